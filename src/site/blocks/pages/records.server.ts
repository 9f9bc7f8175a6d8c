import { findPublicPage } from "../../../content/page-content/own-pages/store.server.ts";
import { agencyWords, inAgencyWords } from "../../../content/page-content/sections/agency-words.ts";
import { publishedTexts } from "../../../content/page-content/sections/store.server.ts";
import { ownPageKey } from "../../../content/page-content/sections/texts/own-page.text.ts";
import { pageList, shortName } from "../../../content/shared/pages.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { cleanAddress } from "../../../kernel/resource/kinds/address.ts";
import { pathOfLink } from "../../../kernel/text/site-path.ts";
import { linkExists } from "../../loading/link-exists.server.ts";
import { loadSettings } from "../../loading/load.server.ts";
import type { ReadRecords } from "../load-blocks.server.ts";
import type block from "./block.text.ts";

/** A chosen page that visitors find, with its own title and description; they are empty where it is no page of the site's own. */
export type ChosenPage = { href: string; title: string; description: string };

const readPages: ReadRecords<typeof block> = async (kernel, blocks, context): Promise<ChosenPage[]> => {
  const links = new Set(blocks.flatMap(({ items }) => items.map(({ href }) => href)));
  const found = await Promise.all([...links].map((href) => findPage(kernel, href)));
  const pages = found.flatMap((page) => page ?? []);
  const sections = pages.flatMap(({ section }) => section ?? []);
  const said = await publishedTexts(kernel.reads, "metaDescription", sections);
  const agency = agencyWords(await loadSettings(context));
  return pages.map(({ href, title, section = "" }) => ({
    href,
    title: inAgencyWords(title, agency),
    description: inAgencyWords(said.get(section) ?? "", agency),
  }));
};
export default readPages;

type Found = { href: string; title: string; section?: string };

/** What a link leads to; undefined for a page that visitors do not find. Other sites are not asked. */
async function findPage(kernel: Kernel, href: string): Promise<Found | undefined> {
  const path = pathOfLink(href);
  if (path === undefined) return { href, title: "" };
  if (!(await linkExists(kernel, path))) return undefined;
  const page = pageList.find((one) => one.path === path);
  if (page) return { href, title: shortName(page), section: page.key };
  const [, address] = /^\/([^/]+)$/.exec(path) ?? [];
  const own = address && (await findPublicPage(kernel.reads, { address: cleanAddress(address) }));
  return own ? { href, title: own.title, section: ownPageKey(own.id) } : { href, title: "" };
}
