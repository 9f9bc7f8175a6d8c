import { useId } from "react";
import type { BlockName } from "../../content/page-content/sections/blocks/blocks.text.ts";
import { tableRows } from "../../kernel/resource/kinds/table-rows.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { StepMark } from "../../ui/pictures/mark.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { ActionLinks } from "../parts/action-links.tsx";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedQuestions } from "../parts/featured-questions.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { FigureList, Section } from "../parts/section.tsx";
import { Headed, headOf, named } from "./block-parts.tsx";
import type { BlockProps } from "./block-props.ts";
import styles from "./blocks.module.css";
import { blockWords } from "./blocks.text.ts";

/* The blocks of words that their editor writes; requirement PAGES-01. */

type Props<Name extends BlockName> = BlockProps<Name>;
const half = "(max-width: 639px) 100vw, 50vw";

export function HeroBlock({ texts, isTitle }: Props<"hero">) {
  const links = named(texts.links);
  const { image, alt } = texts.image;
  return (
    <Section className={styles.hero} inside={image ? styles.halves : styles.column}>
      <div className={styles.words}>
        {texts.title.trim() && (
          <BidiText as={isTitle ? "h1" : "h2"} className={typeStyles.headline} text={texts.title} />
        )}
        {texts.lead && <BidiText as="p" className={typeStyles.lead} text={texts.lead} />}
        {links.length > 0 && <ActionLinks links={links} />}
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
        {texts.title.trim() && <BidiText as="h2" className={typeStyles.heading} text={texts.title} />}
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
    <Section {...headOf(texts)}>
      <ul className={styles.features}>
        {texts.items.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <Headed as={texts.title.trim() ? "h3" : "h2"} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FiguresBlock({ texts }: Props<"figures">) {
  return (
    <Section className={`${layoutStyles.band} night ${styles.figures}`} {...headOf(texts)}>
      <FigureList items={texts.items} />
    </Section>
  );
}

export function StepsBlock({ texts }: Props<"steps">) {
  return (
    <Section {...headOf(texts)}>
      <ol className={styles.steps}>
        {texts.items.map(({ id, title, text }, index) => (
          <li key={id}>
            <StepMark index={index} />
            <Headed as={texts.title.trim() ? "h3" : "h2"} title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function QuestionsBlock({ texts }: Props<"questions">) {
  const asked = texts.items.filter(({ question }) => question.trim() !== "");
  return <FeaturedQuestions title={texts.title.trim()} items={asked} />;
}

/** A table that scrolls by itself in narrow windows, also with the keyboard. */
export function TableBlock({ texts }: Props<"table">) {
  const id = useId();
  const hasTitle = texts.title.trim() !== "";
  const [head = [], ...rows] = tableRows(texts.rows);
  if (head.length === 0) return null;
  return (
    <Section>
      {hasTitle && (
        <div className={layoutStyles.heading}>
          <BidiText as="h2" className={typeStyles.heading} id={id} text={texts.title} />
        </div>
      )}
      {/* Not a landmark, because a page may have two tables with the same name, or without one. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <div
        className={styles.table}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        {...(hasTitle ? { "aria-labelledby": id } : { "aria-label": blockWords.table })}
      >
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
            {rows.map(([name = "", ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={index}>
                <th scope="row">
                  <BidiText text={name} />
                </th>
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={place}>
                    <BidiText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export function CallBlock({ texts: { title, text, links } }: Props<"call">) {
  return <ClosingCall texts={{ ctaTitle: title, ctaText: text, ctaLinks: named(links) }} />;
}
