import { type Db, loose } from "../../kernel/db/database.server.ts";
import type { AnyRecord } from "../../kernel/db/stored.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { columnOf } from "../../kernel/resource/record-table.server.ts";
import { described } from "../../resources.server.ts";
import { showRecord } from "./documents.server.ts";

const waiting = described.flatMap((stored) => {
  const waits = stored.resource.drafts?.waits;
  return waits ? [{ ...stored, waits }] : [];
});
type Waiting = (typeof waiting)[number];

/** The records of any resource whose moment has come. */
export const dueRecords = (db: Db, now: string) =>
  waiting.map((of) => dueOf(db, of, now)).reduce((all, others) => all.unionAll(others));

/**
 * Shows the records whose moment has come, each resource in one transaction that raises the content version, also those missed while no
 * process ran; requirements ART-01, DOC-03.
 */
export async function showDue(kernel: Kernel) {
  for (const of of waiting) {
    const { path } = of.resource;
    if ((await dueIds(kernel.reads, of, kernel.now().toISOString())).length === 0) continue;
    await write(kernel, system, async (tx) => {
      await tx.bumpContentVersion(); // takes the lock; only then are the due records read again
      for (const id of await dueIds(tx.db, of, tx.at)) await showRecord(tx, { path, id }, tx.at);
    });
  }
}

async function dueIds(db: Db, of: Waiting, now: string): Promise<AnyRecord["id"][]> {
  const rows = await dueOf(db, of, now).execute();
  return rows.map(({ id }) => (of.table.id === "text" ? String(id) : Number(id)));
}

function dueOf(db: Db, { table, waits }: Waiting, now: string) {
  let due = loose(db)
    .selectFrom(table.name)
    .select("id")
    .where("deleted_at", "is", null)
    .where(columnOf(table, waits.shownFrom).name, "<=", now);
  for (const [field, value] of Object.entries(waits.waiting))
    due = due.where(columnOf(table, field).name, "=", String(value));
  return due;
}
