import { keysOf } from "../src/kernel/objects.ts";
import { startBare } from "./bare.ts";
import { type Load, measure } from "./load.ts";
import { inTurns, type Measured, median, type Part } from "./part.ts";
import { type Bench, endOf, withBench } from "./site.ts";

/*
 * What a hit of the page cache costs, beside a bare node:http server with the same bytes and headers, in one run and in
 * turns: at most 1/0.95 of the bare server's CPU time. The turns are short and each is compared with its own neighbour,
 * because the speed of a shared machine changes within seconds.
 */

const path = "/";
const rounds = 20;
const seconds = 1;
const encoding = { "accept-encoding": "gzip, br" };

export const cacheHit: Part = {
  title: "A page cache hit beside bare node:http",
  run: () => withBench(measureHit),
};

async function measureHit({ folder, start, startSite }: Bench): Promise<Measured[]> {
  // The first start fills the demo records; the measured process is a second start, as in use.
  await endOf((await startSite()).child);
  const { child: site, port: sitePort } = await startSite();
  const bare = await startBare({ folder, start }, sitePort, path, encoding);

  const results: { bare: Load[]; site: Load[] } = { bare: [], site: [] };
  const targets = { bare, site: { pid: site.pid ?? 0, port: sitePort } };
  for (let round = -1; round < rounds; round++)
    for (const name of inTurns(keysOf(targets), round + 1)) {
      const load = await measure({ path, headers: encoding, seconds, ...targets[name] });
      if (round >= 0) results[name].push(load); // the first round warms both servers up
    }
  const ratio = median(results.site.map((load, round) => costOf(results.bare[round] ?? load) / costOf(load)));
  console.log(`${path}: ${bare.bytes} bytes of brotli, ${rounds} rounds of ${seconds} s, 32 connections`);
  for (const [name, loads] of Object.entries(results)) {
    const cost = median(loads.map(costOf)).toFixed(1);
    console.log(`${name}  ${cost} µs CPU a request, ${Math.round(median(loads.map(rateOf)))} requests/s`);
  }
  return [
    {
      what: "cache hit, share of bare node:http",
      value: ratio.toFixed(3),
      limit: "at least 0.95",
      isMet: ratio >= 0.95,
    },
  ];
}

function costOf({ cpuSeconds, requests }: Load) {
  return (cpuSeconds / requests) * 1e6;
}

function rateOf({ requests, seconds }: Load) {
  return requests / seconds;
}
