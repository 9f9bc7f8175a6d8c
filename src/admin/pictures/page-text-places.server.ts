import type { FoundUse } from "../../content/media/library-api.server.ts";
import { lockSection } from "../../content/page-content/drafts/draft-store.server.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import { fieldOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { sectionOf } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import {
  listScheduledTexts,
  listTexts,
  replaceInDrafts,
  type StoredText,
} from "../../content/page-content/sections/stored-texts.server.ts";
import { parseAddress, printAddress } from "../../kernel/resource/address.ts";
import { picturePlacesText } from "./picture-places.text.ts";
import type { PlaceKind } from "./record-places.server.ts";

/** Pictures in published page texts. Replacing one publishes a new version of its section. */
export const pageTextPlaces: PlaceKind = {
  area: "site",
  screen: "content",
  async usesOf(db, path) {
    const rows = await listTexts(db, "page_texts");
    return rows.filter(({ content }) => content.includes(path)).map((row) => useOf("content", row));
  },
  async textsOf(db) {
    return (await listTexts(db, "page_texts")).map(({ content }) => content);
  },
  async replace(tx, key, from, to) {
    const row = (await listTexts(tx.db, "page_texts")).find((row) => useOf("content", row).key === key);
    const section = row && sectionOf(row.section);
    if (!row || !section) return;
    await lockSection(tx, section);
    const published = await readPublished(tx.db, section);
    const value = JSON.parse(JSON.stringify(published[row.field]).replaceAll(from, to));
    await publishValues(tx, section, { ...published, [row.field]: value });
  },
};

/** Pictures in drafts and scheduled page texts, which count as used because they are about to be shown. */
export const pageDraftPlaces: PlaceKind = {
  area: "site",
  screen: "content",
  async usesOf(db, path) {
    const rows = [...(await listTexts(db, "page_drafts")), ...(await listScheduledTexts(db))];
    const uses = rows.filter(({ content }) => content.includes(path)).map((row) => useOf("draft", row));
    return uses.filter((use, index) => uses.findIndex(({ key }) => key === use.key) === index);
  },
  async textsOf(db) {
    return [...(await listTexts(db, "page_drafts")), ...(await listScheduledTexts(db))].map(
      ({ content }) => content,
    );
  },
  async replace(tx, key, from, to) {
    const section = sectionOf(parseAddress(key).id);
    if (!section) return;
    await lockSection(tx, section);
    await replaceInDrafts(tx, section, from, to);
  },
};

function useOf(kind: "content" | "draft", { section: key, field }: StoredText): FoundUse {
  const section = sectionOf(key);
  const words = [section?.label ?? key, section && fieldOf(section, field)?.label];
  const title = words.filter(Boolean).join(picturePlacesText.separator);
  return {
    key: printAddress(kind, key, field),
    title: kind === "draft" ? picturePlacesText.draft(title) : title,
    href: `/admin/content/${key}`,
  };
}
