import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";

/** An item of a list on the page: the address of its list, and its index in that list. */
export type ItemPlace = { list: FieldAddress; index: number };

/** The item that a text belongs to; undefined for a text outside lists. */
export function itemAt(address: FieldAddress | undefined): ItemPlace | undefined {
  const [section, field, index, key] = address?.split("/") ?? [];
  return key === undefined ? undefined : { list: `${section}/${field}`, index: Number(index) };
}

/** The box of the largest element that holds the texts of this item and of no other item. */
export function boxOfItem({ list, index }: ItemPlace): DOMRect | undefined {
  return elementOfItem({ list, index })?.getBoundingClientRect();
}

/** The first visible text of an item, as a target for the focus. */
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

/** The point on one side of an item where a new item would be inserted, in pixels of the window. */
export function seamOf({ list, index }: ItemPlace, side: "before" | "behind"): Point | undefined {
  const box = boxOfItem({ list, index });
  if (!box) return undefined;
  const by = side === "before" ? -1 : 1;
  const beside = boxOfItem({ list, index: index + by });
  const isInRow = (other: DOMRect | undefined) =>
    other !== undefined && other.bottom > box.top && other.top < box.bottom;
  // Pages read from right to left, so the item before another stands on its right, away from the item's toolbar.
  const [first, second] = side === "before" ? [beside, box] : [box, beside];
  const middle = box.top + box.height / 2;
  if (first && second && isInRow(beside)) return { x: between(second.right, first.left), y: middle };
  if (isInRow(boxOfItem({ list, index: index - by })))
    return { x: side === "before" ? box.right + edge : box.left - edge, y: middle };
  const x = box.right - edge;
  if (first && second) return { x, y: between(first.bottom, second.top) };
  return { x, y: side === "before" ? box.top - edge : box.bottom + edge };
}

type Point = { x: number; y: number };
const edge = 14; // px beyond an item without a neighbour on that side, so that the button covers no text
const between = (a: number, b: number) => (a + b) / 2;

/** How many items of a list the page shows. */
export const countItems = (list: FieldAddress) =>
  1 + Math.max(-1, ...marksOf(`${list}/`).map(({ dataset }) => itemAt(dataset.field)?.index ?? -1));

/** The index in a list where an item is dropped: that of the item whose middle is nearest to the point. */
export function placeUnder(list: FieldAddress, x: number, y: number): number {
  const distances = Array.from({ length: countItems(list) }, (_, index) => {
    const box = boxOfItem({ list, index });
    return box
      ? Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
      : Number.POSITIVE_INFINITY;
  });
  return distances.indexOf(Math.min(...distances));
}
