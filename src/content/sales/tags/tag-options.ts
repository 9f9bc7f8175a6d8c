import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../kernel/http/api-client.ts";
import { formatNumber } from "../../../kernel/text/format.ts";
import { tagsText as text } from "./tags.text.ts";
import { tagKey, type UsedTag } from "./tags.ts";

/** The tags in use, the most used first: those below a path of the API, read anew with the records of the cache key. */
export function useTags(key: string, path: string): readonly UsedTag[] {
  return (
    useQuery({ queryKey: [key, "tags", path], queryFn: () => callApi<UsedTag[]>("GET", path) }).data ?? []
  );
}

/** The options of a filter by tag, the tag of the address among them even if no record has it any more. */
export function tagOptions(used: readonly UsedTag[], asked: string) {
  const known = used.find(({ tag }) => tagKey(tag) === tagKey(asked));
  const others = used.filter((one) => one !== known);
  const chosen = asked === "" ? [] : [{ value: asked, label: asked }];
  return [
    { value: "", label: text.filter.all },
    ...chosen,
    ...others.map(({ tag, count }) => ({ value: tag, label: text.option(tag, formatNumber(count)) })),
  ];
}
