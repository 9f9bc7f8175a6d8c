import { invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { foldForSearch } from "../../kernel/text/arabic.ts";
import type { ArticleState } from "./articles.ts";

type Settled = { state?: ArticleState; publishedAt?: string | null; tags?: readonly string[] };

/**
 * An article as it is stored: published now where no moment is named, scheduled where its moment is still to come, and each tag
 * once, whatever its spelling. Throws `invalid` for a schedule without a moment.
 */
export function settleArticle<Values extends object>(article: Values, at: string): Values {
  const { state = "draft", publishedAt = null, tags = [] }: Settled = article;
  if (state === "scheduled" && publishedAt === null) throw invalid({ publishedAt: fieldMessages.required });
  const settled: Settled = { state, publishedAt, tags: eachOnce(tags) };
  if (state !== "draft") {
    // Compared as times: a caller may leave out the milliseconds, or name another zone.
    const isAhead = publishedAt !== null && Date.parse(publishedAt) > Date.parse(at);
    settled.state = isAhead ? "scheduled" : "published";
    settled.publishedAt = publishedAt === null ? at : new Date(publishedAt).toISOString();
  }
  return { ...article, ...settled };
}

function eachOnce(tags: readonly string[]): string[] {
  const folded = tags.map(foldForSearch);
  return tags.filter((tag, index) => tag !== "" && folded.indexOf(folded[index] ?? "") === index);
}
