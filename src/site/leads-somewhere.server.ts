import { findProjects } from "../content/projects/store.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { cachedPages } from "./cached-pages.ts";

/** Whether an address of this site is one of its pages, a project that exists, or a stored picture. */
export async function leadsSomewhere(kernel: Kernel, address: string): Promise<boolean> {
  const path = address.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  const [, projectId] = /^\/projects\/([\w-]+)$/.exec(path) ?? [];
  if (projectId) return (await findProjects(kernel.reads, [projectId])).has(projectId);
  if (path.startsWith("/uploads/")) return kernel.storage.exists(path.slice("/uploads/".length));
  return Object.hasOwn(cachedPages, path);
}
