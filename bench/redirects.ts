import { cpSync } from "node:fs";
import { join } from "node:path";
import { byName, keysOf } from "../src/kernel/objects.ts";
import { writeCsv } from "../src/kernel/resource/csv/csv.ts";
import { measure } from "./load.ts";
import { costOfMiss } from "./misses.ts";
import { inTurns, type Measured, type Part } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";
import { signIn } from "./seed-lists.ts";
import { type Bench, endOf, withBench } from "./site.ts";

/*
 * What 10,000 redirects cost, compared with a site that has none, for a cached page, a rendered page, and an address without
 * a page; only the last looks redirects up. Requirement ADDR-01.
 */

const total = 10_000;
const perFile = 2500;
// Two processes of the same code differ by a third of their cost, so each site is started several times.
const starts = 6;
const rounds = 2; // of each start

export const redirects: Part = {
  title: `${total.toLocaleString("en")} redirects`,
  run: () => withBench(measureRedirects),
};

type Site = { pid: number; port: number };
/** The costs of all rounds. */
type Taken = { none: number[]; many: number[] };
type Started = Awaited<ReturnType<Bench["startSite"]>>;

async function measureRedirects({ folder, startSite }: Bench): Promise<Measured[]> {
  const folders = { none: join(folder, "none"), many: join(folder, "many") };
  await endOf((await startSite({ DATA_DIR: folders.none })).child); // the first start fills the demo records
  cpSync(folders.none, folders.many, { recursive: true });
  const filled = await startSite({ DATA_DIR: folders.many });
  await fill(filled.origin);
  await endOf(filled.child);
  const taken = byName(keysOf(ways), (): Taken => ({ none: [], many: [] }));
  for (let start = 0; start < starts; start++) {
    const sites: { name: keyof Taken; site: Started }[] = [];
    for (const name of inTurns(keysOf(folders), start))
      sites.push({ name, site: await startSite({ DATA_DIR: folders[name] }) });
    for (const way of keysOf(ways))
      for (let round = -1; round < rounds; round++)
        for (const { name, site } of inTurns(sites, round + 1)) {
          const cost = await ways[way](siteOf(site));
          if (round >= 0) taken[way][name].push(cost); // the first round warms both up
        }
    await Promise.all(sites.map(({ site }) => endOf(site.child)));
  }
  return keysOf(ways).map((way) => {
    // The lowest of the rounds, because other work of the machine can only add to the cost.
    const [before, after] = [Math.min(...taken[way].none), Math.min(...taken[way].many)];
    const ratio = after / before;
    return {
      what: `${way} with ${total.toLocaleString("en")} redirects`,
      value: `${after.toFixed(1)} µs CPU (${ratio.toFixed(2)} of none)`,
      limit: "at most 1.05",
      isMet: ratio <= 1.05,
    };
  });
}

const siteOf = ({ child, port }: Started): Site => ({ pid: child.pid ?? 0, port });

const ways = {
  "a kept page": costOfHit,
  "a page that is rendered": async (site: Site) => (await costOfMiss(site, "/services", 80)) * 1000,
  "an address without a page": async (site: Site) =>
    (await costOfMiss(site, `/no-page-${Math.random()}`, 300, 404)) * 1000,
};

async function costOfHit(site: Site) {
  const { cpuSeconds, requests } = await measure({ ...site, path: "/", headers: {}, seconds: 2 });
  return (cpuSeconds / requests) * 1e6;
}

/** Imports the redirects as a CSV file, as staff do. */
async function fill(origin: string) {
  const cookie = await signIn(origin);
  for (let from = 0; from < total; from += perFile) {
    const rows = Array.from({ length: perFile }, (_, index) => [`/old/${from + index}`, "/services"]);
    const response = await fetch(`${origin}/api/redirects/import`, {
      method: "POST",
      headers: { origin, cookie, "content-type": "text/csv" },
      body: writeCsv([[...seedWords.columns.redirects], ...rows]),
    });
    if (!response.ok) throw new Error(`import of redirects: ${await response.text()}`);
  }
}
