import { startJob } from "../background/jobs.server.ts";
import { runOwnCommand } from "../background/own-command.server.ts";
import type { Loop } from "../background/repeat.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { backUp } from "./backup.server.ts";

/**
 * Makes regular backups when BACKUP_DIR is set. The built server runs each in a process of its own, so that no page waits for
 * it; in development there is no built program to start, so the backup runs in this process.
 */
export function startBackups(kernel: Kernel): Loop {
  const { backup } = kernel.config;
  if (!backup) return { stop: () => Promise.resolve() };
  return startJob(kernel, {
    name: "backup",
    everySeconds: backup.hours * 3600,
    retrySeconds: 600,
    async run() {
      if (import.meta.env.PROD) await runOwnCommand(kernel, "backup");
      else await backUp(kernel.config, backup.folder, backup.keep);
    },
  });
}
