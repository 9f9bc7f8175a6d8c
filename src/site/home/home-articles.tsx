import { articlePath } from "../../content/articles/article-path.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { coverOf } from "../articles/article-links.ts";
import type { ArticleInList } from "../articles/shown-articles.server.ts";
import { Section } from "../parts/section.tsx";
import styles from "./home-articles.module.css";
import type { HomeTexts } from "./home-opening.tsx";

/** The newest articles, on phones a list of their titles; nothing until there is an article. Requirement ART-01. */
export function HomeArticles({ texts, articles }: { texts: HomeTexts; articles: ArticleInList[] }) {
  if (articles.length === 0) return null;
  return (
    <Section
      className={`${layoutStyles.section} ${layoutStyles.flush}`}
      title={texts.articlesTitle}
      more={{ href: "/articles", label: texts.articlesLink }}
    >
      <div className={styles.articles}>
        {articles.map((article) => (
          <a key={article.id} href={articlePath(article.address)}>
            <span>
              <Picture
                path={coverOf(article)}
                alt=""
                sizes="(max-width: 1120px) 46vw, 392px"
                {...named(article, "cover")}
              />
            </span>
            <BidiText as="h3" className={typeStyles.subheading} text={article.title} />
            <BidiText as="p" text={article.summary} />
            <small>{article.publishedAt && formatDate(article.publishedAt)}</small>
          </a>
        ))}
      </div>
    </Section>
  );
}
