import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import { namesInRecord } from "../sections/record-fields.ts";
import { type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { storedValue } from "../sections/store.server.ts";
import { dropDraftFields, lockSection, readBoth, refuseMoved } from "./draft-store.server.ts";
import { isUnseen, keepHidden, readHeld, writeRecordFields } from "./page-records.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
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

/**
 * Keeps the draft as it is now, to be published at a time (ISO in UTC); later edits stay drafts. `assertMay` throws for fields that
 * the user may not write.
 */
export async function schedulePublish(
  tx: Write,
  section: Section,
  at: string,
  assertMay: (fields: string[]) => void,
) {
  await lockSection(tx, section);
  const { draft, held } = await readBoth(tx.db, section);
  assertMay([...namesInRecord(section), ...Object.keys(draft)]);
  const content = Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value]));
  if (section.record && isUnseen(held)) {
    if (section.record.isShownAtOnce) throw new AppError("conflict");
    // Nobody sees the record, so it takes the draft at once and is itself what is scheduled.
    refuseMoved(draft);
    await writeRecordFields(tx, content, { record: section.record, from: at });
    return dropDraftFields(tx, section, Object.keys(content));
  }
  if (Object.keys(content).length === 0) throw new AppError("conflict");
  await dropSchedule(tx, section);
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

/** What was to be published stays a draft, and a record that was to be seen stays hidden. */
export async function cancelSchedule(tx: Write, section: Section) {
  await dropSchedule(tx, section);
  if (section.record && isUnseen(await readHeld(tx.db, section, []))) await keepHidden(tx, section.record);
}

async function dropSchedule(tx: Write, section: Section) {
  await tx.db.deleteFrom("page_schedules").where("section", "=", section.key).execute();
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

/** The values of a stored schedule that the code still knows. */
export function knownValues(section: Section, stored: Record<string, unknown>): FieldValues {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const field = fieldOf(section, id);
      return field ? [[id, storedValue(field, value)] as const] : [];
    }),
  );
}
