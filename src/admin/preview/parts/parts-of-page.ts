import type { FieldsOfParts } from "../../../content/page-content/preview/preview-messages.ts";
import { fieldAddress } from "../../../kernel/resource/address.ts";
import { fieldsOfPage } from "../page-text-place.ts";
import { headerBottom, scrollPage } from "../preview-dom.ts";

/** The element around a part of the page; it has no box of its own. */
export const partOf = (id: string) => document.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`);

/** The parts that the page shows, in order. */
export const partsOfPage = () => [...document.querySelectorAll<HTMLElement>("[data-part]")];

/** The first text of a part that can have the focus. */
export const firstOf = (part: Element | null | undefined) =>
  part?.querySelector<HTMLElement>("[data-field][tabindex]");

/** The fields that each part shows; of an item or a run of letters the field that it belongs to. */
export function fieldsOfParts(): FieldsOfParts {
  const fieldsIn = (part: HTMLElement) => [...new Set(fieldsOfPage(part).map(fieldAddress))];
  return Object.fromEntries(partsOfPage().map((part) => [part.dataset.part ?? "", fieldsIn(part)]));
}

const gap = 8; // px below the header

/** Scrolls to a part of the page, below the header that stays in view, and gives its first text the focus. */
export function goToPart(id: string) {
  const part = partOf(id);
  const top = part ? topOf(part) : undefined;
  if (top === undefined) return;
  firstOf(part)?.focus({ preventScroll: true });
  scrollPage(top - headerBottom() - gap);
}

/** The part that stands at the top of the window, below the header; the last one at the end of the page. */
export function partWithin(): string | null {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 1;
  const line = isAtEnd ? window.innerHeight : headerBottom() + 2 * gap;
  const begun = partsOfPage().filter((part) => (topOf(part) ?? line) < line);
  return begun.at(-1)?.dataset.part ?? null;
}

function topOf(part: Element): number | undefined {
  const boxes = [...part.children].map((child) => child.getBoundingClientRect());
  return boxes.find(({ height }) => height > 0)?.top;
}
