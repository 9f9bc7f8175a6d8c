import { plainPath } from "./site-path.ts";

/** The parameters by which WordPress names a page, as in `/?p=123`. */
const pageParameters = [
  ...["p", "cat", "author", "m"],
  ...["page", "attachment", "product"].map((named) => `${named}_id`),
];

/**
 * An address of the former site in its canonical spelling: a whole address without its host, `page.html`, a path, a path with the
 * parameters that name its page, or `/x/*` for all addresses below a path. Undefined for any other text; ADDR-01.
 */
export function oldAddress(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^(https?:)?\/\/[^/?#]+|^www\.[^/?#]+/i, "")
    .replace(/#.*$/s, "");
  const rooted = /^[^/?\\\s:]+(\/[^?\s]*)?\.(html?|php|aspx?|jsp|cfm|pdf)(\?.*)?$/i.test(bare)
    ? `/${bare}`
    : bare;
  const [, path = "", query = ""] = /^([^?]*)(\?.*)?$/s.exec(rooted) ?? [];
  const plain = plainPath(path === "" && (query || bare !== typed.trim()) ? "/" : path);
  if (plain === undefined || (plain.includes("*") && !/^\/[^*]+\/\*$/.test(plain))) return undefined;
  const given = new URLSearchParams(query);
  if ([...given.keys()].some((name) => !pageParameters.includes(name))) return undefined;
  return plain + pageQuery(query);
}

/** The parameters of a query that name a page, in one order; empty if it has none. */
export function pageQuery(search: string): string {
  const given = new URLSearchParams(search);
  const named = pageParameters.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}

/** A query without the parameters that name a page. */
export function withoutPageQuery(search: string): string {
  const given = new URLSearchParams(search);
  if (![...given.keys()].some((name) => pageParameters.includes(name))) return search;
  for (const name of pageParameters) given.delete(name);
  return given.size > 0 ? `?${given}` : "";
}

/** The addresses `/x/*` that stand for a path, the nearest first. */
export function coveringPaths(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(2).map((_, index) => `${parts.slice(0, parts.length - 1 - index).join("/")}/*`);
}
