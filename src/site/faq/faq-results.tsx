import { faqText } from "../../content/faqs/faqs.text.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { NoMatch } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { LoadFailure } from "../errors/load-failure.tsx";
import { pageSize } from "../loading/pagination.ts";
import styles from "./faq.module.css";
import { FaqList } from "./faq-list.tsx";
import { faqHref } from "./faq-search.ts";
import type { FaqBrowsing } from "./use-faq-browsing.ts";
import type { Asked } from "./use-faqs.ts";

/** The found questions with their number, or a message that there are none or that loading failed. */
export function FaqResults({ asked, browsing }: { asked: Asked; browsing: FaqBrowsing }) {
  const { category, categories, questions, loading, query, page, isPart, count, shown } = browsing;
  return (
    <>
      <p className={typeStyles.unseen} role="status">
        {query.trim() && !loading && questions
          ? faqText.found.replace("{questions}", countOf(counted.question, count))
          : ""}
      </p>
      {loading ? (
        <p className={styles.waiting} role="status">
          <Spinner /> {faqText.loading}
        </p>
      ) : questions === null ? (
        <LoadFailure
          title={faqText.failedTitle}
          text={faqText.failedText}
          retry={faqHref({ category, query })}
          onRetry={(event) => {
            event.preventDefault();
            void browsing.loadCategory(category);
          }}
        />
      ) : shown.length === 0 ? (
        <Nothing onClear={browsing.clear} />
      ) : (
        <>
          <FaqList questions={shown} categories={categories} query={isPart ? asked.query : query} />
          <Pagination
            current={page}
            total={Math.ceil(count / pageSize)}
            hrefOf={(number) => faqHref({ category, query, page: number })}
          />
        </>
      )}
    </>
  );
}

function Nothing({ onClear }: { onClear: FaqBrowsing["clear"] }) {
  return (
    <NoMatch
      title={faqText.noMatch}
      actions={
        <a
          className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
          href="/faq"
          onClick={onClear}
        >
          {faqText.clear}
        </a>
      }
    >
      {faqText.noMatchText}
    </NoMatch>
  );
}
