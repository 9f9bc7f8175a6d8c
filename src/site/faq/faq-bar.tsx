import { Search } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { faqText } from "../../content/faqs/faqs.text.ts";
import type { FaqCategory } from "../../content/faqs/faqs.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./faq.module.css";
import type { Asked } from "./use-faqs.ts";

type FaqBarProps = {
  form: RefObject<HTMLFormElement | null>;
  asked: Asked;
  categories: readonly FaqCategory[];
  /** The questions are filtered while typing, so that no button is needed with script. */
  searchesItself: boolean;
  onQuery(text: string): void;
  onCategory(key: string): void;
  onSubmit(event: FormEvent): void;
};

/** Search box and category: a GET form, whose button is shown if no script searches while typing; FAQ-01, FAQ-02. */
export function FaqBar({
  form,
  asked,
  categories,
  searchesItself,
  onQuery,
  onCategory,
  onSubmit,
}: FaqBarProps) {
  const button = (
    <button className={buttonStyles.button} type="submit">
      {faqText.submit}
    </button>
  );
  const known = asked.category === "all" || categories.some(({ key }) => key === asked.category);
  return (
    <search>
      <form ref={form} className={styles.search} method="get" action="/faq" onSubmit={onSubmit}>
        <div className={formStyles.search}>
          <Icon of={Search} />
          <label className={typeStyles.unseen} htmlFor="faq-query">
            {faqText.search}
          </label>
          <input
            className={formStyles.input}
            id="faq-query"
            name="q"
            type="search"
            dir="auto"
            maxLength={200}
            placeholder={faqText.searchPlaceholder}
            value={asked.query}
            onChange={(event) => onQuery(event.target.value)}
          />
        </div>
        <div>
          <label className={typeStyles.unseen} htmlFor="faq-category">
            {faqText.category}
          </label>
          <select
            className={formStyles.input}
            id="faq-category"
            name="category"
            value={asked.category}
            onChange={(event) => onCategory(event.target.value)}
          >
            <option value="all">{faqText.allCategories}</option>
            {categories.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
            {!known && <option value={asked.category}>{asked.category}</option>}
          </select>
        </div>
        {searchesItself ? <noscript>{button}</noscript> : button}
      </form>
    </search>
  );
}
