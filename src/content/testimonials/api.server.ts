import { serves } from "../../kernel/resource/serves.server.ts";
import { reviews } from "./reviews.ts";
import { reviewsTable, summarizeReviews } from "./store.server.ts";

export const reviewsApi = serves(reviews, { table: reviewsTable, summary: summarizeReviews });
