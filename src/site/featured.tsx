import { Plus } from "lucide-react";
import type { FeaturedQuestion, FeaturedTestimonial } from "../content/page-content/items.ts";
import { reviewText } from "../content/testimonials/testimonials.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { initialsOf, tintOf } from "../ui/initials.ts";
import { Stars } from "../ui/stars.tsx";

/** Testimonials that the page's editor chose; nothing without one; requirement ACNT-01. */
export function FeaturedTestimonials({ title, items }: { title?: string; items: FeaturedTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <section className={title ? "section" : "undersec"}>
      <div className="wrap stack28">
        {title && <FeaturedHead title={title} />}
        <div className="revs">
          {items.map((item) => (
            <Testimonial key={item.id} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Testimonial({ item }: { item: FeaturedTestimonial }) {
  const role = [item.position, item.company].filter(Boolean).join(reviewText.joiner);
  const facts = [
    [reviewText.project, item.project],
    [reviewText.value, item.projectValue],
  ].filter(([, fact]) => fact);
  return (
    <article className="card quote">
      <div className="qt">
        <Stars rating={item.rating} label={reviewText.rating.replace("{n}", String(item.rating))} />
      </div>
      <blockquote>
        <BidiText text={item.testimonial} />
      </blockquote>
      <div className="who">
        <span className={`avatar ${tintOf(item.name)}`} aria-hidden="true">
          {initialsOf(item.name)}
        </span>
        <span>
          <b>
            <BidiText text={item.name} />
          </b>
          <span>
            <BidiText text={role} />
          </span>
        </span>
      </div>
      {facts.length > 0 && (
        <dl className="rm">
          {facts.map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                <BidiText text={fact ?? ""} />
              </dd>
            </div>
          ))}
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
    <section className={title ? "section" : "undersec"}>
      <div className="wrap stack28">
        {title && <FeaturedHead title={title} />}
        <div className="acc">
          {items.map(({ id, category, question, answer }) => (
            <details key={id} className="q" name="featured">
              <summary>
                {category && (
                  <span className="tagx">
                    <BidiText text={category} />
                  </span>
                )}
                <Heading>
                  <BidiText text={question} />
                </Heading>
                <span className="pm">
                  <Icon of={Plus} />
                </span>
              </summary>
              <div className="a">
                {answer.split(/\n+/).map((paragraph) => (
                  <p key={paragraph}>
                    <BidiText text={paragraph} />
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function FeaturedHead({ title }: { title: string }) {
  return (
    <div className="head">
      <h2 className="h2">
        <BidiText text={title} />
      </h2>
    </div>
  );
}
