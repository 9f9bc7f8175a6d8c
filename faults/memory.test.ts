import { join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { residentMegabytes } from "../bench/load.ts";
import { signIn } from "../bench/seed-lists.ts";
import { startSite } from "../e2e/support/site-process.ts";
import { publicPaths } from "../src/testing/pages/test-paths.ts";
import { faultSeconds, pause, quoteBody } from "./load.ts";

/** An hour as the whole suite runs it; `FAULT_SECONDS=5` makes five minutes of it. */
const minutes = faultSeconds;
/** Of one process, as docs/operations.md promises. */
const mostMegabytes = 260;
/** What the last quarter may hold more than the one before it: less than a megabyte in five minutes. */
const mostGrowth = 3;

/** A call of the load, and how many of it are made in ten seconds. */
type Work = { perTenSeconds: number; call: (turn: number) => Promise<Response> };

test(
  `TRIAL-01 R5: memory of a process is flat under ${minutes} minutes of pages, forms, searches, publications, files and pictures`,
  async () => {
    const site = await startSite({ MALLOC_ARENA_MAX: "1", SMTP_URL: "smtp://127.0.0.1:9" });
    onTestFinished(() => site.remove());
    let cookie = await signIn(site.origin);
    const asStaff = (path: string, method = "GET", body?: FormData) =>
      fetch(site.origin + path, { method, headers: { origin: site.origin, cookie }, body: body ?? null });
    const database = new Database(join(site.dataDir, "shurfa.db"));
    const picture = (turn: number) =>
      sharp({
        create: { width: 1200, height: 900, channels: 3, background: { r: turn % 256, g: 90, b: 60 } },
      })
        .jpeg()
        .toBuffer();
    const works: Record<string, Work> = {
      pages: {
        perTenSeconds: 600,
        call: (turn) => fetch(site.origin + publicPaths[turn % publicPaths.length]),
      },
      forms: {
        perTenSeconds: 10,
        call: (turn) =>
          fetch(`${site.origin}/api/project-requests`, {
            method: "POST",
            headers: { origin: site.origin, "content-type": "application/json" },
            body: quoteBody(`memory ${turn}`),
          }),
      },
      lists: {
        perTenSeconds: 40,
        call: (turn) => asStaff(`/api/project-requests?kind=quote&limit=50&offset=${(turn % 20) * 50}`),
      },
      searches: { perTenSeconds: 20, call: (turn) => asStaff(`/api/search?q=memory%20${turn % 100}`) },
      files: {
        perTenSeconds: 1,
        call: async () => {
          cookie = await signIn(site.origin); // a file of people needs a recent proof of identity
          return asStaff("/api/project-requests/export.csv?kind=quote");
        },
      },
      cards: { perTenSeconds: 2, call: (turn) => fetch(`${site.origin}/social/home.png?turn=${turn}`) },
      pictures: {
        perTenSeconds: 2,
        call: async (turn) => {
          const form = new FormData();
          form.set("image", new File([await picture(turn)], "picture.jpg", { type: "image/jpeg" }));
          return asStaff("/api/upload", "POST", form);
        },
      },
    };
    const statuses: Record<string, number> = {};
    const until = performance.now() + minutes * 60_000;
    const workers = Object.entries(works).map(async ([name, { perTenSeconds, call }]) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const next = performance.now() + 10_000 / perTenSeconds;
        const answer = await call(turn);
        await answer.arrayBuffer();
        const what = `${name} ${answer.status}`;
        statuses[what] = (statuses[what] ?? 0) + 1;
        await pause(Math.max(0, next - performance.now()));
      }
    });
    const samples: number[] = [];
    while (performance.now() < until) {
      // As a publication does: every page is rendered and compressed again.
      database.exec("update site_state set content_version = content_version + 1");
      await pause(5000);
      samples.push(residentMegabytes(site.pid()));
      if (samples.length % 12 === 0) console.log(`${samples.length / 12} min: ${samples.at(-1)} MB`);
    }
    await Promise.all(workers);
    database.close();
    const quarter = (index: number) =>
      mean(samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4));
    console.log(
      JSON.stringify({
        quarters: [0, 1, 2, 3].map((index) => Math.round(quarter(index))),
        most: Math.max(...samples),
        statuses,
      }),
    );
    expect(Object.keys(statuses).toSorted()).toEqual(
      Object.keys(works)
        .map((name) => `${name} ${name === "forms" || name === "pictures" ? 201 : 200}`)
        .toSorted(),
    );
    expect(Math.max(...samples)).toBeLessThanOrEqual(mostMegabytes);
    expect(quarter(3) - quarter(2)).toBeLessThanOrEqual(mostGrowth);
  },
  (minutes + 2) * 60_000,
);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
