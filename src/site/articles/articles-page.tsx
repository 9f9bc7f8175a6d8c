import { Rss } from "lucide-react";
import { data } from "react-router";
import { countTags, listPublished } from "../../content/articles/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { articles as articlesSection } from "../../content/page-content/sections/texts/articles.text.ts";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { pageNumber, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/articles-page.ts";
import { feedPath } from "./article-links.ts";
import { ArticleList } from "./article-list.tsx";
import { feedLink } from "./article-meta.ts";
import styles from "./articles.module.css";
import { articlesText } from "./articles.text.ts";
import { shownArticles } from "./shown-articles.server.ts";
import { TagLinks } from "./tag-links.tsx";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  const { tag, page } = loaderData;
  return [...pageMeta("articles", matches, tag === undefined ? { page } : {}), feedLink];
};

/** 24 articles per page, of one tag if the address names it; 404 while there are none at all, 503 if the store throws; ART-01. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tag = searchParams.get("tag")?.slice(0, 40) || undefined;
  const page = pageNumber(searchParams);
  const [texts, list, tags] = await Promise.all([
    loadTexts(context, articlesSection),
    load(context, async ({ reads }) => {
      const { articles, total } = await listPublished(reads, { tag, ...toLimitOffset(page) });
      return { articles: await shownArticles(reads, articles), total };
    }),
    load(context, ({ reads }) => countTags(reads)),
  ]);
  if (list.ok) {
    if (list.value.total === 0 && tag === undefined)
      throw data(await loadTexts(context, notFound), { status: 404 });
    await checkPlace(context, { page, total: list.value.total, isNarrowed: tag !== undefined });
  }
  const found = await withBlocks(context, { texts, list, tags: tags.ok ? tags.value : [], tag, page });
  return data(found, { status: list.ok ? 200 : 503 });
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, list, tags, tag, page } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero current={pages.articles.name} title={texts.heroTitle} lead={texts.heroLead}>
            <a className={styles.feed} href={feedPath} type="application/rss+xml">
              <Icon of={Rss} /> {articlesText.feed}
            </a>
          </PageHero>
        ),
        list: (
          <section className={styles.list} aria-label={articlesText.list}>
            <div className={layoutStyles.wrap}>
              <TagLinks tags={tags} chosen={tag} />
              <ArticleList list={list} tag={tag} page={page} />
            </div>
          </section>
        ),
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
