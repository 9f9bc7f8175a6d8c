import { blocks, isBlock } from "../../sections/blocks/blocks.text.ts";
import { blockFieldId, type PlacedPart } from "../../sections/layout.ts";
import type { FieldValues, PageField } from "../../sections/section.ts";
import { layoutText } from "./layout.text.ts";

/** What a part of a page is called: that of the page by its own name, a block by its kind and its heading. */
export function partName(field: PageField, placed: PlacedPart, values: FieldValues): string {
  const { id, part } = placed;
  if (id === part) return field.parts?.[part] ?? part;
  if (!isBlock(part)) return part;
  const title = values[blockFieldId(placed, "title")];
  const { label } = blocks[part];
  return typeof title === "string" && title.trim() !== "" ? layoutText.named(label, title) : label;
}
