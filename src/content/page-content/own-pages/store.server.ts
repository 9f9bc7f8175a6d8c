import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import type { Section } from "../sections/section.ts";
import { publishedTimes } from "../sections/store.server.ts";
import { ownPageKey, ownPageSection } from "../sections/texts/own-page.text.ts";
import { type OwnPage, ownPages } from "./own-pages.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    pages: RowOf<typeof ownPages>;
  }
}

export const ownPagesTable = recordTable(ownPages);

/** The page at an address, whether visitors may see it or not. */
export async function findOwnPage(db: Db, address: string): Promise<OwnPage | undefined> {
  const [page] = await listRecords(db, ownPagesTable, { where: { address }, limit: 1 });
  return page;
}

/** A page as visitors may open it: published at least once, and not hidden. */
export async function findPublicPage(
  db: Db,
  where: { id: number } | { address: string },
): Promise<OwnPage | undefined> {
  const page =
    "id" in where ? await findRecord(db, ownPagesTable, where.id) : await findOwnPage(db, where.address);
  return page && (await isPublic(db, page)) ? page : undefined;
}

/** Whether visitors may open a page that was read. */
export async function isPublic(db: Db, { id, isActive }: Pick<OwnPage, "id" | "isActive">): Promise<boolean> {
  return isActive && (await publishedTimes(db, ownPageKey(id))).size > 0;
}

/** The sections of the pages that are not in the trash, at most a hundred, each with its page's title and path. */
export async function listOwnSections(db: Db): Promise<Section[]> {
  const pages = await listRecords(db, ownPagesTable, { limit: 100 });
  return pages.flatMap(({ id, title, address }) => {
    const section = ownPageSection(ownPageKey(id));
    return section ? [{ ...section, label: title, route: `/${address}` }] : [];
  });
}

/** The pages that visitors may open, with when their texts were published last. */
export async function listPublicPages(db: Db): Promise<(OwnPage & { publishedAt: string })[]> {
  const [pages, times] = await Promise.all([
    listRecords(db, ownPagesTable, { where: { isActive: true } }),
    publishedTimes(db),
  ]);
  return pages.flatMap((page) => {
    const publishedAt = times.get(ownPageKey(page.id));
    return publishedAt ? [{ ...page, publishedAt }] : [];
  });
}
