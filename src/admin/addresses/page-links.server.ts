import { articlesPath } from "../../content/articles/article-path.ts";
import { changeDrafts } from "../../content/page-content/drafts/change-drafts-store.server.ts";
import { lockSection } from "../../content/page-content/drafts/draft-store.server.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import { listOwnSections } from "../../content/page-content/own-pages/store.server.ts";
import { fieldOf, fieldsOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { addressOnPage } from "../../content/page-content/sections/page-address.ts";
import type { FieldValues, PageField, Section } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { linksIn, withLinks } from "../../kernel/resource/links.ts";
import { screenNames } from "../shell/admin.text.ts";
import type { LinkSource } from "./link-source.ts";

/** All sections of page texts, those of pages that the owner made included, because any block can hold links. */
async function allSections(db: Db): Promise<Section[]> {
  return [...pageSections, ...(await listOwnSections(db))];
}

/** The links in page texts. A change publishes a new version of the texts, and changes drafts and schedules in place. */
export const pageLinks: LinkSource = {
  async list(db) {
    const all = await Promise.all(
      (await allSections(db)).map(async (section) => linksOf(section, await readPublished(db, section))),
    );
    return all.flat();
  },
  async change(tx, change) {
    for (const section of await allSections(tx.db)) await changeSection(tx, section, change);
  },
};

function linksOf(section: Section, values: FieldValues) {
  const { key, label, route } = section;
  // The menu and footer leave out the link to the articles while there are none, so it is not checked there.
  const isLeftOut = (href: string) => key === shared.key && href === articlesPath;
  const links = (field: PageField) => linksIn(field, values[field.id]).filter(({ href }) => !isLeftOut(href));
  return fieldsOf(section, values).flatMap((field) =>
    links(field).map(({ href, item, key: name }) => ({
      link: href,
      place: {
        screen: screenNames.content,
        title: label,
        field: field.label,
        href: `/admin/content/${key}#${addressOnPage(key, field.id, ...[item, name].flatMap((part) => part ?? []))}`,
      },
      ...(route !== null && { page: route }),
    })),
  );
}

async function changeSection(tx: Write, section: Section, change: (href: string) => string) {
  const changed = (values: FieldValues): FieldValues => {
    const entries = Object.entries(values).map(([id, value]) => {
      const field = fieldOf(section, id);
      return [id, field ? withLinks(field, value, change) : value];
    });
    return Object.fromEntries(entries);
  };
  const published = await readPublished(tx.db, section);
  const after = changed(published);
  const isPublished = JSON.stringify(after) !== JSON.stringify(published);
  if (isPublished) await lockSection(tx, section);
  if (isPublished) await publishValues(tx, section, after);
  await changeDrafts(tx, section, changed);
}
