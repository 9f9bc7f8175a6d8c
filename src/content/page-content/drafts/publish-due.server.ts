import { write } from "../../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../../kernel/process/kernel.server.ts";
import { sectionOf } from "../sections/sections.ts";
import { publishScheduled } from "./publish-store.server.ts";
import { duePublications } from "./schedule-store.server.ts";

/** Publishes every section that is due, including those that became due while no process ran; requirement ACNT-04. */
export async function publishDue(kernel: Kernel) {
  const due = await duePublications(kernel.reads, kernel.now().toISOString()).execute();
  for (const { section: key } of due) {
    const section = sectionOf(key);
    if (!section) continue;
    try {
      await write(kernel, system, (tx) => publishScheduled(tx, section));
    } catch (err) {
      kernel.log.warn({ err, section: key }, "a scheduled publication failed and will be tried again");
    }
  }
}
