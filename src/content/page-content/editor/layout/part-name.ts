import { blockOf } from "../../sections/blocks/blocks.ts";
import { blockFieldId, type PlacedPart } from "../../sections/layout.ts";
import type { FieldValues, PageField } from "../../sections/section.ts";
import { layoutText } from "./layout.text.ts";

/** The name of a part of a page: a part of the page's own has a fixed one, a block that of its kind and its heading. */
export function partName(field: Pick<PageField, "parts">, placed: PlacedPart, values: FieldValues): string {
  const { id, part } = placed;
  if (id === part) return field.parts?.[part] ?? part;
  const block = blockOf(part);
  if (!block) return part;
  const title = values[blockFieldId(placed, "title")];
  const { label } = block;
  return typeof title === "string" && title.trim() !== "" ? layoutText.named(label, title) : label;
}
