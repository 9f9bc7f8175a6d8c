import { formatDate, isoDay } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Person } from "../../ui/pictures/person.tsx";
import { Stars } from "../../ui/pictures/stars.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import type { ShownReview } from "./reviews.ts";
import { reviewText } from "./testimonials.text.ts";

/** One review of the testimonials page; the first one stands large; requirement TEST-01. */
export function ReviewCard({ review, big = false }: { review: ShownReview; big?: boolean }) {
  const category = categoryLabel(review.category);
  const role = [review.clientPosition, review.company].filter(Boolean).join(reviewText.joiner);
  return (
    <article className={big ? "card quote big" : "card quote"}>
      <div className="qt">
        <Stars rating={review.rating} label={reviewText.rating.replace("{n}", String(review.rating))} />
        {category && <span className={`tag ${tagOf(review.category)}`}>{category}</span>}
      </div>
      <BidiText as="blockquote" text={review.testimonialText} />
      <Person name={review.clientName} role={role} image={review.clientImage} />
      <Details review={review} />
    </article>
  );
}

/** The word for a category; none for `general`, which says nothing. */
function categoryLabel(category: string): string | undefined {
  const labels: Record<string, string> = { ...reviewText.tabs, ...reviewText.categories };
  return category === "general" ? undefined : (wordFor(labels, category) ?? category);
}

function tagOf(category: string) {
  return ["commercial", "residential", "industrial"].includes(category) ? category : "other";
}

function Details({ review }: { review: ShownReview }) {
  const facts = [
    [reviewText.project, review.projectName],
    [reviewText.value, review.projectValue],
    [reviewText.duration, review.projectDuration],
  ] as const;
  return (
    <dl className="rm">
      <FactRows facts={facts} className="num" />
      {review.date && (
        <div>
          <dt>{reviewText.date}</dt>
          <dd className="num">
            <time dateTime={isoDay(review.date)}>{formatDate(review.date)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
