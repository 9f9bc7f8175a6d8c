import { projectText } from "../../content/projects/projects.text.ts";
import { reviewText } from "../../content/testimonials/testimonials.text.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { Face } from "../../ui/pictures/person.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { homeText } from "../frame/site.text.ts";
import { useStands } from "../parts/absent-pages.ts";
import { MoreLink } from "../parts/more-link.tsx";
import styles from "./home.module.css";
import type { Case, Quote } from "./home-choices.ts";
import type { HomeTexts } from "./home-opening.tsx";

/** One project on a band, whose picture extends to the edge of the window; requirement SITE-02. */
export function FeaturedCase({ shown, link }: { shown: Case; link: string }) {
  const stands = useStands();
  const { id, text, project } = shown;
  const facts = [
    { label: projectText.duration, value: project.duration },
    { label: projectText.value, value: project.value },
  ];
  const figures = [...project.figures, ...facts].filter(({ value }) => value).slice(0, 2);
  // Its only link leads to the project.
  if (!stands(`/projects/${id}`)) return null;
  return (
    <section className={`${layoutStyles.band} night ${styles.case}`} aria-labelledby="case">
      <div className={layoutStyles.wrap}>
        <div className={styles.words}>
          {project.location && (
            <p className={styles.kicker}>
              <i className={typeStyles.diamond} />
              <BidiText as="span" text={homeText.projectFrom} values={{ place: project.location }} />
            </p>
          )}
          <BidiText as="h2" className={typeStyles.heading} id="case" text={project.title} />
          <BidiText as="p" text={text || project.summary} />
          {figures.length > 0 && (
            <dl className={styles.figures}>
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <BidiText as="dd" text={value} />
                </div>
              ))}
            </dl>
          )}
          <MoreLink href={`/projects/${id}`}>{link}</MoreLink>
        </div>
        <div className={styles.shot}>
          <Picture
            path={project.image ?? coverPath(id)}
            alt=""
            sizes="(max-width: 639px) 100vw, (max-width: 900px) 132vw, 58vw"
            {...named(project, "image")}
          />
        </div>
      </div>
    </section>
  );
}

/** The names of clients in one quiet line; requirement SITE-02. */
export function ClientNames({ title, names }: { title: string; names: HomeTexts["clientNames"] }) {
  if (names.length === 0) return null;
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <div className={layoutStyles.wrap}>
        <p id="clients">{title}</p>
        <ul>
          {names.map(({ id, name }) => (
            <li key={id}>
              <BidiText text={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const longQuote = 160;

/** The quote of one client, in large letters without a box; requirement SITE-02. */
export function LargeQuote({ quote, link }: { quote: Quote; link: string }) {
  const { parts, review } = quote;
  const [before, highlight, after] = parts;
  const isLong = parts.join("").length > longQuote;
  const role = [review.clientPosition, review.company].filter(Boolean).join(reviewText.joiner);
  return (
    <section className={styles.quote}>
      <figure className={layoutStyles.wrap}>
        <blockquote className={isLong ? styles.long : undefined}>
          <BidiText text={before} />
          {highlight && (
            <mark>
              <BidiText text={highlight} />
            </mark>
          )}
          <BidiText text={after} />
        </blockquote>
        <figcaption>
          <Face name={review.clientName} image={review.clientImage} />
          <span>
            <BidiText as="b" text={review.clientName} />
            <BidiText as="span" text={role} />
          </span>
          <MoreLink href="/testimonials">{link}</MoreLink>
        </figcaption>
      </figure>
    </section>
  );
}
