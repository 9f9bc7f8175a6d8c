import type { Section } from "../content/page-content/section.ts";
import type { Db } from "../kernel/database.server.ts";
import type { PlaceKind } from "./record-places.server.ts";

const modules = import.meta.glob<Record<string, Section>>("../content/page-content/sections/*.text.ts", {
  eager: true,
});
const sections = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((section) => [section.key, section]),
);

/** The published texts of the pages as places of pictures. */
export const pageTextPlaces: PlaceKind = {
  async usesOf(db, path) {
    return (await rowsOf(db)).filter(({ content }) => content.includes(path)).map(useOf);
  },
  async textsOf(db) {
    return (await rowsOf(db)).map(({ content }) => content);
  },
  async replace(write, key, from, to) {
    const row = (await rowsOf(write.db)).find((row) => useOf(row).key === key);
    if (!row) return;
    await write.touchSite();
    await write.db
      .updateTable("page_texts")
      .set({ content: row.content.replaceAll(from, to) })
      .where("section", "=", row.section)
      .where("field", "=", row.field)
      .execute();
  },
};

type Row = { section: string; field: string; content: string };

async function rowsOf(db: Db): Promise<Row[]> {
  const rows = await db.selectFrom("page_texts").select(["section", "field", "content"]).execute();
  return rows.map(({ section, field, content }) => ({
    section: String(section),
    field: String(field),
    content: String(content),
  }));
}

function useOf({ section, field }: Row) {
  const known = sections.get(section);
  const words = [known?.label ?? section, known?.fields.find(({ id }) => id === field)?.label];
  return {
    key: `content/${section}/${field}`,
    screen: "content",
    title: words.filter(Boolean).join(" · "),
    href: `/admin/content?section=${section}`,
  };
}
