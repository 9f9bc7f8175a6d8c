export const projectCategories = ["commercial", "residential", "industrial", "other"] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/**
 * The states that forms and filters offer; any other text is stored as given. The first three have colours, all others are
 * grey. Requirements PRJ-02, APRJ-03.
 */
export const projectStatuses = ["planning", "in-progress", "completed", "on-hold"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
