import { useEffect } from "react";
import type { DeskScreen } from "./use-desk-screen.ts";

/** Functions that open the previous and the next request of the list; undefined at its ends. Scrolls to the open row. */
export function useBeside({ page: { records }, place }: Pick<DeskScreen, "page" | "place">) {
  const at = records?.findIndex(({ id }) => id === place.id) ?? -1;
  const opener = (step: 1 | -1) => {
    const request = at < 0 ? undefined : records?.[at + step];
    return request && (() => place.open(request.id));
  };
  useEffect(() => {
    document.querySelector(`[data-key="${place.id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [place.id]);
  return { previous: opener(-1), next: opener(1) };
}

export type Beside = ReturnType<typeof useBeside>;
