import { startJob } from "../../../../kernel/background/jobs.server.ts";
import type { Loop } from "../../../../kernel/background/repeat.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { takeUpMails } from "./take-up-store.server.ts";

const everySeconds = 15; // the job is looked for each half minute, so that a mail stands in its thread within one

/** Reads the agency's mailbox, if one is configured, until the process stops; one of several processes at a time. THREAD-01 */
export function startTakingUp(kernel: Kernel): Loop {
  const { imap } = kernel.config;
  if (!imap) return { stop: () => Promise.resolve() };
  // Loaded only here, because most sites have no mailbox.
  const source = import("../../../../kernel/background/mailbox/imap-source.server.ts").then(
    ({ imapSource }) => imapSource(imap),
  );
  const run = async () => {
    await takeUpMails(kernel, await source);
  };
  const job = startJob(kernel, { name: "incoming-mail", everySeconds, retrySeconds: 60, run, isQuiet: true });
  return {
    async stop() {
      await job.stop();
      await (await source).close();
    },
  };
}
