import { sql } from "kysely";
import { type Db, loose } from "../../kernel/db/database.server.ts";
import { addDays } from "../../kernel/text/format.ts";
import type { Figure } from "./dashboard-answer.ts";

/** The number of records of a table, and how many were added in the last 30 days and the 30 days before. */
export async function figure(db: Db, table: { name: string }, now: Date): Promise<Figure> {
  const since = (days: number) => addDays(now, -days).toISOString();
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number | null>`sum(case when ${condition} then 1 else 0 end)`;
  const row = await loose(db)
    .selectFrom(table.name)
    .select([
      sql<number>`count(*)`.as("total"),
      count(sql`created_at >= ${since(30)}`).as("recent"),
      count(sql`created_at >= ${since(60)} and created_at < ${since(30)}`).as("before"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: row.total, recent: row.recent ?? 0, before: row.before ?? 0 };
}
