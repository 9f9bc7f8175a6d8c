import { findRedirect } from "../../content/redirects/find-redirect.server.ts";
import { followedRedirects } from "../../content/redirects/followed.server.ts";
import { missingPages } from "../../content/redirects/missing/missing-pages.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { encodedAddress, withQuery } from "../../kernel/text/site-path.ts";
import { linkExists } from "./link-exists.server.ts";

const keptSeconds = 300; // by browsers and proxies: a redirect may be changed or taken back

/**
 * The answer of an address that leads elsewhere for good; undefined for any other, and wherever a page stands. `kept` is a
 * request of the page cache, which puts back the query itself. Requirement ADDR-01.
 */
export async function answerMoved(
  kernel: Kernel,
  { method, url }: Request,
  { kept = false }: { kept?: boolean | undefined } = {},
): Promise<Response | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const { pathname, search } = new URL(url);
  const redirect = await findRedirect(kernel, pathname);
  if (!redirect || (await linkExists(kernel, redirect.from))) return undefined;
  followedRedirects.count(kernel, redirect.id);
  const location = withQuery(encodedAddress(redirect.target), kept ? "" : search);
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": `public, max-age=${keptSeconds}` },
  });
}

/** Counts an address at which nothing was found. */
export function countMissing(kernel: Kernel, { method, url }: Request, status: number) {
  if (status === 404 && method === "GET") missingPages.count(kernel, new URL(url).pathname);
}
