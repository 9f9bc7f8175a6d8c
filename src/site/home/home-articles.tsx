import { ArticleCard } from "../articles/article-card.tsx";
import type { ArticleInList } from "../articles/shown-articles.server.ts";
import { Section } from "../parts/section.tsx";
import styles from "./home.module.css";
import type { HomeTexts } from "./home-opening.tsx";

/** The newest articles; nothing until there is one. Requirement ART-01. */
export function HomeArticles({ texts, articles }: { texts: HomeTexts; articles: ArticleInList[] }) {
  if (articles.length === 0) return null;
  return (
    <Section
      className="section flush"
      title={texts.articlesTitle}
      more={{ href: "/articles", label: texts.articlesLink }}
    >
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} isBrief />
        ))}
      </div>
    </Section>
  );
}
