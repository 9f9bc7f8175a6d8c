import { sql } from "kysely";
import { articlePath } from "../../content/articles/article-path.ts";
import { listArticleTimes } from "../../content/articles/store.server.ts";
import { listPublicPages } from "../../content/page-content/own-pages/store.server.ts";
import { publishedTimes } from "../../content/page-content/sections/store.server.ts";
import { listProjectTimes } from "../../content/projects/store.server.ts";
import { pageList } from "../../content/shared/pages.ts";
import { type Db, loose } from "../../kernel/db/database.server.ts";
import { standsBeside } from "../parts/absent-pages.ts";

export type SitemapEntry = {
  path: string /** ISO in UTC; unknown while the database is away. */;
  changedAt?: string;
};

/**
 * The pages, projects and articles with the time of their last change; without the database only the pages. The list of articles
 * is included while there is an article. Hidden pages and those below them are left out. Requirements RUN-06, OWN-01.
 */
export async function sitemapEntries(db: Db, hidden: readonly string[]): Promise<SitemapEntry[]> {
  const [changes, projects, articles, own] = await Promise.all([
    readChanges(db).catch(() => undefined),
    listProjectTimes(db).catch(() => []),
    listArticleTimes(db).catch(() => []),
    listPublicPages(db).catch(() => []),
  ]);
  const standing = pageList.filter(({ key }) => key !== "articles" || articles.length > 0);
  const pages = standing.map(({ key, path, reads = [] }) => {
    const times = [`section ${key}`, ...reads].flatMap((name) => changes?.get(name) ?? []);
    const changedAt = times.toSorted().at(-1) ?? changes?.get("release");
    return { path, ...(changedAt && { changedAt }) };
  });
  const all: SitemapEntry[] = [
    ...pages,
    ...own.map(({ address, publishedAt }) => ({
      path: `/${encodeURIComponent(address)}`,
      changedAt: publishedAt,
    })),
    ...projects.map(({ id, updatedAt }) => ({ path: `/projects/${id}`, changedAt: updatedAt })),
    ...articles.map(({ address, updatedAt }) => ({ path: articlePath(address), changedAt: updatedAt })),
  ];
  return all.filter(({ path }) => standsBeside(hidden, path));
}

/**
 * The last change of each section of page texts (`section about`), of each table, and of the code (`release`). Texts that nobody
 * edited come with the code and are at most as new as its newest migration.
 */
async function readChanges(db: Db): Promise<Map<string, string>> {
  const tables = [...new Set(pageList.flatMap(({ reads = [] }) => reads))];
  const published = await publishedTimes(db);
  const [release, ...changed] = await Promise.all([
    loose(db)
      .selectFrom("kysely_migration")
      .select(sql<string | null>`max(timestamp)`.as("at"))
      .executeTakeFirst(),
    ...tables.map((table) =>
      loose(db)
        .selectFrom(table)
        .select(sql<string | null>`max(coalesce(deleted_at, updated_at))`.as("at"))
        .executeTakeFirst(),
    ),
  ]);
  const times: [string, string | null | undefined][] = [
    ...[...published].map(([section, at]): [string, string] => [`section ${section}`, at]),
    ["release", release?.at],
    ...tables.map((table, index): [string, string | null | undefined] => [table, changed[index]?.at]),
  ];
  return new Map(times.flatMap(([name, at]) => (at ? [[name, at]] : [])));
}
