import { expect, onTestFinished, test } from "vitest";
import { futureOrigin, proxyName, startProxy } from "../e2e/support/nginx.ts";
import { type SiteProcess, startBeside, startSite } from "../e2e/support/site-process.ts";
import { startPostgres } from "../scripts/test-database.ts";
import { client, faultSeconds, pause, readPages, sendQuotes } from "./load.ts";
import { lost, storedInPostgres } from "./stored.ts";

const nothingLost = { missing: [], doubled: [] };
const paths = ["/", "/services", "/projects", "/faq?category=pricing", "/contact"];

/** Runs the site as on several machines: processes on one PostgreSQL, behind nginx or the small proxy of the suite. */
async function topology(count: number, extra: Record<string, string> = {}) {
  const { port, origin } = await futureOrigin();
  const postgres = await startPostgres({ durable: true });
  onTestFinished(() => postgres.remove());
  const environment = {
    DATABASE_URL: postgres.address,
    PUBLIC_URL: origin,
    TRUST_PROXY: "127.0.0.1",
    DEMO: "1",
    ...extra,
  };
  const first = await startSite(environment);
  onTestFinished(() => first.remove());
  const processes = [first];
  while (processes.length < count) {
    const next = await startBeside(first, environment);
    onTestFinished(() => next.remove());
    processes.push(next);
  }
  const proxy = await startProxy({ port, processes, dataDir: first.dataDir });
  onTestFinished(() => proxy.stop());
  return { postgres, processes, port, origin, host: new URL(origin).host };
}

test(`SURV-01 SURV-07 three processes behind ${proxyName}, one killed each 5 seconds: no failed read, no lost write`, async () => {
  const { postgres, processes, port, origin, host } = await topology(3);
  const readers = readPages(port, host, paths, 8);
  const writers = sendQuotes(port, origin, 8, "n");
  const kills = Math.max(2, Math.round(faultSeconds / 5));
  for (let kill = 0; kill < kills; kill++) {
    const victim = processes[kill % processes.length];
    await victim?.stop("SIGKILL");
    const rest = pause(Math.min(5000, (faultSeconds * 1000) / kills));
    await victim?.start();
    await rest;
  }
  const { count, failures } = await readers.stop();
  const { acknowledged, refused } = await writers.stop();
  console.log(
    `${kills} kills: ${count} reads, ${failures.length} failed; ${acknowledged.length} writes, ${refused.length} refused`,
  );
  expect(failures).toEqual([]);
  expect(lost(await storedInPostgres(postgres.address), acknowledged)).toEqual(nothingLost);
});

test(`SURV-07 a rolling restart of all three behind ${proxyName}: no failed request`, async () => {
  const { postgres, processes, port, origin, host } = await topology(3);
  const readers = readPages(port, host, paths, 8);
  const writers = sendQuotes(port, origin, 8, "r");
  const until = performance.now() + faultSeconds * 500;
  let restarts = 0;
  do {
    for (const server of processes) {
      await server.stop("SIGTERM");
      await server.start();
      restarts++;
    }
  } while (performance.now() < until);
  const { count, failures } = await readers.stop();
  const { acknowledged, refused } = await writers.stop();
  console.log(`${restarts} restarts: ${count} reads, ${acknowledged.length} writes`);
  expect([failures, refused]).toEqual([[], []]);
  expect(lost(await storedInPostgres(postgres.address), acknowledged)).toEqual(nothingLost);
});

test.each([
  { count: 1, pageStore: "" },
  { count: 3, pageStore: "" },
  { count: 3, pageStore: "1" },
])(
  `SURV-08 publishing under 32 connections on $count processes behind ${proxyName}, page store '$pageStore': no error, no page older than 1 s`,
  async ({ count, pageStore }) => {
    const { processes, port, origin, host } = await topology(count, { PAGE_STORE: pageStore });
    const cookie = await signIn(processes[0], origin);
    const { send, close } = client(port, 32);
    const editor = client(port, 1);
    let published = { edition: 0, at: 0 };
    const editions: { edition: number; at: number }[] = [];
    const stale: string[] = [];
    let reads = 0;
    let stopped = false;
    const readers = Array.from({ length: 32 }, async () => {
      while (!stopped) {
        const start = performance.now();
        const { status, body } = await send({ path: "/services", headers: { host } });
        reads++;
        const seen = Number(/edition-(\d+)-/.exec(body)?.[1] ?? -1);
        // The newest edition whose publish was answered a second before this read was sent.
        const owed = editions.findLast(({ at }) => at < start - 1000)?.edition ?? -1;
        if (status !== 200) stale.push(`status ${status}`);
        else if (seen < owed) stale.push(`edition ${seen} in place of ${owed}`);
      }
    });
    const until = performance.now() + Math.max(3, faultSeconds / 3) * 1000;
    while (performance.now() < until) {
      const edition = published.edition + 1;
      const { status } = await editor.send({
        method: "PUT",
        path: "/api/services/1",
        headers: { host, origin, cookie, "content-type": "application/json" },
        body: JSON.stringify({ title: `edition-${edition}-` }),
      });
      expect(status).toBe(200);
      published = { edition, at: performance.now() };
      editions.push(published);
      await pause(50);
    }
    await pause(1100);
    stopped = true;
    await Promise.all(readers);
    close();
    editor.close();
    console.log(`${editions.length} publishes, ${reads} reads`);
    expect(stale.slice(0, 5)).toEqual([]);
    expect(editions.length).toBeGreaterThan(5);
  },
);

async function signIn(server: SiteProcess | undefined, origin: string) {
  const answer = await fetch(`${server?.origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@shurfa.example", password: "shurfa-demo-2026" }),
  });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}
