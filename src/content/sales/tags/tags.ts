import { kindOf } from "../../../kernel/resource/field.ts";
import { texts } from "../../../kernel/resource/kinds/texts.ts";
import { foldForSearch } from "../../../kernel/text/search.ts";

/** Most tags of a record, and most characters of each. */
export const mostTags = 12;
export const longestTag = 40;

/** A tag in use, and how many records have it. */
export type UsedTag = { tag: string; count: number };

/** Words of staff by which requests and clients are found again; searches read them last. Requirement DESK-09. */
export const tagsField = () => texts({ each: longestTag, most: mostTags, searched: 9 });

const keys = kindOf<string[], KeyOptions>("tagKeys", () => ({
  stored: "json",
  initial: () => [],
  schema: (z) => z.array(z.string()).max(mostTags),
  heldAs,
}));
type KeyOptions = { readonly wireName: "tag"; readonly setByServer: true; readonly readBy: "nobody" };

/** The keys of a record's tags, which follow from them and by which `?tag=` filters. */
export const tagKeysField = () => keys({ wireName: "tag", setByServer: true, readBy: "nobody" });

/** What the stored keys of a record contain that has a tag, in any spelling. */
export function heldAs(tag: string): string {
  return JSON.stringify(tagKey(tag));
}

/** Tags with one key are the same: their letters are folded as those of a search. Empty for a blank text alone. */
export const tagKey = (tag: string) => foldForSearch(tag).replace(/\s+/g, " ").trim() || tag.trim();

/** The tags, trimmed, each once in its first spelling. */
export function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== "" && !byKey.has(key)) byKey.set(key, tag.trim());
  }
  return [...byKey.values()];
}

/** The tags of a record as they are stored, with their keys. */
export function taggedWith(tags: readonly string[]) {
  const own = uniqueTags(tags);
  return { tags: own, tagKeys: own.map(tagKey) };
}

/** The tags of one record and those of another that is merged into it, the own ones first, as many as a record has. */
export const mergedTags = (own: readonly string[], others: readonly string[]) =>
  uniqueTags([...own, ...others]).slice(0, mostTags);

/** The tags without one, in whatever spelling. */
export const withoutTag = (tags: readonly string[], tag: string) =>
  tags.filter((other) => tagKey(other) !== tagKey(tag));

/** Whether a record has a tag, in whatever spelling. */
export const hasTag = (tags: readonly string[], tag: string) =>
  tags.some((other) => tagKey(other) === tagKey(tag));
