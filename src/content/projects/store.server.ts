import { sql } from "kysely";
import type { Db } from "../../kernel/database.server.ts";
import { decodeRow } from "../../kernel/record-table.server.ts";
import { countRecords, listRecords } from "../../kernel/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Project, projects } from "./projects.ts";

declare module "../../kernel/database.server.ts" {
  interface Tables {
    projects: RowOf<typeof projects>;
  }
}

export const projectsTable = recordTable(projects);

/** Which projects a visitor asks for; an unknown category or status finds none. */
export type ProjectFilter = { category?: string | undefined; status?: string | undefined };

/** A page of the projects by order, and how many there are in all. */
export async function listProjects(
  db: Db,
  filter: ProjectFilter,
  part: { limit: number; offset: number },
): Promise<{ projects: Project[]; total: number }> {
  const where = filter as Partial<Project>; // a category that is none of ours equals no row
  const [projects, total] = await Promise.all([
    listRecords(db, projectsTable, { where, ...part }),
    countRecords(db, projectsTable, { where }),
  ]);
  return { projects, total };
}

/** How many projects there are of each category and status; only those that occur. */
export async function countProjects(db: Db): Promise<{ category: string; status: string; total: number }[]> {
  return db
    .selectFrom("projects")
    .select(["category", "status", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .groupBy(["category", "status"])
    .execute();
}

/** The named projects that exist, by id. */
export async function findProjects(db: Db, ids: readonly string[]): Promise<Map<string, Project>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("projects")
    .selectAll()
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, decodeRow(projectsTable, row)]));
}

/** The project after this one in the list's order, the first after the last; undefined when there is no other. */
export async function nextProject(db: Db, project: Project): Promise<Project | undefined> {
  // Missing places sort last, ties by id, as in the list.
  const place = sql`coalesce(display_order, 999999999)`;
  const own = project.order ?? 999999999;
  const others = db
    .selectFrom("projects")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("id", "!=", project.id)
    .orderBy(place)
    .orderBy("id")
    .limit(1);
  const after = others.where(sql<boolean>`(${place} > ${own} or (${place} = ${own} and id > ${project.id}))`);
  const row = (await after.executeTakeFirst()) ?? (await others.executeTakeFirst());
  return row && decodeRow(projectsTable, row);
}

/** The address part of every project, for the sitemap. */
export async function listProjectIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("projects")
    .select("id")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
