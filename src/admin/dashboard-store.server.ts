import { sql } from "kysely";
import { type Db, loose } from "../kernel/database.server.ts";
import type { Figure } from "./dashboard-figures.ts";

const day = 24 * 60 * 60_000;

/** How many records of a table there are, and how many came in the last 30 days and the 30 before. */
export async function figure(db: Db, table: string, now: Date): Promise<Figure> {
  const since = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number | null>`sum(case when ${condition} then 1 else 0 end)`;
  const row = await loose(db)
    .selectFrom(table)
    .select([
      sql<number>`count(*)`.as("total"),
      count(sql`created_at >= ${since(30)}`).as("recent"),
      count(sql`created_at >= ${since(60)} and created_at < ${since(30)}`).as("before"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: row.total, recent: row.recent ?? 0, before: row.before ?? 0 };
}

export async function averageRating(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("reviews")
    .select(sql<number | null>`avg(rating * 1.0)`.as("rating"))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.rating == null ? null : Math.round(row.rating * 10) / 10;
}

/** Requests and messages that nobody has taken up yet. */
export async function countNew(db: Db) {
  const rows = await db
    .selectFrom("project_requests")
    .select(["kind", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("status", "=", "new")
    .groupBy("kind")
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.total ?? 0);
  return { newRequests: of("quote"), newMessages: of("message") };
}
