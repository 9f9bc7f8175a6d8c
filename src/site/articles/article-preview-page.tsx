import { data } from "react-router";
import { articlesTable } from "../../content/articles/store.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import type { Route } from "./+types/article-preview-page.ts";
import { ArticleView } from "./article-view.tsx";
import { articlesText } from "./articles.text.ts";
import { wholeArticle } from "./shown-articles.server.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${articlesText.preview}: ${loaderData?.article.title ?? ""}` },
  { name: "robots", content: "noindex" },
];

/** An article in any state, as its page will show it; the parent layout admits only staff. Requirement ART-01. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  const { reads } = context.get(kernelContext);
  const article = isRowId(id) ? await findRecord(reads, articlesTable, id) : undefined;
  if (!article) throw data(null, { status: 404 });
  return wholeArticle(context, article);
}

export default function ArticlePreviewPage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}
