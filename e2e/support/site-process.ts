import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { freePort } from "../../scripts/test-database.ts";

const packagedNode = resolve("node_modules/.bin/node");

export type SiteProcess = {
  origin: string;
  port: number;
  /** The id of the running process, to measure it or send signals to it. */
  pid(): number;
  /** The folder with the SQLite file and the uploads. */
  dataDir: string;
  /** Starts the built server again on the same data and port. */
  start(): Promise<void>;
  /** Ends the server with a signal and waits for its exit; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** The log lines of the running server; needs `LOG_LEVEL`. */
  log(): Record<string, unknown>[];
  /** All output of the server, log lines and any other; needs `LOG_LEVEL`. */
  printed(): string;
  /** Makes a call as the site's own pages do. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  remove(): Promise<void>;
};

/** Starts a separate built server with the demo records, for tests that break or kill it; `cwd` is a folder that has `build/`. */
export async function startSite(environment: Record<string, string> = {}, cwd = "."): Promise<SiteProcess> {
  return startServer(
    environment,
    environment.DATABASE_URL ? undefined : await seededFolder(),
    undefined,
    cwd,
  );
}

/** Starts a built server with an empty folder, as on a new installation. */
export function startEmptySite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  return startServer({ DEMO: "0", ...environment });
}

/** Starts one more server with the database and folder of another, as when several processes run one site. */
export function startBeside(
  site: SiteProcess,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  return startServer(environment, undefined, site.dataDir);
}

let seeded: Promise<string> | undefined;

/** A folder with the demo records, to copy: that of the run's server, or one that each worker makes once. */
function seededFolder(): Promise<string> {
  seeded ??= (async () => {
    if (process.env.E2E_SEED_DIR) return process.env.E2E_SEED_DIR;
    const site = await startServer({});
    await site.stop();
    process.once("exit", () => rmSync(site.dataDir, { recursive: true, force: true }));
    return site.dataDir;
  })();
  return seeded;
}

/** Makes API calls from a page's browser, as the site's pages do: `call(page, "POST", path, data)`. */
export const callerOf =
  (site: () => Pick<SiteProcess, "origin">) => (page: Page, method: string, path: string, data?: object) =>
    page.request.fetch(site().origin + path, { method, data, headers: { origin: site().origin } });

/** Closes the page and then deletes the drafts of sections; an open page would store once more what was typed last. */
export async function dropDrafts(page: Page, call: ReturnType<typeof callerOf>, ...sections: string[]) {
  await page.close();
  for (const section of sections) await call(page, "DELETE", `/api/content/${section}/draft`);
}

async function startServer(
  environment: Record<string, string>,
  contents?: string,
  sharedFolder?: string,
  cwd = ".",
): Promise<SiteProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = sharedFolder ?? mkdtempSync(join(tmpdir(), "shurfa-site-"));
  if (contents) cpSync(contents, dataDir, { recursive: true });
  let server: ChildProcess | undefined;
  let logged = "";

  async function start() {
    server = spawn(existsSync(packagedNode) ? packagedNode : process.execPath, ["build/server/index.js"], {
      cwd,
      stdio: environment.LOG_LEVEL ? ["ignore", "pipe", "pipe"] : ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        RATE_LIMIT: "off",
        ...environment,
      },
    });
    logged = "";
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        logged += text;
      });
    for (let tries = 0; tries < 3600; tries++) {
      if (
        await fetch(`${origin}/api/health`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return;
      await new Promise((later) => setTimeout(later, 25));
    }
    throw new Error("the server did not start");
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    const running = server;
    if (!running || running.exitCode !== null || running.signalCode !== null) return null;
    const ended = new Promise<number | null>((done) => running.once("exit", done));
    running.kill(signal);
    return ended;
  }

  await start();
  return {
    origin,
    port,
    pid: () => server?.pid ?? 0,
    dataDir,
    start,
    stop,
    printed: () => logged,
    log: () =>
      logged
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    call: (method, path, body) =>
      fetch(`${origin}${path}`, {
        method,
        headers: {
          origin: environment.PUBLIC_URL ?? origin,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async remove() {
      await stop("SIGKILL");
      if (sharedFolder) return;
      for (const folder of [dataDir, `${dataDir}-pages`])
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Makes every read and write of the named tables throw until the answered function is called; cached pages expire. */
export function breakTables(site: SiteProcess, tables: string[]) {
  const database = new Database(join(site.dataDir, "shurfa.db"));
  for (const table of tables) database.exec(`alter table ${table} rename to ${table}_away`);
  database.exec("update site_state set content_version = content_version + 1");
  return () => {
    for (const table of tables) database.exec(`alter table ${table}_away rename to ${table}`);
    database.close();
  };
}
