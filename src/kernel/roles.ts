/**
 * What each role may do in each area; requirement ROLE-01. A resource names its area in its description; the areas of other
 * calls are in `callAreas` (`api.server.ts`), those of screens in `screens.ts`.
 */

/** The role of a user, stored as `access`. The `role` in answers is `admin` for all of them, as in the seed. */
export const staffRoles = ["owner", "editor", "sales", "reader"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What a call is about. `site`: texts for visitors; `projects`: the work that is shown and sold; `sales`: people outside the
 * agency and agreements with them; `files`: new pictures; `figures`: counts without personal data; `house`: settings, users,
 * privacy, audit; `common`: the user's own account, and calls that answer each user with data of their own areas only.
 */
export type Area = "site" | "projects" | "sales" | "files" | "figures" | "house" | "common";

/** What a call does; `export` reads many records as a file. */
export type Deed = "read" | "write" | "export";

/**
 * What tokens may be allowed to do: programs read lists page by page, and download no files. Storing a whole file, making a link
 * for people without an account and mailing people outside are no part of `write`.
 */
export const programDeeds = ["import", "share", "mail"] as const;
export const tokenDeeds = ["read", "write", ...programDeeds] as const;
export type TokenDeed = (typeof tokenDeeds)[number];

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

/** What a call does, by its method and the last segment of its path. */
export function deedOf(method: string, path: string): Deed {
  if (method !== "GET" && method !== "HEAD") return "write";
  return path.endsWith("/export.csv") ? "export" : "read";
}
