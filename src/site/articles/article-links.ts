import { coverPath } from "../../ui/pictures/picture-sources.ts";

/** The path of the list, of one tag if given; its first page has no number. */
export function listPath({ tag, page = 1 }: { tag?: string | undefined; page?: number } = {}): string {
  const search = new URLSearchParams();
  if (tag) search.set("tag", tag);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/articles?${search}` : "/articles";
}

export const feedPath = "/articles/rss.xml";

/** The picture of an article, or the drawing that replaces it. */
export const coverOf = ({ id, cover }: { id: number; cover: string | null }) =>
  cover ?? coverPath(`article-${id}`);
