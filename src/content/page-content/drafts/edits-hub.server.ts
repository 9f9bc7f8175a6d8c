import { type Hub, makeHub } from "../../../kernel/background/hub.server.ts";
import type { Edits } from "../../../kernel/presence/edits.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { readRevisions } from "./rows-store.server.ts";

/** Tells which drafts of pages changed in any process, and when anything became public, so that open editors read it. EDIT-01 */
export function editsHub(kernel: Kernel): Hub<Edits> {
  let revisions: ReadonlyMap<string, number> | undefined;
  let content = 0;
  return makeHub(kernel, {
    begin() {
      revisions = undefined;
    },
    async look() {
      const before = revisions;
      const contentBefore = content;
      content = kernel.contentVersion.current();
      revisions = await readRevisions(kernel.reads);
      if (!before) return undefined;
      const drafts = [...revisions].filter(([section, revision]) => before.get(section) !== revision);
      if (drafts.length === 0 && content === contentBefore) return undefined;
      return { content, drafts: Object.fromEntries(drafts) };
    },
    failed: "changes of drafts could not be read and will be looked for again",
  });
}
