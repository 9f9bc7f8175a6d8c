import { type ComponentType, memo } from "react";
import type { Block as Described } from "../../content/page-content/sections/blocks/block.ts";
import { blockFields, textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { blockOf } from "../../content/page-content/sections/blocks/blocks.ts";
import { isAlike } from "../../content/page-content/sections/section.ts";
import type { BlockProps } from "./block-props.ts";
import type { DrawnBlockProps } from "./page-parts.tsx";

const drawings = import.meta.glob<ComponentType<BlockProps<Described, unknown>>>("./*/drawing.tsx", {
  import: "default",
  eager: true,
});

/** A block of a page, by its name; nothing for a name that the code does not know. */
export const Block = memo(({ placed, texts, records, isTitle }: DrawnBlockProps) => {
  const block = blockOf(placed.part);
  const Drawing = drawings[`./${placed.part}/drawing.tsx`];
  if (!block || !Drawing) return null;
  return (
    <Drawing
      id={placed.id}
      texts={textsOfBlock(block, placed, texts)}
      records={records[placed.part]}
      isTitle={isTitle}
    />
  );
}, isDrawnAlike);

/** In the editor each keystroke sends the texts of the whole page; only blocks whose own texts differ are rendered again. */
function isDrawnAlike(before: DrawnBlockProps, after: DrawnBlockProps): boolean {
  return (
    before.records === after.records &&
    before.isTitle === after.isTitle &&
    before.placed.id === after.placed.id &&
    blockFields(after.placed).every(({ id }) => isAlike(before.texts[id], after.texts[id]))
  );
}
