import { type Condition, type Db, neverHolds } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { sessionMay } from "../../../kernel/http/token-scopes.server.ts";
import { byName } from "../../../kernel/objects.ts";
import type { Session } from "../../../kernel/process/kernel.server.ts";
import { type Area, may, type StaffRole } from "../../../kernel/roles.ts";
import { type AgencyWords, agencyWordNames } from "../sections/agency-words.ts";
import { isRecordField, namesInRecord } from "../sections/record-fields.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** Access to the records and settings whose texts are drafted with a page. The process provides it, because this slice
 * imports no other. EDIT-01 */
export type PageRecords = {
  /** The values of these fields now; those of records that were deleted, or are off the site, are left out. */
  read(db: Db, fields: readonly string[]): Promise<FieldValues>;
  /**
   * Stores them in the records, by their own schemas and with their own revisions. Throws `invalid` under the fields' names. With
   * `shown`, visitors see that record from then on, or from the moment `from` (ISO).
   */
  write(tx: Write, values: FieldValues, shown?: { record: RecordName; from?: string }): Promise<void>;
  /** A record that is scheduled to be shown is so no longer. */
  keepHidden(tx: Write, record: RecordName): Promise<void>;
  /** The records that are not deleted, by their ids; one statement. */
  documents(
    db: Db,
    path: string,
    ids: readonly RecordName["id"][],
  ): Promise<Map<RecordName["id"], RecordDocument>>;
  /** Who changed the record of a field last; undefined for nobody. */
  lastChange(db: Db, field: string): Promise<{ by: string; at: string } | undefined>;
  /** The area that staff must be allowed to write for a field, and the path whose `write` scope a token needs. */
  areaOf(field: string): { area: Area; path: string } | undefined;
  /** The agency's words for the names in texts of pages. */
  agencyWords(db: Db): Promise<AgencyWords>;
  /** Whether the settings demand an approval before a draft is published: a part of a statement. SAY-01 */
  approvalDemanded: Condition;
  /** The table of the records at a path, those in the trash included; undefined for the settings. */
  tableOf(path: string): string | undefined;
};

/** The record of a section. */
export type RecordName = NonNullable<Section["record"]>;

/** What the drafts of a record need to know of it. */
export type RecordDocument = {
  title: string;
  /** What it holds of the fields of its section. */
  values: FieldValues;
  /** The decoded path of its page. */
  path: string | null;
  /** Whether visitors see it. */
  isShown: boolean;
  /** From when they will see it (ISO); null if that is not planned. */
  shownFrom: string | null;
};

const nothing: PageRecords = {
  read: async () => ({}),
  write: async () => {},
  keepHidden: async () => {},
  documents: async () => new Map(),
  lastChange: async () => undefined,
  areaOf: () => undefined,
  agencyWords: async () => byName(agencyWordNames, (name) => `{${name}}`),
  approvalDemanded: neverHolds,
  tableOf: () => undefined,
};
let provided = nothing;

export function providePageRecords(records: PageRecords) {
  provided = records;
}

/** The present values of the fields of records among the names; no query when there are none. */
async function readRecordFields(db: Db, names: readonly string[]): Promise<FieldValues> {
  const ids = names.filter(isRecordField);
  return ids.length === 0 ? {} : provided.read(db, ids);
}

export const writeRecordFields: PageRecords["write"] = (...given) => provided.write(...given);
export const agencyWordsNow: PageRecords["agencyWords"] = (db) => provided.agencyWords(db);
/** See `PageRecords`. */
export const approvalDemanded = () => provided.approvalDemanded;
export const keepHidden: PageRecords["keepHidden"] = (...given) => provided.keepHidden(...given);
export const documentsOf: PageRecords["documents"] = (...given) => provided.documents(...given);
export const tableOfRecords: PageRecords["tableOf"] = (path) => provided.tableOf(path);
/** The path of the record, or of the settings, that a field belongs to. */
export const pathOfField = (field: string): string | undefined => provided.areaOf(field)?.path;

/** The record of a section; undefined when it was deleted, and for a section without one. */
export async function documentOf(db: Db, { record }: Section): Promise<RecordDocument | undefined> {
  return record && (await documentsOf(db, record.path, [record.id])).get(record.id);
}

/** Whether the record that a section is, or whose page it is, was deleted; a statement unless `held` has the record. */
export const isGone = async (
  db: Db,
  section: Section,
  { document }: Pick<Held, "document">,
): Promise<boolean> => section.record !== undefined && !(document ?? (await documentOf(db, section)));

/** Whether the texts of a section are those of its record: then publishing the section shows the record. */
const isDocument = (section: Section) => namesInRecord(section).length > 0;
export const lastChangeOf = (db: Db, field: string) => provided.lastChange(db, field);

/** What records hold now: the record that a section is, and the fields of others that its draft or a call names. */
export type Held = { document: RecordDocument | undefined; values: FieldValues };

/** Reads each record once. `names` may have texts of the page among them, which no record holds. */
export async function readHeld(db: Db, section: Section, names: readonly string[]): Promise<Held> {
  const document = isDocument(section) ? await documentOf(db, section) : undefined;
  const own = new Set(namesInRecord(section));
  const others = [...new Set(names)].filter((name) => !own.has(name));
  return { document, values: { ...document?.values, ...(await readRecordFields(db, others)) } };
}

/** Whether visitors do not see the record that a section is yet; false for a section whose texts are its own. */
export const isUnseen = ({ document }: Pick<Held, "document">): boolean => document?.isShown === false;

/** Whether a role may publish a page whose draft has these fields; ROLE-01. */
export function mayPublish(role: StaffRole, names: readonly string[]): boolean {
  const areas = names.filter(isRecordField).flatMap((name) => provided.areaOf(name)?.area ?? []);
  return ["site" as const, ...areas].every((area) => may(role, "write", area));
}

/** Throws `forbidden` for fields of records that the session may not change by the records' own calls; ROLE-01, TOKEN-01. */
export function assertMayWrite(session: Session, names: readonly string[]) {
  if (!mayAll(session, "write", names)) throw new AppError("forbidden");
}

/**
 * Throws `forbidden` unless the session may read the record that a section is by the record's own calls, and write it if it is
 * changed; ROLE-01, TOKEN-01. Whoever may open the content editor may open every section whose texts are its own.
 */
export function assertMayOpen(session: Session, section: Section, isChanged: boolean) {
  const deeds = isChanged ? (["read", "write"] as const) : (["read"] as const);
  if (!deeds.every((deed) => mayAll(session, deed, namesInRecord(section)))) throw new AppError("forbidden");
}

/** Whether a session may do something with the records of all these fields. Names that the code does not know are none of them. */
export function mayAll(session: Session, deed: "read" | "write", names: readonly string[]): boolean {
  const about = names.filter(isRecordField).flatMap((name) => provided.areaOf(name) ?? []);
  return about.every((record) => sessionMay(session, deed, record));
}
