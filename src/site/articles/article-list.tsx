import buttonStyles from "../../ui/controls/buttons.module.css";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { NoMatch } from "../../ui/states.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import type { Loaded } from "../loading/loaded.ts";
import { pageSize } from "../loading/pagination.ts";
import { ArticleCard } from "./article-card.tsx";
import { listPath } from "./article-links.ts";
import styles from "./articles.module.css";
import { articlesText } from "./articles.text.ts";
import type { ArticleInList } from "./shown-articles.server.ts";

type ArticleListProps = {
  list: Loaded<{ articles: ArticleInList[]; total: number }>;
  tag: string | undefined;
  page: number;
};

/** The cards of a page of the list, with the newest article across its width; or the message if there are none. */
export function ArticleList({ list, tag, page }: ArticleListProps) {
  if (!list.ok) return <LoadFailure {...articlesText.loadFailed} retry={listPath({ tag, page })} />;
  const { articles, total } = list.value;
  if (articles.length === 0)
    return (
      <NoMatch
        title={articlesText.noMatch.title}
        actions={
          <a
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
            href={listPath()}
          >
            {articlesText.clearFilter}
          </a>
        }
      >
        {articlesText.noMatch.text}
      </NoMatch>
    );
  const isWhole = tag === undefined && page === 1;
  return (
    <>
      <div className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} isFirst={isWhole && article === articles[0]} />
        ))}
      </div>
      <Pagination
        current={page}
        total={Math.ceil(total / pageSize)}
        hrefOf={(page) => listPath({ tag, page })}
      />
    </>
  );
}
