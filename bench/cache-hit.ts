import { startBare } from "./bare.ts";
import { type Load, measure } from "./load.ts";
import { type Measured, median, type Part } from "./part.ts";
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
  const ratios: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const load = { path, headers: encoding, seconds };
    const ofBare = await measure({ ...load, ...bare });
    const ofSite = await measure({ ...load, pid: site.pid ?? 0, port: sitePort });
    if (round < 0) continue; // the first round warms both servers up
    results.bare.push(ofBare);
    results.site.push(ofSite);
    ratios.push(costOf(ofBare) / costOf(ofSite));
  }
  const ratio = median(ratios);
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
