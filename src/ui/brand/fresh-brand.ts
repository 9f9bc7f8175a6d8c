import { useMemo, useSyncExternalStore } from "react";
import { type Brand, brandOfDocument, useBrand } from "./brand.ts";

const changed = "brand-changed";

/**
 * Reads the brand that the server writes into documents once more, after its logo or name was changed: the open screens take it
 * over without a reload. A failure changes nothing. Requirement BRAND-01.
 */
export async function refreshBrand() {
  try {
    const html = await (await fetch(location.pathname)).text();
    // Its opening tag alone: the security policy would refuse the styles of the whole.
    const [opening = ""] = /<html\b[^>]*>/i.exec(html) ?? [];
    const { brand } = new DOMParser().parseFromString(opening, "text/html").documentElement.dataset;
    if (brand === undefined || brand === document.documentElement.dataset.brand) return;
    document.documentElement.dataset.brand = brand;
    dispatchEvent(new Event(changed));
  } catch {
    // The next page that is loaded brings it.
  }
}

/** The brand of the page, and of each change since it was loaded. */
export function useFreshBrand(): Brand {
  const loaded = useBrand();
  const attribute = useSyncExternalStore(
    follow,
    () => document.documentElement.dataset.brand,
    () => loaded.attribute,
  );
  return useMemo(() => (attribute === loaded.attribute ? loaded : brandOfDocument()), [attribute, loaded]);
}

function follow(tell: () => void) {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}
