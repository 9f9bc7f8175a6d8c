import { useEffect } from "react";
import { useRequestsBeside } from "../board/use-desk.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

/**
 * Functions that open the previous and the next request of the list, of which one page is loaded; undefined at its ends. A step over
 * the end of the page turns the list. Scrolls to the open row.
 */
export function useBeside({
  page,
  place,
  asked,
  address,
}: Pick<DeskScreen, "page" | "place" | "asked" | "address">) {
  const { records } = page;
  const at = records?.findIndex(({ id }) => id === place.id) ?? -1;
  const isOver =
    at < 0 || (at === 0 && address.page > 1) || (at + 1 === records?.length && address.page < page.pages);
  const beside = useRequestsBeside(place.id, asked, records !== undefined && isOver);
  const opener = (step: 1 | -1) => {
    const listed = at < 0 ? undefined : records?.[at + step]?.id;
    if (listed !== undefined) return () => place.open(listed);
    const other = step === 1 ? beside?.next : beside?.previous;
    return other && (() => place.open(other, at < 0 ? address.page : address.page + step));
  };
  useEffect(() => {
    document.querySelector(`[data-key="${place.id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [place.id]);
  return { previous: opener(-1) || undefined, next: opener(1) || undefined };
}

export type Beside = ReturnType<typeof useBeside>;
