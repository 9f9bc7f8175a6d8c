import type { z } from "zod";
import type { Db } from "../db/database.server.ts";
import { type AnyRecord, isRowId } from "../db/stored.ts";
import type { NewRecord } from "../db/write.server.ts";
import { AppError, type FieldErrors } from "../errors.ts";
import type { ApiContext } from "../http/http.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { may } from "../roles.ts";
import type { CsvColumn } from "./csv/csv.ts";
import type { RecordTable } from "./record-table.server.ts";
import type { StoredResource } from "./table.server.ts";
import type { Wire } from "./wire.ts";

/** A resource with its table and what its calls derive from the description: one line of the registry, `src/resources.server.ts`. */
export type ServedResource = StoredResource & {
  wire: Wire<AnyRecord>;
  /** What a create must bring, in wire names, and what an update may bring. Neither holds defaults. */
  createSchema: z.ZodObject;
  updateSchema: z.ZodObject;
  /** What is answered of a record, in wire names, with what is counted for it. */
  answerSchema: z.ZodObject;
  /** The fields of a new record that the body does not name; `count` records exist. */
  blank(count: number, now: Date): NewRecord<AnyRecord>;
  /** Wire names that only staff read: an anonymous answer lacks them, and orders and filters of lists do not know them. */
  staffFields: readonly string[];
  /** Wire names by which a list may be filtered, as `?category=…`. */
  filters: readonly string[];
  /** The field that a reorder numbers from 1. */
  orderField: string | undefined;
  /** The flag that a bulk activation sets. */
  activeField: string | undefined;
  /** What the rows of a file must not be to each other, nor to the records that the file does not touch: a fault list for each row. */
  faultsTogether?: (rows: readonly object[], untouched: readonly AnyRecord[]) => readonly FieldErrors[];
  /** What a record holds beside its row when it comes from a file. */
  fromFile?: object;
  /** The columns of its files, in the words of now: what a value is called may be stored too. */
  csvColumns(db: Db): Promise<readonly CsvColumn[]>;
  /** What is counted over all records, for `GET /summary`; for resources with numbers as ids. */
  summary?: { schema: z.ZodType; count: (db: Db, now: Date) => Promise<object> };
  /** What is counted for records and not stored with them: the wire fields that their answers carry besides, by id. */
  countedFor?: (db: Db, ids: readonly AnyRecord[]) => Promise<ReadonlyMap<number | string, object>>;
};

/** The id of the address in the table's type; what cannot be one is not found. */
export function idOf<T extends AnyRecord>(table: RecordTable<T>, c: ApiContext): T["id"] {
  const id = c.req.param("id") ?? "";
  if (table.id === "text" && !id.includes("\0")) return id;
  if (!/^\d+$/.test(id) || !isRowId(Number(id))) throw new AppError("not-found");
  return Number(id);
}

/** What a caller may see of a resource: records with these fields, without the hidden ones, and the trash or not. */
export type Sight = { where: object; hidden: readonly string[]; trash: boolean };

export const staffSight: Sight = { where: {}, hidden: [], trash: true };

/**
 * Everything for staff who may read it, else what the resource shows to anybody; requirement API-03. Where that is nothing, the calls
 * are not open, and the router of staff has found the session.
 */
export async function sightOf(
  kernel: Kernel,
  { resource: { anonymousSees, area }, staffFields }: ServedResource,
  c: ApiContext,
): Promise<Sight> {
  if (anonymousSees === "nothing") return staffSight;
  const session = c.get("session") ?? (await kernel.authenticate(c.req.raw)); // a program's is found already
  if (session && may(session.user.access, "read", area)) return staffSight;
  return { where: anonymousSees, hidden: staffFields, trash: false };
}

/** Records as they are answered: under their wire names, with what is counted for them. */
export async function answersOf(
  kernel: Kernel,
  { wire, countedFor }: ServedResource,
  records: readonly AnyRecord[],
  { hidden } = staffSight,
): Promise<object[]> {
  const counted = await countedFor?.(kernel.reads, records);
  return records.map((record) => {
    const answer: Record<string, unknown> = { ...wire.toWire(record), ...counted?.get(record.id) };
    for (const name of hidden) delete answer[name];
    return answer;
  });
}
