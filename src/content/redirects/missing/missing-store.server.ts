import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { isoDayAfter } from "../../../kernel/text/format.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** How often a path was asked for in vain on a day in Riyadh. */
    missing_pages: { path: string; day: string; hits: number };
  }
}

const mostPaths = 500;
const keptDays = 30;

export type MissingSum = { path: string; day: string; hits: number };
/** A path that was asked for in vain in the last 30 days. */
export type MissingPage = { path: string; hits: number; last: string };

/** Adds to the sums; beyond 500 paths those give way that were asked for least, and of these the oldest. */
export async function addMissing(db: Db, sums: readonly MissingSum[], now: Date) {
  await db.transaction().execute(async (transaction) => {
    // In one order in every process, so that no two wait for each other.
    const rows = sums.toSorted((a, b) => (a.path + a.day < b.path + b.day ? -1 : 1));
    await transaction
      .insertInto("missing_pages")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["path", "day"])
          .doUpdateSet({ hits: sql<number>`missing_pages.hits + excluded.hits` }),
      )
      .execute();
    await transaction.deleteFrom("missing_pages").where("day", "<=", isoDayAfter(now, -keptDays)).execute();
    const beyond = await mostAsked(transaction).offset(mostPaths).limit(mostPaths).execute();
    const paths = beyond.map(({ path }) => path);
    if (paths.length > 0) await transaction.deleteFrom("missing_pages").where("path", "in", paths).execute();
  });
}

/** What was asked for in vain in the last 30 days, the most wanted first. */
export async function listMissing(db: Db, now: Date): Promise<MissingPage[]> {
  const rows = await mostAsked(db).where("day", ">", isoDayAfter(now, -keptDays)).limit(mostPaths).execute();
  return rows.map(({ path, hits, last }) => ({ path, hits: Number(hits), last }));
}

/** No longer told of: it leads somewhere now, or nobody cares. */
export async function forgetMissing(db: Db, path: string) {
  await db.deleteFrom("missing_pages").where("path", "=", path).execute();
}

function mostAsked(db: Db) {
  return db
    .selectFrom("missing_pages")
    .select((eb) => ["path", eb.fn.sum<number>("hits").as("hits"), eb.fn.max("day").as("last")])
    .groupBy("path")
    .orderBy(sql`sum(hits)`, "desc")
    .orderBy(sql`max(day)`, "desc")
    .orderBy("path");
}
