import { Star } from "lucide-react";
import type { ShownReview } from "../../content/testimonials/reviews.ts";
import { formatDate } from "../../kernel/text/format.ts";
import avatarStyles from "../../ui/pictures/avatar.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { initialsOf } from "../../ui/pictures/initials.ts";
import starStyles from "../../ui/pictures/stars.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { BigQuote } from "../parts/big-quote.tsx";
import { Section } from "../parts/section.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { reviewsData } from "../seo/structured-data.ts";
import { projectsText } from "./projects.text.ts";

const stars = [1, 2, 3, 4, 5];

/** The client's review of this project; requirement PRJ-05. */
export function ProjectReview({ review }: { review: ShownReview }) {
  const origin = useOrigin();
  return (
    <Section>
      <h2 className={typeStyles.unseen}>{projectsText.review}</h2>
      <BigQuote text={review.testimonialText}>
        <figcaption className={avatarStyles.person}>
          <span className={avatarStyles.avatar} aria-hidden="true">
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
            className={starStyles.stars}
            role="img"
            aria-label={projectsText.rating.replace("{n}", String(review.rating))}
          >
            {stars.map((star) => (
              <Icon key={star} of={Star} className={star <= review.rating ? starStyles.filled : ""} />
            ))}
          </span>
          {review.date && (
            <time className={typeStyles.small} dateTime={review.date}>
              {formatDate(review.date)}
            </time>
          )}
        </figcaption>
      </BigQuote>
      <JsonLd data={reviewsData([review], origin)} />
    </Section>
  );
}
