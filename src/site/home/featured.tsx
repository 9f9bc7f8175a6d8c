import { Plus } from "lucide-react";
import type { FeaturedQuestion, FeaturedTestimonial } from "../../content/page-content/sections/items.ts";
import { ReviewList } from "../../content/testimonials/review-card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./featured.module.css";

/** Testimonials that the page's editor chose; nothing without one; requirement ACNT-01. */
export function FeaturedTestimonials({ title, items }: { title?: string; items: FeaturedTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <Section className={title ? "section" : styles.below} title={title || undefined}>
      <ReviewList
        reviews={items.map(({ id, ...item }) => ({
          id,
          clientName: item.name,
          clientPosition: item.position,
          company: item.company,
          rating: item.rating,
          testimonialText: item.testimonial,
          projectName: item.project,
          projectValue: item.projectValue,
        }))}
      />
    </Section>
  );
}

/** Questions that the page's editor chose, with their answers folded; nothing without one; requirement ACNT-01. */
export function FeaturedQuestions({ title, items }: { title?: string; items: FeaturedQuestion[] }) {
  if (items.length === 0) return null;
  const Heading = title ? "h3" : "h2";
  return (
    <Section className={title ? "section" : styles.below} title={title || undefined}>
      <div className="acc">
        {items.map(({ id, category, question, answer }) => (
          <details key={id} className="q" name="featured">
            <summary>
              {category && <BidiText as="span" className="tagx" text={category} />}
              <Heading>
                <BidiText text={question} />
              </Heading>
              <span className="pm">
                <Icon of={Plus} />
              </span>
            </summary>
            <div className="a">
              {answer.split(/\n+/).map((paragraph) => (
                <BidiText key={paragraph} as="p" text={paragraph} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
