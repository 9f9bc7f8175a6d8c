import { Link2, Plus } from "lucide-react";
import { faqText } from "../../content/faqs/faqs.text.ts";
import type { FaqCategory } from "../../content/faqs/faqs.ts";
import { findFolded } from "../../kernel/text/search.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import styles from "../parts/accordion.module.css";
import { faqAnchor } from "./faq-search.ts";
import type { ShownFaq } from "./use-faqs.ts";

type FaqListProps = { questions: readonly ShownFaq[]; categories: readonly FaqCategory[]; query: string };

/**
 * One answer is open at a time; the browser itself does this, with the keyboard and without script too; requirement FAQ-05.
 * After a search the first answer with a hit is open, and closed ones with a hit are marked; FAQ-01.
 */
export function FaqList({ questions, categories, query }: FaqListProps) {
  const labels = new Map(categories.map(({ key, label }) => [key, label]));
  const inside = questions.filter(({ answer }) => findFolded(answer, query).length > 0);
  return (
    <div className={styles.accordion}>
      {questions.map((faq) => {
        const { id, question, answer, category } = faq;
        return (
          <details key={id} name="faq" open={faq === inside[0]}>
            <summary>
              <BidiText as="span" className={styles.category} text={labels.get(category) ?? category} />
              <HitText as="h2" text={question} query={query} />
              {inside.includes(faq) && <small className={styles.inside}>{faqText.foundInside}</small>}
              <span className={styles.plus}>
                <Icon of={Plus} />
              </span>
            </summary>
            <div className={styles.answer} id={faqAnchor(id)}>
              {answer.split(/\n+/).map((paragraph) => (
                <HitText key={paragraph} as="p" text={paragraph} query={query} />
              ))}
              <a
                className={buttonStyles.iconButton}
                href={`#${faqAnchor(id)}`}
                aria-label={`${faqText.linkTo}: ${question}`}
              >
                <Icon of={Link2} />
              </a>
            </div>
          </details>
        );
      })}
    </div>
  );
}
