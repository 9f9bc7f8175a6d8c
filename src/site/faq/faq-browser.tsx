import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { faqText } from "../../content/faqs/faqs.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { NoMatch } from "../../ui/states.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import { useFilledBefore } from "../forms/use-filled-before.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { siteText } from "../frame/site.text.ts";
import { pageOfPlace, pageSize } from "../loading/pagination.ts";
import { Section } from "../parts/section.tsx";
import styles from "./faq.module.css";
import { FaqBar } from "./faq-bar.tsx";
import { FaqCategories } from "./faq-categories.tsx";
import { FaqList } from "./faq-list.tsx";
import { faqHref, faqQuestionHref, matchingFaqs } from "./faq-search.ts";
import { useFaqAnchor } from "./use-faq-anchor.ts";
import { type Asked, type Found, useFaqs } from "./use-faqs.ts";

type FaqBrowserProps = {
  title: string;
  lead: string;
  asked: Asked;
  found: Found;
  /** Between the head of the page and the questions. */
  children: ReactNode;
};

/**
 * Search, category and the questions. Everything is a form and links; the script searches while one types and loads a
 * category without leaving the page. Of more questions than a page should carry (`total`) the form and the links ask the
 * server; requirements FAQ-01 to FAQ-06.
 */
export function FaqBrowser({ title, lead, asked, found, children }: FaqBrowserProps) {
  const { category, categories, questions, total, loading, loadCategory } = useFaqs(asked, found);
  const [query, setQuery] = useState(asked.query);
  const [page, setPage] = useState(asked.page);
  const isPart = total !== null;
  const matches = isPart ? (questions ?? []) : matchingFaqs(questions ?? [], query);
  const count = total ?? matches.length;
  const shown = isPart ? matches : matches.slice((page - 1) * pageSize, page * pageSize);
  useFaqAnchor(questions ?? [], (place, id) => {
    if (place < 0) {
      // Not among the loaded questions: it is on another page of the list, or in another category.
      if (isPart || category !== "all") location.replace(faqQuestionHref(id));
      return;
    }
    setQuery("");
    setPage(pageOfPlace(place));
  });

  function search(text: string) {
    setQuery(text);
    setPage(1);
    if (!isPart) keepAddress(faqHref({ category, query: text }));
  }

  function choose(key: string, text = query) {
    if (isPart) return location.assign(faqHref({ category: key, query: text }));
    setPage(1);
    keepAddress(faqHref({ category: key, query: text }));
    void loadCategory(key);
  }

  const bar = useRef<HTMLFormElement>(null);
  useFilledBefore(bar, ({ query: text, category: key }) => {
    if (text !== asked.query) search(text);
    if (key !== asked.category) choose(key, text);
  });

  function submit(event: FormEvent) {
    if (isPart) return;
    event.preventDefault();
    keepAddress(faqHref({ category, query }));
  }

  function clear(event: MouseEvent) {
    if (isPart) return;
    event.preventDefault();
    search("");
    if (category !== "all") choose("all", "");
  }

  function retry(event: MouseEvent) {
    event.preventDefault();
    void loadCategory(category);
  }

  const ways = {
    asked: { category, query },
    categories,
    all: isPart || category !== "all" ? null : questions,
    onCategory: choose,
  };
  const browsed = (
    <>
      <p className="vh" role="status">
        {query.trim() && !loading && questions
          ? faqText.found.replace("{questions}", countOf("question", count))
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
          onRetry={retry}
        />
      ) : shown.length === 0 ? (
        <Nothing onClear={clear} />
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
  return (
    <>
      <PageHero
        current={siteText.nav.faq}
        title={title}
        lead={lead}
        aside={
          <div className={styles.tools}>
            <FaqBar
              form={bar}
              asked={{ category, query, page }}
              categories={categories}
              searchesItself={!isPart}
              onQuery={search}
              onCategory={choose}
              onSubmit={submit}
            />
            <FaqCategories {...ways} look="chips" />
          </div>
        }
      />
      {children}
      <Section className="" id="questions" inside={styles.beside}>
        <FaqCategories {...ways} look="list" />
        <div className={styles.questions}>{browsed}</div>
      </Section>
    </>
  );
}

/** The address follows what is shown, so that it can be shared; going back leaves the page, as links do. */
function keepAddress(href: string) {
  history.replaceState(history.state, "", href);
}

type Click = (event: MouseEvent) => void;

function Nothing({ onClear }: { onClear: Click }) {
  return (
    <NoMatch
      title={faqText.noMatch}
      actions={
        <a className="btn line sm" href="/faq" onClick={onClear}>
          {faqText.clear}
        </a>
      }
    >
      {faqText.noMatchText}
    </NoMatch>
  );
}
