import { ArticleCard } from "../../articles/article-card.tsx";
import { listPath } from "../../articles/article-links.ts";
import { Section } from "../../parts/section.tsx";
import { headOf, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";
import type { Tagged } from "./records.server.ts";

/** The newest articles, of one tag where it is named. Requirement OWN-04. */
export default function ArticlesBlock({ texts, records = [] }: BlockProps<typeof block, Tagged[]>) {
  const { tag, articles } = records.find(({ typed }) => typed === texts.tag) ?? { tag: "", articles: [] };
  const shown = articles.slice(0, Number(texts.count));
  if (shown.length === 0) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts, listPath({ tag }))}>
      <div className={styles.articles}>
        {shown.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </Section>
  );
}
