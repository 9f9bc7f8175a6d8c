import { articlePath } from "../../content/articles/article-path.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf, formatDate } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Shot } from "../parts/shot.tsx";
import styles from "./article-card.module.css";
import { coverOf } from "./article-links.ts";
import { articlesText } from "./articles.text.ts";
import type { ArticleInList } from "./shown-articles.server.ts";

type ArticleCardProps = {
  article: ArticleInList;
  /** The card spans the whole list, above the others. */
  isFirst?: boolean;
};

const sizes = "(max-width: 639px) 92vw, (max-width: 1120px) 46vw, 392px";
const firstSizes = "(max-width: 900px) 92vw, 700px";

/** An article in a list; the whole card is a link to its page; requirement ART-01. */
export function ArticleCard({ article, isFirst = false }: ArticleCardProps) {
  return (
    <article className={isFirst ? `${styles.card} ${styles.first}` : styles.card}>
      <Shot
        path={coverOf(article)}
        alt=""
        sizes={isFirst ? firstSizes : sizes}
        eager={isFirst}
        {...named(article, "cover")}
      />
      <div className={styles.words}>
        <h2 className={isFirst ? typeStyles.heading : typeStyles.subheading}>
          {/* The link covers the whole card. */}
          <a className={styles.link} href={articlePath(article.address)}>
            <BidiText text={article.title} />
          </a>
        </h2>
        {article.summary && <BidiText as="p" className={styles.summary} text={article.summary} />}
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}

type Told = Pick<ArticleInList, "author" | "publishedAt" | "minutes">;

/** Who wrote an article, when it was published, and how long it takes to read. */
export function ArticleFacts({ article: { author, publishedAt, minutes } }: { article: Told }) {
  return (
    <ul className={styles.facts}>
      {author !== null && (
        <li>
          <BidiText text={articlesText.by} values={{ author }} />
        </li>
      )}
      {publishedAt !== null && (
        <li>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </li>
      )}
      <li>{articlesText.reading.replace("{time}", countOf(counted.minute, minutes))}</li>
    </ul>
  );
}
