import { ArrowLeft } from "lucide-react";
import cardStyles from "../../../ui/card.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { useStands } from "../../parts/absent-pages.ts";
import { safeHref } from "../../parts/action-links.tsx";
import { Section } from "../../parts/section.tsx";
import { headingBelow, headOf, isFilled, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";
import type { ChosenPage } from "./records.server.ts";

/**
 * Chosen pages as cards, each with its own title and description until others are written for it here. What visitors do not find, and
 * what has no title, is left out. Requirement OWN-04.
 */
export default function PagesBlock({ texts, records = [] }: BlockProps<typeof block, ChosenPage[]>) {
  const stands = useStands();
  const shown = texts.items.flatMap(({ id, href, shownTitle, shownText }) => {
    const page = records.find((one) => one.href === href);
    const title = [shownTitle, page?.title ?? ""].find(isFilled);
    const text = [shownText, page?.description ?? ""].find(isFilled);
    return page && title && isFilled(href) && stands(href) ? [{ id, href, title, text }] : [];
  });
  if (shown.length === 0) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts)}>
      <ul className={styles.pages}>
        {shown.map(({ id, href, title, text }) => (
          <li key={id}>
            <a className={cardStyles.card} href={safeHref(href)}>
              <BidiText as={headingBelow(texts)} className={typeStyles.subheading} text={title} />
              {text && <BidiText as="p" text={text} />}
              <Icon of={ArrowLeft} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
