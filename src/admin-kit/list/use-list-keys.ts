import { screenHeading } from "../../ui/overlays/lost-focus.ts";
import { type Arrow, gridNeighbour } from "../rows/grid-neighbour.ts";
import { isForPage, usePageKeys } from "../shortcuts.ts";

type ListKeys = {
  /** Called for the key `n`. */
  onNew?: (() => void) | undefined;
  /** The selector of cards or rows: `[data-tiles] > article`, `main tbody tr`. */
  itemSelector: string;
};

const arrows: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies Arrow[];

/**
 * Keys of a list: `n` adds, arrows walk from card to card or row to row, Enter opens the one with the focus (its
 * `[data-open]`, or else its first button), Escape leaves the list. From the search, the down arrow and Enter go on to the first
 * result. The other keys do nothing while typing, and none does under a dialog. ADM-03
 */
export function useListKeys(keys: ListKeys) {
  usePageKeys((event) => {
    const isHandled = isOnward(event) ? goToFirst(keys) : isForPage(event) && handle(event, keys);
    if (isHandled) event.preventDefault();
  });
}

/** Whether a key leads from the search of the list into its results. */
function isOnward(event: KeyboardEvent): boolean {
  const { key, target, isComposing, defaultPrevented } = event;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing);
  if (!isPlain || defaultPrevented || (key !== "ArrowDown" && key !== "Enter")) return false;
  return target instanceof Element && target.matches("search input[type=search]");
}

function goToFirst({ itemSelector }: ListKeys): boolean {
  const item = document.querySelector<HTMLElement>(itemSelector);
  if (!item) return false;
  const opener = item.querySelector<HTMLElement>("[data-open]");
  if (!opener) item.tabIndex = -1;
  (opener ?? item).focus();
  item.scrollIntoView({ block: "nearest" });
  return true;
}

/** Handles a key; returns whether it did something. */
function handle(event: KeyboardEvent, { onNew, itemSelector }: ListKeys): boolean {
  // By key code, because on an Arabic keyboard the N key types another letter.
  if (event.code === "KeyN" && onNew) {
    onNew();
    return true;
  }
  const items = [...document.querySelectorAll<HTMLElement>(itemSelector)];
  const focused = document.activeElement;
  const from = items.findIndex((item) => item.contains(focused));
  if (isArrow(event.key)) return walk(items, from, event.key, focused);
  const item = items[from];
  if (!item) return false;
  if (event.key === "Escape") {
    if (focused instanceof HTMLElement) focused.blur();
    return true;
  }
  if (event.key !== "Enter" || focused !== item) return false;
  (item.querySelector<HTMLElement>("[data-open]") ?? item.querySelector("button"))?.click();
  return true;
}

function walk(items: readonly HTMLElement[], from: number, arrow: Arrow, focused: Element | null) {
  // Another control has the focus and may use the arrow keys itself.
  const isElsewhere = from < 0 && focused !== document.body && !focused?.matches(`main, ${screenHeading}`);
  if (isElsewhere || items.length === 0) return false;
  const isRtl = getComputedStyle(document.documentElement).direction === "rtl";
  const boxes = items.map((item) => item.getBoundingClientRect());
  const target = items[from < 0 ? 0 : (gridNeighbour(boxes, from, arrow, isRtl) ?? from)];
  if (!target) return false;
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: "nearest" });
  return true;
}

const isArrow = (key: string): key is Arrow => arrows.includes(key);
