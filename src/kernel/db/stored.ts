/** The fields that every stored record has beside its own. Times are ISO strings in UTC. */
export type Stored<Id extends number | string = number> = {
  id: Id;
  /** Raised by every update; `If-Match` compares with it. */
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};

/** A record of any table. */
export type AnyRecord = Stored<number | string>;

/** The largest number that the column of an id holds. */
export const largestId = 2 ** 31 - 1;

/** Whether a number can be the id of a row: PostgreSQL refuses to compare with a larger one; requirement SEC-08. */
export function isRowId(id: number) {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

/** Types an object as some fields of a record, when its names come from the record's description. */
export function partOf<T>(fields: object): Partial<T> {
  return fields as Partial<T>; // the compiler does not know the names
}

/**
 * Under this key a record that was read keeps the name of its resource, so that an editor's frame need not guess what it is. JSON and
 * the data of pages leave it out.
 */
export const ofResource = Symbol("resource");

/** A record with only these fields, so that only what a page shows leaves the server; requirement SEC-06. It keeps its resource. */
export function only<T extends object, Field extends keyof T>(
  record: T,
  fields: readonly Field[],
): Pick<T, Field> {
  const part: object = Object.fromEntries(fields.map((field) => [field, record[field]]));
  const resource: unknown = Reflect.get(record, ofResource);
  return (resource === undefined ? part : { ...part, [ofResource]: resource }) as Pick<T, Field>; // its own fields
}
