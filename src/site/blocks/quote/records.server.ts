import type { TextsOf } from "../../../content/page-content/sections/blocks/block.ts";
import { type ShownReview, shownOfReview } from "../../../content/testimonials/reviews.ts";
import { findReviews } from "../../../content/testimonials/store.server.ts";
import { only } from "../../../kernel/db/stored.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import type block from "./block.text.ts";

export default async function readReviews(
  { reads }: Kernel,
  blocks: readonly TextsOf<typeof block>[],
): Promise<ShownReview[]> {
  const ids = blocks.flatMap(({ items }) => items.map(({ testimonialId }) => testimonialId));
  return [...(await findReviews(reads, ids)).values()].map((one) => only(one, shownOfReview));
}
