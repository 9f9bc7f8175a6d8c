import { AppError } from "../errors.ts";
import { encodeRow, type RecordTable } from "../resource/record-table.server.ts";
import { hasCode, type SqlValue } from "./database.server.ts";
import { insertRow } from "./prepared.server.ts";
import { searchTextOf } from "./records.server.ts";
import type { AnyRecord } from "./stored.ts";
import type { NewRecord, Write } from "./write.server.ts";

/**
 * Stores the row of a new record with the values that follow from its others, and answers it as stored. `beside` are columns that
 * no field of the record fills. Throws `conflict` when the database refuses the id or another unique value as taken; what is due
 * with a new record beside its row is the caller's.
 */
export async function insertRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  input: NewRecord<T>,
  beside: Record<string, SqlValue> = {},
) {
  const prepared = (await table.prepare?.(tx, input, null)) ?? input;
  return insertRow(tx.db, table.name, {
    ...encodeRow(table, prepared),
    search_text: searchTextOf(table, prepared),
    version: 1,
    created_at: tx.at,
    updated_at: tx.at,
    ...beside,
  }).catch(sayTaken);
}

// PostgreSQL; SQLite.
const takenCodes = ["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

/** Turns the database's refusal into `conflict`: two writers at the same moment may both have found the value free. */
function sayTaken(error: unknown): never {
  throw hasCode(error, ...takenCodes) ? new AppError("conflict", { cause: error }) : error;
}
