import type { Generated, RawBuilder } from "kysely";
import type { SqlValue } from "../db/database.server.ts";
import { type SnakeCase, snakeCase } from "../db/snake-case.ts";
import { type AnyRecord, ofResource, type Stored } from "../db/stored.ts";
import type { NewRecord, Write } from "../db/write.server.ts";
import { getOrMake } from "../objects.ts";
import type { Period } from "./periods.ts";

type Kind = "text" | "integer" | "number" | "flag" | "json";
type Column = Kind | readonly [column: string, kind: Kind];

/** How a resource is stored in its table: the only description that the codec, the reads and the write path need. */
export type RecordTable<T extends AnyRecord = AnyRecord> = {
  /** Table name and resource name in the revisions, for example `services`. */
  name: string;
  id: IdColumn<T["id"]>;
  columns: { readonly [Field in Exclude<keyof T, keyof Stored>]: Column };
  /** Fields that a search reads, folded; requirement AR-01. */
  searched: readonly Exclude<keyof T, keyof Stored>[];
  richText?: readonly string[]; // HTML fields, of which searches read only the words
  /** Most characters of the folded text: 800 if PostgreSQL has an index on it, because longer texts may not fit. */
  searchedLength?: number;
  /** The list order: ascending, or descending with `-field`; missing values last, ties by id. */
  orderBy: readonly (Extract<keyof T, string> | `-${Extract<keyof T, string>}`)[];
  /** Periods of fields whose wire names equal their names. */
  periods?: readonly Period<Extract<keyof T, string>>[];
  /** Fields whose values no two live records share; their wire names equal their names. */
  unique?: readonly string[];
  /**
   * Called before a record is stored, under the locks of the write: answers the record to store, with the values that follow from
   * other fields, or throws `invalid`. `before` is what is stored so far; null for a new record.
   */
  prepare?: Prepare<T>["prepare"];
  /** SQL expressions for sort fields and filters that have no column, or that sort by another value than their column's. */
  computed?: { readonly [name: string]: RawBuilder<unknown> };
  /** True when the public site shows the resource: a write raises the content version. */
  onSite: boolean;
  /** True when the notifications of the admin count it: a write raises the inbox version. */
  onDesk?: boolean;
  /** True for personal records: revisions name the changed fields and never hold their values; requirement PRIV-02. */
  personal: boolean;
};

/** Declared as methods, so that tables of different records stay assignable to `RecordTable`. */
type Prepare<T extends AnyRecord> = {
  prepare<R extends NewRecord<T>>(tx: Write, record: R, before: T | null): Promise<R>;
};

type IdColumn<Id> = Id extends number ? "integer" : "text";

/** The row of a record, for `Tables`. `Named` has the columns whose names are not derived from their fields, by field. */
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

/** The type of a value in its column: `encodeRow` as a type. */
type InColumn<Value> = Value extends string | number | null ? Value : Value extends boolean ? 0 | 1 : string;

const storedColumns = {
  id: ["id", "text"],
  version: ["version", "integer"],
  createdAt: ["created_at", "text"],
  updatedAt: ["updated_at", "text"],
  deletedAt: ["deleted_at", "text"],
} as const;

type NamedColumn = { name: string; kind: Kind };

/** The column of a field: `short_description` for `shortDescription`, unless the table names another. */
export function columnOf(table: { columns: object }, field: string): NamedColumn {
  const column = columnsOf(table).get(field);
  if (!column) throw new Error(`the field ${field} has no column`);
  return column;
}

const known = new WeakMap<object, Map<string, NamedColumn>>();

/** Computed once per table, because each row of a list needs all columns. */
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
  const record: Record<string | symbol, unknown> = { [ofResource]: table.name };
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
