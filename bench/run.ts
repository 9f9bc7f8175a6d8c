import { cacheHit } from "./cache-hit.ts";
import { growth } from "./growth.ts";
import { lists } from "./lists.ts";
import { nginx } from "./nginx.ts";
import { pageBytes } from "./page-bytes.ts";
import type { Measured, Part } from "./part.ts";
import { preview } from "./preview.ts";
import { processCost } from "./process.ts";
import { quoteTyping } from "./quote-typing.ts";
import { redirects } from "./redirects.ts";
import { writeReport } from "./report.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { signIn } from "./sign-in.ts";
import { typing } from "./typing.ts";
import { writes } from "./writes.ts";

/*
 * `npm run bench` runs every part, or the named ones, as in `npm run bench -- lists`. It ends with one table of the figures;
 * the exit code is 1 when a limit is not kept. A whole run writes docs/benchmarks.md. Run it on a machine that does nothing
 * else.
 */

const parts: Record<string, Part> = {
  "cache-hit": cacheHit,
  nginx,
  pages: pageBytes,
  process: processCost,
  writes,
  growth,
  lists,
  preview,
  "quote-typing": quoteTyping,
  redirects,
  requests,
  search,
  "sign-in": signIn,
  typing,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) throw new Error(`No part is named ${unknown}. There are: ${Object.keys(parts).join(" ")}`);

const sections: { title: string; lines: Measured[] }[] = [];
for (const [name, { title, run }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`── ${title} (${name})`);
  sections.push({ title, lines: await run() });
}
const all = sections.flatMap(({ lines }) => lines);
if (chosen.length === 0) writeReport("docs/benchmarks.md", sections);

const widest = (key: "what" | "value") => Math.max(...all.map((line) => line[key].length));
console.log(`\nNode ${process.version}`);
for (const { what, value, limit, isMet } of all) {
  const line = `${what.padEnd(widest("what"))}  ${value.padStart(widest("value"))}  ${limit}`;
  console.log(`${limit === "" ? "    " : isMet ? "ok  " : "OVER"}  ${line}`);
}
process.exitCode = all.every(({ isMet }) => isMet) ? 0 : 1;
