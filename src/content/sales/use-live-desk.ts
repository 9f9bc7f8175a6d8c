import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { quotesKey } from "./quotes/quotes-key.ts";
import { useArrivals } from "./requests/arrivals/use-arrivals.ts";
import { deskKey } from "./requests/board/use-desk.ts";

const none: readonly string[] = [];

/**
 * Shows colleagues' changes and new requests when a notification arrives. A hidden tab reads them when it becomes visible. `also` are
 * the first parts of further cache keys, the same at each call.
 */
export function useLiveDesk(also = none) {
  const cache = useQueryClient();
  const version = useArrivals()?.version;
  // The first version counts as a change too: it may include requests stored since the list was read.
  const seen = useRef(version);
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    seen.current = version;
    if (document.visibilityState === "hidden") return;
    for (const key of [deskKey, quotesKey, ...also]) void cache.invalidateQueries({ queryKey: [key] });
  }, [version, cache, also]);
}
