import { formatDate, formatNumber } from "../../../kernel/text/format.ts";
import { text } from "./own-fields.text.ts";
import type { OwnField } from "./own-fields.ts";

/** A stored value as people read it. */
export function ownValueInWords({ kind }: Pick<OwnField, "kind">, value: string): string {
  if (kind === "number") return formatNumber(Number(value));
  if (kind === "day") return formatDate(value);
  return kind === "flag" ? text.yes : value;
}
