import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { isCleared } from "../review/demand.server.ts";
import { reviewMessages } from "../review/review.text.ts";
import { digestOfDraft } from "../review/standing.server.ts";
import { withBlockTexts } from "../sections/blocks/block-fields.ts";
import { namesInRecord } from "../sections/record-fields.ts";
import { type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { knownValues } from "../sections/store.server.ts";
import { dropDraftFields, lockToPublish, readBoth, refuseMoved } from "./draft-store.server.ts";
import { isUnseen, keepHidden, readHeld, writeRecordFields } from "./page-records.server.ts";

/**
 * Keeps the draft as it is now, to be published at a time (ISO in UTC); later edits stay drafts. `assertMay` throws for fields that
 * the user may not write. Throws `invalid` for what nobody approved where that is demanded: a reason is given by whoever publishes.
 */
export async function schedulePublish(
  tx: Write,
  section: Section,
  at: string,
  assertMay: (fields: string[]) => void,
) {
  const locked = await lockToPublish(tx, section);
  const { draft, held, values } = await readBoth(tx.db, section);
  assertMay([...namesInRecord(section), ...Object.keys(draft)]);
  const digest = () => digestOfDraft(section, withBlockTexts(section, values));
  if (!(await isCleared(tx, section, locked, digest))) throw invalid({ at: reviewMessages.approveFirst });
  const content = Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value]));
  if (section.record && isUnseen(held)) {
    if (section.record.isShownAtOnce) throw new AppError("conflict");
    // Nobody sees the record, so it takes the draft at once and is itself what is scheduled.
    refuseMoved(draft);
    await writeRecordFields(tx, content, { record: section.record, from: at });
    return dropDraftFields(tx, section, Object.keys(content));
  }
  if (Object.keys(content).length === 0) throw new AppError("conflict");
  await tx.db
    .updateTable("page_heads")
    .set({
      publish_at: at,
      content: JSON.stringify(content),
      author_id: tx.actor.id,
      author_name: tx.actor.name,
    })
    .where("section", "=", section.key)
    .execute();
}

/** What was to be published stays a draft, and a record that was to be seen stays hidden. */
export async function cancelSchedule(tx: Write, section: Section) {
  await dropSchedule(tx, section);
  if (section.record && isUnseen(await readHeld(tx.db, section, []))) await keepHidden(tx, section.record);
}

async function dropSchedule(tx: Write, section: Section) {
  await tx.db
    .updateTable("page_heads")
    .set({ publish_at: null, content: null, author_id: null, author_name: null })
    .where("section", "=", section.key)
    .execute();
}

/** The sections with a schedule whose time has come. */
export const duePublications = (db: Db, now: string) =>
  db.selectFrom("page_heads").select("section").where("publish_at", "<=", now);

/** Takes the schedule of a locked section whose time has come: nobody else finds it then. */
export async function takeSchedule(tx: Write, section: Section) {
  const row = await duePublications(tx.db, tx.at)
    .where("section", "=", section.key)
    .select(["content", "author_id", "author_name"])
    .executeTakeFirst();
  if (!row) return undefined;
  await dropSchedule(tx, section);
  const scheduled: Record<string, unknown> = JSON.parse(row.content ?? "{}");
  return { scheduled, author: { id: row.author_id, name: row.author_name ?? "" } };
}

/** Cancels a schedule whose texts are public now: it would overwrite whatever is published before its time. */
export async function dropPublishedSchedule(
  tx: Write,
  section: Section,
  published: FieldValues,
  content: string,
) {
  const scheduled = knownValues(section, JSON.parse(content));
  const isPublic = Object.entries(scheduled).every(([id, value]) => isSameValue(value, published[id]));
  if (isPublic) await dropSchedule(tx, section);
}
