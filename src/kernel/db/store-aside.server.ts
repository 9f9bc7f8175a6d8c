import type { RecordTable } from "../resource/record-table.server.ts";
import { loose } from "./database.server.ts";
import { insertRecord } from "./insert-record.server.ts";
import type { AnyRecord } from "./stored.ts";
import type { NewRecord, Write } from "./write.server.ts";

const mostAside = 500; // of a table

/**
 * Stores what a robot may have sent in the trash at once, so that somebody can look at it and restore it: no list, figure, mail or
 * webhook knows of it. Beyond 500 the oldest go. Answers its id; requirement SEC-07.
 */
export async function storeAside<T extends AnyRecord>(tx: Write, table: RecordTable<T>, input: NewRecord<T>) {
  const row = await insertRecord(tx, table, input, { suspected_at: tx.at, deleted_at: tx.at });
  const older = await loose(tx.db)
    .selectFrom(table.name)
    .select("id")
    .where("suspected_at", "is not", null)
    .where("deleted_at", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .offset(mostAside)
    .executeTakeFirst();
  if (older)
    await loose(tx.db)
      .deleteFrom(table.name)
      .where("suspected_at", "is not", null)
      .where("deleted_at", "is not", null)
      .where("id", "<=", older.id ?? null)
      .execute();
  return Number(row.id);
}
