import { sql } from "kysely";
import { type Db, loose } from "../../kernel/db/database.server.ts";
import { addDays, isoDayAfter } from "../../kernel/text/format.ts";
import type { Figure } from "./dashboard-answer.ts";

/**
 * The number of records of a table, and how many were added in the last 30 days and the 30 days before. `column` is the one
 * that says when: for clients the day on which they joined, as on their own screen, and not the day on which somebody typed it.
 */
export async function figure(
  db: Db,
  table: { name: string },
  now: Date,
  column: "created_at" | "join_date" = "created_at",
): Promise<Figure> {
  const at = sql.ref(column);
  const since = (days: number) =>
    column === "join_date" ? isoDayAfter(now, 1 - days) : addDays(now, -days).toISOString();
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number | null>`sum(case when ${condition} then 1 else 0 end)`;
  const row = await loose(db)
    .selectFrom(table.name)
    .select([
      sql<number>`count(*)`.as("total"),
      count(sql`${at} >= ${since(30)}`).as("recent"),
      count(sql`${at} >= ${since(60)} and ${at} < ${since(30)}`).as("before"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: row.total, recent: row.recent ?? 0, before: row.before ?? 0 };
}
