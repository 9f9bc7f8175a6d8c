import { Link2, Plus } from "lucide-react";
import { faqText } from "../../content/faqs/faqs.text.ts";
import type { FaqCategory } from "../../content/faqs/faqs.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import { faqAnchor } from "./faq-search.ts";
import type { ShownFaq } from "./use-faqs.ts";

type FaqListProps = { questions: readonly ShownFaq[]; categories: readonly FaqCategory[]; query: string };

/** One answer open at a time, with the keyboard and without script, by the browser itself; requirement FAQ-05. */
export function FaqList({ questions, categories, query }: FaqListProps) {
  const labels = new Map(categories.map(({ key, label }) => [key, label]));
  return (
    <div className="acc">
      {questions.map(({ id, question, answer, category }) => (
        <details key={id} className="q" name="faq">
          <summary>
            <BidiText as="span" className="tagx" text={labels.get(category) ?? category} />
            <HitText as="h2" text={question} query={query} />
            <span className="pm">
              <Icon of={Plus} />
            </span>
          </summary>
          <div className="a" id={faqAnchor(id)}>
            {answer.split(/\n+/).map((paragraph) => (
              <HitText key={paragraph} as="p" text={paragraph} query={query} />
            ))}
            <a
              className="iconbtn own"
              href={`#${faqAnchor(id)}`}
              aria-label={`${faqText.linkTo}: ${question}`}
            >
              <Icon of={Link2} />
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
