import type { FeaturedTestimonial } from "../../content/page-content/sections/items.ts";
import { ReviewList } from "../../content/testimonials/review-card.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { Section } from "./section.tsx";

/** Testimonials that the page's editor chose; nothing if there are none; requirement ACNT-01. */
export function FeaturedTestimonials({ title, items }: { title?: string; items: FeaturedTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <Section
      className={title ? layoutStyles.section : `${layoutStyles.section} ${layoutStyles.flush}`}
      title={title || undefined}
    >
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
