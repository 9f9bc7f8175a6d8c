import type { RouterContextProvider } from "react-router";
import {
  type Article,
  type ListedArticle,
  type ShownArticle,
  shownInLists,
  shownOfArticle,
} from "../../content/articles/articles.ts";
import { listPublished } from "../../content/articles/store.server.ts";
import { findActiveMembers } from "../../content/team/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { load, withPictures } from "../loading/load.server.ts";
import { countWords, readingMinutes } from "./reading-time.ts";

/** An article as lists show it; `author` is null if the site does not show its author. */
export type ArticleInList = ListedArticle & { minutes: number; author: string | null };

/** An article as its own page shows it. */
export type WholeArticle = ShownArticle & {
  minutes: number;
  words: number;
  author: string | null;
  /** When the article was last changed, ISO in UTC. */
  changedAt: string;
};

/** Adds to articles the names of their authors and their reading times. */
export async function shownArticles(db: Db, articles: readonly Article[]): Promise<ArticleInList[]> {
  const authors = await findActiveMembers(
    db,
    articles.flatMap(({ authorId }) => authorId ?? []),
  );
  return articles.map((article) => ({
    ...only(article, shownInLists),
    minutes: readingMinutes(article.body),
    author: authors.get(article.authorId ?? 0)?.name ?? null,
  }));
}

/** The three newest articles, for the home page. */
export async function latestArticles(db: Db): Promise<ArticleInList[]> {
  const { articles } = await listPublished(db, { limit: 3, offset: 0 });
  return shownArticles(db, articles);
}

/** Everything that the page of an article shows; its author is left out when the team cannot be read. */
export async function wholeArticle(context: Readonly<RouterContextProvider>, article: Article) {
  const author = await load(context, async ({ reads }) => {
    const members = await findActiveMembers(reads, article.authorId === null ? [] : [article.authorId]);
    return members.get(article.authorId ?? 0)?.name ?? null;
  });
  const shown = only(article, shownOfArticle);
  const { pictures } = await withPictures(context, { cover: shown.cover, body: shown.body });
  const whole: WholeArticle = {
    ...shown,
    minutes: readingMinutes(shown.body),
    words: countWords(shown.body),
    author: author.ok ? author.value : null,
    changedAt: article.updatedAt,
  };
  return { article: whole, pictures };
}
