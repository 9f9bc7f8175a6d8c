import { pageQuery } from "../text/old-address.ts";

/**
 * Which pages are cached, and by which parameters of their address; other parameters do not change the page and are dropped.
 * With a parameter of `unless` (free text, such as a search) a page is never cached, nor with one that names a page of a former site,
 * such as `?p=123`, because a redirect may lead on from there. A path that ends with `/*` stands for its
 * children, except those in `except`.
 */
export type CacheRules = Readonly<
  Record<
    string,
    | { query: readonly string[]; unless?: readonly string[]; except?: readonly string[] }
    | "only without a query"
  >
>;

/** The address under which a page is cached, or null when it is not cached. */
export function cachedPath(rules: CacheRules, url: string): string | null {
  const mark = url.indexOf("?");
  const path = (mark === -1 ? url : url.slice(0, mark)).replace(/%[\da-f]{2}/gi, (byte) =>
    byte.toUpperCase(),
  );
  const rule = ruleOf(rules, path);
  if (mark === -1) return rule === undefined ? null : path;
  if (rule === undefined || rule === "only without a query") return null;
  const given = new URLSearchParams(url.slice(mark));
  if (rule.unless?.some((name) => given.get(name)) || pageQuery(url.slice(mark)) !== "") return null;
  const kept = new URLSearchParams();
  for (const name of rule.query) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function ruleOf(rules: CacheRules, path: string) {
  if (Object.hasOwn(rules, path)) return rules[path];
  // Letters of other scripts arrive percent-encoded; ASCII characters do not need to be.
  const [, parent, child = ""] = /^(.*\/)((?:[\w-]|%[89A-F][\dA-F])+)$/.exec(path) ?? [];
  const pattern = `${parent}*`;
  const rule = Object.hasOwn(rules, pattern) ? rules[pattern] : undefined;
  const isTaken = typeof rule === "object" && rule.except?.includes(child.toLowerCase());
  return isTaken ? undefined : rule;
}

/**
 * Whether a Host header names a host and nothing else. One with a path would be the key of another page in the cache, and one
 * that makes no valid URL would fail the render for all who wait for it; requirement SEC-08. HTTP/1.0 may send none.
 */
export function isHost(host: string | undefined) {
  return host === undefined || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`));
}
