import { reservedAddresses } from "../../content/page-content/own-pages/own-pages.ts";
import type { CacheRules } from "../../kernel/pages/cached-path.ts";

/** The pages that are cached, compressed. A page with free text in its address is rendered each time. */
export const cachedPages: CacheRules = {
  "/": { query: [] },
  "/services": { query: ["page", "packages", "hosting"] },
  "/projects": { query: ["category", "status", "page"] },
  "/projects/*": { query: [] },
  "/articles": { query: ["tag", "page"] },
  "/articles/*": { query: [] },
  "/about": { query: [] },
  "/contact": { query: [], unless: ["answer"] },
  "/vision2030": { query: [] },
  "/register": { query: [], unless: ["answer"] },
  "/privacy": { query: [] },
  "/terms": { query: [] },
  "/leadership": { query: ["page"] },
  "/testimonials": { query: ["category", "page"] },
  "/faq": { query: ["category", "page"], unless: ["q", "question"] },
  "/quote": "only without a query",
  // Pages that the owner made. The excluded `__manifest` is the router's request for its routes.
  "/*": { query: [], except: [...reservedAddresses, "__manifest"] },
};

/** Whether an address without its query, decoded, is one of these pages. */
export function isCachedPage(path: string): boolean {
  if (Object.hasOwn(cachedPages, path) || /^\/projects\/[\w-]{1,40}$/.test(path)) return true;
  const [, parent, own = ""] = /^\/(articles\/)?([\p{L}\p{N}-]{1,80})$/u.exec(path) ?? [];
  return own !== "" && (parent !== undefined || !reservedAddresses.includes(own.toLowerCase()));
}
