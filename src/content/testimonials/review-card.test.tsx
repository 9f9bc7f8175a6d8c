import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { ReviewCard } from "./review-card.tsx";
import { reviews } from "./reviews.ts";

test.each([1, 3, 5])("TEST-01 a review of %i stars fills as many and says so", (rating) => {
  const review = { ...blankOf(reviews), id: 1, clientName: "نورة", rating };
  const html = renderToStaticMarkup(<ReviewCard review={review} />);
  const [stars = ""] = /<div class="stars".*?<\/div>/.exec(html) ?? [];
  expect(stars.match(/<svg/g)).toHaveLength(5);
  expect(stars.match(/<svg[^>]*class="[^"]*\bon\b/g)).toHaveLength(rating);
  expect(stars).toMatch(new RegExp(`aria-label="[^"]*${rating}[^"]*"`));
});
