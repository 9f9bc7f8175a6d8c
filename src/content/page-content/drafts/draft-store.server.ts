import type { Db } from "../../../kernel/db/database.server.ts";
import { appendRevision, type Write } from "../../../kernel/db/write.server.ts";
import { AppError, type FieldErrors, invalid } from "../../../kernel/errors.ts";
import { type FieldValue, type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { fieldOf } from "../sections/sections.ts";
import { readPublished, storedValue } from "../sections/store.server.ts";
import type { DraftField, FieldChanges, SectionState } from "../wire.ts";
import { cleanFieldValue } from "./clean-value.server.ts";
import { newestVersion, readVersion } from "./versions.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** The revision counts the changes of a draft. */
    page_heads: { section: string; revision: number };
    page_drafts: {
      section: string;
      field: string;
      content: string;
      client: string;
      author_name: string;
      updated_at: string;
    };
    page_schedules: {
      section: string;
      publish_at: string;
      content: string;
      author_id: number | null;
      author_name: string;
      created_at: string;
    };
  }
}

/** All that an editor needs to know of a section. */
export async function readState(db: Db, section: Section): Promise<SectionState> {
  const [published, draft, head, newest, schedule] = await Promise.all([
    readPublished(db, section),
    readDraft(db, section),
    db.selectFrom("page_heads").select("revision").where("section", "=", section.key).executeTakeFirst(),
    newestVersion(db, section),
    db.selectFrom("page_schedules").selectAll().where("section", "=", section.key).executeTakeFirst(),
  ]);
  return {
    section: section.key,
    published,
    draft,
    revision: head?.revision ?? 0,
    version: newest ? { number: newest.number, at: newest.at, by: newest.by } : null,
    schedule: schedule
      ? {
          at: schedule.publish_at,
          by: schedule.author_name,
          fields: Object.keys(JSON.parse(schedule.content)),
        }
      : null,
  };
}

/** What the section would show if it were published now. */
export async function readDraftTexts(db: Db, section: Section): Promise<FieldValues> {
  const [published, draft] = await Promise.all([readPublished(db, section), readDraft(db, section)]);
  return overlay(published, draft);
}

/**
 * Stores changes of a draft, each based on the value that its editor saw. Fields that nobody else changed meanwhile are
 * stored; the others are answered with the value that is there. Throws `invalid`, with nothing stored.
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
  const newest = await newestVersion(tx.db, section);
  const conflicts: { [field: string]: DraftField } = {};
  for (const [id, { base, value }] of Object.entries(cleaned)) {
    const there = draft[id];
    const current = there?.value ?? published[id];
    if (current === undefined || isSameValue(current, value)) continue;
    if (isSameValue(current, base) || there?.client === client)
      await storeDraftField(tx, section, id, value, published[id], client);
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

/**
 * Makes the draft public. With `revision`, only the draft that its editor saw: throws `precondition-failed` when it was
 * changed since, and `conflict` when there is nothing to publish.
 */
export async function publishDraft(tx: Write, section: Section, revision?: number) {
  const before = await lockSection(tx, section);
  if (revision !== undefined && revision !== before) throw new AppError("precondition-failed");
  await publishValues(tx, section, await readDraftTexts(tx.db, section));
}

/** A version's texts again: as a new version at once, or as a draft to look at first; requirement ACNT-04. */
export async function restoreVersion(tx: Write, section: Section, number: number, as: "draft" | "published") {
  await lockSection(tx, section);
  const { content } = await readVersion(tx.db, section, number);
  if (as === "published") return publishValues(tx, section, content, number);
  const published = await readPublished(tx.db, section);
  for (const [id, value] of Object.entries(content))
    await storeDraftField(tx, section, id, value, published[id], "");
}

/** Keeps the draft as it is now, to be published at a time (ISO in UTC); later edits stay drafts. */
export async function schedulePublish(tx: Write, section: Section, at: string) {
  await lockSection(tx, section);
  const draft = await readDraft(tx.db, section);
  const content = Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value]));
  if (Object.keys(content).length === 0) throw new AppError("conflict");
  await cancelSchedule(tx, section);
  await tx.db
    .insertInto("page_schedules")
    .values({
      section: section.key,
      publish_at: at,
      content: JSON.stringify(content),
      author_id: tx.actor.id,
      author_name: tx.actor.name,
      created_at: tx.at,
    })
    .execute();
}

export async function cancelSchedule(tx: Write, section: Section) {
  await tx.db.deleteFrom("page_schedules").where("section", "=", section.key).execute();
}

/** Publishes what is due of a section. The row is taken in the same transaction: one process does it, once. */
export async function publishScheduled(tx: Write, section: Section) {
  await lockSection(tx, section);
  const row = await tx.db
    .deleteFrom("page_schedules")
    .where("section", "=", section.key)
    .where("publish_at", "<=", tx.at)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const scheduled: Record<string, unknown> = JSON.parse(row.content);
  const published = await readPublished(tx.db, section);
  const values = { ...published, ...knownValues(section, scheduled) };
  const actor = { id: row.author_id, name: row.author_name };
  // Somebody may have published the very same meanwhile.
  if (!isSameValue(values, published)) await publishValues({ ...tx, actor }, section, values);
}

/** Sections with a schedule whose time has come. */
export async function dueSections(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom("page_schedules")
    .select("section")
    .where("publish_at", "<=", now)
    .execute();
  return rows.map((row) => row.section);
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

async function readDraft(db: Db, section: Section): Promise<{ [field: string]: DraftField }> {
  const rows = await db.selectFrom("page_drafts").selectAll().where("section", "=", section.key).execute();
  const known = rows.flatMap((row) => {
    const field = fieldOf(section, row.field);
    if (!field) return [];
    const value = storedValue(field, JSON.parse(row.content));
    const entry: DraftField = {
      value,
      by: row.author_name,
      at: row.updated_at,
      client: row.client,
    };
    return [[field.id, entry] as const];
  });
  return Object.fromEntries(known);
}

function overlay(published: FieldValues, draft: { [field: string]: DraftField }): FieldValues {
  return { ...published, ...Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value])) };
}

async function storeDraftField(
  tx: Write,
  section: Section,
  field: string,
  value: FieldValue,
  published: FieldValue | undefined,
  client: string,
) {
  await tx.db
    .deleteFrom("page_drafts")
    .where("section", "=", section.key)
    .where("field", "=", field)
    .execute();
  if (isSameValue(value, published)) return;
  await tx.db
    .insertInto("page_drafts")
    .values({
      section: section.key,
      field,
      content: JSON.stringify(value),
      client,
      author_name: tx.actor.name,
      updated_at: tx.at,
    })
    .execute();
}

/** Makes values public as the section's next version. The first one keeps what the site began with as version 1. */
export async function publishValues(tx: Write, section: Section, values: FieldValues, restoredFrom?: number) {
  await tx.bumpContentVersion();
  const before = await readPublished(tx.db, section);
  const changed = section.fields
    .map((field) => field.id)
    .filter((id) => !isSameValue(before[id], values[id]));
  if (changed.length === 0) throw new AppError("conflict");
  const newest = await newestVersion(tx.db, section);
  const number = (newest?.number ?? 1) + 1;
  if (!newest) await addVersion(tx, section, { number: 1, content: before, fields: [] });
  await addVersion(tx, section, { number, content: values, fields: changed, restoredFrom });
  for (const id of changed) await storePublished(tx, section, id, values[id]);
  await dropPublishedDrafts(tx, section);
  await dropPublishedSchedule(tx, section, values);
  const part = (of: FieldValues) => ({
    ...Object.fromEntries(changed.map((id) => [id, of[id]])),
    id: section.key,
    version: number,
    createdAt: tx.at,
    updatedAt: tx.at,
    deletedAt: null,
  });
  await appendRevision(
    tx,
    { name: "page_texts", personal: false },
    "publish",
    section.key,
    part(before),
    part(values),
  );
}

async function addVersion(
  { db, actor, at }: Write,
  section: Section,
  version: { number: number; content: FieldValues; fields: string[]; restoredFrom?: number | undefined },
) {
  await db
    .insertInto("page_versions")
    .values({
      section: section.key,
      number: version.number,
      content: JSON.stringify(version.content),
      fields: JSON.stringify(version.fields),
      restored_from: version.restoredFrom ?? null,
      author_name: actor.name,
      published_at: at,
    })
    .execute();
}

/** The database holds only what differs from the code. */
async function storePublished({ db }: Write, section: Section, id: string, value: FieldValue | undefined) {
  await db.deleteFrom("page_texts").where("section", "=", section.key).where("field", "=", id).execute();
  const field = fieldOf(section, id);
  if (!field || isSameValue(value, field.content)) return;
  await db
    .insertInto("page_texts")
    .values({ section: section.key, field: id, content: JSON.stringify(value) })
    .execute();
}

/** A draft that says what is public now is none. */
async function dropPublishedDrafts({ db }: Write, section: Section) {
  const [published, draft] = await Promise.all([readPublished(db, section), readDraft(db, section)]);
  const same = Object.keys(draft).filter((id) => isSameValue(draft[id]?.value, published[id]));
  if (same.length === 0) return;
  await db.deleteFrom("page_drafts").where("section", "=", section.key).where("field", "in", same).execute();
}

/** A schedule of what is public now has nothing left to do; kept, it would undo what is published until its time. */
async function dropPublishedSchedule(tx: Write, section: Section, published: FieldValues) {
  const row = await tx.db
    .selectFrom("page_schedules")
    .select("content")
    .where("section", "=", section.key)
    .executeTakeFirst();
  if (!row) return;
  const scheduled = knownValues(section, JSON.parse(row.content));
  const isPublic = Object.entries(scheduled).every(([id, value]) => isSameValue(value, published[id]));
  if (isPublic) await cancelSchedule(tx, section);
}

function knownValues(section: Section, stored: Record<string, unknown>): FieldValues {
  return Object.fromEntries(
    section.fields.flatMap((field) =>
      field.id in stored ? [[field.id, storedValue(field, stored[field.id])] as const] : [],
    ),
  );
}
