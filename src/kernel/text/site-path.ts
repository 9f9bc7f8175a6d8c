/**
 * The canonical spelling of a path of this site, percent-encoded or not: decoded, composed, in lower case, without a slash at
 * its end. Undefined for a text that is not a path; requirement ADDR-01.
 */
export function plainPath(path: string): string | undefined {
  if (!/^\/(?![/\\])/.test(path) || /[?#]/.test(path)) return undefined;
  try {
    const plain = decodeURIComponent(path).normalize("NFC").toLowerCase();
    return noPath.test(plain) || steps.test(plain) ? undefined : plain.replace(/(.)\/+$/, "$1");
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const noPath = /[\u0000-\u001F\u007F\u2028\u2029\uFFFD\\]/;

/** Steps within a path: a browser follows them, and `/.//other.example` becomes the address of another site. */
const steps = /\/\.{1,2}(\/|$)/;

/** The path of a link in its canonical spelling; undefined for a link to another site, an anchor, mail or phone. */
export function pathOfLink(href: string): string | undefined {
  return plainPath(href.trim().replace(/[?#].*$/s, ""));
}

/** The part of a link after its path: its query and its anchor. */
export function restOfLink(href: string): string {
  return /[?#].*$/s.exec(href.trim())?.[0] ?? "";
}

/** An address percent-encoded for a header. */
export function encodedAddress(href: string): string {
  if (!href.startsWith("/")) return new URL(href).href;
  const { pathname, search, hash } = new URL(href, "http://localhost");
  return pathname + search + hash;
}

/** Adds the query of a request to the address's own; `search` begins with `?` or is empty. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const [, before = "", anchor = ""] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return before + (before.includes("?") ? `&${search.slice(1)}` : search) + anchor;
}
