import { findActiveUser } from "../../../accounts/users/store.server.ts";
import { appendRevision, noteDeed, type Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { approvalOfDigest, approvedContent } from "../review/approvals-store.server.ts";
import { isCleared, type Publisher, reasonOf } from "../review/demand.server.ts";
import { digestOfDraft } from "../review/standing.server.ts";
import { fieldOf, fieldsOf, withBlockTexts } from "../sections/blocks/block-fields.ts";
import { isRecordField, namesInRecord } from "../sections/record-fields.ts";
import {
  type FieldValue,
  type FieldValues,
  isSameValue,
  keepsWords,
  type Section,
} from "../sections/section.ts";
import { knownValues, readPublished } from "../sections/store.server.ts";
import {
  draftedIn,
  draftOf,
  dropDraftFields,
  lockSection,
  lockToPublish,
  publishedOf,
  readBoth,
  refuseMoved,
  standingIn,
  storeDraftFields,
} from "./draft-store.server.ts";
import { type Held, isUnseen, mayPublish, readHeld, writeRecordFields } from "./page-records.server.ts";
import { readRows, type SectionRows } from "./rows-store.server.ts";
import { dropPublishedSchedule, takeSchedule } from "./schedule-store.server.ts";
import { readVersion } from "./versions.server.ts";

/**
 * Makes the draft public. With `revision`, only the draft that its editor saw: throws `precondition-failed` when it was
 * changed since, and `conflict` when there is nothing to publish. `assertMay` throws for fields that the user may not write.
 */
export async function publishDraft(
  tx: Write,
  section: Section,
  {
    revision,
    approval,
    assertMay,
    ...by
  }: Publisher & {
    revision?: number | undefined;
    /** What this approval approved is published, and the draft stays one. Throws like `approvedContent`. */
    approval?: number | undefined;
    assertMay: (fields: string[]) => void;
  },
) {
  const locked = await lockToPublish(tx, section);
  if (revision !== undefined && revision !== locked.revision) throw new AppError("precondition-failed");
  const { rows, held, draft, values } = await readBoth(tx.db, section);
  assertMay([...namesInRecord(section), ...Object.keys(draft)]);
  refuseMoved(draft);
  if (approval !== undefined) {
    const approved = await approvedContent(tx.db, section, approval, rows.newest?.number ?? 0);
    assertMay(Object.keys(approved));
    return publishValues(tx, section, approved);
  }
  const drafted = withBlockTexts(section, values);
  const isApproved = await isCleared(tx, section, locked, () => digestOfDraft(section, drafted));
  const reason = isApproved ? undefined : reasonOf(by);
  if (reason !== undefined) await noteDeed(tx, "page_texts", "published-unapproved", section.key);
  await publishValues(tx, section, drafted, { rows, held, reason });
}

/**
 * Stores the drafts of the named fields in their records and settings; the rest of the page stays a draft. Throws `conflict` when
 * none of the fields is drafted, and `precondition-failed` when a record was changed since its draft began.
 */
export async function saveRecords(tx: Write, section: Section, fields: readonly string[]) {
  const locked = await lockToPublish(tx, section);
  const { draft, values } = await readBoth(tx.db, section);
  const chosen = Object.entries(draft).filter(([id]) => isRecordField(id) && fields.includes(id));
  if (chosen.length === 0) throw new AppError("conflict");
  refuseMoved(Object.fromEntries(chosen));
  const own = new Set(namesInRecord(section));
  const drafted = () => digestOfDraft(section, withBlockTexts(section, values));
  // The texts of a document are published by this too; those of other records have forms of their own.
  if (chosen.some(([id]) => own.has(id)) && !(await isCleared(tx, section, locked, drafted))) reasonOf({});
  await writeRecordFields(tx, Object.fromEntries(chosen.map(([id, { value }]) => [id, value])));
  const ids = chosen.map(([id]) => id);
  await dropDraftFields(tx, section, ids);
}

/** Restores the texts of a version: as a new version at once, or as a draft to look at first; requirement ACNT-04. */
export async function restoreVersion(
  tx: Write,
  section: Section,
  number: number,
  as: "draft" | "published",
  /** Throws when the user who restores may not write the named fields of records. */
  assertMay: (fields: string[]) => void = () => {},
) {
  await lockSection(tx, section);
  const { content } = await readVersion(tx.db, section, number);
  const held = await readHeld(tx.db, section, Object.keys(content));
  const published: FieldValues = { ...(await readPublished(tx.db, section)), ...held.values };
  assertMay(
    Object.keys(content).filter((id) => isRecordField(id) && !isSameValue(content[id], published[id])),
  );
  // A field that the version does not know yet keeps what its record holds.
  const values = { ...held.document?.values, ...content };
  if (as === "published") return publishValues(tx, section, values, { restoredFrom: number });
  const restored = Object.entries(content)
    .filter(isStillThere(published))
    .map(([id, value]) => ({ id, value, published: published[id] ?? fieldOf(section, id)?.content }));
  await storeDraftFields(tx, section, "", restored);
}

/**
 * Publishes what is due of a section, unless its author may no longer publish it: then the schedule ends, the trail says so, and the
 * texts stay drafts. The schedule is taken in the same transaction, so one process publishes it, once.
 */
export async function publishScheduled(tx: Write, section: Section) {
  await lockSection(tx, section);
  const taken = await takeSchedule(tx, section);
  if (!taken) return;
  const { scheduled, author: actor } = taken;
  const author = await findActiveUser(tx.db, actor.id ?? 0);
  if (!author || !mayPublish(author.access, Object.keys(scheduled)))
    return noteDeed(tx, "page_texts", "schedule-cancelled", section.key);
  // A record that somebody hid meanwhile is not shown again by a schedule that was set while visitors saw it.
  const held = await readHeld(tx.db, section, Object.keys(scheduled));
  if (isUnseen(held)) return noteDeed(tx, "page_texts", "schedule-cancelled", section.key);
  const published: FieldValues = { ...(await readPublished(tx.db, section)), ...held.values };
  const waiting = Object.entries(knownValues(section, scheduled));
  const values = { ...published, ...Object.fromEntries(waiting.filter(isStillThere(published))) };
  // Somebody may have published the same texts meanwhile.
  if (!isSameValue(values, published)) await publishValues({ ...tx, actor }, section, values);
}

/**
 * Makes values public as the section's next version, and a record that visitors do not see yet with them. The first time, what they
 * read before is stored as version 1. `read` is what is stored of the section and what records hold, where it is at hand.
 */
export async function publishValues(
  tx: Write,
  section: Section,
  values: FieldValues,
  {
    restoredFrom,
    reason,
    ...read
  }: { restoredFrom?: number; reason?: string | undefined; rows?: SectionRows; held?: Held } = {},
) {
  await tx.bumpContentVersion();
  const rows = read.rows ?? (await readRows(tx.db, section.key));
  const names = [...draftedIn(rows), ...Object.keys(values)];
  const held = read.held ?? (await readHeld(tx.db, section, names));
  const before = { ...publishedOf(section, rows), ...part(held.values, Object.keys(values)) };
  const changed = fieldsOf(section, values)
    .map((field) => field.id)
    .filter((id) => !isSameValue(before[id], values[id]) && !(isRecordField(id) && !(id in before)));
  const shows = isUnseen(held);
  if (changed.length === 0 && !shows) throw new AppError("conflict");
  const isFirst = rows.newest === undefined && !section.startsEmpty && !shows;
  const number = (rows.newest?.number ?? (isFirst ? 1 : 0)) + 1;
  const inRecord = new Set(namesInRecord(section));
  const textsIn = (of: FieldValues) =>
    part(
      of,
      Object.keys(of).filter((id) => inRecord.has(id) || !isRecordField(id)),
    );
  const own = changed.filter((id) => !isRecordField(id));
  const foreign = changed.filter((id) => isRecordField(id) && !inRecord.has(id));
  await addVersions(tx, section, [
    ...(isFirst ? [{ number: 1, content: textsIn(before), fields: [] }] : []),
    {
      number,
      content: textsIn(values),
      fields: changed,
      restoredFrom,
      reason,
      digest: digestOfDraft(section, values),
      records: Object.fromEntries(foreign.map((id) => [id, [before[id], values[id]]])),
    },
  ]);
  const kept = new Set(fieldsOf(section, values).map(({ id }) => id));
  const gone = [...rows.texts.keys()].filter((id) => id in before && !kept.has(id));
  await storeTexts(tx, section, part(values, own), gone);
  await dropPublishedDrafts(tx, section, values, { rows, held });
  const shown = shows && section.record ? { record: section.record } : undefined;
  await writeRecordFields(tx, part(values, changed.filter(isRecordField)), shown);
  if (rows.schedule) await dropPublishedSchedule(tx, section, values, rows.schedule.content);
  if (inRecord.size > 0) return; // its record has the revision
  const revised = (of: FieldValues) => ({
    ...part(of, own),
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
    revised(before),
    revised(values),
  );
}

/** False for a field of a record that was deleted or taken off the site meanwhile. */
const isStillThere =
  (published: FieldValues) =>
  ([id]: [string, unknown]) =>
    id in published || !isRecordField(id);

const part = (values: FieldValues, ids: readonly string[]): FieldValues =>
  Object.fromEntries(ids.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]]])));

type NewVersion = {
  number: number;
  content: FieldValues;
  fields: string[];
  restoredFrom?: number | undefined;
  reason?: string | undefined;
  /** Of what it publishes: whoever approved exactly this is named with the version. */
  digest?: string;
  /** What it changes in records, by field: `[before, after]`. */
  records?: { [field: string]: unknown };
};

async function addVersions({ db, actor, at }: Write, section: Section, versions: readonly NewVersion[]) {
  await db
    .insertInto("page_versions")
    .values(
      versions.map(
        ({ number, content, fields, restoredFrom = null, reason = null, digest, records = {} }) => ({
          section: section.key,
          number,
          content: JSON.stringify(content),
          fields: JSON.stringify(fields),
          records: Object.keys(records).length === 0 ? null : JSON.stringify(records),
          restored_from: restoredFrom,
          reason,
          approval_id: digest === undefined ? null : approvalOfDigest(db, section, digest),
          author_name: actor.name,
          published_at: at,
        }),
      ),
    )
    .execute();
}

/**
 * Stores texts that are public now: those of a section that keeps its words, and of others what differs from the code. Those that
 * `gone` names are deleted.
 */
async function storeTexts({ db }: Write, section: Section, changed: FieldValues, gone: readonly string[]) {
  const isOfCode = ([id, value]: [string, FieldValue]) => {
    const field = fieldOf(section, id);
    return !field || (!keepsWords(section) && isSameValue(value, field.content));
  };
  const entries = Object.entries(changed);
  const dropped = [...gone, ...entries.filter(isOfCode).map(([id]) => id)];
  if (dropped.length > 0)
    await db
      .deleteFrom("page_texts")
      .where("section", "=", section.key)
      .where("field", "in", dropped)
      .execute();
  const stored = entries.filter((entry) => !isOfCode(entry));
  if (stored.length > 0)
    await db
      .insertInto("page_texts")
      .values(
        stored.map(([field, value]) => ({ section: section.key, field, content: JSON.stringify(value) })),
      )
      .onConflict((conflict) =>
        conflict.columns(["section", "field"]).doUpdateSet((eb) => ({ content: eb.ref("excluded.content") })),
      )
      .execute();
}

/** Deletes drafts that equal what is public now, and those of blocks that are no longer on the page. */
async function dropPublishedDrafts(
  tx: Write,
  section: Section,
  published: FieldValues,
  { rows, held }: { rows: SectionRows; held: Held },
) {
  if (rows.drafts.length === 0) return;
  const draft = standingIn(section, await draftOf(tx.db, section, rows, held), published.layout);
  const isWaiting = (id: string) => id in draft && !isSameValue(draft[id]?.value, published[id]);
  const same = draftedIn(rows).filter((id) => !isWaiting(id));
  await dropDraftFields(tx, section, same);
}
