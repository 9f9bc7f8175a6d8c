import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { ReviewCard } from "./review-card.tsx";
import { reviews } from "./reviews.ts";

test.each([1, 3, 5])("TEST-01 a review of %i stars shows that many filled and names the rating", (rating) => {
  const review = { ...blankOf(reviews), id: 1, clientName: "نورة", rating };
  const html = renderToStaticMarkup(<ReviewCard review={review} />);
  const [stars = ""] = /<div class="stars".*?<\/div>/.exec(html) ?? [];
  expect(stars.match(/<svg/g)).toHaveLength(5);
  expect(stars.match(/<svg[^>]*class="[^"]*\bfilled\b/g)).toHaveLength(rating);
  expect(stars).toMatch(new RegExp(`aria-label="[^"]*${rating}[^"]*"`));
});

test("TEST-01 SITE-03 the picture of the project replaces the initials, and is shown beside a photograph of the client", () => {
  const review = { ...blankOf(reviews), id: 1, clientName: "نورة", picture: "/uploads/cover-2400x1600.webp" };
  const shown = (more: object) => renderToStaticMarkup(<ReviewCard review={{ ...review, ...more }} />);
  expect(shown({})).toContain('sizes="72px"');
  expect(shown({})).not.toContain("avatar");
  expect(shown({ clientImage: "/uploads/noura-400x400.webp" })).toMatch(/avatar.*noura-400x400/);
  expect(shown({ picture: null })).toContain("avatar");
  expect(renderToStaticMarkup(<ReviewCard big review={review} />)).not.toContain("cover-2400");
});
