import { connect } from "node:net";
import { client, pause, readPages, sendQuotes } from "../../faults/load.ts";
import { lost, storedInSqlite } from "../../faults/stored.ts";
import { expect, test } from "../support/fixtures.ts";
import { futureOrigin } from "../support/nginx.ts";
import { startBeside, startSite } from "../support/site-process.ts";
import { startSmallProxy } from "../support/small-proxy.ts";

// A short version of tests that `npm run test:long` runs for minutes.

const nothingLost = { missing: [], doubled: [] };

test("SURV-07 SIGTERM: running requests are finished, new ones are refused, idle and half-sent connections delay nothing", async () => {
  const site = await startSite();
  const sockets = ["", "POST /api/project-requests HTTP/1.1\r\nHost: x\r\n"].map((sent) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(sent));
    return socket.on("error", () => {});
  });
  try {
    const stream = sendQuotes(site.port, site.origin, 8, "t");
    await expect.poll(() => stream.writes.acknowledged.length).toBeGreaterThan(20);
    const start = performance.now();
    const ended = site.stop("SIGTERM");
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_500);
    await expect(fetch(`${site.origin}/api/health`)).rejects.toThrow();
    const { acknowledged, refused } = await stream.stop();
    // Requests under way got an answer; later ones got none, and no partial one.
    expect(refused.filter((what) => !what.startsWith("0 "))).toEqual([]);
    expect(lost(storedInSqlite(site), acknowledged)).toEqual(nothingLost);
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.remove();
  }
});

test("SURV-07 two processes restart one after the other behind a small proxy: no request fails, no write is lost or duplicated", async () => {
  const { port, origin } = await futureOrigin();
  const environment = { PUBLIC_URL: origin, TRUST_PROXY: "127.0.0.1", DEMO: "1" };
  const first = await startSite(environment);
  const second = await startBeside(first, environment);
  const proxy = await startSmallProxy({ port, processes: [first, second], dataDir: first.dataDir });
  const { send, close } = client(port, 1);
  const { host } = new URL(origin);
  try {
    const readers = readPages(port, host, ["/", "/services", "/faq?category=pricing", "/contact"], 4);
    const writers = sendQuotes(port, origin, 4, "r");
    for (const site of [first, second]) {
      const before = writers.writes.acknowledged.length;
      expect(await site.stop("SIGTERM")).toBe(0);
      // Only the other process answers now.
      await expect.poll(() => writers.writes.acknowledged.length).toBeGreaterThan(before + 20);
      await site.start();
    }
    await pause(300);
    const { count, failures } = await readers.stop();
    const { acknowledged, refused } = await writers.stop();
    expect([failures, refused]).toEqual([[], []]);
    expect(count).toBeGreaterThan(20);
    expect(lost(storedInSqlite(first), acknowledged)).toEqual(nothingLost);
    expect((await send({ path: "/api/health", headers: { host } })).status).toBe(200);
  } finally {
    close();
    await proxy.stop();
    await second.remove();
    await first.remove();
  }
});
