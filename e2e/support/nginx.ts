import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/test-database.ts";
import { type Proxied, startSmallProxy } from "./small-proxy.ts";

const isInstalled = spawnSync("nginx", ["-v"]).error === undefined;

/** The reason for skipping tests that need nginx itself; undefined when it is installed. */
export const noNginx = isInstalled ? undefined : "nginx is not installed on this machine";

/** The proxy before the processes, for titles of tests; without nginx the titles say so. */
export const proxyName = isInstalled ? "nginx" : "a small proxy in place of nginx, which is not installed";

/** Starts nginx before the processes, or the small proxy of the suite where nginx is missing. */
export function startProxy(options: Proxied & { accessLog?: string }): Promise<{ stop(): Promise<void> }> {
  return isInstalled ? startNginx(options) : startSmallProxy(options);
}

export type Nginx = { origin: string; port: number; pids(): number[]; stop(): Promise<void> };

/** An address for a proxy that does not run yet; the processes behind it must know the address beforehand. */
export async function futureOrigin() {
  const port = await freePort();
  return { port, origin: `http://localhost:${port}` };
}

/**
 * Runs nginx with `deploy/nginx.conf`. Only the paths, the port and the addresses of the processes are replaced by those of
 * the test, and the limits per address are lifted, because all visitors of a test have the same address.
 */
export async function startNginx(options: {
  port: number;
  processes: { port: number }[];
  dataDir: string;
  workers?: number;
  /** The file of the access log; without it no log is written. */
  accessLog?: string;
  /** Keeps the limits per address. */
  limited?: boolean;
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-nginx-"));
  const servers = options.processes.map(({ port }) => `  server 127.0.0.1:${port} max_fails=0;`).join("\n");
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ *limit_(req|conn) .*;\n/gm, (line) => (options.limited ? line : ""))
    .replace(/( *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, `${servers}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${options.port};`)
    .replace(/^ *include .*;\n/m, "")
    .replace(
      /access_log \S+ shurfa/,
      options.accessLog ? `access_log ${options.accessLog} shurfa` : "access_log off",
    )
    .replaceAll("/var/cache/shurfa/pages", `${options.dataDir}-pages`)
    .replaceAll("/srv/shurfa", resolve("."));
  writeFileSync(join(folder, "site.conf"), site);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of paths) mkdirSync(join(folder, name));
  const temporary = paths.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n  ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${join(folder, "nginx.pid")};
worker_processes ${options.workers ?? 1};
error_log ${join(folder, "error.log")} warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  ${temporary}
  include ${join(folder, "site.conf")};
}
`,
  );
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://localhost:${options.port}`;
  await untilAnswered(`${origin}/api/health`, server);
  return {
    origin,
    port: options.port,
    pids: () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)],
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      if (server.exitCode === null && server.kill("SIGTERM")) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error("nginx did not start");
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("nginx does not answer");
}

/** The processes that a process has started (Linux). */
export function childrenOf(pid: number) {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.split(" ").filter(Boolean).map(Number);
}
