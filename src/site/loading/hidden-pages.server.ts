import { readSettings } from "../../content/settings/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { pagesToHide } from "../../content/shared/pages.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { plainPath } from "../../kernel/text/site-path.ts";
import { standsBeside } from "../parts/absent-pages.ts";

type Known = { version: number; paths: readonly string[] };
const known = new WeakMap<Kernel["contentVersion"], Known>();

/**
 * The paths of the pages that the owner hides, read once per content version. While the database is away, those that this process
 * read last. Requirement OWN-01.
 */
export async function hiddenPaths({ reads, contentVersion }: Kernel): Promise<readonly string[]> {
  const version = contentVersion.current();
  const last = known.get(contentVersion);
  if (last?.version === version) return last.paths;
  const settings = await readSettings(reads).catch(() => undefined);
  if (!settings) return last?.paths ?? [];
  const paths = settings.hiddenPages.map(({ page }) => pages[page].path);
  known.set(contentVersion, { version, paths });
  return paths;
}

const hideable = pagesToHide.map((key) => pages[key].path);

/** Whether an address is a hidden page, or one below it, such as that of a project; in any spelling, also that of its data. */
export async function isHiddenPage(kernel: Kernel, pathname: string): Promise<boolean> {
  const path = plainPath(pathname.replace(/(\/_)?\.data$/, ""));
  // Most addresses can be none, so that they are answered without a look.
  if (path === undefined || standsBeside(hideable, path)) return false;
  return !standsBeside(await hiddenPaths(kernel), path);
}
