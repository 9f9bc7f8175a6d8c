import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, findRecords, listRecords } from "../../kernel/db/records.server.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Article, type ArticleSummary, articles } from "./articles.ts";
import { settleArticle } from "./settle-article.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    articles: RowOf<typeof articles>;
  }
}

export const articlesTable = recordTable(articles, {
  prepare: async ({ at }, article) => settleArticle(article, at),
});

const published = { state: "published" } as const;

/** A page of the published articles, newest first, with their total; only those with `tag` if it is given. */
export async function listPublished(
  db: Db,
  { tag, limit, offset }: { tag?: string | undefined; limit: number; offset: number },
): Promise<{ articles: Article[]; total: number }> {
  if (tag !== undefined) return listTagged(db, tag, { limit, offset });
  const [articles, total] = await Promise.all([
    listRecords(db, articlesTable, { where: published, limit, offset }),
    countRecords(db, articlesTable, { where: published }),
  ]);
  return { articles, total };
}

async function listTagged(db: Db, tag: string, { limit, offset }: { limit: number; offset: number }) {
  const ids = (await readTags(db)).filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
  const wanted = ids.slice(offset, offset + limit);
  const found = new Map(
    (await findRecords(db, articlesTable, wanted)).map((article) => [article.id, article]),
  );
  return { articles: wanted.flatMap((id) => found.get(id) ?? []), total: ids.length };
}

/** The tags of all published articles, most used first. */
export async function countTags(db: Db): Promise<{ tag: string; total: number }[]> {
  const totals = new Map<string, number>();
  for (const { tags } of await readTags(db))
    for (const tag of tags) totals.set(tag, (totals.get(tag) ?? 0) + 1);
  return [...totals].map(([tag, total]) => ({ tag, total })).sort((a, b) => b.total - a.total);
}

/** The tags of each published article, in the order of the list. */
async function readTags(db: Db): Promise<{ id: number; tags: string[] }[]> {
  const rows = await publishedRows(db)
    .select(["id", "tags"])
    .orderBy("published_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, tags }) => ({ id, tags: JSON.parse(tags) }));
}

/** The number of articles in all and in each state. */
export async function countByState(db: Db): Promise<ArticleSummary> {
  const rows = await db
    .selectFrom("articles")
    .select(["state", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .groupBy("state")
    .execute();
  const counted = { draft: 0, scheduled: 0, published: 0 };
  for (const { state, total } of rows) counted[state] = total;
  return { ...counted, total: counted.draft + counted.scheduled + counted.published };
}

/** Whether there is a published article. Only then the site has a page of articles and links to it. */
export async function hasPublished(db: Db): Promise<boolean> {
  return (await publishedRows(db).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** The published article at an address, or undefined. */
export async function findPublished(db: Db, address: string): Promise<Article | undefined> {
  const article = await findAt(db, address);
  return article?.state === "published" ? article : undefined;
}

/** The article at an address, in any state, or undefined. No two live articles share one. */
export async function findAt(db: Db, address: string): Promise<Article | undefined> {
  const [article] = await listRecords(db, articlesTable, { where: { address }, limit: 1 });
  return article;
}

export async function findPublishedById(db: Db, id: number): Promise<Article | undefined> {
  const article = await findRecord(db, articlesTable, id);
  return article?.state === "published" ? article : undefined;
}

/** The published articles before and after one in time; undefined where there is none. */
export async function findNeighbours(
  db: Db,
  { id, publishedAt }: Pick<Article, "id" | "publishedAt">,
): Promise<{ older: Article | undefined; newer: Article | undefined }> {
  const others = publishedRows(db).selectAll().limit(1);
  const [older, newer] = await Promise.all([
    others
      .where(sql<boolean>`(published_at < ${publishedAt} or (published_at = ${publishedAt} and id > ${id}))`)
      .orderBy("published_at", "desc")
      .orderBy("id")
      .executeTakeFirst(),
    others
      .where(sql<boolean>`(published_at > ${publishedAt} or (published_at = ${publishedAt} and id < ${id}))`)
      .orderBy("published_at")
      .orderBy("id", "desc")
      .executeTakeFirst(),
  ]);
  return { older: older && decodeRow(articlesTable, older), newer: newer && decodeRow(articlesTable, newer) };
}

/** The addresses of the published articles, with the time of the last change, for the sitemap. */
export async function listArticleTimes(db: Db): Promise<{ address: string; updatedAt: string }[]> {
  return publishedRows(db).select(["address", "updated_at as updatedAt"]).orderBy("id").execute();
}

const publishedRows = (db: Db) =>
  db.selectFrom("articles").where("deleted_at", "is", null).where("state", "=", "published");
