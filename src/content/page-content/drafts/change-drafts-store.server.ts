import type { Write } from "../../../kernel/db/write.server.ts";
import { type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { lockSection } from "./draft-store.server.ts";

/** Applies `change` to the unpublished texts of a section: to each field of its draft separately, and to its schedule. */
export async function changeDrafts(
  tx: Write,
  section: Section,
  change: (values: FieldValues) => FieldValues,
) {
  const { db } = tx;
  const drafts = await db
    .selectFrom("page_drafts")
    .select(["field", "content"])
    .where("section", "=", section.key)
    .execute();
  for (const { field, content } of drafts) {
    const before: FieldValues = { [field]: JSON.parse(content) };
    const after = change(before);
    if (isSameValue(before, after)) continue;
    await lockSection(tx, section);
    await db
      .updateTable("page_drafts")
      .set({ content: JSON.stringify(after[field]) })
      .where("section", "=", section.key)
      .where("field", "=", field)
      .execute();
  }
  await changeSchedule(tx, section, change);
}

async function changeSchedule(tx: Write, section: Section, change: (values: FieldValues) => FieldValues) {
  const row = await tx.db
    .selectFrom("page_heads")
    .select("content")
    .where("section", "=", section.key)
    .executeTakeFirst();
  if (!row?.content) return;
  const before: FieldValues = JSON.parse(row.content);
  const after = change(before);
  if (isSameValue(before, after)) return;
  await lockSection(tx, section);
  await tx.db
    .updateTable("page_heads")
    .set({ content: JSON.stringify(after) })
    .where("section", "=", section.key)
    .execute();
}
