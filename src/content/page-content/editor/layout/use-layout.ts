import { useState } from "react";
import { newItemId } from "../../../../kernel/resource/kinds/list.ts";
import { changedLayout, layoutIn, type PartAct, type PlacedPart, withBlock } from "../../sections/layout.ts";
import type { SectionEditor } from "../section-editor.ts";

/** Changes the layout of a page, for its list of parts and for the page itself. */
export function useLayout(editor: SectionEditor, onAdded: (placed: PlacedPart) => void) {
  /** Where a requested block goes: behind this part, or at the end; null while none is requested. */
  const [asked, setAsked] = useState<{ behind?: string } | null>(null);
  const layout = () => layoutIn(editor.read().values);
  const act = (id: string, what: PartAct) => {
    if (what === "add") setAsked({ behind: id });
    else editor.change("layout", changedLayout(layout(), id, what));
  };
  const add = (part: string) => {
    const block = { id: newItemId(), part, isShown: true };
    editor.change("layout", withBlock(layout(), block, asked?.behind));
    setAsked(null);
    onAdded(block);
  };
  return {
    isAsked: asked !== null,
    ask: (behind?: string) => setAsked(behind === undefined ? {} : { behind }),
    close: () => setAsked(null),
    act,
    add,
  };
}
