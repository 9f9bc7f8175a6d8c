import type { AnyRecord, Stored } from "../db/stored.ts";
import type { Fields } from "./field.ts";
import { isAddress } from "./kinds/address.ts";
import { periodsOf } from "./periods.ts";
import type { RecordRow, RecordTable } from "./record-table.server.ts";
import type { RecordOf, Resource } from "./resource.ts";

/** The row of a described resource, for `Tables`. */
export type RowOf<R extends Resource> = RecordRow<RecordOf<R>, NamedColumns<R["fields"]>>;

type NamedColumns<F extends Fields> = {
  [Name in keyof F as F[Name]["options"] extends { column: string }
    ? Name
    : never]: F[Name]["options"] extends {
    column: infer Column;
  }
    ? Column
    : never;
};

/** What the description does not say. `personal`: revisions hold no values, although no record is about a person outside. */
type TableOptions<T extends AnyRecord> = Partial<
  Pick<RecordTable<Stored>, "computed" | "searchedLength" | "onDesk" | "personal">
> &
  Partial<Pick<RecordTable<T>, "prepare">>;

/** How a resource is stored in its table, for the codec, the reads and the write path. */
export function recordTable<R extends Resource>(
  resource: R,
  options: TableOptions<RecordOf<R>> = {},
): RecordTable<RecordOf<R>> {
  const fields = Object.entries(resource.fields);
  const columns = fields.map(([name, { options, stored }]) => [
    name,
    options.column === undefined ? stored : [options.column, stored],
  ]);
  const table = {
    name: resource.name,
    id: resource.id,
    columns: Object.fromEntries(columns),
    searched: fields
      .filter(([, { options }]) => options.searched)
      .sort(([, a], [, b]) => Number(a.options.searched) - Number(b.options.searched))
      .map(([name]) => name),
    richText: fields.filter(([, { kind }]) => kind === "richText").map(([name]) => name),
    orderBy: resource.sortedBy,
    periods: periodsOf(resource.fields),
    unique: fields.filter(([, field]) => isAddress(field)).map(([name]) => name),
    onSite: resource.onSite,
    personal: resource.holds === "people",
    ...options,
  };
  return table as unknown as RecordTable<RecordOf<R>>; // the row edge: the columns are those of the fields
}

/** A described resource with its table, for code that walks the registry. */
export type StoredResource = {
  resource: Resource;
  table: RecordTable;
  /** The path of a record's screen below `/admin`, if it is not that of the resource. */
  screenOf?: (record: object) => string;
};

/** An entry of the registry for a resource that has calls of its own only. */
export function storedResource<R extends Resource>(
  resource: R,
  table: RecordTable<RecordOf<R>>,
  options: { screenOf?(record: RecordOf<R>): string } = {},
): StoredResource {
  // Code that walks the registry reads fields by the names of the description.
  return { resource, table, ...options } as unknown as StoredResource;
}
