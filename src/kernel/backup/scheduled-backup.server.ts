import { spawn } from "node:child_process";
import { startJob } from "../jobs.server.ts";
import type { Kernel } from "../kernel.server.ts";

/** Backs up every so many hours when BACKUP_DIR is set, in a process of its own, so that no page waits for it. */
export function startBackups(kernel: Kernel): { stop(): void } {
  const { backup } = kernel.config;
  if (!backup) return { stop() {} };
  return startJob(kernel, {
    name: "backup",
    everySeconds: backup.hours * 3600,
    retrySeconds: 600,
    run: runOwnCommand,
  });
}

/** `backup` of the very program that runs, with the same environment. */
function runOwnCommand(): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "backup"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) => (code === 0 ? done() : fail(new Error(`backup failed: ${complaint}`))));
  });
}
