import type { PictureUse } from "../content/media/schema.ts";
import { lockSection, publishValues } from "../content/page-content/draft-store.server.ts";
import { fieldOf, pageSections } from "../content/page-content/sections.ts";
import { readPublished } from "../content/page-content/store.server.ts";
import type { Db } from "../kernel/database.server.ts";
import { screenNames } from "./admin.text.ts";
import { mediaPlacesText } from "./media-places.text.ts";
import type { PlaceKind } from "./record-places.server.ts";

/** The published texts of the pages as places of pictures. Another picture there is a new version of its section. */
export const pageTextPlaces: PlaceKind = {
  async usesOf(db, path) {
    const rows = await rowsOf(db, "page_texts");
    return rows.filter(({ content }) => content.includes(path)).map((row) => useOf("content", row));
  },
  async textsOf(db) {
    return (await rowsOf(db, "page_texts")).map(({ content }) => content);
  },
  async replace(write, key, from, to) {
    const row = (await rowsOf(write.db, "page_texts")).find((row) => useOf("content", row).key === key);
    const section = pageSections.find((section) => section.key === row?.section);
    if (!row || !section) return;
    await lockSection(write, section);
    const published = await readPublished(write.db, section);
    const value = JSON.parse(JSON.stringify(published[row.field]).replaceAll(from, to));
    await publishValues(write, section, { ...published, [row.field]: value });
  },
};

/** Drafts of page texts, and what is scheduled of them: a picture that is about to be shown is in use. */
export const pageDraftPlaces: PlaceKind = {
  async usesOf(db, path) {
    const rows = [...(await rowsOf(db, "page_drafts")), ...(await scheduled(db))];
    const uses = rows.filter(({ content }) => content.includes(path)).map((row) => useOf("draft", row));
    return uses.filter((use, index) => uses.findIndex(({ key }) => key === use.key) === index);
  },
  async textsOf(db) {
    return [...(await rowsOf(db, "page_drafts")), ...(await scheduled(db))].map(({ content }) => content);
  },
  async replace(write, key, from, to) {
    const section = pageSections.find((section) => key.startsWith(`draft/${section.key}/`));
    if (!section) return;
    await lockSection(write, section);
    for (const table of ["page_drafts", "page_schedules"] as const) {
      const rows = await write.db
        .selectFrom(table)
        .select("content")
        .where("section", "=", section.key)
        .where("content", "like", `%${from}%`)
        .execute();
      for (const { content } of rows)
        await write.db
          .updateTable(table)
          .set({ content: String(content).replaceAll(from, to) })
          .where("section", "=", section.key)
          .where("content", "=", content ?? "")
          .execute();
    }
  },
};

type Row = { section: string; field: string; content: string };

async function rowsOf(db: Db, table: "page_texts" | "page_drafts"): Promise<Row[]> {
  const rows = await db.selectFrom(table).select(["section", "field", "content"]).execute();
  return rows.map(({ section, field, content }) => ({
    section: String(section),
    field: String(field),
    content: String(content),
  }));
}

async function scheduled(db: Db): Promise<Row[]> {
  const rows = await db.selectFrom("page_schedules").select(["section", "content"]).execute();
  return rows.flatMap(({ section, content }) =>
    Object.entries(JSON.parse(String(content)) as Record<string, unknown>).map(([field, value]) => ({
      section: String(section),
      field,
      content: JSON.stringify(value),
    })),
  );
}

function useOf(kind: "content" | "draft", { section: key, field }: Row): PictureUse {
  const section = pageSections.find((section) => section.key === key);
  const words = [section?.label ?? key, section && fieldOf(section, field)?.label];
  const title = words.filter(Boolean).join(mediaPlacesText.separator);
  return {
    key: `${kind}/${key}/${field}`,
    screen: screenNames.content,
    title: kind === "draft" ? mediaPlacesText.draft(title) : title,
    href: `/admin/content/${key}`,
  };
}
