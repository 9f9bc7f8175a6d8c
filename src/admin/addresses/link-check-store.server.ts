import type { Db } from "../../kernel/db/database.server.ts";
import { type LinkCheck, linkCheck } from "./wire.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    link_checks: { id: number; checked_at: string; links: number; faults: number; broken: string };
  }
}

/** The result of the last link check; `checkedAt` is null before the first one. */
export async function readLinkCheck(db: Db): Promise<LinkCheck> {
  const row = await db.selectFrom("link_checks").selectAll().executeTakeFirst();
  if (!row) return { checkedAt: null, links: 0, faults: 0, broken: [] };
  const { checked_at, links, faults, broken } = row;
  return linkCheck.parse({ checkedAt: checked_at, links, faults, broken: JSON.parse(broken) });
}

/** How many links the last check found broken. */
export async function countBrokenLinks(db: Db): Promise<number> {
  const row = await db.selectFrom("link_checks").select("faults").executeTakeFirst();
  return row?.faults ?? 0;
}

/** Stores the result of a link check in place of the previous one. */
export async function storeLinkCheck(db: Db, { checkedAt, links, faults, broken }: LinkCheck) {
  const found = { checked_at: checkedAt ?? "", links, faults, broken: JSON.stringify(broken) };
  await db
    .insertInto("link_checks")
    .values({ id: 1, ...found })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(found))
    .execute();
}
