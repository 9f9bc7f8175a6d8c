import { leaveRedirect } from "../../content/redirects/leave-redirect.server.ts";
import type { Revised, Write } from "../../kernel/db/write.server.ts";
import { publicPathOf } from "../../kernel/resource/public-path.ts";
import { pathOfLink, plainPath, restOfLink } from "../../kernel/text/site-path.ts";
import { described } from "../../resources.server.ts";
import { writtenLinks } from "./link-sources.server.ts";

/**
 * Runs after each revision. When the public path of a record changed, its old address redirects to the new one and the links of
 * the site are rewritten, in the same transaction; requirement ADDR-01.
 */
export async function followMovedPages(tx: Write, { resource: name, action, before, after }: Revised) {
  if (action !== "update" || !before || !after) return;
  const resource = described.find(({ resource }) => resource.name === name)?.resource;
  const [from, to] = resource ? [publicPathOf(resource, before), publicPathOf(resource, after)] : [];
  if (from && to && from !== to) await moveAddress(tx, from, to);
}

/** Adds a redirect from the old address of a page, and changes the site's own links to the new address. */
async function moveAddress(tx: Write, from: string, to: string) {
  const [before, after] = [plainPath(from), plainPath(to)];
  if (before === undefined || after === undefined || before === after) return;
  await leaveRedirect(tx, before, after);
  const change = (href: string) => (pathOfLink(href) === before ? after + restOfLink(href) : href);
  for (const source of writtenLinks) await source.change(tx, change);
}
