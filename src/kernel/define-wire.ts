import { partOf } from "./stored.ts";

type Fields = { [field: string]: unknown };

/** Translates between a record and what travels over the wire; nothing else knows the wire names. */
export type Wire<T> = {
  /** The record under its wire names, with `id` and `version`. */
  toWire(record: T): Fields;
  /** The fields that a body brings, under the house's names; what it leaves out is left out. */
  fromWire(body: Fields): Partial<T>;
  /** The field behind a wire name (for `sort` and filters), or undefined. */
  fieldOf(wireName: string): string | undefined;
  /** The wire name of a field, or undefined. */
  nameOf(field: string): string | undefined;
};

/** The record of an answer that brings every field. */
export function recordOf<T>(wire: Pick<Wire<T>, "fromWire">, answer: Fields): T {
  return { ...wire.fromWire(answer), id: answer.id, version: answer.version } as T; // the wire edge: the server sends every field
}

/** Describes the wire format of records that no description has: `names` maps wire name to field. */
export function defineWire<T extends { id: number | string; version: number }>(names: {
  readonly [wireName: string]: Extract<keyof T, string>;
}): Pick<Wire<T>, "toWire" | "fromWire"> {
  const pairs = Object.entries(names);
  return {
    toWire(record) {
      const wired = pairs.map(([wireName, field]) => [wireName, record[field]]);
      return { id: record.id, ...Object.fromEntries(wired), version: record.version };
    },
    fromWire(body) {
      const fields: Fields = {};
      for (const [wireName, field] of pairs) if (body[wireName] !== undefined) fields[field] = body[wireName];
      return partOf(fields); // the wire edge: the body was parsed by its schema
    },
  };
}
