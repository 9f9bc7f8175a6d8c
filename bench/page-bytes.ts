import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { keysOf } from "../src/kernel/objects.ts";
import { publicPaths } from "../src/testing/pages/test-paths.ts";
import { callerOf, demoAccount } from "./demo-account.ts";
import { lighthouseLines } from "./lighthouse.ts";
import { costOfMiss } from "./misses.ts";
import { blocksOfHome, makeOwnPage } from "./own-page.ts";
import { inTurns, type Measured, type Part } from "./part.ts";
import { renderShares } from "./render-share.ts";
import { type Bench, withBench } from "./site.ts";

/*
 * Measures for each page the bytes that a browser fetches (interactive pages load their scripts after painting) and the cost
 * of a render; then the render of an owner-made page beside that of home. What Lighthouse measures is added where
 * LH_FROM names the folder of a lighthouse package, which is not a dependency of the project.
 */

export const pageBytes: Part = {
  title: "Bytes, renders and scores by page",
  run: () => withBench(measurePages),
};

async function measurePages(bench: Bench): Promise<Measured[]> {
  const { origin, child, port } = await bench.startSite();
  const lines: Measured[] = [];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const path of publicPaths) {
      const bytes = await bytesOf(browser, origin + path);
      const cost = await costOfMiss({ pid: child.pid ?? 0, port }, path, 30);
      const kilobytes = Object.entries(bytes).map(([kind, sum]) => `${kind} ${(sum / 1024).toFixed(1)}`);
      lines.push({
        what: `${path}, KB and render`,
        value: `${kilobytes.join(", ")}; ${cost.toFixed(1)} ms`,
        limit: "",
        isMet: true,
      });
    }
    lines.push(...(await renderShares(bench, ["/", "/services", "/about"])));
    lines.push(await ownPageBesideHome(browser, origin, { pid: child.pid ?? 0, port }));
  } finally {
    await browser.close();
  }
  if (process.env.LH_FROM) lines.push(...(await lighthouseLines(bench, origin, process.env.LH_FROM)));
  return lines;
}

/** CPU time is counted in steps of 10 ms: so many renders tell 1 per cent of 5 ms. */
const rendersOfTurn = 200;

/**
 * An owner-made page with as many sections as home costs no more than home. Both are measured in turns and the lowest cost of
 * each counts, so the first turns warm up. PAGES-01
 */
async function ownPageBesideHome(browser: Browser, origin: string, site: { pid: number; port: number }) {
  const page = await browser.newPage();
  const call = callerOf(page, origin);
  await call("POST", "/api/auth/sign-in/email", demoAccount);
  await makeOwnPage(call, "own", blocksOfHome);
  await page.close();
  const costs = { home: Number.POSITIVE_INFINITY, own: Number.POSITIVE_INFINITY };
  const paths = { home: "/", own: "/own" };
  for (let turn = 0; turn < 12; turn++) {
    for (const name of inTurns(keysOf(paths), turn))
      costs[name] = Math.min(costs[name], await costOfMiss(site, paths[name], rendersOfTurn));
  }
  return {
    what: `a page of one's own of ${blocksOfHome.length} sections, render`,
    value: `${costs.own.toFixed(2)} ms`,
    limit: `at most 1.05 of that of home, ${costs.home.toFixed(2)} ms`,
    isMet: costs.own <= 1.05 * costs.home,
  };
}

/** What a browser with an empty cache fetches for a page until the network is idle: bytes of the compressed bodies, by kind. */
async function bytesOf(browser: Browser, address: string) {
  const page = await browser.newPage();
  const bytes: Record<string, number> = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 };
  const counted: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        if (kind in bytes) bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(counted);
  await page.close();
  return bytes;
}
