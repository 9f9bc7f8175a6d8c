import { findRedirect } from "../../content/redirects/find-redirect.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { plainText } from "../../kernel/resource/kinds/rich-text.ts";
import { decodePercents } from "../../kernel/text/decode-percents.ts";
import { encodedAddress, pathOfLink } from "../../kernel/text/site-path.ts";
import { linkExists } from "./link-exists.server.ts";

/** Renders a page of the site without a visitor's data. */
export type RenderPage = (path: string) => Promise<Response>;

/** A place of a page that a link may lead to, with the heading that stands there. */
export type Anchor = { id: string; name: string };

/**
 * What a link may lead to on this site. Without `render` anchors are unknown.
 *
 * `faultOf` answers what is wrong with a link: `page` if there is neither a page nor a redirect, `anchor` if the page has no such anchor,
 * `form` if it is not an address. Other sites are never requested. Its parameter `page` is the page that contains the link.
 * `anchorsOf` answers the headed places of a page, in their order. Requirements ADDR-01, OWN-04.
 */
export function siteLinks(kernel: Kernel, render?: RenderPage) {
  const anchorsOf = render && anchorsOfPages(kernel, render);

  async function anchorFault(page: string | undefined, address: string) {
    const anchor = /#(.+)$/s.exec(address)?.[1];
    if (anchor === undefined || page === undefined) return undefined;
    const known = await anchorsOf?.(page);
    return known && !known.has(anchor) && !known.has(decodePercents(anchor)) ? "anchor" : undefined;
  }

  const faultOf = async (link: string, page?: string): Promise<"page" | "anchor" | "form" | undefined> => {
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
  return {
    faultOf,
    async anchorsOf(page: string): Promise<Anchor[]> {
      const known = (await anchorsOf?.(page)) ?? new Map<string, string>();
      return [...known].flatMap(([id, name]) => (name === "" ? [] : [{ id, name }]));
    },
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

export type SiteLinks = ReturnType<typeof siteLinks>;

const mostPages = 200;

/** The ids in each page with the headings that stand there, read once per content version; undefined for a page that could not be read. */
function anchorsOfPages(kernel: Kernel, render: RenderPage) {
  const known = { version: 0, pages: new Map<string, Promise<ReadonlyMap<string, string> | undefined>>() };
  return (page: string) => {
    const version = kernel.contentVersion.current();
    if (known.version !== version || known.pages.size >= mostPages)
      Object.assign(known, { version, pages: new Map() });
    const anchors = known.pages.get(page) ?? readAnchors(render, page);
    known.pages.set(page, anchors);
    return anchors;
  };
}

async function readAnchors(
  render: RenderPage,
  page: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const response = await render(encodedAddress(page)).catch(() => undefined);
  if (response?.status !== 200) return undefined;
  const html = await response.text();
  const found = [...html.matchAll(/<(\w+)(?:\s[^>]*)?\sid="([^"]+)"[^>]*>/g)];
  const sheets = found.flatMap(([tag, , id = ""]) => (/\spopover\b/.test(tag) ? [id] : []));
  return new Map(
    found.map(({ 0: tag, 1: name = "", 2: id = "", index }, place) => {
      // What stands in a sheet is not seen before it is opened.
      const isFolded = sheets.some((sheet) => id === sheet || id.startsWith(`${sheet}-`));
      return [id, isFolded ? "" : headingIn(name, html.slice(index + tag.length, found[place + 1]?.index))];
    }),
  );
}

/** The heading with which a part of a page begins; `html` is what follows its tag. Empty where none is. */
function headingIn(tag: string, html: string): string {
  const isHeading = /^h[1-4]$/.test(tag);
  if (!isHeading && !/^(section|article|div|li|details)$/.test(tag)) return "";
  const [, words = ""] = (isHeading ? /^(.*?)<\/h[1-4]>/s : /<h[1-4][^>]*>(.*?)<\/h[1-4]>/s).exec(html) ?? [];
  return plainText(words).trim();
}
