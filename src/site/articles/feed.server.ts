import { Hono } from "hono";
import { articlePath } from "../../content/articles/article-path.ts";
import type { Article } from "../../content/articles/articles.ts";
import { listPublished } from "../../content/articles/store.server.ts";
import { agencyWords, inAgencyWords } from "../../content/page-content/sections/agency-words.ts";
import { namedTitle } from "../../content/page-content/sections/head-words.ts";
import { textsOf } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { articles as articlesSection } from "../../content/page-content/sections/texts/articles.text.ts";
import { demoAgencyName } from "../../content/settings/settings.text.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { escapeHtml } from "../../kernel/text/escape-html.ts";
import { feedPath } from "./article-links.ts";

const mostItems = 20;

/** `/articles/rss.xml`: the newest articles for feed readers, RSS 2.0; 404 while there are no articles. Requirement ART-01. */
export function articleFeed(kernel: Kernel) {
  const app = new Hono<ApiEnv>();
  app.get(feedPath, async (c) => {
    const { articles } = await listPublished(kernel.reads, { limit: mostItems, offset: 0 });
    if (articles.length === 0) return c.notFound();
    const [settings, published] = await Promise.all([
      readSettings(kernel.reads),
      readPublished(kernel.reads, articlesSection),
    ]);
    const texts = textsOf(articlesSection, published);
    const listTitle = settings.agencyName === demoAgencyName ? pages.articles.search.title : texts.heroTitle;
    const origin = kernel.config.publicUrl ?? new URL(c.req.url).origin;
    c.header("Content-Type", "application/rss+xml; charset=utf-8");
    c.header("Cache-Control", "public, max-age=600");
    return c.body(
      feedOf({
        origin,
        title: namedTitle(listTitle, settings.agencyName),
        description: inAgencyWords(texts.heroLead, agencyWords(settings)),
        articles,
      }),
    );
  });
  return app;
}

type Feed = { origin: string; title: string; description: string; articles: readonly Article[] };

function feedOf({ origin, title, description, articles }: Feed): string {
  const changed =
    articles
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", `${origin}/articles`),
    element("description", description),
    element("language", "ar"),
    element("lastBuildDate", rfc822(changed)),
    `<atom:link href="${escapeHtml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemOf(article, origin)),
    "</channel></rss>",
  ].join("");
}

function itemOf({ id, title, address, summary, tags, publishedAt }: Article, origin: string): string {
  const link = origin + articlePath(address);
  return [
    "<item>",
    element("title", title),
    element("link", link),
    // Stays the same when the address changes, so that feed readers do not show the article as new.
    `<guid isPermaLink="false">${escapeHtml(`${origin}/#article-${id}`)}</guid>`,
    element("description", summary),
    ...tags.map((tag) => element("category", tag)),
    element("pubDate", rfc822(publishedAt ?? "")),
    "</item>",
  ].join("");
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const rfc822 = (moment: string) => new Date(moment).toUTCString();
