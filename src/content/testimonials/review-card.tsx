import { formatDate, isoDay } from "../../kernel/format.ts";
import { wordFor } from "../../kernel/word-for.ts";
import { BidiText } from "../../ui/bidi-text.tsx";
import { initialsOf, tintOf } from "../../ui/initials.ts";
import { Picture } from "../../ui/picture.tsx";
import { Stars } from "../../ui/stars.tsx";
import type { ShownReview } from "./reviews.ts";
import { reviewText } from "./testimonials.text.ts";

/** One review of the testimonials page; the first one stands large; requirement TEST-01. */
export function ReviewCard({ review, big = false }: { review: ShownReview; big?: boolean }) {
  const category = categoryLabel(review.category);
  return (
    <article className={big ? "card quote big" : "card quote"}>
      <div className="qt">
        <Stars rating={review.rating} label={reviewText.rating.replace("{n}", String(review.rating))} />
        {category && <span className={`tag ${tagOf(review.category)}`}>{category}</span>}
      </div>
      <blockquote>
        <BidiText text={review.testimonialText} />
      </blockquote>
      <Client review={review} />
      <Facts review={review} />
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

function Client({ review: { clientName, clientPosition, company, clientImage } }: { review: ShownReview }) {
  const role = [clientPosition, company].filter(Boolean).join(reviewText.joiner);
  return (
    <div className="who">
      {clientImage ? (
        <span className="avatar pic">
          <Picture path={clientImage} alt="" sizes="40px" />
        </span>
      ) : (
        <span className={`avatar ${tintOf(clientName)}`} aria-hidden="true">
          {initialsOf(clientName)}
        </span>
      )}
      <span>
        <b>
          <BidiText text={clientName} />
        </b>
        <span>
          <BidiText text={role} />
        </span>
      </span>
    </div>
  );
}

function Facts({ review }: { review: ShownReview }) {
  const facts = [
    [reviewText.project, review.projectName],
    [reviewText.value, review.projectValue],
    [reviewText.duration, review.projectDuration],
  ].filter(([, fact]) => fact);
  return (
    <dl className="rm">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            <BidiText text={fact ?? ""} />
          </dd>
        </div>
      ))}
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
