import { randomInt } from "node:crypto";
import { type Expression, type NotNull, type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, findRecords, listRecords } from "../../kernel/db/records.server.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Project, projects } from "./projects.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    projects: RowOf<typeof projects>;
  }
}

export const projectsTable = recordTable(projects);

let last = 0;

/**
 * A timestamp, as the browser makes ids, with three more digits that are random. Each id is greater than the one before it, so that
 * the thousands of rows of an import, which share one moment, get ids of their own.
 */
export function newProjectId(now: Date) {
  last = Math.max(now.getTime() * 1000 + randomInt(1000), last + 1);
  return String(last);
}

/** The condition for projects that visitors see; requirement SITE-05. */
const onSite = { isActive: true };

/** The filter of a visitor's list; an unknown category or status matches nothing. */
export type ProjectFilter = { category?: string | undefined; status?: string | undefined };

/** A page of the projects that visitors see, in order, and the total number of matches. */
export async function listProjects(
  db: Db,
  filter: ProjectFilter,
  part: { limit: number; offset: number },
): Promise<{ projects: Project[]; total: number }> {
  const [projects, total] = await Promise.all([
    listRecords(db, projectsTable, { where: { ...filter, ...onSite }, ...part }),
    countRecords(db, projectsTable, { where: { ...filter, ...onSite } }),
  ]);
  return { projects, total };
}

/** The number of projects that visitors see by category and status; only combinations that occur. */
export async function countProjects(db: Db): Promise<{ category: string; status: string; total: number }[]> {
  return db
    .selectFrom("projects")
    .select(["category", "status", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .groupBy(["category", "status"])
    .execute();
}

/** The number of completed projects that visitors see by the year of their end date; only years with at least one. */
export async function deliveredByYear(db: Db): Promise<{ year: number; total: number }[]> {
  const year = sql<string>`substr(end_date, 1, 4)`;
  const rows = await db
    .selectFrom("projects")
    .select([year.as("year"), sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .where("status", "=", "completed")
    .where("end_date", "!=", "")
    .groupBy(year)
    .orderBy(year)
    .execute();
  return rows.map(({ year, total }) => ({ year: Number(year), total }));
}

/** The number of clients' projects and their value in riyals, by client id. May include further clients. */
export async function countProjectsOf(
  db: Db,
  clientIds: readonly number[],
): Promise<Map<number, { projects: number; worth: number }>> {
  let query = db
    .selectFrom("projects")
    .select([
      "client_id",
      sql<number>`count(*)`.as("projects"),
      sql<number | null>`sum(value_amount)`.as("worth"),
    ])
    .where("deleted_at", "is", null)
    .where("client_id", "is not", null)
    .$narrowType<{ client_id: NotNull }>()
    .groupBy("client_id");
  // The number of parameters of a statement is limited, so for many clients the projects of all clients are counted.
  if (clientIds.length <= 500) query = query.where("client_id", "in", clientIds.length > 0 ? clientIds : [0]);
  const rows = await query.execute();
  return new Map(rows.map((row) => [row.client_id, { projects: row.projects, worth: row.worth ?? 0 }]));
}

/** The number of projects and their value in riyals, summed over all clients that fulfil a condition. */
export async function sumLinkedProjects(
  db: Db,
  condition: (clientId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<{ projects: number; worth: number }> {
  const row = await db
    .selectFrom("projects")
    .select([sql<number>`count(*)`.as("projects"), sql<number | null>`sum(value_amount)`.as("worth")])
    .where("deleted_at", "is", null)
    .where(condition(linkedClient))
    .executeTakeFirstOrThrow();
  return { projects: row.projects, worth: row.worth ?? 0 };
}

const linkedClient = sql.ref("projects.client_id");

/** The value of a client's projects in riyals, as an expression for statements that read clients. */
export function worthOfProjects(clientId: RawBuilder<unknown>) {
  return sql<number>`coalesce((
    select sum(value_amount) from projects where client_id = ${clientId} and projects.deleted_at is null), 0)`;
}

/**
 * A condition for statements that read clients: whether a client has a project that ends at or after a time, given as ISO in
 * UTC (`before`) and as its day. A project ends on its end date; without one a completed project ended with its last change,
 * and any other has not ended.
 */
export function hasProjectAfter(
  { before, day }: { before: string; day: string },
  clientId: RawBuilder<unknown>,
) {
  return sql<boolean>`exists (select 1 from projects where projects.client_id = ${clientId}
    and projects.deleted_at is null
    and case when projects.end_date <> '' then projects.end_date >= ${day}
      else projects.status <> 'completed' or projects.updated_at >= ${before} end)`;
}

/** A condition for statements that read records of projects: whether their project is there, not in the trash. */
export const projectExists = (projectId: Expression<unknown>) =>
  sql<boolean>`exists (select 1 from projects where projects.id = ${projectId} and projects.deleted_at is null)`;

/** The client of the project whose id a column holds, for statements of other stores; null for none, and for a project in the trash. */
export const clientOfProject = (column: string) =>
  sql<
    number | null
  >`(select client_id from projects where projects.id = ${sql.ref(column)} and projects.deleted_at is null)`;

/** Removes the links of projects to clients that do not fulfil a condition; nothing else of the projects changes. */
export async function unlinkProjects(
  db: Db,
  isThere: (clientId: RawBuilder<unknown>) => RawBuilder<boolean>,
) {
  await db
    .updateTable("projects")
    .set({ client_id: null })
    .where("client_id", "is not", null)
    .where(({ not }) => not(isThere(linkedClient)))
    .execute();
}

/** A project that visitors can open, or undefined. */
export async function findProject(db: Db, id: string): Promise<Project | undefined> {
  const project = await findRecord(db, projectsTable, id);
  return project?.isActive ? project : undefined;
}

/** Those of the projects with these ids that visitors can open, by id. */
export async function findProjects(db: Db, ids: readonly string[]): Promise<Map<string, Project>> {
  const found = await findRecords(db, projectsTable, ids);
  return new Map(found.filter(({ isActive }) => isActive).map((project) => [project.id, project]));
}

/** The next project that visitors see, in the list's order; after the last the first. Undefined when there is no other. */
export async function nextProject(db: Db, project: Project): Promise<Project | undefined> {
  // Projects without a place sort last, equal places by id, as in the list.
  const place = sql`coalesce(display_order, 999999999)`;
  const own = project.order ?? 999999999;
  const others = db
    .selectFrom("projects")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .where("id", "!=", project.id)
    .orderBy(place)
    .orderBy("id")
    .limit(1);
  const after = others.where(sql<boolean>`(${place} > ${own} or (${place} = ${own} and id > ${project.id}))`);
  const row = (await after.executeTakeFirst()) ?? (await others.executeTakeFirst());
  return row && decodeRow(projectsTable, row);
}

/** The ids and change times of the projects that visitors see, for the sitemap. */
export async function listProjectTimes(db: Db): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "updated_at as updatedAt"])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .orderBy("id")
    .execute();
  return rows;
}
