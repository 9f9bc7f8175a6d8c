import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError, type FieldErrors, invalid } from "../../../kernel/errors.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { fieldOf, fieldsOf, withBlockTexts } from "../sections/blocks/block-fields.ts";
import { isRecordField } from "../sections/record-fields.ts";
import { type FieldValue, type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { readPublished, storedValue } from "../sections/store.server.ts";
import type { DraftField, FieldChanges } from "../wire.ts";
import { cleanFieldValue } from "./clean-value.server.ts";
import { lastChangeOf, readRecordFields } from "./page-records.server.ts";
import { newestVersion } from "./versions.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** The revision counts the changes of a draft. */
    page_heads: { section: string; revision: number };
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
  const [published, draft] = await Promise.all([readPublished(db, section), readDraft(db, section)]);
  return withBlockTexts(section, overlay(published, draft));
}

/**
 * Stores changes of a draft, each based on the value that its editor saw. Fields that nobody else changed meanwhile are
 * stored; the others are answered with the value that the server has. Throws `invalid`, or `too-large` for too many fields of
 * records; nothing is stored then.
 */
export async function saveDraft(
  tx: Write,
  section: Section,
  client: string,
  changes: FieldChanges,
): Promise<{ [field: string]: DraftField }> {
  const cleaned = cleanChanges(section, changes);
  await lockSection(tx, section);
  const published = await readPublished(tx.db, section);
  const draft = await readDraft(tx.db, section);
  refuseHomeless(section, cleaned, [published, valuesOf(draft), valuesOf(cleaned)]);
  const newest = await newestVersion(tx.db, section);
  const records = await readRecordFields(tx.db, Object.keys(cleaned));
  if (Object.keys({ ...draft, ...records }).filter(isRecordField).length > mostRecordFields)
    throw new AppError("too-large");
  const conflicts: { [field: string]: DraftField } = {};
  for (const [id, { base, value }] of Object.entries(cleaned)) {
    const there = draft[id];
    if (isRecordField(id) && !(id in records)) continue; // the record is gone: the answer lacks its field
    const before = records[id] ?? published[id] ?? fieldOf(section, id)?.content; // a block that is not public yet
    const current = there?.value ?? before;
    // An editor who saw the present value of the record and sends the draft again has chosen the draft.
    const isDecided = there?.moved !== undefined && isSameValue(base, before);
    if (current === undefined || (isSameValue(current, value) && !isDecided)) continue;
    if (isSameValue(current, base) || there?.client === client || isDecided)
      await storeDraftField(tx, section, id, value, before, client, isDecided);
    else
      conflicts[id] = there ?? {
        value: current,
        by: newest?.by ?? "",
        at: newest?.at ?? tx.at,
        client: "",
      };
  }
  return conflicts;
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

/** Gives up the draft: the section is as it was published. */
export async function discardDraft(tx: Write, section: Section) {
  await lockSection(tx, section);
  await tx.db.deleteFrom("page_drafts").where("section", "=", section.key).execute();
}

/** How often the section's draft was changed. */
export async function readRevision(db: Db, section: Section): Promise<number> {
  const head = await db
    .selectFrom("page_heads")
    .select("revision")
    .where("section", "=", section.key)
    .executeTakeFirst();
  return head?.revision ?? 0;
}

/** Raises the section's revision, which locks it until the transaction ends; answers the revision before. */
export async function lockSection({ db }: Write, section: Section): Promise<number> {
  const row = await db
    .insertInto("page_heads")
    .values({ section: section.key, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("section").doUpdateSet((eb) => ({ revision: eb("page_heads.revision", "+", 1) })),
    )
    .returning("revision")
    .executeTakeFirstOrThrow();
  return row.revision - 1;
}

export async function readDraft(db: Db, section: Section): Promise<{ [field: string]: DraftField }> {
  const rows = await db.selectFrom("page_drafts").selectAll().where("section", "=", section.key).execute();
  const records = await readRecordFields(
    db,
    rows.map(({ field }) => field),
  );
  const known = rows.map(async (row) => {
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
  const layout = draft.layout?.value ?? (await publishedLayout(db, section, Object.keys(draft)));
  if (layout === undefined) return draft;
  // Texts of a block that was removed again stay stored until the section is published, but are no change.
  const ids = new Set(fieldsOf(section, { layout }).map(({ id }) => id));
  return Object.fromEntries(Object.entries(draft).filter(([id]) => ids.has(id) || isRecordField(id)));
}

async function movedTo(db: Db, field: string, value: FieldValue): Promise<Required<DraftField>["moved"]> {
  const { by, at } = (await lastChangeOf(db, field)) ?? { by: "", at: "" };
  return { value, by, at, client: "" };
}

/** The public layout; undefined, without a query, when all ids are fields of the section itself or of records. */
async function publishedLayout(db: Db, section: Section, ids: readonly string[]) {
  const own = new Set(section.fields.map(({ id }) => id));
  return ids.every((id) => own.has(id) || isRecordField(id))
    ? undefined
    : (await readPublished(db, section)).layout;
}

function overlay(published: FieldValues, draft: { [field: string]: DraftField }): FieldValues {
  return { ...published, ...valuesOf(draft) };
}

export async function storeDraftField(
  tx: Write,
  section: Section,
  field: string,
  value: FieldValue,
  published: FieldValue | undefined,
  client: string,
  beginsAnew = false,
) {
  const before = await tx.db
    .deleteFrom("page_drafts")
    .where("section", "=", section.key)
    .where("field", "=", field)
    .returning("base")
    .executeTakeFirst();
  if (isSameValue(value, published)) return;
  const base = isRecordField(field) ? JSON.stringify(published) : null;
  await tx.db
    .insertInto("page_drafts")
    .values({
      section: section.key,
      field,
      content: JSON.stringify(value),
      base: beginsAnew ? base : (before?.base ?? base),
      client,
      author_name: tx.actor.name,
      updated_at: tx.at,
    })
    .execute();
}
