import type { RefObject } from "react";
import { isForPage, usePageKeys } from "../shortcuts.ts";

/** Actions by key code, because on an Arabic keyboard the D key types another letter. */
export type RowKeys = { [code in "KeyD" | "KeyH" | "Delete"]?: () => void };

/**
 * Keys for the record whose card or row itself has the focus, which the arrow keys of a list move; `part` is any element in that
 * row. The keys do nothing elsewhere (WCAG 2.1.4); requirement ADM-03.
 */
export function useRowKeys(part: RefObject<HTMLElement | null>, keys: RowKeys) {
  usePageKeys((event) => {
    const row = document.activeElement;
    if (!row?.matches("article, tr, li, [role=row]") || !row.contains(part.current)) return;
    const act = new Map(Object.entries(keys)).get(event.code);
    if (!act || !isForPage(event)) return;
    event.preventDefault();
    act();
  });
}
