import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TokensField } from "../../../admin-kit/form/tokens-field.tsx";
import { callApi } from "../../../kernel/http/api-client.ts";
import { formatNumber } from "../../../kernel/text/format.ts";
import { tagsText as text } from "./tags.text.ts";
import { longestTag, tagKey, type UsedTag } from "./tags.ts";

/** The tags in use, the most used first: those below a path of the API, read anew with the records of the cache key. */
export function useTags(key: string, path: string): readonly UsedTag[] {
  return (
    useQuery({ queryKey: [key, "tags", path], queryFn: () => callApi<UsedTag[]>("GET", path) }).data ?? []
  );
}

type FieldProps = {
  label: ReactNode;
  value: readonly string[];
  onChange(tags: string[]): void;
  error?: string | undefined;
  used: readonly UsedTag[];
  /** Leaves out the sentence below it. */
  isShort?: boolean;
};

const separators = /[,;\u060c\u061b\n]+/;

/** Types the tags of a record, with suggestions of those in use; requirement DESK-09. */
export function TagsField({ label, value, onChange, error, used, isShort }: FieldProps) {
  const { help, ...words } = text.field;
  return (
    <TokensField
      {...{ label, value, onChange, error, separators }}
      words={{ ...words, ...(!isShort && { help }) }}
      keyOf={tagKey}
      longest={longestTag}
      suggestions={used.map(({ tag, count }) => ({ token: tag, said: formatNumber(count) }))}
    />
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
