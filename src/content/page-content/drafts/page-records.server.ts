import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Session } from "../../../kernel/process/kernel.server.ts";
import { type Area, may, type StaffRole } from "../../../kernel/roles.ts";
import { isRecordField } from "../sections/record-fields.ts";
import type { FieldValues } from "../sections/section.ts";

/** Access to the records and settings whose texts are drafted with a page. The process provides it, because this slice
 * imports no other. EDIT-01 */
export type PageRecords = {
  /** The values of these fields now; those of records that were deleted, or are off the site, are left out. */
  read(db: Db, fields: readonly string[]): Promise<FieldValues>;
  /** Stores them in the records, by their own schemas and with their own revisions. Throws `invalid` under the fields' names. */
  write(tx: Write, values: FieldValues): Promise<void>;
  /** Who changed the record of a field last; undefined for nobody. */
  lastChange(db: Db, field: string): Promise<{ by: string; at: string } | undefined>;
  /** The area that staff must be allowed to write for a field, and the path whose `write` scope a token needs. */
  areaOf(field: string): { area: Area; path: string } | undefined;
};

const nothing: PageRecords = {
  read: async () => ({}),
  write: async () => {},
  lastChange: async () => undefined,
  areaOf: () => undefined,
};
let provided = nothing;

export function providePageRecords(records: PageRecords) {
  provided = records;
}

/** The present values of the fields of records among the names; no query when there are none. */
export async function readRecordFields(db: Db, names: readonly string[]): Promise<FieldValues> {
  const ids = names.filter(isRecordField);
  return ids.length === 0 ? {} : provided.read(db, ids);
}

export const writeRecordFields = (tx: Write, values: FieldValues) => provided.write(tx, values);
export const lastChangeOf = (db: Db, field: string) => provided.lastChange(db, field);

/** Whether a role may publish a page whose draft has these fields; ROLE-01. */
export function mayPublish(role: StaffRole, names: readonly string[]): boolean {
  const areas = names.filter(isRecordField).flatMap((name) => provided.areaOf(name)?.area ?? []);
  return ["site" as const, ...areas].every((area) => may(role, "write", area));
}

/** Throws `forbidden` for fields of records that the session may not change by the records' own calls; ROLE-01, TOKEN-01. */
export function assertMayWrite({ user, scopes }: Session, names: readonly string[]) {
  for (const name of names.filter(isRecordField)) {
    const about = provided.areaOf(name);
    if (!about) continue; // unknown to the code: dropped, as in every body
    const isInScope = scopes === undefined || scopes.includes(`${about.path}:write`);
    if (!isInScope || !may(user.access, "write", about.area)) throw new AppError("forbidden");
  }
}
