import { Star } from "lucide-react";
import type { ShownReview } from "../content/testimonials/reviews.ts";
import { formatDate } from "../kernel/format.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { initialsOf } from "../ui/initials.ts";
import { JsonLd, useOrigin } from "./json-ld.tsx";
import { projectsText } from "./projects.text.ts";
import { Section } from "./section.tsx";
import { reviewsData } from "./structured-data.ts";

const stars = [1, 2, 3, 4, 5];

/** What the client says about this project; requirement PRJ-05. */
export function ProjectReview({ review }: { review: ShownReview }) {
  const origin = useOrigin();
  return (
    <Section>
      <h2 className="vh">{projectsText.review}</h2>
      <figure className="pjrev">
        <div
          className="stars"
          role="img"
          aria-label={projectsText.rating.replace("{n}", String(review.rating))}
        >
          {stars.map((star) => (
            <Icon key={star} of={Star} className={star <= review.rating ? "on" : ""} />
          ))}
        </div>
        <BidiText as="blockquote" text={review.testimonialText} />
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
          {review.date && (
            <time className="sm" dateTime={review.date}>
              {formatDate(review.date)}
            </time>
          )}
        </figcaption>
      </figure>
      <JsonLd data={reviewsData([review], origin)} />
    </Section>
  );
}
