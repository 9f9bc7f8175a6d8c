import type { ReactNode } from "react";
import { TokensField } from "../../../admin-kit/form/tokens-field.tsx";
import { formatNumber } from "../../../kernel/text/format.ts";
import { tagsText as text } from "./tags.text.ts";
import { longestTag, tagKey, type UsedTag } from "./tags.ts";

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
