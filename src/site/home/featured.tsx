import { Plus } from "lucide-react";
import type { FeaturedQuestion, FeaturedTestimonial } from "../../content/page-content/sections/items.ts";
import { reviewText } from "../../content/testimonials/testimonials.text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Person } from "../../ui/pictures/person.tsx";
import { Stars } from "../../ui/pictures/stars.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import { Section } from "../parts/section.tsx";

/** Testimonials that the page's editor chose; nothing without one; requirement ACNT-01. */
export function FeaturedTestimonials({ title, items }: { title?: string; items: FeaturedTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <Section className={title ? "section" : "undersec"} title={title || undefined} inside="stack28">
      <div className="revs">
        {items.map((item) => (
          <Testimonial key={item.id} item={item} />
        ))}
      </div>
    </Section>
  );
}

function Testimonial({ item }: { item: FeaturedTestimonial }) {
  const role = [item.position, item.company].filter(Boolean).join(reviewText.joiner);
  const facts = [
    [reviewText.project, item.project],
    [reviewText.value, item.projectValue],
  ] as const;
  return (
    <article className="card quote">
      <div className="qt">
        <Stars rating={item.rating} label={reviewText.rating.replace("{n}", String(item.rating))} />
      </div>
      <BidiText as="blockquote" text={item.testimonial} />
      <Person name={item.name} role={role} />
      {facts.some(([, fact]) => fact) && (
        <dl className="rm">
          <FactRows facts={facts} className="num" />
        </dl>
      )}
    </article>
  );
}

/** Questions that the page's editor chose, with their answers folded; nothing without one; requirement ACNT-01. */
export function FeaturedQuestions({ title, items }: { title?: string; items: FeaturedQuestion[] }) {
  if (items.length === 0) return null;
  const Heading = title ? "h3" : "h2";
  return (
    <Section className={title ? "section" : "undersec"} title={title || undefined} inside="stack28">
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
