import { reportedFilters } from "./reported-filters.ts";

/** The filters behind the button of the desk. */
export const conditions = ["assignee", "unread", "waiting", "due", "days", "tag"] as const;
/** All filters that the address of the desk can have. */
export const filterNames = ["status", "stage", ...conditions, ...reportedFilters] as const;
export type DeskFilter = (typeof filterNames)[number];
