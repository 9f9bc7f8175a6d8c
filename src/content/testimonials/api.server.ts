import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serve } from "../../kernel/resource/served.server.ts";
import { reviews } from "./reviews.ts";
import { reviewsTable, summarizeReviews } from "./store.server.ts";

export function reviewsApi(kernel: Kernel) {
  return crudRoutes(kernel, serve(kernel, reviews, { table: reviewsTable, summary: summarizeReviews }));
}
