import { spawn } from "node:child_process";
import type { Kernel } from "../process/kernel.server.ts";

/** Runs a command of the running program in a process of its own, with the same environment. It ends when this process is told to stop. */
export function runOwnCommand({ config, shutdown }: Kernel, ...words: [string, ...string[]]): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", ...words], {
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
    child.once("close", (code) =>
      code === 0 ? done() : fail(new Error(`${words[0]} failed: ${complaint}`)),
    );
  });
}
