import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/test-database.ts";

export type Bench = {
  /** The part's own temporary folder, removed when the part ends. */
  folder: string;
  /** Starts a server and waits for its first line. */
  start(args: string[], environment: Record<string, string>): Promise<ChildProcess>;
  /** Starts the built site with the folder as its data folder, in demo mode. */
  startSite(
    environment?: Record<string, string>,
  ): Promise<{ child: ChildProcess; port: number; origin: string }>;
};

/** Gives a part its folder and servers, and removes and ends them when the part ends, also when it throws. */
export async function withBench<Result>(measure: (bench: Bench) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-bench-"));
  const running: ChildProcess[] = [];
  const start: Bench["start"] = (args, environment) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { PATH: process.env.PATH, ...environment },
    });
    running.push(child);
    return new Promise((ready, fail) => {
      child.stdout?.once("data", () => ready(child));
      child.once("exit", () => fail(new Error(`${args[0]} did not start`)));
    });
  };
  try {
    return await measure({
      folder,
      start,
      async startSite(environment = {}) {
        const port = await freePort();
        const child = await start(["build/server/index.js"], {
          PORT: String(port),
          DATA_DIR: folder,
          DEMO: "1",
          LOG_LEVEL: "silent",
          RATE_LIMIT: "off",
          ...environment,
        });
        return { child, port, origin: `http://localhost:${port}` };
      },
    });
  } finally {
    for (const child of running) child.kill("SIGKILL");
    for (const made of [folder, `${folder}-pages`])
      rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ends a server and waits for its exit. */
export function endOf(child: { kill(): boolean; once(event: "exit", done: () => void): unknown }) {
  return new Promise<void>((done) => {
    child.once("exit", done);
    child.kill();
  });
}
