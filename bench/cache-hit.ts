import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/test-database.ts";
import { type Load, measure } from "./load.ts";

/*
 * What a hit of the page cache costs, beside a bare node:http server with the same bytes and headers, in one run and in
 * turns. `npm run bench`. Exit code 1 when a hit costs more than 1/0.9 of the bare server's CPU time.
 */

const path = process.argv[2] ?? "/";
const rounds = 5;
const seconds = 3;
const encoding = { "accept-encoding": "gzip, br" };
const folder = mkdtempSync(join(tmpdir(), "shurfa-bench-"));
const running: ChildProcess[] = [];

try {
  const sitePort = await freePort();
  const environment = { PORT: String(sitePort), DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "silent" };
  const site = await start(["build/server/index.js"], environment);
  const sample = await fetchRaw(sitePort, path);
  const bodyFile = join(folder, "body");
  const headersFile = join(folder, "headers.json");
  writeFileSync(bodyFile, sample.body);
  writeFileSync(headersFile, JSON.stringify(sample.headers));
  const barePort = await freePort();
  const bare = await start(["bench/bare-server.ts", bodyFile, headersFile], { PORT: String(barePort) });

  const results: { bare: Load[]; site: Load[] } = { bare: [], site: [] };
  for (let round = -1; round < rounds; round++) {
    const load = { path, headers: encoding, seconds: round < 0 ? 1 : seconds };
    const ofBare = await measure({ ...load, pid: bare.pid ?? 0, port: barePort });
    const ofSite = await measure({ ...load, pid: site.pid ?? 0, port: sitePort });
    if (round < 0) continue; // the first warms both up
    results.bare.push(ofBare);
    results.site.push(ofSite);
  }
  const bareCost = median(results.bare.map(costOf));
  const siteCost = median(results.site.map(costOf));
  const ratio = bareCost / siteCost;
  console.log(
    `${path}: ${sample.body.byteLength} bytes of brotli, ${rounds} rounds of ${seconds} s, 32 connections, Node ${process.version}`,
  );
  console.log(
    `bare node:http  ${bareCost.toFixed(1)} µs CPU a request, ${Math.round(median(results.bare.map(rateOf)))} requests/s`,
  );
  console.log(
    `page cache hit  ${siteCost.toFixed(1)} µs CPU a request, ${Math.round(median(results.site.map(rateOf)))} requests/s`,
  );
  console.log(`ratio ${ratio.toFixed(3)} of bare node:http per CPU second (at least 0.9)`);
  process.exitCode = ratio >= 0.9 ? 0 : 1;
} finally {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function costOf({ cpuSeconds, requests }: Load) {
  return (cpuSeconds / requests) * 1e6;
}

function rateOf({ requests, seconds }: Load) {
  return requests / seconds;
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Starts a server and waits for its first line. */
function start(args: string[], environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, ...environment },
  });
  running.push(child);
  return new Promise((ready, fail) => {
    child.stdout?.once("data", () => ready(child));
    child.once("exit", () => fail(new Error(`${args[0]} did not start`)));
  });
}

/** The compressed bytes as they travel, with the headers that the page cache writes itself. */
function fetchRaw(port: number, path: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((done, fail) => {
    get({ port, path, headers: encoding }, (response) => {
      const chunks: Buffer[] = [];
      const hops = new Set(["date", "connection", "keep-alive"]);
      const headers = Object.entries(response.headers)
        .filter(([name]) => !hops.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done({ headers, body: Buffer.concat(chunks) }));
    }).on("error", fail);
  });
}
