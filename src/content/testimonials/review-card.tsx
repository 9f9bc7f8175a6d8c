import { oneOf } from "../../kernel/objects.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { formatDate, isoDay } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import badgeStyles from "../../ui/badge.module.css";
import { Person } from "../../ui/pictures/person.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Stars } from "../../ui/pictures/stars.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import styles from "./review-card.module.css";
import type { ShownReview } from "./reviews.ts";
import { splitReview } from "./split-review.ts";
import { reviewText } from "./testimonials.text.ts";

/** The text fields of a card. A review that is typed in a page's editor has only these. */
type Words =
  | "clientName"
  | "clientPosition"
  | "company"
  | "rating"
  | "testimonialText"
  | "projectName"
  | "projectValue";
type CardReview = Pick<ShownReview, Words> &
  Partial<Omit<ShownReview, "id">> & {
    /** The picture of the project. */
    picture?: string | null;
    /** The project whose cover the picture is. */
    covered?: object | null;
  };

/** A list of reviews, in one column on phones and in two from 640 px. */
export function ReviewList({ reviews }: { reviews: readonly (CardReview & { id: number | string })[] }) {
  return (
    <div className={styles.columns}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </div>
  );
}

/** One review, between rules and with the picture of its project, or large without both; requirement TEST-01. */
export function ReviewCard({ review, big = false }: { review: CardReview; big?: boolean }) {
  const picture = (!big && review.picture) || null;
  const category = categoryLabel(review.category);
  const role = [review.clientPosition, review.company].filter(Boolean).join(reviewText.joiner);
  const head = (
    <div className={styles.head}>
      <Person
        name={review.clientName}
        role={role}
        image={review.clientImage ?? null}
        hasInitials={picture === null}
      />
      <Stars rating={review.rating} label={reviewText.rating.replace("{n}", String(review.rating))} />
    </div>
  );
  return (
    <article
      className={[styles.review, big && styles.large, picture && styles.pictured].filter(Boolean).join(" ")}
    >
      {picture && (
        <span className={styles.picture}>
          <Picture
            path={picture}
            alt=""
            sizes="72px"
            {...(review.covered && named(review.covered, "image"))}
          />
        </span>
      )}
      {!big && head}
      <Text text={review.testimonialText} />
      {big && head}
      <div className={styles.foot}>
        {category && (
          <span className={`${badgeStyles.keyword} ${tagOf(review.category)}`} data-tag>
            {category}
          </span>
        )}
        <Details review={review} />
      </div>
    </article>
  );
}

/** The text of a review; the rest of a long one can be unfolded. */
function Text({ text }: { text: string }) {
  const [shown, folded] = splitReview(text);
  return (
    <blockquote>
      <BidiText as="p" text={shown} />
      {folded && (
        <details>
          <summary>{reviewText.rest}</summary>
          <BidiText as="p" text={folded} />
        </details>
      )}
    </blockquote>
  );
}

/** The name of a category; undefined for `general`, which is not shown. */
function categoryLabel(category = "general"): string | undefined {
  const labels: Record<string, string> = { ...reviewText.tabs, ...reviewText.categories };
  return category === "general" ? undefined : (wordFor(labels, category) ?? category);
}

function tagOf(category = "other") {
  return badgeStyles[oneOf(["commercial", "residential", "industrial"], category) ?? "other"];
}

function Details({ review }: { review: CardReview }) {
  const facts = [
    [reviewText.project, review.projectName],
    [reviewText.value, review.projectValue],
    [reviewText.duration, review.projectDuration],
  ] as const;
  return (
    <dl className={styles.facts}>
      <FactRows facts={facts} className={typeStyles.digits} />
      {review.date && (
        <div>
          <dt>{reviewText.date}</dt>
          <dd className={typeStyles.digits}>
            <time dateTime={isoDay(review.date)}>{formatDate(review.date)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
