import { Star } from "lucide-react";
import type { ShownReview } from "../../content/testimonials/reviews.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { initialsOf } from "../../ui/pictures/initials.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { BigQuote } from "../parts/big-quote.tsx";
import { Section } from "../parts/section.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { reviewsData } from "../seo/structured-data.ts";
import { projectsText } from "./projects.text.ts";

const stars = [1, 2, 3, 4, 5];

/** What the client says about this project; requirement PRJ-05. */
export function ProjectReview({ review }: { review: ShownReview }) {
  const origin = useOrigin();
  return (
    <Section>
      <h2 className="vh">{projectsText.review}</h2>
      <BigQuote text={review.testimonialText}>
        <figcaption className="who">
          <span className="avatar" aria-hidden="true">
            {initialsOf(review.clientName)}
          </span>
          <span>
            <BidiText as="b" text={review.clientName} />
            <span>
              <BidiText
                text={[review.clientPosition, review.company]
                  .filter(Boolean)
                  .join(projectsText.personSeparator)}
              />
            </span>
          </span>
          <span
            className="stars"
            role="img"
            aria-label={projectsText.rating.replace("{n}", String(review.rating))}
          >
            {stars.map((star) => (
              <Icon key={star} of={Star} className={star <= review.rating ? "on" : ""} />
            ))}
          </span>
          {review.date && (
            <time className="sm" dateTime={review.date}>
              {formatDate(review.date)}
            </time>
          )}
        </figcaption>
      </BigQuote>
      <JsonLd data={reviewsData([review], origin)} />
    </Section>
  );
}
