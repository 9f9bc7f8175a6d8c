import { findRedirect } from "../../content/redirects/find-redirect.server.ts";
import { followedRedirects } from "../../content/redirects/followed.server.ts";
import { missingPages } from "../../content/redirects/missing/missing-pages.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { encodedAddress, withQuery } from "../../kernel/text/site-path.ts";
import { cachedPages } from "./cached-pages.ts";
import { linkExists } from "./link-exists.server.ts";

const keptSeconds = 300; // by browsers and proxies: a redirect may be changed or taken back

type Asked = {
  /** By the page cache, which puts the query back itself. */
  kept?: boolean | undefined;
  /** No page was found there. */
  isMissing?: boolean;
};

/**
 * The answer of an address that leads elsewhere for good; undefined for any other, and wherever a page stands. The fixed pages
 * are known to stand, so that they cost no look; requirement ADDR-01.
 */
export async function answerMoved(
  kernel: Kernel,
  { method, url }: Request,
  { kept = false, isMissing = false }: Asked = {},
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (!isMissing && Object.hasOwn(cachedPages, pathname)) return undefined;
  const redirect = await findRedirect(kernel, pathname);
  if (!redirect) return undefined;
  // While the database is away what was known still leads.
  if (!isMissing && (await linkExists(kernel, redirect.from).catch(() => false))) return undefined;
  followedRedirects.count(kernel, redirect.id);
  const location = withQuery(encodedAddress(redirect.target), kept ? "" : search);
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": `public, max-age=${keptSeconds}` },
  });
}

/** Counts an address at which nothing was found. */
export function countMissing(kernel: Kernel, { method, url }: Request) {
  if (method === "GET") missingPages.count(kernel, new URL(url).pathname);
}
