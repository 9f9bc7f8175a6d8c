import { type Hub, makeHub } from "../../../kernel/background/hub.server.ts";
import type { Edits } from "../../../kernel/presence/edits.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { readHeads } from "./rows-store.server.ts";

/**
 * Tells which drafts of pages changed in any process, about which something was said, and when anything became public, so that open
 * editors read it. EDIT-01
 */
export function editsHub(kernel: Kernel): Hub<Edits> {
  let heads: Awaited<ReturnType<typeof readHeads>> | undefined;
  let content = 0;
  return makeHub(kernel, {
    begin() {
      heads = undefined;
    },
    async look() {
      const before = heads;
      const contentBefore = content;
      content = kernel.contentVersion.current();
      heads = await readHeads(kernel.reads);
      if (!before) return undefined;
      const drafts = [...heads].filter(
        ([key, { revision }]) => (before.get(key)?.revision ?? 0) !== revision,
      );
      const said = [...heads].filter(([key, { said }]) => (before.get(key)?.said ?? 0) !== said);
      if (drafts.length === 0 && said.length === 0 && content === contentBefore) return undefined;
      return {
        content,
        drafts: Object.fromEntries(drafts.map(([key, { revision }]) => [key, revision])),
        said: said.map(([key]) => key),
      };
    },
    failed: "changes of drafts could not be read and will be looked for again",
  });
}
