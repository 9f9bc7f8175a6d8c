import { spawn } from "node:child_process";
import { startJob } from "../background/jobs.server.ts";
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
      if (import.meta.env.PROD) await runOwnCommand(kernel);
      else await backUp(kernel.config, backup.folder, backup.keep);
    },
  });
}

/** Runs `backup` of the running program with the same environment. It ends when this process is told to stop. */
function runOwnCommand({ config, shutdown }: Kernel): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "backup"], {
    stdio: ["ignore", "ignore", "pipe"],
    // The server has set NODE_ENV for React; inherited, it would make development refuse what only production refuses.
    env: { ...process.env, NODE_ENV: config.production ? "production" : "development" },
    signal: shutdown.signal,
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
