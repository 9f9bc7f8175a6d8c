import { Plus } from "lucide-react";
import type { FeaturedQuestion } from "../../content/page-content/sections/items.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./accordion.module.css";
import { Section } from "./section.tsx";

/** Questions that the page's editor chose, with folded answers; nothing if there are none; requirement ACNT-01. */
export function FeaturedQuestions({ title, items }: { title?: string; items: FeaturedQuestion[] }) {
  if (items.length === 0) return null;
  const Heading = title ? "h3" : "h2";
  return (
    <Section
      className={title ? layoutStyles.section : `${layoutStyles.section} ${layoutStyles.flush}`}
      title={title || undefined}
    >
      <div className={styles.accordion}>
        {items.map(({ id, category, question, answer }) => (
          <details key={id} name="featured">
            <summary>
              {category && <BidiText as="span" className={styles.category} text={category} />}
              <Heading>
                <BidiText text={question} />
              </Heading>
              <span className={styles.plus}>
                <Icon of={Plus} />
              </span>
            </summary>
            <div className={styles.answer}>
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
