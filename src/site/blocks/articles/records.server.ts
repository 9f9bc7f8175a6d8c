import { countTags, listPublished } from "../../../content/articles/store.server.ts";
import type { TextsOf } from "../../../content/page-content/sections/blocks/block.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { foldForSearch } from "../../../kernel/text/search.ts";
import { type ArticleInList, shownArticles } from "../../articles/shown-articles.server.ts";
import type block from "./block.text.ts";

/** The newest published articles for a tag as an editor typed it, with the tag as the articles have it. */
export type Tagged = { typed: string; tag: string; articles: ArticleInList[] };

export default async function readArticles(
  { reads }: Kernel,
  blocks: readonly TextsOf<typeof block>[],
): Promise<Tagged[]> {
  const most = new Map<string, number>();
  for (const { tag, count } of blocks) most.set(tag, Math.max(most.get(tag) ?? 0, Number(count)));
  const typedTags = [...most.keys()].filter(Boolean);
  const known = typedTags.length > 0 ? await countTags(reads) : [];
  return Promise.all(
    [...most].map(async ([typed, limit]): Promise<Tagged> => {
      const tag = typed && known.find((one) => foldForSearch(one.tag) === foldForSearch(typed))?.tag;
      if (tag === undefined) return { typed, tag: typed, articles: [] };
      const { articles } = await listPublished(reads, { tag: tag || undefined, limit, offset: 0 });
      return { typed, tag, articles: await shownArticles(reads, articles) };
    }),
  );
}
