import { findPublished, hasPublished } from "../../content/articles/store.server.ts";
import { findPublicPage } from "../../content/page-content/own-pages/store.server.ts";
import { findProjects } from "../../content/projects/store.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { cleanAddress } from "../../kernel/resource/kinds/address.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { cachedPages } from "./cached-pages.ts";
import { isHiddenPage } from "./hidden-pages.server.ts";

/** Fixed addresses that are served besides the pages; requirement RUN-06. */
const besides = [
  "/admin",
  "/uploads/logo.png",
  "/sitemap.xml",
  "/articles/rss.xml",
  "/robots.txt",
  "/api/openapi.json",
];

/** Whether an address of this site is a page, a visible project or article, a stored picture, or another served address. */
export async function linkExists(kernel: Kernel, address: string): Promise<boolean> {
  const path = address.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  if (besides.includes(path)) return true;
  if (await isHiddenPage(kernel, path)) return false;
  const [, projectId] = /^\/projects\/([\w-]+)(?:\/pictures\/\d+)?$/.exec(path) ?? [];
  if (projectId) return (await findProjects(kernel.reads, [projectId])).has(projectId);
  if (path === "/articles") return hasPublished(kernel.reads);
  const [, slug] = /^\/articles\/([^/]+)$/.exec(path) ?? [];
  if (slug) return (await findPublished(kernel.reads, cleanAddress(slug))) !== undefined;
  // The storage throws for names with characters that no key has, or outside its folder.
  const file = uploadKey(path);
  if (file) return kernel.storage.exists(file);
  if (Object.hasOwn(cachedPages, path)) return true;
  const [, own] = /^\/([^/]+)$/.exec(path) ?? [];
  return (
    own !== undefined && (await findPublicPage(kernel.reads, { address: cleanAddress(own) })) !== undefined
  );
}
