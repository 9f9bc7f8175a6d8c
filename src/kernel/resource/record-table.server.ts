import type { Generated, RawBuilder } from "kysely";
import type { SqlValue } from "../db/database.server.ts";
import { type SnakeCase, snakeCase } from "../db/snake-case.ts";
import type { AnyRecord, Stored } from "../db/stored.ts";
import type { NewRecord, Write } from "../db/write.server.ts";
import { getOrMake } from "../objects.ts";
import type { Period } from "./periods.ts";

type Kind = "text" | "integer" | "number" | "flag" | "json";
type Column = Kind | readonly [column: string, kind: Kind];

/** How one resource lies in its table: the only description that the codec, the reads and the write path need. */
export type RecordTable<T extends AnyRecord = AnyRecord> = {
  /** Table name and resource name in the revisions, for example `services`. */
  name: string;
  id: IdColumn<T["id"]>;
  columns: { readonly [Field in Exclude<keyof T, keyof Stored>]: Column };
  /** Fields that a search looks through, folded; requirement AR-01. */
  searched: readonly Exclude<keyof T, keyof Stored>[];
  richText?: readonly string[]; // of HTML searches see the words
  /** How much of the folded text is kept, in characters: where PostgreSQL has it in an index, no more than 800 fit surely. */
  searchedLength?: number;
  /** The list order: ascending, or descending with `-field`; missing values last, ties by id. */
  orderBy: readonly (Extract<keyof T, string> | `-${Extract<keyof T, string>}`)[];
  /** Under names that the wire shares. */
  periods?: readonly Period<Extract<keyof T, string>>[];
  /** Fields that no two live records share, under names that the wire shares. */
  unique?: readonly string[];
  /**
   * Looks at a record before it is stored, under the locks of the write: answers what is stored, with what follows from other
   * fields, or refuses it by `invalid`.
   */
  prepare?: Prepare<T>["prepare"];
  /** What lists are sorted by that no column holds, or that is not the value of its column. */
  computed?: { readonly [name: string]: RawBuilder<unknown> };
  /** True when the public site shows the resource: a write raises the content version. */
  onSite: boolean;
  /** True when the notifications of the admin count it: a write raises the inbox version. */
  onDesk?: boolean;
  /** True for personal records: revisions name the changed fields and never hold their values; requirement PRIV-02. */
  personal: boolean;
};

/** Methods, for their parameters are records of their own table, whichever it is. */
type Prepare<T extends AnyRecord> = {
  prepare<R extends NewRecord<T>>(tx: Write, record: R, id: T["id"] | undefined): Promise<R>;
};

type IdColumn<Id> = Id extends number ? "integer" : "text";

/** The row of such a record, for `Tables`. `Named` has the columns that are not called as their fields, by field. */
export type RecordRow<T extends AnyRecord, Named = unknown> = {
  [Field in Extract<Exclude<keyof T, keyof Stored>, string> as Field extends keyof Named
    ? Extract<Named[Field], string>
    : SnakeCase<Field>]: InColumn<T[Field]>;
} & {
  id: T["id"] extends number ? Generated<number> : string;
  search_text: Generated<string>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** How a value lies in its column: `encodeRow` as a type. */
type InColumn<Value> = Value extends string | number | null ? Value : Value extends boolean ? 0 | 1 : string;

const storedColumns = {
  id: ["id", "text"],
  version: ["version", "integer"],
  createdAt: ["created_at", "text"],
  updatedAt: ["updated_at", "text"],
  deletedAt: ["deleted_at", "text"],
} as const;

type NamedColumn = { name: string; kind: Kind };

/** The column of a field: `shortDescription` lies in `short_description` unless the table names another. */
export function columnOf(table: { columns: object }, field: string): NamedColumn {
  const column = columnsOf(table).get(field);
  if (!column) throw new Error(`no column for field ${field}`);
  return column;
}

const known = new WeakMap<object, Map<string, NamedColumn>>();

/** Worked out once for a table: each row of a list asks for all of them. */
function columnsOf({ columns }: { columns: object }) {
  return getOrMake(known, columns, () => {
    const all: Record<string, Column> = { ...storedColumns, ...columns };
    const named = Object.entries(all).map(([field, column]): [string, NamedColumn] => {
      const [name, kind] = typeof column === "string" ? [snakeCase(field), column] : column;
      return [field, { name, kind }];
    });
    return new Map(named);
  });
}

/** Turns fields into columns; fields that the table does not know are left out. */
export function encodeRow(table: { columns: object }, fields: object): Record<string, SqlValue> {
  const row: Record<string, SqlValue> = {};
  const columns = columnsOf(table);
  for (const [field, value] of Object.entries(fields)) {
    const column = columns.get(field);
    if (value === undefined || !column) continue;
    row[column.name] = encodeValue(column.kind, value);
  }
  return row;
}

/** Turns a row of the table into its record. */
export function decodeRow<T extends AnyRecord>(table: RecordTable<T>, row: Record<string, SqlValue>): T {
  const record: Record<string, unknown> = {};
  for (const [field, { name, kind }] of columnsOf(table))
    record[field] = decodeValue(kind, row[name] ?? null);
  return record as T; // the row edge: the columns above are those of T
}

function encodeValue(kind: Kind, value: unknown): SqlValue {
  if (value === null) return null;
  if (kind === "flag") return value ? 1 : 0;
  if (kind === "json") return JSON.stringify(value);
  return typeof value === "number" ? value : String(value);
}

function decodeValue(kind: Kind, value: SqlValue): unknown {
  if (value === null) return null;
  if (kind === "flag") return value === 1;
  return kind === "json" ? JSON.parse(String(value)) : value;
}
