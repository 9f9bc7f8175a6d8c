import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { quotesKey } from "./quotes/quotes-key.ts";
import { useArrivals } from "./requests/arrivals/use-arrivals.ts";
import { deskKey } from "./requests/board/use-desk.ts";

/** Shows colleagues' changes and new requests when a notification arrives. A hidden tab reads them when it becomes visible. */
export function useLiveDesk() {
  const cache = useQueryClient();
  const version = useArrivals()?.version;
  // The first version counts as a change too: it may include requests stored since the list was read.
  const seen = useRef(version);
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    seen.current = version;
    if (document.visibilityState === "hidden") return;
    for (const key of [deskKey, quotesKey]) void cache.invalidateQueries({ queryKey: [key] });
  }, [version, cache]);
}
