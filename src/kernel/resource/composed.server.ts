import type { Db } from "../db/database.server.ts";
import { type AnyRecord, partOf } from "../db/stored.ts";
import type { Field } from "./field.ts";

/**
 * A member of answers that is made of fields, in the words that the calls had before these facts were fields. A body may name it
 * in place of the fields. Requirements API-01, API-02; decision 84.
 */
export type Composed<T extends AnyRecord = AnyRecord> = {
  /** Its name in calls. */
  name: string;
  /** Answers hold it before this field. */
  before: string;
  /** Its kind: the schema in bodies and answers. */
  field: Field;
  /** The fields that it is made of. */
  of: readonly string[];
} & Words<T>;

/** Declared as methods, so that members of different records stay assignable to `Composed`. */
type Words<T extends AnyRecord> = {
  /** The value in answers. A record of a revision may lack fields that are younger than it. */
  compose(record: Partial<T>): unknown;
  /** The fields that a value means, beside those of the stored record; null for a record that is new. */
  read(value: unknown, stored: T | null, db: Db): Partial<T> | Promise<Partial<T>>;
};

/** A resource's member made of fields, for `serveResource`. */
export function composed<T extends AnyRecord>(member: Composed<T>): Composed {
  // Code that walks the registry reads fields by the names of the description.
  return member as unknown as Composed;
}

/**
 * The fields that the composed members of a body mean. A member that repeats the answer means no change; where a body changes both,
 * the fields count. `given` are the fields that the body names.
 */
export async function readComposed(
  db: Db,
  members: readonly Composed[],
  body: Record<string, unknown>,
  { given, stored }: { given: object; stored: AnyRecord | null },
): Promise<Partial<AnyRecord>> {
  const read: Record<string, unknown> = {};
  for (const { name, of, ...member } of members) {
    const value = body[name];
    if (value === undefined || (stored && isSame(value, member.compose(stored)))) continue;
    const isTyped = of.some((field) => {
      const typed: unknown = Reflect.get(given, field);
      return typed !== undefined && !(stored && isSame(typed, Reflect.get(stored, field)));
    });
    if (!isTyped) Object.assign(read, await member.read(value, stored, db));
  }
  return partOf(read);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
