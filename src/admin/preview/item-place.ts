import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";

/** An item of a list on the page: the address of its list, and its place there. */
export type ItemPlace = { list: FieldAddress; index: number };

/** The item whose text stands under an address; undefined for a text of no list. */
export function itemAt(address: FieldAddress | undefined): ItemPlace | undefined {
  const [section, field, index, key] = address?.split("/") ?? [];
  return key === undefined ? undefined : { list: `${section}/${field}`, index: Number(index) };
}

/** What holds the texts of an item and those of no other: its box on the page. */
export function boxOfItem({ list, index }: ItemPlace): DOMRect | undefined {
  return elementOfItem({ list, index })?.getBoundingClientRect();
}

/** A text of an item, to go to. */
export const textOfItem = (place: ItemPlace) => marksOf(`${place.list}/${place.index}/`)[0];

function elementOfItem({ list, index }: ItemPlace): HTMLElement | undefined {
  const own = `${list}/${index}/`;
  const marks = marksOf(own);
  let [element] = marks;
  const all = marksOf(`${list}/`);
  const isAlone = all.length === marks.length;
  for (
    let parent = element?.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const holdsOthers = all.some((mark) => parent?.contains(mark) && !mark.dataset.field?.startsWith(own));
    const isWhole = marks.every((mark) => element?.contains(mark));
    if (holdsOthers || (isAlone && isWhole)) break;
    element = parent;
  }
  return element;
}

function marksOf(start: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`[data-field^="${CSS.escape(start)}"]`);
  return [...all].filter((element) => element.getClientRects().length > 0);
}

/** The middle of the seam on one side of an item, in pixels of the window: where another item would come to stand. */
export function seamOf({ list, index }: ItemPlace, side: "before" | "behind"): Point | undefined {
  const box = boxOfItem({ list, index });
  if (!box) return undefined;
  const by = side === "before" ? -1 : 1;
  const beside = boxOfItem({ list, index: index + by });
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const isInRow = (other: DOMRect | undefined) =>
    other !== undefined && other.bottom > box.top && other.top < box.bottom;
  if (beside && isInRow(beside))
    return {
      ...middle,
      x: beside.left < box.left ? between(beside.right, box.left) : between(box.right, beside.left),
    };
  if (isInRow(boxOfItem({ list, index: index - by }))) {
    // The row ends here, or begins.
    const isRtl = getComputedStyle(document.documentElement).direction === "rtl";
    return { ...middle, x: (side === "before") === isRtl ? box.right + edge : box.left - edge };
  }
  if (beside)
    return {
      ...middle,
      y: beside.top < box.top ? between(beside.bottom, box.top) : between(box.bottom, beside.top),
    };
  return { ...middle, y: side === "before" ? box.top - edge : box.bottom + edge };
}

const edge = 14; // px: where no item is beside it, it stands on nobody's words
type Point = { x: number; y: number };
const between = (a: number, b: number) => (a + b) / 2;

/** How many items of a list the page shows. */
export const countItems = (list: FieldAddress) =>
  1 + Math.max(-1, ...marksOf(`${list}/`).map(({ dataset }) => itemAt(dataset.field)?.index ?? -1));

/** The place in a list where an item is dropped: that of the item whose middle is nearest. */
export function placeUnder(list: FieldAddress, x: number, y: number): number {
  const distances = Array.from({ length: countItems(list) }, (_, index) => {
    const box = boxOfItem({ list, index });
    return box
      ? Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
      : Number.POSITIVE_INFINITY;
  });
  return distances.indexOf(Math.min(...distances));
}
