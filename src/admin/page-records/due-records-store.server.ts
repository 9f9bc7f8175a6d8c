import { type Db, loose } from "../../kernel/db/database.server.ts";
import type { AnyRecord } from "../../kernel/db/stored.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { columnOf } from "../../kernel/resource/record-table.server.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { described } from "../../resources.server.ts";
import { showRecord } from "./documents.server.ts";

/**
 * Shows the records whose moment has come, each resource in one transaction that raises the content version, also those missed while no
 * process ran; requirements ART-01, DOC-03.
 */
export async function showDue(kernel: Kernel) {
  for (const stored of described) {
    const { path, drafts } = stored.resource;
    if (!drafts?.waits || (await dueIds(kernel.reads, stored, kernel.now().toISOString())).length === 0)
      continue;
    await write(kernel, system, async (tx) => {
      await tx.bumpContentVersion(); // takes the lock; only then are the due records read again
      for (const id of await dueIds(tx.db, stored, tx.at)) await showRecord(tx, { path, id }, tx.at);
    });
  }
}

async function dueIds(db: Db, { resource, table }: StoredResource, now: string): Promise<AnyRecord["id"][]> {
  const waits = resource.drafts?.waits;
  if (!waits) return [];
  let due = loose(db)
    .selectFrom(table.name)
    .select("id")
    .where("deleted_at", "is", null)
    .where(columnOf(table, waits.shownFrom).name, "<=", now);
  for (const [field, value] of Object.entries(waits.waiting))
    due = due.where(columnOf(table, field).name, "=", String(value));
  return (await due.execute()).map(({ id }) => (table.id === "text" ? String(id) : Number(id)));
}
