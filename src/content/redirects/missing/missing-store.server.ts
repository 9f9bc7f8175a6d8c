import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { isoDayAfter } from "../../../kernel/text/format.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** How often a missing path was requested on a day in Riyadh. */
    missing_pages: { path: string; day: string; hits: number };
  }
}

const mostPaths = 500;
const keptDays = 30;

export type MissingSum = { path: string; day: string; hits: number };
/** A missing path, how often it was requested in the last 30 days, and on which day last. */
export type MissingPage = { path: string; hits: number; last: string };

/** Adds to the sums. Keeps 500 paths: the least requested are deleted, and of equal ones those requested longest ago. */
export async function addMissing(db: Db, sums: readonly MissingSum[], now: Date) {
  await db.transaction().execute(async (transaction) => {
    // Every process uses the same order, so that two transactions cannot deadlock.
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

/** The missing paths of the last 30 days, most requested first. */
export async function listMissing(db: Db, now: Date): Promise<MissingPage[]> {
  const rows = await mostAsked(db).where("day", ">", isoDayAfter(now, -keptDays)).limit(mostPaths).execute();
  return rows.map(({ path, hits, last }) => ({ path, hits: Number(hits), last }));
}

/** Deletes the sums of a path, because it has a redirect now or staff removed it from the list. */
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
