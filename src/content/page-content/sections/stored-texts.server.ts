import type { Db } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import type { Section } from "./section.ts";

/** What is stored of a field: its value as JSON. */
export type StoredText = { section: string; field: string; content: string };

/** All texts that are published, or all drafts. */
export function listTexts(db: Db, table: "page_texts" | "page_drafts"): Promise<StoredText[]> {
  return db.selectFrom(table).select(["section", "field", "content"]).execute();
}

/** All texts that are scheduled. */
export async function listScheduledTexts(db: Db): Promise<StoredText[]> {
  const rows = await db
    .selectFrom("page_heads")
    .select(["section", "content"])
    .where("content", "is not", null)
    .execute();
  return rows.flatMap(({ section, content }) => {
    const fields: Record<string, unknown> = JSON.parse(content ?? "{}");
    return Object.entries(fields).map(([field, value]) => ({
      section,
      field,
      content: JSON.stringify(value),
    }));
  });
}

/** Replaces a piece of text in the drafts and schedules of a section. */
export async function replaceInDrafts({ db }: Write, section: Section, from: string, to: string) {
  for (const table of ["page_drafts", "page_heads"] as const) {
    const rows = await db
      .selectFrom(table)
      .select("content")
      .where("section", "=", section.key)
      .where("content", "like", `%${from}%`)
      .execute();
    for (const { content } of rows)
      await db
        .updateTable(table)
        .set({ content: content?.replaceAll(from, to) })
        .where("section", "=", section.key)
        .where("content", "=", content)
        .execute();
  }
}
