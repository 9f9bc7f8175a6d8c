import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { list } from "../../../kernel/resource/kinds/list.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { layoutLabel } from "./layout.text.ts";
import { mostParts, type PlacedPart } from "./layout.ts";
import type { PageField } from "./section.ts";

// Kept apart from `fields.ts`, which every page loads for the texts of the error page.

const placed = { part: text({ max: 40 }), isShown: flag() };

/** The layout of a section. `parts` are the page's own, with their names, in their usual order; PAGES-02. */
export function layout(parts: Readonly<Record<string, string>>): PageField<"layout", PlacedPart[]> {
  const usual = Object.keys(parts).map((part) => ({ id: part, part, isShown: true }));
  const kind = list(placed, { max: mostParts, hasIds: true });
  return { id: "layout", label: layoutLabel, content: usual, parts, ...kind };
}
