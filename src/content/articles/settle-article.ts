import { invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { foldForSearch } from "../../kernel/text/search.ts";
import type { ArticleState } from "./articles.ts";

type Settled = { state?: ArticleState; publishedAt?: string | null; tags?: readonly string[] };

/**
 * The values of an article to store. Publishing without a time sets `at`; a future time makes it scheduled, a past one
 * published. Spellings of one tag are kept once. Throws `invalid` for a scheduled article without a time.
 */
export function settleArticle<Values extends object>(article: Values, at: string): Values {
  const { state = "draft", publishedAt = null, tags = [] }: Settled = article;
  if (state === "scheduled" && publishedAt === null) throw invalid({ publishedAt: fieldMessages.required });
  const settled: Settled = { state, publishedAt, tags: eachOnce(tags) };
  if (state !== "draft") {
    // Compared as times, not as texts, since callers may leave out milliseconds or use another time zone.
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
