import type { Browser } from "@playwright/test";
import { freePort } from "../scripts/test-database.ts";
import { inTurns, type Measured, median, percentile } from "./part.ts";
import type { Bench } from "./site.ts";

/*
 * Machines differ by a factor of two and more, so a time has a limit in multiples of a fixed amount of work that is measured
 * in the same run and in turns with it: a bare query of a bare server, or a loop in the browser.
 */

/** Does something once, and throws where it fails. */
export type Call = () => Promise<unknown>;

/** Starts bare node:http over a bare SQLite table; answers a call of it. */
export async function bareQuery({ start }: Bench): Promise<Call> {
  const port = await freePort();
  await start(["bench/bare-query.ts"], { PORT: String(port) });
  return caller(`http://127.0.0.1:${port}`);
}

/** A GET of which the whole answer is read; anything but success throws. */
export const caller =
  (address: string, headers: Record<string, string> = {}): Call =>
  async () => {
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
  };

const warmUp = 12;

/**
 * Makes each call and the bare one in turns, the first few unmeasured. Answers a line: the 95th percentile of the calls, as a
 * multiple of that of the bare one, so that other work of the machine slows both.
 */
export async function timesOfBare(
  what: string,
  calls: readonly Call[],
  bare: Call,
  most: number,
): Promise<Measured> {
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] };
  for (const call of calls.slice(0, warmUp)) await Promise.all([call(), bare()]);
  for (const [round, call] of calls.entries())
    for (const name of inTurns(["bare", "own"] as const, round))
      times[name].push(await timeOf(name === "bare" ? bare : call));
  const [own, ofBare] = [percentile(times.own, 0.95), percentile(times.bare, 0.95)];
  return besideBare({ what: `${what}, p95`, time: own, most }, ofBare);
}

/** Milliseconds that a call takes. */
async function timeOf(call: Call): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** A line of the table for a time of a number of ms, of which at most so many of the bare one are allowed. */
export function besideBare(
  { what, time, most }: { what: string; time: number; most: number },
  bare: number,
  isWhole = true,
): Measured {
  return {
    what,
    value: `${time.toFixed(1)} ms (${(time / bare).toFixed(2)} of bare)`,
    limit: `at most ${most} of bare, ${bare.toFixed(1)} ms`,
    isMet: isWhole && time <= most * bare,
  };
}

/**
 * Milliseconds that a browser needs to build, lay out and remove a fixed table, the median of several; the first
 * ones compile it.
 */
export async function browserLoop(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const times = await page.evaluate(() =>
      Array.from({ length: 15 }, () => {
        const start = performance.now();
        const table = document.createElement("div");
        for (let row = 0; row < 500; row++) {
          const line = table.appendChild(document.createElement("p"));
          for (let word = 0; word < 8; word++)
            line.appendChild(document.createElement("span")).textContent = `${row * word} `;
        }
        document.body.append(table);
        table.getBoundingClientRect();
        table.remove();
        return performance.now() - start;
      }),
    );
    return median(times.slice(5));
  } finally {
    await page.close();
  }
}
