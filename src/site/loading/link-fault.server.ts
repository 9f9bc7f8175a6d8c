import { findRedirect } from "../../content/redirects/find-redirect.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { decodePercents } from "../../kernel/text/decode-percents.ts";
import { encodedAddress, pathOfLink } from "../../kernel/text/site-path.ts";
import { linkExists } from "./link-exists.server.ts";

/** Renders a page of the site without a visitor's data. */
export type RenderPage = (path: string) => Promise<Response>;

/**
 * Answers what is wrong with a link: `page` if there is neither a page nor a redirect, `anchor` if the page has no such anchor,
 * `form` if it is not an address. Other sites are never requested. Without `render` anchors are not checked; the parameter `page`
 * is the page that contains the link. Requirement ADDR-01.
 */
export function linkFaultFinder(kernel: Kernel, render?: RenderPage) {
  const idsOf = render && idsOfPages(kernel, render);

  async function anchorFault(page: string | undefined, address: string) {
    const anchor = /#(.+)$/s.exec(address)?.[1];
    if (anchor === undefined || page === undefined) return undefined;
    const ids = await idsOf?.(page);
    return ids && !ids.has(anchor) && !ids.has(decodePercents(anchor)) ? "anchor" : undefined;
  }

  return async (link: string, page?: string): Promise<"page" | "anchor" | "form" | undefined> => {
    const address = withoutOrigin(kernel, link.trim());
    if (/^(?:mailto|tel):./i.test(address)) return undefined;
    if (/^https?:/i.test(address)) return isSite(address) ? undefined : "form";
    if (address.startsWith("#")) return anchorFault(page, address);
    const path = pathOfLink(address);
    if (path === undefined) return "form";
    if (await linkExists(kernel, address)) return anchorFault(address.replace(/[#].*$/s, ""), address);
    if (await linkExists(kernel, path)) return undefined;
    return (await findRedirect(kernel, path)) ? undefined : "page";
  };
}

/** Removes this site's own origin from a link. */
function withoutOrigin({ config: { publicUrl } }: Kernel, link: string): string {
  if (publicUrl === undefined || !link.startsWith(publicUrl)) return link;
  const rest = link.slice(publicUrl.length);
  return rest === "" ? "/" : /^[/?#]/.test(rest) ? rest.replace(/^(?=[?#])/, "/") : link;
}

function isSite(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname.includes(".");
}

const mostPages = 200;

/** The ids in each page, read once per content version; undefined for a page that could not be read. */
function idsOfPages(kernel: Kernel, render: RenderPage) {
  const known = { version: 0, pages: new Map<string, Promise<ReadonlySet<string> | undefined>>() };
  return (page: string) => {
    const version = kernel.contentVersion.current();
    if (known.version !== version || known.pages.size >= mostPages)
      Object.assign(known, { version, pages: new Map() });
    const ids = known.pages.get(page) ?? readIds(render, page);
    known.pages.set(page, ids);
    return ids;
  };
}

async function readIds(render: RenderPage, page: string): Promise<ReadonlySet<string> | undefined> {
  const response = await render(encodedAddress(page)).catch(() => undefined);
  if (response?.status !== 200) return undefined;
  const html = await response.text();
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
}
