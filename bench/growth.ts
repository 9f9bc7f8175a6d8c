import type { ChildProcess } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { growContent, growingTables } from "../e2e/support/grow-content.ts";
import { byName } from "../src/kernel/objects.ts";
import { measure } from "./load.ts";
import { costOfMiss } from "./misses.ts";
import { inTurns, type Measured, type Part } from "./part.ts";
import { type Bench, endOf, withBench } from "./site.ts";

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
// Two processes of the same code differ by a third of their cost, so each site is started several times.
const starts = 3;
const rounds = 2; // of each start

export const growth: Part = {
  title: `Page cost with more ${growingTables.join(", ")}`,
  run: () => withBench(measureGrowth),
};

async function measureGrowth({ folder, startSite }: Bench): Promise<Measured[]> {
  const folderOf = (factor: number) => join(folder, `${factor}`);
  const demo = await startSite({ DATA_DIR: folderOf(1) });
  await endOf(demo.child);
  for (const factor of factors.slice(1)) {
    cpSync(folderOf(1), folderOf(factor), { recursive: true });
    growContent(folderOf(factor), factor);
  }
  const taken = byName(factors.map(String), () => ({
    misses: byName(pages, (): number[] => []),
    hits: [] as number[],
  }));
  for (let start = 0; start < starts; start++) {
    const sites: { name: string; pid: number; port: number; child: ChildProcess }[] = [];
    for (const factor of inTurns(factors, start)) {
      const { child, port } = await startSite({ DATA_DIR: folderOf(factor) });
      sites.push({ name: `${factor}`, pid: child.pid ?? 0, port, child });
    }
    // In turns, so that other work of the machine affects all of them alike.
    for (let round = 0; round < rounds; round++)
      for (const site of inTurns(sites, round)) {
        for (const path of pages) taken[site.name]?.misses[path]?.push(await costOfMiss(site, path, 30));
        const load = await measure({ ...site, path: "/projects", headers: {}, seconds: 1 });
        taken[site.name]?.hits.push((load.cpuSeconds / load.requests) * 1e6);
      }
    await Promise.all(sites.map(({ child }) => endOf(child)));
  }
  // The lowest of the rounds, because other work of the machine can only add to the cost.
  const costs = factors.map((factor) => {
    const { misses, hits } = taken[`${factor}`] ?? { misses: {}, hits: [] };
    const perPage = Object.entries(misses).map(([path, costs]) => [path, Math.min(...costs)] as const);
    console.log(`${factor}×`, perPage.map(([path, cost]) => `${path} ${cost.toFixed(1)} ms`).join("  "));
    const sum = perPage.reduce((sum, [, cost]) => sum + cost, 0);
    return { factor, miss: sum / perPage.length, hit: Math.min(...hits) };
  });
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
