import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { startBeside, startSite } from "../e2e/support/site-process.ts";
import { freePort, startPostgres } from "../scripts/test-database.ts";
import { backUp } from "../src/kernel/backup/backup.server.ts";
import { restore } from "../src/kernel/backup/restore.server.ts";
import { parseConfig } from "../src/kernel/process/config.server.ts";
import { client, faultSeconds, pause, quoteBody, readPages, sendQuotes } from "./load.ts";
import { lost, storedInPostgres, storedInSqlite } from "./stored.ts";

const nothingLost = { missing: [], doubled: [] };

async function site(environment: Record<string, string> = {}) {
  const started = await startSite(environment);
  onTestFinished(() => started.remove());
  return started;
}

test("SURV-01 kill -9 again and again under a stream of requests: all that was acknowledged is there, with its outbox row, and each start takes less than 3 s", async () => {
  const server = await site({ SMTP_URL: "smtp://127.0.0.1:9" });
  const acknowledged: string[] = [];
  const starts: number[] = [];
  const kills = Math.max(2, Math.round((faultSeconds * 50) / 60));
  for (let kill = 0; kill < kills; kill++) {
    const stream = sendQuotes(server.port, server.origin, 16, `k${kill}`);
    await pause(100 + ((kill * 37) % 300));
    await server.stop("SIGKILL");
    acknowledged.push(...(await stream.stop()).acknowledged);
    const start = performance.now();
    await server.start();
    starts.push(performance.now() - start);
  }
  const stored = storedInSqlite(server);
  console.log(
    `${kills} kills, ${acknowledged.length} acknowledged, slowest start ${Math.round(Math.max(...starts))} ms`,
  );
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(lost(stored, acknowledged)).toEqual(nothingLost);
  expect(stored.withoutMessage).toBe(0);
  expect(Math.max(...starts)).toBeLessThan(3000);
});

test("SURV-02 three processes write one SQLite file at once: none of them gets the error that the file is busy", async () => {
  const first = await site();
  const others = [await startBeside(first), await startBeside(first)];
  onTestFinished(async () => {
    for (const other of others) await other.remove();
  });
  const streams = [first, ...others].map(({ port, origin }, index) =>
    sendQuotes(port, origin, 8, `w${index}`),
  );
  await pause(faultSeconds * 500);
  const writes = await Promise.all(streams.map((stream) => stream.stop()));
  const acknowledged = writes.flatMap((write) => write.acknowledged);
  console.log(`${acknowledged.length} writes by 3 processes`);
  expect(writes.flatMap(({ refused }) => refused)).toEqual([]);
  expect(lost(storedInSqlite(first), acknowledged)).toEqual(nothingLost);
});

test("SURV-02 PostgreSQL restarts under load: errors for less than 5 s, nothing acknowledged is lost", async () => {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(() => postgres.remove());
  const server = await site({ DATABASE_URL: postgres.address, DEMO: "0" });
  const all: string[] = [];
  let stream = sendQuotes(server.port, server.origin, 8, "before");
  const gaps: number[] = [];
  for (let restart = 0; restart < Math.max(1, Math.round(faultSeconds / 20)); restart++) {
    await pause(1000);
    await postgres.stop();
    await postgres.start();
    const back = performance.now();
    // A new stream begins after each restart, so that its first acknowledged write ends the gap.
    all.push(...(await stream.stop()).acknowledged);
    stream = sendQuotes(server.port, server.origin, 8, `after${restart}`);
    while (stream.writes.acknowledged.length === 0) await pause(10);
    gaps.push(performance.now() - back);
  }
  await pause(500);
  all.push(...(await stream.stop()).acknowledged);
  console.log(`${all.length} acknowledged, longest gap after a restart ${Math.round(Math.max(...gaps))} ms`);
  expect(Math.max(...gaps)).toBeLessThan(5000);
  expect(lost(await storedInPostgres(postgres.address), all)).toEqual(nothingLost);
});

test("SURV-03 with SMTP down requests are accepted; the mails go out within 60 s of its return, each once", async () => {
  const port = await freePort();
  const server = await site({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { send, close } = client(server.port, 4);
  const headers = {
    host: new URL(server.origin).host,
    origin: server.origin,
    "content-type": "application/json",
  };
  for (let count = 0; count < 5; count++) {
    const answer = await send({
      method: "POST",
      path: "/api/project-requests",
      headers,
      body: quoteBody(`m${count}`),
    });
    expect(answer.status).toBe(201);
  }
  close();
  // Long enough for some tries to fail, so that the pauses grow.
  await pause(Math.min(20, faultSeconds / 3) * 1000);
  const ids: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let mail = "";
      stream.setEncoding("utf8").on("data", (text: string) => {
        mail += text;
      });
      stream.on("end", () => {
        ids.push(/^message-id: (.*)$/im.exec(mail)?.[1] ?? "");
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(port, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => smtp.close(closed)));
  const back = performance.now();
  await expect.poll(() => new Set(ids).size, { timeout: 60_000, interval: 100 }).toBeGreaterThanOrEqual(5);
  console.log(`mails went out ${Math.round(performance.now() - back)} ms after the return`);
  await pause(3000);
  expect(new Set(ids).size).toBe(ids.length);
});

test("SURV-02 400 slow connections: pages still answer under 1 s, and a connection that sends no whole head within 10 s is closed", async () => {
  const server = await site();
  let open = 0;
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(server.port, "127.0.0.1", () => {
      open++;
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    });
    const drip = setInterval(() => socket.write("a"), 500);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      open--;
    });
    return socket;
  });
  await expect.poll(() => open).toBe(400);
  const start = performance.now();
  const readers = readPages(server.port, new URL(server.origin).host, ["/", "/services", "/quote?x=1"], 4);
  await pause(Math.min(8, faultSeconds) * 1000);
  const { failures, slowest, count } = await readers.stop();
  console.log(`${count} pages beside 400 slow connections, the slowest ${Math.round(slowest)} ms`);
  expect(failures).toEqual([]);
  expect(slowest).toBeLessThan(1000);
  await expect.poll(() => open, { timeout: 15_000 }).toBe(0);
  console.log(`all cut off after ${Math.round(performance.now() - start)} ms`);
  for (const socket of sockets) socket.destroy();
});

test("SURV-07 SIGTERM: running requests are finished, new ones are refused, and idle or half-sent connections delay nothing", async () => {
  const server = await site();
  const idle = connect(server.port, "127.0.0.1");
  const half = connect(server.port, "127.0.0.1", () =>
    half.write("POST /api/project-requests HTTP/1.1\r\nHost: x\r\n"),
  );
  for (const socket of [idle, half]) socket.on("error", () => {});
  const stream = sendQuotes(server.port, server.origin, 16, "t");
  await pause(500);
  const start = performance.now();
  const ended = server.stop("SIGTERM");
  await pause(50);
  await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow();
  expect(await ended).toBe(0);
  const took = performance.now() - start;
  const { acknowledged } = await stream.stop();
  console.log(`ended in ${Math.round(took)} ms, ${acknowledged.length} acknowledged`);
  expect(took).toBeLessThan(10_500);
  expect(lost(storedInSqlite(server), acknowledged)).toEqual(nothingLost);
});

test("SURV-06 a backup of a server under load holds every request that was acknowledged before it began", async () => {
  const server = await site();
  const stream = sendQuotes(server.port, server.origin, 8, "b");
  await pause(Math.min(10, faultSeconds / 2) * 500);
  const before = [...stream.writes.acknowledged];
  const config = parseConfig({ DATA_DIR: server.dataDir });
  const backup = await backUp(config, mkdtempSync(join(tmpdir(), "shurfa-backup-")));
  expect((await stream.stop()).refused).toEqual([]);
  const restored = mkdtempSync(join(tmpdir(), "shurfa-restored-"));
  await restore(parseConfig({ DATA_DIR: restored }), backup);
  expect(before.length).toBeGreaterThan(0);
  expect(lost(storedInSqlite({ ...server, dataDir: restored }), before)).toEqual(nothingLost);
});
