import { useSyncExternalStore } from "react";
import type { Arrivals } from "./arrivals.ts";
import { arrivalsFeed } from "./arrivals-feed.ts";

/** The server's latest notifications; null until the first arrive, and during server rendering. */
export function useArrivals(): Arrivals | null {
  return useSyncExternalStore(arrivalsFeed.subscribe, arrivalsFeed.read, () => null);
}
