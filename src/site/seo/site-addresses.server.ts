import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { hiddenPaths } from "../loading/hidden-pages.server.ts";
import { sitemapEntries } from "./sitemap-store.server.ts";

/** The addresses of the pages that the sitemap lists. */
export async function siteAddresses(kernel: Kernel): Promise<string[]> {
  const entries = await sitemapEntries(kernel.reads, await hiddenPaths(kernel));
  return entries.map(({ path }) => path);
}
