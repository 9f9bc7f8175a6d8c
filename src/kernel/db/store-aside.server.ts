import { sql } from "kysely";
import type { RecordTable } from "../resource/record-table.server.ts";
import { loose } from "./database.server.ts";
import { insertRecord } from "./insert-record.server.ts";
import type { AnyRecord } from "./stored.ts";
import { deleteRecord, type NewRecord, type Write } from "./write.server.ts";

const mostAside = 500; // of a table

/**
 * Stores what a robot may have sent in the trash at once, so that somebody can look at it and restore it: no list, figure, mail or
 * webhook knows of it. Beyond 500 the oldest go, but none that a person put there. Answers its id; requirement SEC-07.
 */
export async function storeAside<T extends AnyRecord>(tx: Write, table: RecordTable<T>, input: NewRecord<T>) {
  const row = await insertRecord(tx, table, input, { suspected_at: tx.at, deleted_at: tx.at });
  const older = await loose(tx.db)
    .selectFrom(table.name)
    .select("id")
    .where(isCaught)
    .orderBy("id", "desc")
    .limit(1)
    .offset(mostAside)
    .executeTakeFirst();
  if (older)
    await loose(tx.db)
      .deleteFrom(table.name)
      .where(isCaught)
      .where("id", "<=", older.id ?? null)
      .execute();
  return Number(row.id);
}

// What people put aside came earlier than the suspicion, and has notes and files that the cleanup of the trash takes along.
const isCaught = sql<boolean>`(suspected_at is not null and deleted_at is not null and suspected_at = created_at)`;

/**
 * Puts a record that a person judges to be spam where the posts of robots lie: in the trash, marked as suspected. One that lies there
 * already stays as it is. `undeleteRecord` takes it back. Throws `not-found`, also for what was deleted otherwise; requirement SEC-07.
 */
export async function putAside<T extends AnyRecord>(tx: Write, table: RecordTable<T>, id: T["id"]) {
  const aside = await loose(tx.db)
    .selectFrom(table.name)
    .select("id")
    .where("id", "=", id)
    .where("suspected_at", "is not", null)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  if (aside) return;
  await deleteRecord(tx, table, id);
  await loose(tx.db).updateTable(table.name).set({ suspected_at: tx.at }).where("id", "=", id).execute();
}
