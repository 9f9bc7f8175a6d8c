import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import { fieldOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import { textAt } from "../../content/page-content/sections/text-at.ts";
import { fieldsOfPage, reachedOf } from "./page-text-place.ts";

/**
 * Puts what can be edited on the page into the order of the Tab key, what the page draws later too, and says of each what it is
 * and where it comes from. Answers how to stop. Requirement EDIT-01.
 */
export function keepReachable(): () => void {
  const reached = new Set<HTMLElement>();
  /** Those that stand as they were need not be looked for with every letter. */
  const known = new Map<string, HTMLElement>();
  const reach = () => {
    for (const address of fieldsOfPage()) {
      const before = known.get(address);
      if (before?.isConnected && before.dataset.field === address) continue;
      const element = reachedOf(address);
      if (!element) continue;
      known.set(address, element);
      const told = descriptionOf(address);
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
    // A letter that is typed brings no element: a long page is not searched for it.
    if (records.every(bringsTextAlone)) return;
    // A sheet that opens shows texts that were hidden, under the same addresses.
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

/** What a field is called, and whose it is where it is not the page's own. */
function descriptionOf(address: FieldAddress): string | undefined {
  const [key = "", id = ""] = address.split("/");
  const section = knownSection(key);
  const field = section && fieldOf(section, id);
  if (!field) return undefined;
  const from = field.origin?.from ?? (section.route === null ? words.from(section.label) : undefined);
  return [textAt(address)?.label ?? field.label, from].filter(Boolean).join(words.joiner);
}
