/**
 * Who of the staff may do what: one table of role and area; requirement ROLE-01. A resource names its area in its
 * description, every other call in `callAreas` (`api.server.ts`), a screen in `screens.ts`.
 */

/** What a user may do, stored as `access`. The `role` that calls answer is `admin` for all of them, as the seed has it. */
export const staffRoles = ["owner", "editor", "sales", "reader"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What a call is about. `site`: what visitors read; `projects`: the work that is shown and sold; `sales`: persons outside and
 * what is agreed with them; `files`: new pictures; `figures`: counts without persons; `house`: settings, users, privacy,
 * audit; `common`: the own account and what answers each user with the own areas alone.
 */
export type Area = "site" | "projects" | "sales" | "files" | "figures" | "house" | "common";

/** `export` is reading many records as a file. */
export type Deed = "read" | "write" | "export";

const reads = ["read", "export"] as const;
const all = ["read", "write", "export"] as const;
const nothing = [] as const;

const allowed: Record<StaffRole, Record<Area, readonly Deed[]>> = {
  owner: { site: all, projects: all, sales: all, files: all, figures: all, house: all, common: all },
  editor: {
    site: all,
    projects: all,
    sales: nothing,
    files: all,
    figures: all,
    house: nothing,
    common: all,
  },
  sales: { site: reads, projects: all, sales: all, files: all, figures: all, house: nothing, common: all },
  reader: {
    site: reads,
    projects: reads,
    sales: ["read"], // no files of personal data
    files: nothing,
    figures: all,
    house: nothing,
    common: all,
  },
};

/** Whether a role may do something in an area. */
export function may(role: StaffRole, deed: Deed, area: Area): boolean {
  return allowed[role][area].includes(deed);
}

/** What a call does, by its method and the last word of its path. */
export function deedOf(method: string, path: string): Deed {
  if (method !== "GET" && method !== "HEAD") return "write";
  return path.endsWith("/export.csv") ? "export" : "read";
}
