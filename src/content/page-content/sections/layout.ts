import type { FieldValues } from "./section.ts";

/*
 * Which sections a page shows, and in which order: the parts that are its own, and blocks that an editor added. The order is
 * a field like others, so drafts, versions, schedules and share links hold it too; requirements PAGES-01, PAGES-02.
 */

/** One part of a page. A part of the page's own has its name as id too, a block an id of eight random characters. */
export type PlacedPart = { id: string; part: string; isShown: boolean };

/** Most parts of a page. */
export const mostParts = 60;

/** A stored layout with each of the page's own parts once: a missing one stands behind the part that it usually follows. */
export function wholeLayout(
  parts: Readonly<Record<string, string>>,
  stored: readonly PlacedPart[],
): PlacedPart[] {
  const seen = new Set<string>();
  const whole = stored.filter(({ id, part }) => {
    const isKnown = id === part ? Object.hasOwn(parts, part) : isBlockId(id);
    const isFirst = !seen.has(id);
    seen.add(id);
    return isKnown && isFirst;
  });
  let before = -1;
  for (const part of Object.keys(parts)) {
    if (!seen.has(part)) whole.splice(before + 1, 0, { id: part, part, isShown: true });
    before = whole.findIndex(({ id }) => id === part);
  }
  return whole;
}

const isBlockId = (id: string) => /^[a-z\d]{8}$/.test(id);

/** The layout among the values of a section; nothing where the section has none. */
export function layoutIn(values: FieldValues | { layout?: unknown }): PlacedPart[] {
  const { layout } = values;
  return Array.isArray(layout) ? layout.filter(isPlaced) : [];
}

function isPlaced(item: unknown): item is PlacedPart {
  return typeof item === "object" && item !== null && "part" in item && "isShown" in item;
}

/** The id of a block's field among the fields of its section: `words-k3j4h5g6-title`. */
export const blockFieldId = ({ part, id }: Pick<PlacedPart, "part" | "id">, field: string) =>
  `${part}-${id}-${field}`;

/** What can be done with a part of a page; `add` asks for a block to stand behind it. */
export type PartAct = "up" | "down" | "hide" | "show" | "remove" | "add";

/** The layout after an act on one of its parts; the same where there is nothing to do. Parts of the page's own are never removed. */
export function changedLayout(layout: readonly PlacedPart[], id: string, act: PartAct): PlacedPart[] {
  const at = layout.findIndex((placed) => placed.id === id);
  const placed = layout[at];
  if (!placed) return [...layout];
  if (act === "hide" || act === "show") return layout.with(at, { ...placed, isShown: act === "show" });
  if (act === "remove") return placed.id === placed.part ? [...layout] : layout.toSpliced(at, 1);
  if (act === "add") return [...layout];
  const to = at + (act === "up" ? -1 : 1);
  if (to < 0 || to >= layout.length) return [...layout];
  return layout.toSpliced(at, 1).toSpliced(to, 0, placed);
}

/** The layout with a new block behind a part, at the end without one. */
export function withBlock(layout: readonly PlacedPart[], block: PlacedPart, behind?: string): PlacedPart[] {
  const at = layout.findIndex(({ id }) => id === behind);
  return layout.toSpliced(at < 0 ? layout.length : at + 1, 0, block);
}
