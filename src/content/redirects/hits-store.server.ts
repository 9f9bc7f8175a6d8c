import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDayAfter } from "../../kernel/text/format.ts";
import type { RedirectHits, RedirectRecord } from "./redirects.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    /** How often a redirect was followed on a day in Riyadh. */
    redirect_hits: { redirect_id: number; day: string; hits: number };
  }
}

const keptHitDays = 90;
const shownDays = 30;

/** How often redirects were followed in the last 30 days, and on which day last, by id. */
export async function countHits(
  db: Db,
  records: readonly RedirectRecord[],
): Promise<ReadonlyMap<number, RedirectHits>> {
  const counted = new Map<number, RedirectHits>(
    records.map(({ id, createdAt }) => [id, { since: createdAt, hits: 0, lastHit: null }]),
  );
  const ids = records.map(({ id }) => id);
  let query = db
    .selectFrom("redirect_hits")
    .select((eb) => ["redirect_id", eb.fn.sum<number>("hits").as("hits"), eb.fn.max("day").as("lastHit")])
    .where("day", ">", isoDayAfter(new Date(), -shownDays))
    .groupBy("redirect_id");
  // The number of parameters of a statement is limited, so for many redirects all are counted.
  if (ids.length <= 500) query = query.where("redirect_id", "in", ids.length > 0 ? ids : [0]);
  for (const { redirect_id, hits, lastHit } of await query.execute()) {
    const told = counted.get(redirect_id);
    if (told) counted.set(redirect_id, { ...told, hits: Number(hits), lastHit });
  }
  return counted;
}

/** Adds how often redirects were followed to the sums of a day. */
export async function addHits(db: Db, sums: readonly { redirectId: number; day: string; hits: number }[]) {
  const rows = sums.map(({ redirectId, day, hits }) => ({ redirect_id: redirectId, day, hits }));
  await db
    .insertInto("redirect_hits")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["redirect_id", "day"])
        .doUpdateSet({ hits: sql<number>`redirect_hits.hits + excluded.hits` }),
    )
    .execute();
}

/** A task of the cleanup: deletes old sums. */
export async function forgetOldHits({ db, now }: Pick<Kernel, "db" | "now">) {
  await db.deleteFrom("redirect_hits").where("day", "<", isoDayAfter(now(), -keptHitDays)).execute();
}
