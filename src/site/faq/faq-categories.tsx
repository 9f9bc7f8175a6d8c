import type { MouseEvent } from "react";
import { faqText } from "../../content/faqs/faqs.text.ts";
import type { FaqCategory } from "../../content/faqs/faqs.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { Ltr } from "../../ui/text/ltr.tsx";
import styles from "./faq.module.css";
import { faqHref } from "./faq-search.ts";
import type { Asked, ShownFaq } from "./use-faqs.ts";

type FaqCategoriesProps = {
  asked: Pick<Asked, "category" | "query">;
  categories: readonly FaqCategory[];
  /** All questions, to count them by category; null if only some of them are loaded. */
  all: readonly ShownFaq[] | null;
  /** Chips under the search on narrow windows, a list beside the questions on wide ones. */
  look: "chips" | "list";
  onCategory(key: string): void;
};

/** The categories as links, with the number of their questions; the dropdown of the search chooses the same; FAQ-02. */
export function FaqCategories({ asked, categories, all, look, onCategory }: FaqCategoriesProps) {
  const choose = (key: string) => (event: MouseEvent) => {
    event.preventDefault();
    onCategory(key);
  };
  const countIn = (key: string) => all?.filter(({ category }) => key === "all" || category === key).length;
  const links = [{ key: "all", label: faqText.allCategories }, ...categories].map(({ key, label }) => ({
    key,
    label,
    count: countIn(key),
  }));
  return (
    <nav className={styles[look]} aria-label={look === "chips" ? faqText.category : faqText.allCategories}>
      <ul>
        {links
          .filter(({ key, count }) => count !== 0 || key === asked.category)
          .map(({ key, label, count }) => (
            <li key={key}>
              <a
                href={faqHref({ category: key, query: asked.query })}
                aria-current={key === asked.category || undefined}
                onClick={choose(key)}
              >
                <bdi>{label}</bdi>
                {count !== undefined && (
                  <small className={typeStyles.digits}>
                    <Ltr>{String(count)}</Ltr>
                  </small>
                )}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
