import type { ReactNode } from "react";
import { pages } from "../../content/shared/pages.text.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./faq.module.css";
import { FaqBar } from "./faq-bar.tsx";
import { FaqCategories } from "./faq-categories.tsx";
import { FaqResults } from "./faq-results.tsx";
import { useFaqBrowsing } from "./use-faq-browsing.ts";
import type { Asked, Found } from "./use-faqs.ts";

type FaqBrowserProps = {
  title: string;
  lead: string;
  asked: Asked;
  found: Found;
  /** Shown between the head of the page and the questions. */
  children: ReactNode;
};

/**
 * Search, category and the questions. Everything works as a form and links; the script searches while typing and loads a
 * category without leaving the page. If there are more questions than one page shows (`total`), the form and the links ask the
 * server; requirements FAQ-01 to FAQ-06.
 */
export function FaqBrowser({ title, lead, asked, found, children }: FaqBrowserProps) {
  const browsing = useFaqBrowsing(asked, found);
  const { category, categories, questions, query, page, isPart, choose } = browsing;
  const ways = {
    asked: { category, query },
    categories,
    all: isPart || category !== "all" ? null : questions,
    onCategory: choose,
  };
  return (
    <>
      <PageHero
        current={pages.faq.name}
        title={title}
        lead={lead}
        aside={
          <div className={styles.tools}>
            <FaqBar
              form={browsing.bar}
              asked={{ category, query, page }}
              categories={categories}
              searchesItself={!isPart}
              onQuery={browsing.search}
              onCategory={choose}
              onSubmit={browsing.submit}
            />
            <FaqCategories {...ways} look="chips" />
          </div>
        }
      />
      {children}
      <Section className="" id="questions" inside={styles.beside}>
        <FaqCategories {...ways} look="list" />
        <div className={styles.questions}>
          <FaqResults asked={asked} browsing={browsing} />
        </div>
      </Section>
    </>
  );
}
