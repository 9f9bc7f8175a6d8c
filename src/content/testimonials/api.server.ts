import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import { isoDay } from "../../kernel/format.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { blankReview } from "./schema.ts";
import { reviewsTable, summarizeReviews } from "./store.server.ts";
import { reviewColumns } from "./testimonials-csv.text.ts";
import { reviewBody, reviewWire } from "./wire.ts";

export function reviewsApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "reviews",
    table: reviewsTable,
    wire: reviewWire,
    createSchema: reviewBody,
    updateSchema: reviewBody,
    blank: (count) => blankReview(count, isoDay(kernel.now())),
    anonymousSees: { isActive: true },
    filters: ["category", "rating", "isActive"],
    summary: summarizeReviews,
    orderField: "order",
    activeField: "isActive",
    csv: { columns: reviewColumns },
  });
}
