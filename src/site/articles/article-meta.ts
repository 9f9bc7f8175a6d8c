import type { MetaDescriptor } from "react-router";
import { articlePath } from "../../content/articles/article-path.ts";
import { cut } from "../../content/page-content/sections/head-words.ts";
import { type Matches, tagsOf } from "../seo/page-meta.ts";
import { agencyRef, inContext, type StructuredData } from "../seo/structured-data.ts";
import { coverOf, feedPath } from "./article-links.ts";
import { articlesText } from "./articles.text.ts";
import type { WholeArticle } from "./shown-articles.server.ts";

/** The meta tags of an article: when it was published, by whom and about what; ART-01. */
export function articleMeta(article: WholeArticle, matches: Matches): MetaDescriptor[] {
  const { id, title, summary, publishedAt, changedAt, author, tags } = article;
  const words = {
    path: articlePath(article.address),
    title: cut(title, 60),
    description: cut(summary || title, 160),
    headline: title,
    card: `article-${id}`,
    type: "article",
  };
  return [
    ...tagsOf(words, matches),
    { property: "article:published_time", content: publishedAt ?? changedAt },
    { property: "article:modified_time", content: changedAt },
    ...(author === null ? [] : [{ name: "author", content: author }]),
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
    feedLink,
  ];
}

/** The link by which browsers and feed readers find the feed. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: articlesText.feed,
  href: feedPath,
};

/** An article as schema.org data; without a named author the agency is the author. */
export function articleData(article: WholeArticle, origin: string): StructuredData {
  const { title, summary, address, author, tags, words, publishedAt, changedAt } = article;
  const url = origin + articlePath(address);
  return inContext({
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: title,
    ...(summary && { description: summary }),
    image: [new URL(coverOf(article), origin).href],
    inLanguage: "ar",
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: changedAt,
    author: author === null ? agencyRef(origin) : { "@type": "Person", name: author },
    publisher: agencyRef(origin),
    wordCount: words,
    ...(tags.length > 0 && { keywords: tags.join(", ") }),
  });
}
