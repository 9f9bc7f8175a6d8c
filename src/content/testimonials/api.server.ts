import { z } from "zod";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { type ReviewSummary, reviews } from "./reviews.ts";
import { reviewsTable, summarizeReviews } from "./store.server.ts";

const summaryAnswer: z.ZodType<ReviewSummary> = z.object({ total: z.number().int(), mean: z.number() });

export const reviewsApi = serveResource(reviews, {
  table: reviewsTable,
  summary: { schema: summaryAnswer, count: summarizeReviews },
});
