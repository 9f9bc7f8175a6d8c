import { invalid } from "../errors.ts";
import { fieldMessages } from "../resource/field-messages.text.ts";
import { numberedAddress } from "../resource/kinds/address.ts";
import { columnOf, type RecordTable } from "../resource/record-table.server.ts";
import { type Db, loose } from "./database.server.ts";
import type { AnyRecord } from "./stored.ts";

/** Throws `invalid` for the unique fields whose values another live record of the table has. Empty values are not unique. */
export async function refuseTaken<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  values: object,
  own?: T["id"],
) {
  const taken: string[] = [];
  for (const field of table.unique ?? [])
    if (await isTaken(db, table, { field, value: keptIn(values, field), own })) taken.push(field);
  if (taken.length > 0)
    throw invalid(Object.fromEntries(taken.map((field) => [field, fieldMessages.addressTaken])));
}

/** The unique fields of a deleted record whose values were taken since, each with a number appended. */
export async function freeValues<T extends AnyRecord>(db: Db, table: RecordTable<T>, id: T["id"]) {
  const free: Record<string, string> = {};
  for (const field of table.unique ?? []) {
    const column = columnOf(table, field).name;
    const row = await loose(db).selectFrom(table.name).select(column).where("id", "=", id).executeTakeFirst();
    const value = String(row?.[column] ?? "");
    let candidate = value;
    for (let number = 2; await isTaken(db, table, { field, value: candidate, own: id }); number++)
      candidate = numberedAddress(value, number);
    if (candidate !== value) free[field] = candidate;
  }
  return free;
}

async function isTaken<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  { field, value, own }: { field: string; value: string; own: T["id"] | undefined },
): Promise<boolean> {
  if (value === "") return false;
  let others = loose(db)
    .selectFrom(table.name)
    .select("id")
    .where(columnOf(table, field).name, "=", value)
    .where("deleted_at", "is", null);
  if (own !== undefined) others = others.where("id", "!=", own);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

const keptIn = (values: object, field: string) => String(Reflect.get(values, field) ?? "");
