import { growContent, growingTables } from "../e2e/grow-content.ts";
import { measure } from "./load.ts";
import { costOfMiss } from "./misses.ts";
import { type Measured, median, type Part } from "./part.ts";
import { type Bench, withBench } from "./site.ts";

/*
 * What a page costs with 10, 100 and 1,000 times the content of the demo: a render (a miss) and a hit. With 1,000 times as
 * much a page costs at most a tenth more.
 */

const pages = ["/", "/services", "/projects", "/projects?page=2", "/testimonials", "/leadership", "/about"];
const rounds = 3;

export const growth: Part = {
  title: `Page cost with more ${growingTables.join(", ")}`,
  run: () => withBench(measureGrowth),
};

async function measureGrowth({ folder, startSite }: Bench): Promise<Measured[]> {
  const { child, port, origin } = await startSite();
  const site = { pid: child.pid ?? 0, port };
  const costs: { factor: number; miss: number; hit: number }[] = [];
  let factor = 1;
  for (const step of [1, 10, 10, 10]) {
    factor *= step;
    if (step > 1) growContent(folder, step);
    await new Promise((known) => setTimeout(known, 1000));
    const perPage: number[] = [];
    for (const path of pages) {
      if (!(await fetch(origin + path)).ok) continue; // a second page that is not there yet
      const taken: number[] = [];
      for (let round = 0; round < rounds; round++) taken.push(await costOfMiss(site, path, 30));
      perPage.push(median(taken));
      console.log(`${factor}× ${path}: ${median(taken).toFixed(2)} ms CPU`);
    }
    const load = await measure({ ...site, path: "/projects", headers: {}, seconds: 2 });
    const miss = perPage.reduce((sum, cost) => sum + cost, 0) / perPage.length;
    costs.push({ factor, miss, hit: (load.cpuSeconds / load.requests) * 1e6 });
  }
  const [first] = costs;
  return costs.flatMap(({ factor, miss, hit }) => {
    const [missRatio, hitRatio] = [miss / (first?.miss ?? 1), hit / (first?.hit ?? 1)];
    const limit = factor === 1000 ? "at most 1.10 of 1×" : "";
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
