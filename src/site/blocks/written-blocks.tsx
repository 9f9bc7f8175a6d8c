import { useId } from "react";
import type { BlockName } from "../../content/page-content/sections/blocks/blocks.text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { ActionLinks } from "../parts/action-links.tsx";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedQuestions } from "../parts/featured-questions.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { FigureList, Section, Titled } from "../parts/section.tsx";
import type { BlockProps } from "./block-props.ts";
import styles from "./blocks.module.css";
import { tableRows } from "./table-rows.ts";

/* The blocks of words that their editor writes; requirement PAGES-01. */

type Props<Name extends BlockName> = BlockProps<Name>;
const half = "(max-width: 639px) 100vw, 50vw";

export function HeroBlock({ texts, isTitle }: Props<"hero">) {
  const { image, alt } = texts.image;
  return (
    <Section className={styles.hero} inside={image ? styles.halves : styles.column}>
      <div className={styles.words}>
        <BidiText as={isTitle ? "h1" : "h2"} className="h1" text={texts.title} />
        {texts.lead && <BidiText as="p" className="lead" text={texts.lead} />}
        {texts.links.length > 0 && <ActionLinks links={texts.links} />}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture path={image} alt={alt || undefined} sizes={half} eager={isTitle} />
        </div>
      )}
    </Section>
  );
}

export function WordsBlock({ texts }: Props<"words">) {
  const { image, alt } = texts.image;
  const sides = texts.side === "start" ? `${styles.halves} ${styles.first}` : styles.halves;
  return (
    <Section inside={image ? sides : styles.column}>
      <div className={styles.words}>
        {texts.title && <BidiText as="h2" className="h2" text={texts.title} />}
        <RichText html={texts.body} />
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture path={image} alt={alt || undefined} sizes={half} />
        </div>
      )}
    </Section>
  );
}

export function FeaturesBlock({ texts }: Props<"features">) {
  return (
    <Section title={texts.title || undefined}>
      <ul className={styles.features}>
        {texts.items.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <Titled as={texts.title ? "h3" : "h2"} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FiguresBlock({ texts }: Props<"figures">) {
  return (
    <Section className={`band ${styles.figures}`} title={texts.title || undefined}>
      <FigureList items={texts.items} />
    </Section>
  );
}

const dotsOf = [1, 3, 5, 6];

export function StepsBlock({ texts }: Props<"steps">) {
  return (
    <Section title={texts.title || undefined}>
      <ol className={styles.steps}>
        {texts.items.map(({ id, title, text }, index) => (
          <li key={id}>
            <Mark filled={dotsOf[index] ?? 6} />
            <Titled as={texts.title ? "h3" : "h2"} title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function QuestionsBlock({ texts }: Props<"questions">) {
  return <FeaturedQuestions title={texts.title} items={texts.items} />;
}

/** Narrow windows scroll it by itself, with the keyboard too. */
export function TableBlock({ texts }: Props<"table">) {
  const id = useId();
  const [head = [], ...rows] = tableRows(texts.rows);
  if (head.length === 0) return null;
  return (
    <Section>
      <div className="head">
        <BidiText as="h2" className="h2" id={id} text={texts.title} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={styles.table} tabIndex={0} aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
                <th key={index} scope="col">
                  <BidiText text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={index}>
                {row.map((cell, place) => {
                  const Cell = place === 0 ? "th" : "td";
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Cell key={place} {...(place === 0 && { scope: "row" })}>
                      <BidiText text={cell} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

export function CallBlock({ texts: { title, text, links } }: Props<"call">) {
  return <ClosingCall texts={{ ctaTitle: title, ctaText: text, ctaLinks: links }} />;
}
