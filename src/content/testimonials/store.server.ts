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

/** The reviews that visitors see, of all categories or one, in order, those without a place last; TEST-01, TEST-02. */
export function listActiveReviews(db: Db, { category, limit, offset }: ReviewQuery = {}): Promise<Review[]> {
  return listRecords(db, reviewsTable, { where: { isActive: true, category }, limit, offset });
}

/** The number of reviews that visitors see, by category; only categories that occur. */
export async function countActiveReviews(db: Db): Promise<{ category: string; total: number }[]> {
  return db
    .selectFrom("reviews")
    .select(["category", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .groupBy("category")
    .execute();
}

/** The number of reviews that visitors see, by rating, most stars first; only ratings that occur. */
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

/** The review on the page of a project: the first active one in order, or undefined; requirement PRJ-05. */
export async function findReviewOfProject(db: Db, projectId: string): Promise<Review | undefined> {
  const [review] = await listRecords(db, reviewsTable, { where: { isActive: true, projectId }, limit: 1 });
  return review;
}

/** Those of the reviews with these ids that visitors see, by id. */
export async function findReviews(db: Db, ids: readonly string[]): Promise<Map<string, Review>> {
  const found = await findRecords(db, reviewsTable, ids.map(Number).filter(isRowId));
  return new Map(found.filter(({ isActive }) => isActive).map((review) => [String(review.id), review]));
}

/** The mean of all ratings with one decimal; null without reviews. */
export async function averageRating(db: Db): Promise<number | null> {
  const { mean, total } = await summarizeReviews(db);
  return total === 0 ? null : Math.round(mean * 10) / 10;
}

/** The number of reviews and the mean of their ratings. */
export async function summarizeReviews(db: Db): Promise<ReviewSummary> {
  const row = await db
    .selectFrom("reviews")
    .select([sql<number>`count(*)`.as("total"), sql<number | null>`avg(rating)`.as("mean")])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: row.total, mean: row.mean ?? 0 };
}
