import type { CacheRules } from "../kernel/page-cache.server.ts";

/** The pages that are kept ready, compressed. A page with free text in its address is made anew each time. */
export const cachedPages: CacheRules = {
  "/": { query: [] },
  "/services": { query: [] },
  "/quote": "only without a query",
};
