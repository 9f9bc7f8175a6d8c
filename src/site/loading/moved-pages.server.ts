import { findRedirect } from "../../content/redirects/find-redirect.server.ts";
import { followedRedirects } from "../../content/redirects/followed.server.ts";
import { missingPages } from "../../content/redirects/missing/missing-pages.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { pageQuery, withoutPageQuery } from "../../kernel/text/old-address.ts";
import { encodedAddress, withQuery } from "../../kernel/text/site-path.ts";
import { cachedPages } from "./cached-pages.ts";
import { linkExists } from "./link-exists.server.ts";

const keptSeconds = 300; // in browsers and proxies; short, because a redirect may be changed or removed

type Asked = {
  /** The request comes from the page cache, which restores the query itself. */
  kept?: boolean | undefined;
  /** No page was found at the address. */
  isMissing?: boolean;
};

/**
 * The redirect of an address that has moved permanently; undefined for any other address, and where a page exists. Fixed pages
 * are known to exist, so they need no look-up; requirement ADDR-01.
 */
export async function answerMoved(
  kernel: Kernel,
  { method, url }: Request,
  { kept = false, isMissing = false }: Asked = {},
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  if (method !== "GET" && method !== "HEAD") return undefined;
  const isFixed = !isMissing && Object.hasOwn(cachedPages, pathname);
  if (isFixed && pageQuery(search) === "") return undefined;
  const redirect = await findRedirect(kernel, pathname, search);
  if (!redirect || (isFixed && !redirect.byQuery)) return undefined;
  // While the database is away, known redirects still work.
  if (!isMissing && !redirect.byQuery && (await linkExists(kernel, redirect.from).catch(() => false)))
    return undefined;
  followedRedirects.count(kernel, redirect.id);
  const rest = redirect.byQuery ? withoutPageQuery(search) : search;
  const location = withQuery(encodedAddress(redirect.target), kept ? "" : rest);
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": `public, max-age=${keptSeconds}` },
  });
}

/** Counts a request for an address without a page. */
export function countMissing(kernel: Kernel, { method, url }: Request) {
  if (method === "GET") missingPages.count(kernel, new URL(url).pathname);
}
