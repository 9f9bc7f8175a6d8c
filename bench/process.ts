import { join } from "node:path";
import Database from "better-sqlite3";
import { freePort } from "../scripts/test-database.ts";
import { measure, residentMegabytes } from "./load.ts";
import { type Measured, median, type Part } from "./part.ts";
import { type Bench, endOf, withBench } from "./site.ts";
import { besideBare } from "./yardstick.ts";

/*
 * Measures one process: the time from its spawning to the first 200 on an existing database beside that of bare Node, and its
 * memory while 32 connections read pages and pages are rendered anew.
 */

const starts = 7;
const seconds = 5;
const mostOfBare = 12;
const bareServer = `import { createServer } from "node:http";
createServer((_request, response) => response.end()).listen(Number(process.env.PORT), () => console.log("ready"));`;

export const processCost: Part = {
  title: "Start and memory of a process",
  run: () => withBench(measureProcess),
};

async function measureProcess(bench: Bench): Promise<Measured[]> {
  await endOf((await bench.startSite()).child); // the first start fills the demo records
  const times: { site: number[]; bare: number[] } = { site: [], bare: [] };
  for (let count = 0; count < starts; count++) {
    times.site.push(await timeToFirstAnswer(() => bench.startSite()));
    times.bare.push(await timeToFirstAnswer(() => startBareNode(bench)));
  }
  const { child, port } = await bench.startSite({ PUBLIC_URL: "http://localhost" });
  const site = { pid: child.pid ?? 0, port };
  const idle = residentMegabytes(site.pid);
  let most = idle;
  const database = new Database(join(bench.folder, "shurfa.db"));
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(site.pid));
    // As a publication does, as often as the process looks for one: every page is rendered and compressed again.
    database.exec("update site_state set content_version = content_version + 1");
  }, 250);
  for (const path of ["/", "/services", "/projects", "/faq", "/testimonials", "/about"])
    await measure({ ...site, path, headers: { "accept-encoding": "br" }, seconds });
  clearInterval(watch);
  database.close();
  return [
    besideBare(
      { what: "start to first 200, median", time: median(times.site), most: mostOfBare },
      median(times.bare),
    ),
    { what: "memory when idle", value: `${idle} MB`, limit: "", isMet: true },
    { what: "memory under load", value: `${most} MB`, limit: "at most 200 MB", isMet: most <= 200 },
  ];
}

/** Milliseconds from a server's spawning to its first answer; the server ends. */
async function timeToFirstAnswer(start: () => ReturnType<Bench["startSite"]>) {
  const before = performance.now();
  const { child, origin } = await start();
  if ((await fetch(origin)).status !== 200) throw new Error("the first page did not come");
  const time = performance.now() - before;
  await endOf(child);
  return time;
}

async function startBareNode({ start }: Bench) {
  const port = await freePort();
  const child = await start(["--input-type=module", "--eval", bareServer], { PORT: String(port) });
  return { child, port, origin: `http://localhost:${port}` };
}
