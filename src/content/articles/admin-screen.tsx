import { useQuery } from "@tanstack/react-query";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { usePagedList, useSummary } from "../../admin-kit/list/use-records.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { numberedAddress } from "../../kernel/resource/kinds/address.ts";
import { countOf } from "../../kernel/text/format.ts";
import { ArticleTile } from "./article-tile.tsx";
import { type ArticleSummary, articles } from "./articles.ts";
import { text } from "./articles-admin.text.ts";
import { articleClient, articlesKey, listAuthors } from "./client.ts";

const ArticleDialog = lazyPart(() => import("./article-form.tsx"));

/** The screen of articles: search, edit, copy, publish or schedule, delete with undo; requirements ART-01, ADM-03 to ADM-05. */
export default function ArticlesScreen() {
  const address = useListAddress(["state"], sorts);
  const { data: authors = [] } = useQuery({ queryKey: ["team-members", "authors"], queryFn: listAuthors });
  const counted = useSummary<ArticleSummary>(articlesKey, `/api/${articles.path}`);
  const list = usePagedList(articlesKey, articleClient, address, counted);
  const screen = useListScreen({
    ...listScreenOf(articles),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call],
    // A copy needs its own address, and is a draft so that it is not published by accident.
    copied: ({ title, address }) => ({
      title: text.copyOf(title),
      address: numberedAddress(address, 2),
      state: "draft" as const,
      publishedAt: null,
    }),
  });
  const names = Object.fromEntries(authors.map(({ id, name }) => [id, name]));
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.article}
      nameOf={({ title }) => title}
      summary={counted.data && summaryOf(counted.data)}
      filters={[{ name: "state", label: text.labels.state, options: stateOptions }]}
      sorts={sorts}
      delay={150}
      canActivate={false}
      {...listWordsOf(articles, { authorId: names })}
      tile={(article, row) => (
        <ArticleTile article={article} author={names[article.authorId ?? 0] ?? ""} {...row} />
      )}
      form={(dialog) => <ArticleDialog {...dialog} authors={authors} />}
    />
  );
}

const stateOptions = [{ value: "", label: text.allStates }, ...choiceOptions(articles, "state")];
const sorts = [
  { value: "", label: kitText.sorts.newest },
  { value: "publishedAt", label: text.sorts.oldest },
  { value: "title", label: kitText.sorts.title },
];

function summaryOf({ total, published, scheduled }: ArticleSummary) {
  return countOf(staffCounted.article, total) + (total > 0 ? text.summary(published, scheduled) : "");
}
