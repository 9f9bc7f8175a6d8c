import type { AnyRecord } from "../../db/stored.ts";
import { wholeNumberIn } from "../../text/format.ts";
import type { ServedResource } from "../served-resource.server.ts";

type Owner = { row: number; record: AnyRecord | undefined };

/** Finds whose phone or e-mail a row has: that of a record, or of an earlier row. */
export type KnownPeople = {
  find(changes: object): Owner | undefined;
  add(owner: Owner & { changes: object }): void;
};

/** The people of a resource whose records are people, by the fields `knownBy`; none for other resources. Requirement ACLI-01. */
export function knownPeople({ knownBy = [] }: ServedResource, records: readonly AnyRecord[]): KnownPeople {
  const owners = new Map<string, Owner>();
  const add = (owner: Owner, of: object) => {
    for (const key of keysOf(knownBy, of)) if (!owners.has(key)) owners.set(key, owner);
  };
  for (const record of records) add({ row: 0, record }, record);
  return {
    find: (changes) => keysOf(knownBy, changes).flatMap((key) => owners.get(key) ?? [])[0],
    add: ({ row, record, changes }) => add({ row, record }, changes),
  };
}

/** A phone counts without its note, an e-mail in any case. */
function keysOf(fields: readonly string[], of: object): string[] {
  return fields.flatMap((field) => {
    const value = String(Reflect.get(of, field) ?? "").trim();
    return value === "" ? [] : [`${field} ${(wholeNumberIn(value) || value).toLowerCase()}`];
  });
}
