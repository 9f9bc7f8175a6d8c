import type { z } from "zod";
import type { Db } from "../db/database.server.ts";
import { type AnyRecord, isRowId } from "../db/stored.ts";
import type { NewRecord, Write } from "../db/write.server.ts";
import { AppError, type FieldErrors } from "../errors.ts";
import type { ApiContext } from "../http/http.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { may } from "../roles.ts";
import type { Composed } from "./composed.server.ts";
import type { CsvColumn } from "./csv/csv.ts";
import type { Field } from "./field.ts";
import type { RecordTable } from "./record-table.server.ts";
import type { StoredResource } from "./table.server.ts";
import type { Wire } from "./wire.ts";

/** A resource with its table and what its calls derive from the description: one line of the registry, `src/resources.server.ts`. */
export type ServedResource = StoredResource & {
  wire: Wire<AnyRecord>;
  /** Members of answers that are made of fields. */
  composed: readonly Composed[];
  /** The bodies of a create and of an update, in wire names. Neither has defaults. */
  createSchema: z.ZodObject;
  updateSchema: z.ZodObject;
  /** The answer for a record, in wire names, with the counted fields. */
  answerSchema: z.ZodObject;
  /** The initial values of a new record, for fields missing in the body; `count` is the number of existing records. */
  blank(count: number, now: Date): NewRecord<AnyRecord>;
  /** Wire names that only staff read: for anonymous readers, answers leave them out and lists neither sort nor filter by them. */
  staffFields: readonly string[];
  /** Wire names by which a list may be filtered, such as `?category=…`. */
  filters: readonly string[];
  /** Filters by expressions of the table's `computed`, by their wire names, with the fields that read their values. */
  computedFilters?: Readonly<Record<string, Field>>;
  /** The field that a reorder numbers from 1. */
  orderField: string | undefined;
  /** The flag that a bulk activation sets. */
  activeField: string | undefined;
  /** Answers the faults of each row of a file: conflicts with other rows and with records that the file does not touch. */
  faultsTogether?: (rows: readonly object[], untouched: readonly AnyRecord[]) => readonly FieldErrors[];
  /** Fields by which a file's row is recognised as a record that exists already, such as phone and e-mail. */
  knownBy?: readonly string[];
  /** Values that every record created from a file gets. */
  fromFile?: object;
  /** Checks, under the locks of the change, that a record may be deleted; throws otherwise. */
  beforeDelete?: (tx: Write, id: AnyRecord["id"]) => Promise<unknown>;
  /** The columns of the files with their current words, because the words of values may be stored in the database. */
  csvColumns(db: Db): Promise<readonly CsvColumn[]>;
  /** Counts over all records, for `GET /summary`; for resources with integer ids. */
  summary?: { schema: z.ZodType; count: (db: Db, now: Date) => Promise<object> };
  /** Counts for records that are not stored with them: additional wire fields of their answers, by id. */
  countedFor?: (db: Db, ids: readonly AnyRecord[]) => Promise<ReadonlyMap<number | string, object>>;
};

/** The id in the path, in the table's type. Throws `not-found` for a text that cannot be an id. */
export function idOf<T extends AnyRecord>(table: RecordTable<T>, c: ApiContext, name = "id"): T["id"] {
  const id = c.req.param(name) ?? "";
  if (table.id === "text" && !id.includes("\0")) return id;
  if (!/^\d+$/.test(id) || !isRowId(Number(id))) throw new AppError("not-found");
  return Number(id);
}

/** What a caller may see of a resource: records that match `where`, without the `hidden` fields, with or without the trash. */
export type Sight = { where: object; hidden: readonly string[]; trash: boolean };

export const staffSight: Sight = { where: {}, hidden: [], trash: true };

/**
 * Everything for staff who may read the resource, otherwise what the resource shows to anybody; requirement API-03. If it shows
 * nothing, its calls are not open, and `staffRouter` has found the session already.
 */
export async function sightOf(
  kernel: Kernel,
  { resource: { anonymousSees, area }, staffFields }: ServedResource,
  c: ApiContext,
): Promise<Sight> {
  if (anonymousSees === "nothing") return staffSight;
  const session = c.get("session") ?? (await kernel.authenticate(c.req.raw)); // that of a program is found already
  if (session && may(session.user.access, "read", area)) return staffSight;
  return { where: anonymousSees, hidden: staffFields, trash: false };
}

/** The answers for records: wire names, with the counted fields. */
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
