import { apiClient } from "../../kernel/api-client.ts";
import type { ReviewRecord } from "./schema.ts";
import { type ReviewAnswer, readReview } from "./wire.ts";

export const reviewClient = apiClient<ReviewRecord, ReviewAnswer>("/api/reviews", readReview);
