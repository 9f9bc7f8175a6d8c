import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { futureOrigin, noNginx, startNginx } from "../e2e/support/nginx.ts";
import { freePort } from "../scripts/test-database.ts";
import { startBare } from "./bare.ts";
import { measure } from "./load.ts";
import { inTurns, type Measured, median, type Part } from "./part.ts";
import { type Bench, withBench } from "./site.ts";

/*
 * Compares a plain nginx that serves a compressed file with three ways to serve the same bytes: nginx from the page store
 * with the configuration of deploy/, the page cache, and bare node:http. They run in turns, measured by the CPU time of one
 * worker. Skipped where nginx is missing.
 */

const path = "/services";
const rounds = 5;
const seconds = 3;
const headers = { "accept-encoding": "gzip" };

export const nginx: Part = {
  title: "Pages beside nginx with a plain file",
  run: async () => {
    if (!noNginx) return withBench(measureNginx);
    console.log(noNginx);
    return [];
  },
};

async function measureNginx({ folder, start, startSite }: Bench): Promise<Measured[]> {
  const { port, origin } = await futureOrigin();
  const site = await startSite({ PUBLIC_URL: origin, PAGE_STORE: "1" });
  const page = await fetch(site.origin + path, { headers: { "accept-encoding": "identity" } });
  const plain = await startPlainNginx(folder, Buffer.from(await page.arrayBuffer()));
  const store = await startNginx({ port, processes: [site], dataDir: folder });
  try {
    await fetch(`${origin}${path}?x=1`, { headers }); // makes the server compress the body
    const bare = await startBare({ folder, start }, site.port, path, headers);
    const costs: Record<string, number[]> = { plain: [], store: [], cache: [], bare: [] };
    const targets = {
      plain: { pid: plain.pid(), port: plain.port, path: "/" },
      store: { pid: store.pids()[1] ?? 0, port, path },
      cache: { pid: site.child.pid ?? 0, port: site.port, path },
      bare: { pid: bare.pid, port: bare.port, path },
    };
    for (let round = -1; round < rounds; round++) {
      for (const [name, target] of inTurns(Object.entries(targets), round + 1)) {
        const load = await measure({ ...target, headers, seconds: round < 0 ? 1 : seconds });
        if (round >= 0) costs[name]?.push((load.cpuSeconds / load.requests) * 1e6);
      }
    }
    const cost = (name: string) => median(costs[name] ?? []);
    for (const name of Object.keys(costs)) console.log(`${name}  ${cost(name).toFixed(1)} µs CPU a request`);
    const ratio = (name: string) => cost("plain") / cost(name);
    return [
      {
        what: "page store by nginx, share of a plain file",
        value: ratio("store").toFixed(3),
        limit: "at least 0.95",
        isMet: ratio("store") >= 0.95,
      },
      // The ratio of Node to nginx depends on the machine, so it has no limit; `cache-hit` compares a hit with bare Node.
      {
        what: "bare node:http, share of nginx with a plain file",
        value: ratio("bare").toFixed(3),
        limit: "",
        isMet: true,
      },
      {
        what: "cache hit, share of nginx with a plain file",
        value: ratio("cache").toFixed(3),
        limit: "",
        isMet: true,
      },
    ];
  } finally {
    await store.stop();
    plain.stop();
  }
}

/** nginx in its fastest form: one location, and open files kept for a minute. */
async function startPlainNginx(folder: string, body: Buffer) {
  const port = await freePort();
  const home = join(folder, "plain");
  mkdirSync(join(home, "www"), { recursive: true });
  writeFileSync(join(home, "www/index.html"), body);
  writeFileSync(join(home, "www/index.html.gz"), gzipSync(body, { level: 6 }));
  writeFileSync(
    join(home, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; master_process off; pid ${home}/pid; error_log ${home}/error.log warn;
events { worker_connections 1024; }
http {
  types { text/html html; } access_log off; sendfile on; keepalive_requests 100000000;
  open_file_cache max=64; open_file_cache_valid 60s;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c;
  uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  server { listen 127.0.0.1:${port}; root ${home}/www; gzip_static on; gzip_vary on; location / { } }
}
`,
  );
  const server = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf")], { stdio: "inherit" });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)) break;
    await new Promise((later) => setTimeout(later, 50));
  }
  return { port, pid: () => server.pid ?? 0, stop: () => void server.kill("SIGTERM") };
}
