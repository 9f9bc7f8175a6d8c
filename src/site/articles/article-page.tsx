import { data, redirect } from "react-router";
import { articlePath } from "../../content/articles/article-path.ts";
import { findAt, findNeighbours } from "../../content/articles/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { withDraftedRecords } from "../../content/page-content/sections/record-fields.ts";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { cleanAddress } from "../../kernel/resource/kinds/address.ts";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { PageFailure } from "../errors/page-failure.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { forFrame, load, loadTexts } from "../loading/load.server.ts";
import { recordDraft } from "../loading/record-draft.server.ts";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { missingMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/article-page.ts";
import { articleData, articleMeta } from "./article-meta.ts";
import { ArticleNeighbours, ArticleView } from "./article-view.tsx";
import { articlesText } from "./articles.text.ts";
import { shownArticles, wholeArticle } from "./shown-articles.server.ts";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  return loaderData.found ? articleMeta(loaderData.found.article, matches) : missingMeta(matches);
};

/**
 * The article with the ones before and after it; 404 if visitors may not read it, 503 if the store throws; ART-01. Where drafts are
 * shown, the article in any state, as it is drafted; DOC-03.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const address = cleanAddress(params.address);
  const article = await load(context, ({ reads }) => findShown(context, reads, address));
  if (!article.ok) return data({ found: null }, { status: 503 });
  if (!article.value) throw data(await loadTexts(context, notFound), { status: 404 });
  // Only one spelling of the address answers; others are redirected to it.
  if (address !== params.address) throw redirect(articlePath(address), 301);
  const { found, drafted } = article.value;
  const beside = await load(context, async ({ reads }) => {
    const { older, newer } = await findNeighbours(reads, found);
    const [olderShown = null] = older ? await shownArticles(reads, [older]) : [];
    const [newerShown = null] = newer ? await shownArticles(reads, [newer]) : [];
    return { older: olderShown, newer: newerShown };
  });
  const whole = await wholeArticle(context, found);
  return data({
    found: forFrame(context, { ...whole, ...(beside.ok ? beside.value : { older: null, newer: null }) }),
    pictures: whole.pictures,
    ...drafted,
  });
}

/** The published article at an address; where drafts are shown, the one there in any state, with its draft over it. */
async function findShown(context: Route.LoaderArgs["context"], db: Kernel["reads"], address: string) {
  const article = await findAt(db, address);
  const drafted = article && (await recordDraft(context, db, `articles-${article.id}`));
  if (!article || (!drafted && article.state !== "published")) return undefined;
  return { found: withDraftedRecords(article, drafted?.values ?? {}), drafted: drafted?.shown };
}

export default function ArticlePage({ loaderData, params }: Route.ComponentProps) {
  const origin = useOrigin();
  const { found } = useDrafted(loaderData);
  if (!found)
    return (
      <PageFailure
        heading={pages.articles.name}
        list="/articles"
        {...articlesText.loadFailed}
        retry={articlePath(params.address)}
      />
    );
  return (
    <>
      <ArticleView {...found} />
      <ArticleNeighbours older={found.older} newer={found.newer} />
      {/* Frames of drafts have no origin: nothing is said of a draft to search engines. */}
      {origin !== "" && <JsonLd data={articleData(found.article, origin)} />}
    </>
  );
}
