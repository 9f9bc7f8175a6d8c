import {
  type Address,
  fieldAddress,
  isWithin,
  parseAddress,
  printAddress,
} from "../../kernel/resource/address.ts";

/** An item of a list on the page: the address of its list, and its id. */
export type ItemPlace = { list: Address; id: string };

/** The item that a text belongs to; undefined for a text outside lists. */
export function itemAt(address: Address | undefined): ItemPlace | undefined {
  const { item, part } = parseAddress(address ?? "");
  return item === undefined || part === undefined
    ? undefined
    : { list: fieldAddress(address ?? ""), id: item };
}

/** The box of the largest element that holds the texts of this item and of no other item. */
export function boxOfItem(place: ItemPlace): DOMRect | undefined {
  return elementOfItem(place)?.getBoundingClientRect();
}

/** The first visible text of an item, as a target for the focus. */
export const textOfItem = (place: ItemPlace) => marksIn(ownAddress(place))[0];

export const ownAddress = ({ list, id }: ItemPlace): Address => printAddress(list, id);

function elementOfItem(place: ItemPlace): HTMLElement | undefined {
  const own = ownAddress(place);
  const marks = marksIn(own);
  let [element] = marks;
  const all = marksIn(place.list);
  const isAlone = all.length === marks.length;
  for (
    let parent = element?.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const holdsOthers = all.some(
      (mark) => parent?.contains(mark) && !isWithin(mark.dataset.field ?? "", own),
    );
    const isWhole = marks.every((mark) => element?.contains(mark));
    if (holdsOthers || (isAlone && isWhole)) break;
    element = parent;
  }
  return element;
}

/** The visible elements of the texts in an item or a list. */
function marksIn(around: Address): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`[data-field^="${CSS.escape(`${around}/`)}"]`);
  return [...all].filter((element) => element.getClientRects().length > 0);
}

/** The point on one side of an item where a new item would be inserted, in pixels of the window. */
export function seamOf(place: ItemPlace, side: "before" | "behind"): Point | undefined {
  const box = boxOfItem(place);
  if (!box) return undefined;
  const by = side === "before" ? -1 : 1;
  const beside = boxBeside(place, by);
  const isInRow = (other: DOMRect | undefined) =>
    other !== undefined && other.bottom > box.top && other.top < box.bottom;
  // Pages read from right to left, so the item before another stands on its right, away from the item's toolbar.
  const [first, second] = side === "before" ? [beside, box] : [box, beside];
  const middle = box.top + box.height / 2;
  if (first && second && isInRow(beside)) return { x: between(second.right, first.left), y: middle };
  if (isInRow(boxBeside(place, by === 1 ? -1 : 1)))
    return { x: side === "before" ? box.right + edge : box.left - edge, y: middle };
  const x = box.right - edge;
  if (first && second) return { x, y: between(first.bottom, second.top) };
  return { x, y: side === "before" ? box.top - edge : box.bottom + edge };
}

type Point = { x: number; y: number };
const edge = 14; // px beyond an item without a neighbour on that side, so that the button covers no text
const between = (a: number, b: number) => (a + b) / 2;

/** The ids of the items of a list that the page shows, in its order. */
export const itemsOf = (list: Address): string[] => [
  ...new Set(marksIn(list).flatMap(({ dataset }) => itemAt(dataset.field)?.id ?? [])),
];

function boxBeside({ list, id }: ItemPlace, by: 1 | -1): DOMRect | undefined {
  const items = itemsOf(list);
  const beside = items[items.indexOf(id) + by];
  return beside === undefined ? undefined : boxOfItem({ list, id: beside });
}

/** The item in whose place another one is dropped: the one whose middle is nearest to the point. */
export function itemUnder(list: Address, x: number, y: number): string | undefined {
  const distances = itemsOf(list).map((id): [distance: number, id: string] => {
    const { left = 0, top = 0, width = Infinity, height = 0 } = boxOfItem({ list, id }) ?? {};
    return [Math.hypot(left + width / 2 - x, top + height / 2 - y), id];
  });
  return distances.sort(([one], [other]) => one - other)[0]?.[1];
}
