import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { publicPaths } from "../e2e/support/public-paths.ts";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { freePort } from "../scripts/test-database.ts";
import { type Measured, median } from "./part.ts";
import type { Bench } from "./site.ts";

/*
 * Lighthouse's scores of each page on its emulated phone, and the time of the largest paint as a multiple of that of a page of
 * one line, measured in the same rounds: the machine's speed is in both. A page with a form may take longer, because it links
 * its style sheets (decision 7).
 */

type Report = { lcp: number; scores: { [category: string]: number } };

const withForms = new Set<string>(["/contact", "/faq", "/quote", "/register"]);
const most = { still: 1.6, form: 2.1 };
const rounds = 3;

const bareHtml =
  '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body><p>Bare</p></body></html>';

/** Measures every page of the site; `lighthouse` is the folder of the package, which is no dependency of the project. */
export async function lighthouseLines(bench: Bench, origin: string, lighthouse: string): Promise<Measured[]> {
  const bare = await startBarePage(bench);
  const ofBare: number[] = [];
  const reports = new Map(publicPaths.map((path) => [path, [] as Report[]]));
  for (let round = 0; round < rounds; round++) {
    ofBare.push((await reportOf(lighthouse, bare, bench.folder)).lcp);
    for (const [path, ofPath] of reports)
      ofPath.push(await reportOf(lighthouse, origin + path, bench.folder));
  }
  return [...reports].flatMap(([path, ofPath]) => [
    scoresOf(path, ofPath),
    paintOf(path, median(ofPath.map(({ lcp }) => lcp)), median(ofBare)),
  ]);
}

function scoresOf(path: string, reports: readonly Report[]): Measured {
  const categories = Object.keys(reports[0]?.scores ?? {});
  const scores = categories.map((category) => median(reports.map(({ scores }) => scores[category] ?? 0)));
  return {
    what: `${path}, Lighthouse: ${categories.join(", ")}`,
    value: scores.join(" "),
    limit: "at least 95 each",
    isMet: scores.length > 0 && scores.every((score) => score >= 95),
  };
}

function paintOf(path: string, lcp: number, bare: number): Measured {
  const limit = withForms.has(path) ? most.form : most.still;
  return {
    what: `${path}, largest paint on a phone`,
    value: `${Math.round(lcp)} ms (${(lcp / bare).toFixed(2)} of bare)`,
    limit: `at most ${limit} of a bare page, ${Math.round(bare)} ms`,
    isMet: lcp <= limit * bare,
  };
}

async function startBarePage({ folder, start }: Bench): Promise<string> {
  const [body, headers] = [join(folder, "bare.html"), join(folder, "bare.json")];
  writeFileSync(body, bareHtml);
  writeFileSync(headers, JSON.stringify(["content-type", "text/html; charset=utf-8"]));
  const port = await freePort();
  await start(["bench/bare-server.ts", body, headers], { PORT: String(port) });
  return `http://localhost:${port}/`;
}

/** One run of Lighthouse; throws where it fails. The servers that it measures run beside it, so this process waits for it. */
async function reportOf(lighthouse: string, address: string, folder: string): Promise<Report> {
  const { executablePath, args, env } = chromiumLaunch();
  const output = join(folder, "lighthouse.json");
  const child = spawn(
    process.execPath,
    [
      join(resolve(lighthouse), "cli/index.js"),
      address,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
    ],
    {
      env: { ...env, CHROME_PATH: executablePath },
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 120_000,
    },
  );
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`lighthouse failed on ${address}`);
  const { audits, categories } = JSON.parse(readFileSync(output, "utf8"));
  const scores = Object.entries(categories as Record<string, { score: number }>).map(
    ([category, { score }]) => [category, Math.round(score * 100)] as const,
  );
  return { lcp: audits["largest-contentful-paint"].numericValue, scores: Object.fromEntries(scores) };
}
