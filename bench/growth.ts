import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { growContent, growingTables } from "../e2e/support/grow-content.ts";
import { measure } from "./load.ts";
import { costOfMiss } from "./misses.ts";
import { inTurns, type Measured, median, type Part } from "./part.ts";
import { type Bench, withBench } from "./site.ts";

/*
 * What a page costs with 10, 100 and 1,000 times the content of the demo, of every kind that the site shows: a render (a
 * miss) and a hit. A page shows 24 of a kind and the demo has fewer, so pages are full from ten times the content on. With
 * 1,000 times the content a page costs at most a tenth more than with ten times.
 */

const pages = [
  "/",
  "/services",
  "/projects",
  "/testimonials",
  "/leadership",
  "/about",
  "/faq",
  "/vision2030",
];
const factors = [1, 10, 100, 1000];
const fullFrom = 10;
const rounds = 5;

export const growth: Part = {
  title: `Page cost with more ${growingTables.join(", ")}`,
  run: () => withBench(measureGrowth),
};

async function measureGrowth({ folder, startSite }: Bench): Promise<Measured[]> {
  const folderOf = (factor: number) => join(folder, `${factor}`);
  const demo = await startSite({ DATA_DIR: folderOf(1) });
  demo.child.kill();
  await once(demo.child, "exit");
  const sites: { factor: number; pid: number; port: number; perPage: number[] }[] = [];
  for (const factor of factors.slice(1)) {
    cpSync(folderOf(1), folderOf(factor), { recursive: true });
    growContent(folderOf(factor), factor);
  }
  for (const factor of factors) {
    const { child, port } = await startSite({ DATA_DIR: folderOf(factor) });
    sites.push({ factor, pid: child.pid ?? 0, port, perPage: [] });
  }
  for (const path of pages) {
    const taken = new Map(sites.map(({ factor }) => [factor, [] as number[]]));
    // In turns, so that other work of the machine affects all of them alike.
    for (let round = 0; round < rounds; round++)
      for (const site of inTurns(sites, round))
        taken.get(site.factor)?.push(await costOfMiss(site, path, 30));
    for (const { factor, perPage } of sites) perPage.push(median(taken.get(factor) ?? []));
    console.log(
      path,
      sites.map(({ factor, perPage }) => `${factor}×: ${perPage.at(-1)?.toFixed(1)} ms`).join("  "),
    );
  }
  const costs: { factor: number; miss: number; hit: number }[] = [];
  const hits = new Map(sites.map(({ factor }) => [factor, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const { factor, pid, port } of inTurns(sites, round)) {
      const load = await measure({ pid, port, path: "/projects", headers: {}, seconds: 1 });
      hits.get(factor)?.push((load.cpuSeconds / load.requests) * 1e6);
    }
  for (const { factor, perPage } of sites) {
    const miss = perPage.reduce((sum, cost) => sum + cost, 0) / perPage.length;
    costs.push({ factor, miss, hit: median(hits.get(factor) ?? []) });
  }
  const full = costs.find(({ factor }) => factor === fullFrom);
  return costs.flatMap(({ factor, miss, hit }) => {
    const [missRatio, hitRatio] = [miss / (full?.miss ?? 1), hit / (full?.hit ?? 1)];
    const limit = factor === 1000 ? "at most 1.10 of full pages (10×)" : "";
    return [
      {
        what: `page render with ${factor}× content`,
        value: `${miss.toFixed(2)} ms (${missRatio.toFixed(2)})`,
        limit,
        isMet: factor < 1000 || missRatio <= 1.1,
      },
      {
        what: `cache hit with ${factor}× content`,
        value: `${hit.toFixed(1)} µs (${hitRatio.toFixed(2)})`,
        limit,
        isMet: factor < 1000 || hitRatio <= 1.1,
      },
    ];
  });
}
