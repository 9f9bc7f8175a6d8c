import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { freePort } from "../scripts/test-database.ts";
import { publicPaths } from "../src/testing/pages/test-paths.ts";
import { type Measured, median } from "./part.ts";
import type { Bench } from "./site.ts";

/*
 * Lighthouse's scores of each page on its emulated phone, and the time of the largest paint as a multiple of that of a page of
 * one line, measured in the same rounds: the machine's speed is in both. A page with a form may take longer, because it links
 * its style sheets (decision 7). Where a page's largest paint is a picture, it may take longer by as much as that picture takes
 * a bare page: its request costs a round trip, which is a quarter of what a bare page takes. The lowest of the rounds counts:
 * Lighthouse reckons with every request that happens to end before the paint, lazy pictures too, which can only add to it.
 */

type Report = { lcp: number; scores: { [category: string]: number } };

const withForms = new Set<string>(["/contact", "/faq", "/quote", "/register"]);
const most = { still: 1.6, form: 2.1 };
const rounds = 3;

const barePage = (picture: string) =>
  '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>' +
  `<style>img { inline-size: 100%; block-size: auto }</style></head><body>${picture}<p>Bare</p></body></html>`;

/** Measures every page of the site; `lighthouse` is the folder of the package, which is no dependency of the project. */
export async function lighthouseLines(bench: Bench, origin: string, lighthouse: string): Promise<Measured[]> {
  const bare = new Map([["", await startBarePage(bench, origin, "")]]);
  const largest = new Map<string, string>();
  for (const path of publicPaths) {
    const picture = largestPicture(await (await fetch(origin + path)).text());
    largest.set(path, picture);
    if (!bare.has(picture)) bare.set(picture, await startBarePage(bench, origin, picture));
  }
  const addresses = [...bare.values(), ...publicPaths.map((path) => origin + path)];
  const reports = new Map(addresses.map((address) => [address, [] as Report[]]));
  for (let round = 0; round < rounds; round++)
    for (const [address, ofPage] of reports) ofPage.push(await reportOf(lighthouse, address, bench.folder));
  const paint = (address = "") => Math.min(...(reports.get(address) ?? []).map(({ lcp }) => lcp));
  return publicPaths.flatMap((path) => {
    const picture = paint(bare.get(largest.get(path) ?? "")) - paint(bare.get(""));
    return [
      scoresOf(path, reports.get(origin + path) ?? []),
      paintOf(path, paint(origin + path), paint(bare.get("")), picture),
    ];
  });
}

/** The element of the picture that a page asks for first, or nothing. */
const largestPicture = (html: string) =>
  /<picture>(?:(?!<\/picture>).)*fetchpriority="high".*?<\/picture>/is.exec(html)?.[0] ?? "";

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

function paintOf(path: string, lcp: number, bare: number, picture: number): Measured {
  const limit = withForms.has(path) ? most.form : most.still;
  const ofPicture = picture > 0 ? ` and ${Math.round(picture)} ms for its picture` : "";
  return {
    what: `${path}, largest paint on a phone`,
    value: `${Math.round(lcp)} ms (${(lcp / bare).toFixed(2)} of bare)`,
    limit: `at most ${limit} of a bare page, ${Math.round(bare)} ms${ofPicture}`,
    isMet: lcp <= limit * bare + picture,
  };
}

/** Starts a server of a page of one line, with this picture of the site if it is not empty, and answers its address. */
async function startBarePage({ folder, start }: Bench, origin: string, picture: string): Promise<string> {
  const own = mkdtempSync(join(folder, "bare-"));
  const [body, headers] = [join(own, "bare.html"), join(own, "bare.json")];
  writeFileSync(body, barePage(picture));
  writeFileSync(headers, JSON.stringify(["content-type", "text/html; charset=utf-8"]));
  for (const [file] of picture.matchAll(/\/uploads\/[\w.-]+/g)) {
    const bytes = await (await fetch(origin + file)).arrayBuffer();
    writeFileSync(join(own, basename(file)), new Uint8Array(bytes));
  }
  const port = await freePort();
  await start(["bench/bare-server.ts", body, headers, own], { PORT: String(port) });
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
