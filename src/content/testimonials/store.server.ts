import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecords, listRecords } from "../../kernel/db/records.server.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Review, type ReviewSummary, reviews } from "./reviews.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    reviews: RowOf<typeof reviews>;
  }
}

export const reviewsTable = recordTable(reviews);

type ReviewQuery = { category?: string | undefined; limit?: number; offset?: number };

/** The reviews that visitors see, by order, missing last; all categories, or one; requirements TEST-01, TEST-02. */
export function listActiveReviews(db: Db, { category, limit, offset }: ReviewQuery = {}): Promise<Review[]> {
  return listRecords(db, reviewsTable, { where: { isActive: true, category }, limit, offset });
}

/** How many of them there are of each category that occurs. */
export async function countActiveReviews(db: Db): Promise<{ category: string; total: number }[]> {
  return db
    .selectFrom("reviews")
    .select(["category", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .groupBy("category")
    .execute();
}

/** How many of them gave how many stars, the most first; stars that nobody gave are left out. */
export async function countRatings(db: Db): Promise<{ rating: number; total: number }[]> {
  return db
    .selectFrom("reviews")
    .select(["rating", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .groupBy("rating")
    .orderBy("rating", "desc")
    .execute();
}

/** The review that the page of a project shows: the first active one by order, or undefined; requirement PRJ-05. */
export async function findReviewOfProject(db: Db, projectId: string): Promise<Review | undefined> {
  const [review] = await listRecords(db, reviewsTable, { where: { isActive: true, projectId }, limit: 1 });
  return review;
}

/** Those of the named reviews that visitors see, by id. */
export async function findReviews(db: Db, ids: readonly string[]): Promise<Map<string, Review>> {
  const found = await findRecords(db, reviewsTable, ids.map(Number).filter(isRowId));
  return new Map(found.filter(({ isActive }) => isActive).map((review) => [String(review.id), review]));
}

/** The mean of all stars to a tenth; null without reviews. */
export async function averageRating(db: Db): Promise<number | null> {
  const { mean, total } = await summarizeReviews(db);
  return total === 0 ? null : Math.round(mean * 10) / 10;
}

/** How many there are, and the mean of their stars. */
export async function summarizeReviews(db: Db): Promise<ReviewSummary> {
  const row = await db
    .selectFrom("reviews")
    .select([sql<number>`count(*)`.as("total"), sql<number | null>`avg(rating)`.as("mean")])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: row.total, mean: row.mean ?? 0 };
}
