/**
 * The one spelling of a path of this site, whether it is percent-encoded or not: decoded, composed, in lower case, without a
 * slash at its end. Undefined for what is no path; requirement ADDR-01.
 */
export function plainPath(path: string): string | undefined {
  if (!/^\/(?![/\\])/.test(path) || /[?#]/.test(path)) return undefined;
  try {
    const plain = decodeURIComponent(path).normalize("NFC").toLowerCase();
    return noPath.test(plain) ? undefined : plain.replace(/(.)\/+$/, "$1");
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const noPath = /[\u0000-\u001F\u007F\u2028\u2029\uFFFD\\]/;

/** The path of a link in its one spelling; undefined for a link to another site, an anchor, mail or phone. */
export function pathOfLink(href: string): string | undefined {
  return plainPath(href.trim().replace(/[?#].*$/s, ""));
}

/** What stands behind the path of a link: its query and its anchor. */
export function restOfLink(href: string): string {
  return /[?#].*$/s.exec(href.trim())?.[0] ?? "";
}

/** An address as a header carries it: percent-encoded. */
export function encodedAddress(href: string): string {
  if (!href.startsWith("/")) return new URL(href).href;
  const { pathname, search, hash } = new URL(href, "http://localhost");
  return pathname + search + hash;
}

/** The address with what was asked for beside its own query; `search` begins with `?` or is empty. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const [, before = "", anchor = ""] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return before + (before.includes("?") ? `&${search.slice(1)}` : search) + anchor;
}
