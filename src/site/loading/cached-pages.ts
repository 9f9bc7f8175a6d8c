import { reservedAddresses } from "../../content/page-content/own-pages/own-pages.ts";
import { pageList } from "../../content/shared/pages.ts";
import type { CacheRules } from "../../kernel/pages/cached-path.ts";

/** The pages that are cached, compressed. A page with free text in its address is rendered each time. */
export const cachedPages: CacheRules = {
  ...Object.fromEntries(
    pageList.map(({ path, query, unless }) => [
      path,
      query === "none" ? "only without a query" : { query, ...(unless && { unless }) },
    ]),
  ),
  "/projects/*": { query: [] },
  "/articles/*": { query: [] },
  // Pages that the owner made. The excluded `__manifest` is the router's request for its routes.
  "/*": { query: [], except: [...reservedAddresses, "__manifest"] },
};

/** Whether an address without its query, decoded, is one of these pages. */
export function isCachedPage(path: string): boolean {
  if (Object.hasOwn(cachedPages, path) || /^\/projects\/[\w-]{1,40}$/.test(path)) return true;
  const [, parent, own = ""] = /^\/(articles\/)?([\p{L}\p{N}-]{1,80})$/u.exec(path) ?? [];
  return own !== "" && (parent !== undefined || !reservedAddresses.includes(own.toLowerCase()));
}
