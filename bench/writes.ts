import { join } from "node:path";
import { pause, sendQuotes } from "../faults/load.ts";
import { freePort } from "../scripts/test-database.ts";
import { inTurns, type Measured, median, type Part } from "./part.ts";
import { type Bench, withBench } from "./site.ts";

/*
 * Quote requests, which are on disk before they are acknowledged, compared with a bare server that writes the same rows in
 * one transaction of the same database file. The same clients call both in turns. Limits are off in both.
 */

const rounds = 4;
const seconds = 3;
const connections = 16;

export const writes: Part = {
  title: "Stored quote requests beside bare transactions",
  run: () => withBench(measureWrites),
};

async function measureWrites({ folder, start, startSite }: Bench): Promise<Measured[]> {
  // A mail server that does not answer: requests get their outbox row, and nothing is sent.
  const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  await rate(site.port, site.origin, 1); // rows for the bare server to repeat
  const port = await freePort();
  await start(["bench/bare-writes.ts", join(folder, "shurfa.db")], { PORT: String(port) });
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  const ports = { bare: port, site: site.port };
  for (let round = 0; round < rounds; round++) {
    for (const name of inTurns(["bare", "site"] as const, round))
      rates[name].push(await rate(ports[name], site.origin, seconds));
  }
  const [ours, bare] = [median(rates.site), median(rates.bare)];
  return [
    { what: "bare transactions of the same rows", value: `${Math.round(bare)}/s`, limit: "", isMet: true },
    { what: "quote requests stored", value: `${Math.round(ours)}/s`, limit: "", isMet: true },
    {
      what: "quote requests, share of bare transactions",
      value: (ours / bare).toFixed(2),
      limit: "at least 0.5",
      isMet: ours / bare >= 0.5,
    },
  ];
}

let marks = 0;

async function rate(port: number, origin: string, forSeconds: number) {
  const stream = sendQuotes(port, origin, connections, `bench${marks++}`);
  const start = performance.now();
  await pause(forSeconds * 1000);
  const { acknowledged, refused } = await stream.stop();
  if (refused.length > 0) throw new Error(`refused: ${refused[0]}`);
  return acknowledged.length / ((performance.now() - start) / 1000);
}
