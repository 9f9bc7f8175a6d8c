import { sql } from "kysely";
import { articlePath } from "../../content/articles/article-path.ts";
import { listArticleTimes } from "../../content/articles/store.server.ts";
import { listPublicPages } from "../../content/page-content/own-pages/store.server.ts";
import { publishedTimes } from "../../content/page-content/sections/store.server.ts";
import { listProjectTimes } from "../../content/projects/store.server.ts";
import { type Db, loose } from "../../kernel/db/database.server.ts";

/** The public pages in the sitemap, each with its section of page texts and the tables of the records that it lists. */
const sitePages: readonly { path: string; section: string; tables?: readonly string[] }[] = [
  { path: "/", section: "homepage", tables: ["services", "projects", "reviews", "faqs", "articles"] },
  { path: "/services", section: "services", tables: ["services", "packages", "packages_server"] },
  { path: "/projects", section: "projects", tables: ["projects"] },
  { path: "/articles", section: "articles", tables: ["articles"] },
  { path: "/about", section: "about" },
  { path: "/contact", section: "contact" },
  { path: "/leadership", section: "leadership", tables: ["team_members"] },
  { path: "/testimonials", section: "testimonials", tables: ["reviews"] },
  { path: "/faq", section: "faq", tables: ["faqs", "faq_categories"] },
  { path: "/vision2030", section: "vision2030", tables: ["vision_items"] },
  { path: "/quote", section: "quote" },
  { path: "/register", section: "register" },
  { path: "/privacy", section: "privacy" },
  { path: "/terms", section: "terms" },
];

export type SitemapEntry = {
  path: string /** ISO in UTC; unknown while the database is away. */;
  changedAt?: string;
};

/**
 * The pages, projects and articles with the time of their last change; without the database only the pages. The list of articles
 * is included while there is an article. Requirement RUN-06.
 */
export async function sitemapEntries(db: Db): Promise<SitemapEntry[]> {
  const [changes, projects, articles, own] = await Promise.all([
    readChanges(db).catch(() => undefined),
    listProjectTimes(db).catch(() => []),
    listArticleTimes(db).catch(() => []),
    listPublicPages(db).catch(() => []),
  ]);
  const standing = sitePages.filter(({ path }) => path !== "/articles" || articles.length > 0);
  const pages = standing.map(({ path, section, tables = [] }) => {
    const times = [`section ${section}`, ...tables].flatMap((name) => changes?.get(name) ?? []);
    const changedAt = times.toSorted().at(-1) ?? changes?.get("release");
    return { path, ...(changedAt && { changedAt }) };
  });
  return [
    ...pages,
    ...own.map(({ address, publishedAt }) => ({
      path: `/${encodeURIComponent(address)}`,
      changedAt: publishedAt,
    })),
    ...projects.map(({ id, updatedAt }) => ({ path: `/projects/${id}`, changedAt: updatedAt })),
    ...articles.map(({ address, updatedAt }) => ({ path: articlePath(address), changedAt: updatedAt })),
  ];
}

/**
 * The last change of each section of page texts (`section about`), of each table, and of the code (`release`). Texts that nobody
 * edited come with the code and are at most as new as its newest migration.
 */
async function readChanges(db: Db): Promise<Map<string, string>> {
  const tables = [...new Set(sitePages.flatMap(({ tables = [] }) => tables))];
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
