import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import { pageAt } from "../../content/page-content/sections/page-address.ts";
import { fieldAt, textAt } from "../../content/page-content/sections/text-at.ts";
import { getOrMake } from "../../kernel/objects.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { itemAt } from "./item-place.ts";
import { fieldsOfPage, reachedOf } from "./page-text-place.ts";

/**
 * Makes every editable element of the page reachable with Tab, those rendered later included, and describes to screen readers
 * what each is and where its text comes from. Returns a function that undoes this. Requirement EDIT-01.
 */
export function keepReachable(): () => void {
  const reached = new Set<HTMLElement>();
  /** What was found for each address; an element that is unchanged, in an item at its place, is not searched for again. */
  const known = new Map<Address, { element: HTMLElement; number: number | undefined }>();
  const reach = () => {
    const addresses = fieldsOfPage();
    const numbers = numbersOf(addresses);
    for (const address of addresses) {
      const before = known.get(address);
      const number = numbers.get(address);
      if (before?.element.isConnected && before.element.dataset.field === address && before.number === number)
        continue;
      const element = reachedOf(address);
      if (!element) continue;
      known.set(address, { element, number });
      const told = descriptionOf(address, number);
      if (told && element.getAttribute("aria-description") !== told)
        element.setAttribute("aria-description", told);
      reached.add(element);
      if (element.tabIndex >= 0) continue;
      element.tabIndex = 0;
      element.dataset.field ??= address;
    }
  };
  const reachAnew = () => {
    known.clear();
    reach();
  };
  reach();
  const observer = new MutationObserver((records) => {
    // Typing a letter adds no element, so a long page is not searched again.
    if (records.every(bringsTextAlone)) return;
    // Opening a sheet shows texts that were hidden before, under the same addresses.
    if (records.some(({ attributeName }) => attributeName === "data-sheet")) reachAnew();
    else reach();
  });
  window.addEventListener("resize", reachAnew);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-field", "data-sheet"],
  });
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", reachAnew);
    for (const element of reached)
      for (const name of ["tabindex", "aria-description"]) element.removeAttribute(name);
  };
}

const bringsTextAlone = ({ type, addedNodes }: MutationRecord) =>
  type === "childList" && [...addedNodes].every((node) => node instanceof Text);

/** The numbers of the items that texts belong to, in the order in which the page shows the first text of each. */
export function numbersOf(addresses: readonly Address[]): Map<Address, number> {
  const lists = new Map<Address, Map<string, number>>();
  return new Map(
    addresses.flatMap((address) => {
      const place = itemAt(address);
      if (!place) return [];
      const items = getOrMake(lists, place.list, () => new Map<string, number>());
      return [[address, getOrMake(items, place.id, () => items.size + 1)]];
    }),
  );
}

/** The label of a field, followed by the name of its origin when it is not the page's own. */
function descriptionOf(address: Address, number: number | undefined): string | undefined {
  const field = fieldAt(address);
  if (!field) return undefined;
  const section = knownSection(pageAt(address) ?? "");
  const from = field.origin?.from ?? (section?.route === null ? words.from(section.label) : undefined);
  return [labelOf(address, number), from].filter(Boolean).join(words.joiner);
}

/** What people call the field at an address, with the number of its item; undefined where its page or record is not known. */
export const labelOf = (address: Address, number: number | undefined): string | undefined =>
  textAt(address, { number })?.label ?? fieldAt(address)?.label;
