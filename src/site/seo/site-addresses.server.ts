import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { sitemapEntries } from "./sitemap-store.server.ts";

/** The addresses of the pages that the sitemap lists. */
export async function siteAddresses({ reads }: Kernel): Promise<string[]> {
  const entries = await sitemapEntries(reads);
  return entries.map(({ path }) => path);
}
