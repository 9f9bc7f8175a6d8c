import { changeDrafts } from "../../content/page-content/drafts/change-drafts-store.server.ts";
import { lockSection } from "../../content/page-content/drafts/draft-store.server.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import type { FieldValues, Section } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { holdsLinks, linksIn, withLinks } from "../../kernel/resource/links.ts";
import { screenNames } from "../shell/admin.text.ts";
import type { LinkKeeper } from "./link-keeper.ts";

/** The sections of page texts in which links can stand. */
const sections = pageSections.filter(({ fields }) => fields.some(holdsLinks));

/** The texts of the pages as keepers of links: what is published gets another version, drafts and schedules are changed in place. */
export const pageLinks: LinkKeeper = {
  async list(db) {
    const all = await Promise.all(
      sections.map(async (section) => linksOf(section, await readPublished(db, section))),
    );
    return all.flat();
  },
  async change(tx, change) {
    for (const section of sections) await changeSection(tx, section, change);
  },
};

function linksOf({ key, label, route, fields }: Section, values: FieldValues) {
  return fields.flatMap((field) =>
    linksIn(field, values[field.id]).map(({ href, item, key: name }) => ({
      link: href,
      place: {
        screen: screenNames.content,
        title: label,
        field: field.label,
        href: `/admin/content/${key}#${[key, field.id, item, name].filter((part) => part !== undefined).join("/")}`,
      },
      ...(route !== null && { page: route }),
    })),
  );
}

async function changeSection(tx: Write, section: Section, change: (href: string) => string) {
  const changed = (values: FieldValues): FieldValues => {
    const entries = section.fields.flatMap((field) => {
      const value = values[field.id];
      return value === undefined ? [] : [[field.id, withLinks(field, value, change)]];
    });
    return { ...values, ...Object.fromEntries(entries) };
  };
  const published = await readPublished(tx.db, section);
  const after = changed(published);
  const isPublished = JSON.stringify(after) !== JSON.stringify(published);
  if (isPublished) await lockSection(tx, section);
  if (isPublished) await publishValues(tx, section, after);
  await changeDrafts(tx, section, changed);
}
