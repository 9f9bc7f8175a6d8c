import type { z } from "zod";
import type { CsvColumn } from "./csv.ts";
import type { Db } from "./database.server.ts";
import type { Wire } from "./define-wire.ts";
import { AppError } from "./errors.ts";
import type { ApiContext } from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import type { RecordTable } from "./record-table.server.ts";
import { isRowId, type Stored } from "./stored.ts";
import type { NewRecord } from "./write.server.ts";

type AnyStored = Stored<number | string>;

export type CrudResource<T extends AnyStored> = {
  /** The last part of the address, for example `services`. */
  path: string;
  table: RecordTable<T>;
  wire: Wire<T>;
  /** What a create must bring, in wire names, and what an update may bring. Neither holds defaults. */
  createSchema: z.ZodObject;
  updateSchema: z.ZodObject;
  /** What is answered of a record, in wire names, with what is counted for it. */
  answerSchema: z.ZodObject;
  /** The fields of a new record that the body does not name; `count` records exist. */
  blank(count: number): NewRecord<T>;
  /** What an anonymous reader sees: records with these fields, or nothing at all (401); requirement API-03. */
  anonymousSees: Partial<T> | "nothing";
  /** Wire names that only staff read: an anonymous answer lacks them, and orders and filters of lists do not know them. */
  staffFields?: readonly string[];
  /** Wire names by which a list may be filtered, as `?category=…`. */
  filters?: readonly string[];
  /** The field that a reorder numbers from 1. */
  orderField?: Extract<keyof T, string>;
  /** The flag that a bulk activation sets. */
  activeField?: Extract<keyof T, string>;
  /** What its CSV files hold; without it there are none. */
  csv?: CsvFormat;
  /** What is counted over all records, for `GET /summary`; for resources with numbers as ids. */
  summary?: { schema: z.ZodType; count: (db: Db, now: Date) => Promise<object> };
  /** What is counted for records and not stored with them: the wire fields that their answers carry besides, by id. */
  countedFor?: (db: Db, records: readonly T[]) => Promise<ReadonlyMap<T["id"], object>>;
};

export type CsvFormat = {
  columns: readonly CsvColumn[];
  /** The columns with the words of now, where what a value is called is stored too. */
  columnsNow?: (db: Db) => Promise<readonly CsvColumn[]>;
};

/** The id of the address in the table's type; what cannot be one is not found. */
export function idOf<T extends AnyStored>(table: RecordTable<T>, c: ApiContext): T["id"] {
  const id = c.req.param("id") ?? "";
  if (table.id === "text" && !id.includes("\0")) return id;
  if (!/^\d+$/.test(id) || !isRowId(Number(id))) throw new AppError("not-found");
  return Number(id);
}

/** What a caller may see of a resource: records with these fields, without the hidden ones, and the trash or not. */
export type Sight<T> = { where: Partial<T>; hidden: readonly string[]; trash: boolean };

export const staffSight = { where: {}, hidden: [], trash: true };

/**
 * Everything with a session, else what the resource shows to anybody; requirement API-03. Where that is nothing, the calls
 * are not open, and the router of staff has found the session.
 */
export async function sightOf<T extends AnyStored>(
  kernel: Kernel,
  { anonymousSees, staffFields = [] }: CrudResource<T>,
  c: ApiContext,
): Promise<Sight<T>> {
  if (anonymousSees === "nothing" || (await kernel.authenticate(c.req.raw))) return staffSight;
  return { where: anonymousSees, hidden: staffFields, trash: false };
}

/** Records as they are answered: under their wire names, with what is counted for them. */
export async function answersOf<T extends AnyStored>(
  kernel: Kernel,
  { wire, countedFor }: CrudResource<T>,
  records: readonly T[],
  { hidden }: Pick<Sight<T>, "hidden"> = staffSight,
): Promise<object[]> {
  const counted = await countedFor?.(kernel.reads, records);
  return records.map((record) => {
    const answer: Record<string, unknown> = { ...wire.toWire(record), ...counted?.get(record.id) };
    for (const name of hidden) delete answer[name];
    return answer;
  });
}
