import type { Db, Generated } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError, type FieldErrors, invalid } from "../../../kernel/errors.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { fieldOf, fieldsOf, withBlockTexts } from "../sections/blocks/block-fields.ts";
import { isRecordField } from "../sections/record-fields.ts";
import { type FieldValue, type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { publishedValues, storedValue } from "../sections/store.server.ts";
import type { DraftField, FieldChanges } from "../wire.ts";
import { cleanFieldValue } from "./clean-value.server.ts";
import { approvalDemanded, type Held, isGone, lastChangeOf, readHeld } from "./page-records.server.ts";
import { type DraftRow, readRows, type SectionRows } from "./rows-store.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    page_heads: {
      section: string;
      /** Counts the changes of the draft. */
      revision: number;
      /** Counts what clients and the team say about drafts. */
      said: Generated<number>;
      /** When something of the section will be published: what, as JSON by field, and who planned it; null for nothing. */
      publish_at: string | null;
      content: string | null;
      author_id: number | null;
      author_name: string | null;
    };
    page_drafts: {
      section: string;
      field: string;
      content: string;
      /** What the record held when its draft began; null for a text of the page. */
      base: string | null;
      client: string;
      author_name: string;
      updated_at: string;
    };
  }
}

/** What the section would show if it were published now. */
export async function readDraftTexts(db: Db, section: Section): Promise<FieldValues> {
  return withBlockTexts(section, (await readBoth(db, section)).values);
}

/**
 * The draft of a section and what the section would show if it were published now, with the rows and what the records hold that say
 * so.
 */
export async function readBoth(db: Db, section: Section) {
  const rows = await readRows(db, section.key);
  const held = await readHeld(db, section, draftedIn(rows));
  const draft = await draftOf(db, section, rows, held);
  return { rows, held, draft, values: { ...publishedOf(section, rows), ...held.values, ...valuesOf(draft) } };
}

/** The names of the drafted fields. */
export const draftedIn = ({ drafts }: SectionRows): string[] => drafts.map(({ field }) => field);

/**
 * Stores changes of a draft, each based on the value that its editor saw. Fields that nobody else changed meanwhile are
 * stored; the others are answered with the value that the server has. Answers what is stored of the section then, and what records
 * hold of the fields. Throws `not-found` for a record that was deleted, `invalid`, or `too-large` for too many fields of records;
 * nothing is stored then.
 */
export async function saveDraft(
  tx: Write,
  section: Section,
  client: string,
  changes: FieldChanges,
): Promise<{ conflicts: { [field: string]: DraftField }; rows: SectionRows; held: Held }> {
  const cleaned = cleanChanges(section, changes);
  await lockSection(tx, section);
  const rows = await readRows(tx.db, section.key);
  const published = publishedOf(section, rows);
  const held = await readHeld(tx.db, section, [...draftedIn(rows), ...Object.keys(cleaned)]);
  if (await isGone(tx.db, section, held)) throw new AppError("not-found");
  const records = held.values;
  const draft = await draftOf(tx.db, section, rows, held);
  refuseHomeless(section, cleaned, [published, valuesOf(draft), valuesOf(cleaned)]);
  if (Object.keys({ ...draft, ...records }).filter(isRecordField).length > mostRecordFields)
    throw new AppError("too-large");
  const conflicts: { [field: string]: DraftField } = {};
  const stored: FieldToStore[] = [];
  for (const [id, { base, value }] of Object.entries(cleaned)) {
    const there = draft[id];
    if (isRecordField(id) && !(id in records)) continue; // the record is gone: the answer lacks its field
    const before = records[id] ?? published[id] ?? fieldOf(section, id)?.content; // a block that is not public yet
    const current = there?.value ?? before;
    // An editor who saw the present value of the record and sends the draft again has chosen the draft.
    const isDecided = there?.moved !== undefined && isSameValue(base, before);
    if (current === undefined || (isSameValue(current, value) && !isDecided)) continue;
    if (isSameValue(current, base) || there?.client === client || isDecided)
      stored.push({ id, value, published: before, beginsAnew: isDecided });
    else
      conflicts[id] = there ?? {
        value: current,
        by: rows.newest?.by ?? "",
        at: rows.newest?.at ?? tx.at,
        client: "",
      };
  }
  const kept = await storeDraftFields(tx, section, client, stored);
  const touched = new Set(stored.map(({ id }) => id));
  const drafts = [...rows.drafts.filter(({ field }) => !touched.has(field)), ...kept];
  return { conflicts, rows: { ...rows, drafts }, held };
}

/**
 * Refuses fields of blocks that stand neither on the public page, nor in its draft, nor in the layout that is sent with them, and
 * more characters than a page is ever made of: what nobody sees would be stored for good. Requirement SEC-08.
 */
function refuseHomeless(section: Section, cleaned: object, values: readonly FieldValues[]) {
  const standing = new Set(values.flatMap((of) => fieldsOf(section, of).map(({ id }) => id)));
  const homeless = Object.keys(cleaned).filter((id) => !standing.has(id) && !isRecordField(id));
  if (homeless.length > 0)
    throw invalid(Object.fromEntries(homeless.map((id) => [id, fieldMessages.noBlock])));
  // A page that is too long already may become shorter; its former length is asked for only then.
  const after = lengthOf(values);
  if (after > mostCharacters && after > lengthOf(values.slice(0, 2))) throw new AppError("too-large");
}

const lengthOf = (values: readonly FieldValues[]) => JSON.stringify(Object.assign({}, ...values)).length;

const mostCharacters = 1_000_000;

const valuesOf = (fields: { [field: string]: { value: FieldValue } }): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([id, { value }]) => [id, value]));

/** Most fields of records in the draft of one section. */
const mostRecordFields = 200;

function cleanChanges(section: Section, changes: FieldChanges) {
  const errors: FieldErrors = {};
  const cleaned: { [field: string]: { base: unknown; value: FieldValue } } = {};
  for (const [id, { base, value }] of Object.entries(changes)) {
    const field = fieldOf(section, id);
    if (!field) continue; // unknown to the code: dropped, as in every body
    const checked = cleanFieldValue(field, value);
    if (checked.errors) Object.assign(errors, checked.errors);
    else cleaned[id] = { base, value: checked.value };
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return cleaned;
}

/** Refuses to overwrite a record that was changed elsewhere since its draft began: an editor must choose first. */
export function refuseMoved(draft: { [field: string]: DraftField }) {
  if (Object.values(draft).some(({ moved }) => moved)) throw new AppError("precondition-failed");
}

/** Gives up the draft: the section is as it was published. */
export async function discardDraft(tx: Write, section: Section) {
  await lockSection(tx, section);
  await tx.db.deleteFrom("page_drafts").where("section", "=", section.key).execute();
}

/** Raises the section's revision, which locks it until the transaction ends. */
export async function lockSection(tx: Write, section: Section) {
  await lockingOf(tx, section).execute();
}

/** Locks a section that will be published; answers its revision before, and whether an approval is demanded. */
export async function lockToPublish(tx: Write, section: Section) {
  const { revision, isDemanded } = await lockingOf(tx, section)
    .returning(["revision", approvalDemanded().as("isDemanded")])
    .executeTakeFirstOrThrow();
  return { revision: revision - 1, isDemanded: Boolean(isDemanded) };
}

/** Whether an approval is demanded before a draft is published. */
export async function readDemand(db: Db): Promise<boolean> {
  const asked = db.selectNoFrom(approvalDemanded().as("isDemanded"));
  return Boolean((await asked.executeTakeFirstOrThrow()).isDemanded);
}

const lockingOf = ({ db }: Write, section: Section) =>
  db
    .insertInto("page_heads")
    .values({ section: section.key, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("section").doUpdateSet((eb) => ({ revision: eb("page_heads.revision", "+", 1) })),
    );

/** What is published of a section, as its rows have it. */
export const publishedOf = (section: Section, { texts }: SectionRows) => publishedValues(section, texts);

/** The draft of a section as its rows have it; `held` has the present values of the records that it changes. */
export async function draftOf(
  db: Db,
  section: Section,
  rows: SectionRows,
  { values: records }: Held,
): Promise<{ [field: string]: DraftField }> {
  const known = rows.drafts.map(async (row) => {
    const field = fieldOf(section, row.field);
    const now = records[row.field];
    // A record that was deleted, or is off the site, takes its draft with it.
    if (!field || (isRecordField(row.field) && now === undefined)) return [];
    const value = storedValue(field, JSON.parse(row.content));
    const entry: DraftField = {
      value,
      by: row.author_name,
      at: row.updated_at,
      client: row.client,
    };
    const isMoved = now !== undefined && row.base !== null && !isSameValue(now, JSON.parse(row.base));
    if (isMoved && !isSameValue(now, value)) entry.moved = await movedTo(db, row.field, now);
    return [[field.id, entry] as const];
  });
  const draft = Object.fromEntries((await Promise.all(known)).flat());
  return standingIn(section, draft, publishedOf(section, rows).layout);
}

/** Texts of a block that was removed again stay stored until the section is published, but are no change. */
export function standingIn<Entry extends { value: FieldValue }>(
  section: Section,
  draft: { [field: string]: Entry },
  publishedLayout: FieldValue | undefined,
): { [field: string]: Entry } {
  const layout = draft.layout?.value ?? publishedLayout;
  if (layout === undefined) return draft;
  const ids = new Set(fieldsOf(section, { layout }).map(({ id }) => id));
  return Object.fromEntries(Object.entries(draft).filter(([id]) => ids.has(id) || isRecordField(id)));
}

async function movedTo(db: Db, field: string, value: FieldValue): Promise<Required<DraftField>["moved"]> {
  const { by, at } = (await lastChangeOf(db, field)) ?? { by: "", at: "" };
  return { value, by, at, client: "" };
}

export type FieldToStore = {
  id: string;
  value: FieldValue;
  /** What is public of it, or in its record: a draft that equals it is none. */
  published: FieldValue | undefined;
  /** The draft of a record's field begins from the record's present value; otherwise from where it began. */
  beginsAnew?: boolean;
};

/** Stores fields of the draft. Answers those that are changes, as they are stored then. */
export async function storeDraftFields(
  tx: Write,
  section: Section,
  client: string,
  fields: readonly FieldToStore[],
): Promise<DraftRow[]> {
  const stored: DraftRow[] = [];
  const isChange = ({ value, published }: FieldToStore) => !isSameValue(value, published);
  const same = fields.filter((field) => !isChange(field)).map(({ id }) => id);
  await dropDraftFields(tx, section, same);
  const changed = fields.filter(isChange);
  for (const beginsAnew of [false, true]) {
    const rows = changed.filter((field) => (field.beginsAnew ?? false) === beginsAnew);
    if (rows.length === 0) continue;
    const returned = await tx.db
      .insertInto("page_drafts")
      .values(
        rows.map(({ id, value, published }) => ({
          section: section.key,
          field: id,
          content: JSON.stringify(value),
          base: isRecordField(id) ? JSON.stringify(published) : null,
          client,
          author_name: tx.actor.name,
          updated_at: tx.at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["section", "field"]).doUpdateSet(({ ref, fn }) => ({
          content: ref("excluded.content"),
          base: beginsAnew
            ? ref("excluded.base")
            : fn.coalesce(ref("page_drafts.base"), ref("excluded.base")),
          client: ref("excluded.client"),
          author_name: ref("excluded.author_name"),
          updated_at: ref("excluded.updated_at"),
        })),
      )
      .returning(["field", "content", "base", "client", "author_name", "updated_at"])
      .execute();
    stored.push(...returned);
  }
  return stored;
}

/** Deletes fields of the draft. */
export async function dropDraftFields({ db }: Write, section: Section, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db.deleteFrom("page_drafts").where("section", "=", section.key).where("field", "in", ids).execute();
}
