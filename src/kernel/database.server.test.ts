import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "./config.server.ts";
import { type DatabaseHandle, openDatabase, servingLimits } from "./database.server.ts";
import { type Kernel, system } from "./kernel.server.ts";
import { closeKernel, openKernel } from "./open-kernel.server.ts";
import { problemResponse } from "./problem.server.ts";
import { onceOnly } from "./submission.server.ts";
import { testKernel } from "./test-kernel.ts";
import { startFaultyProxy } from "./test-proxy.ts";
import { write } from "./write.server.ts";

function open(options: Parameters<typeof openDatabase>[0]): DatabaseHandle {
  const database = openDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

const addressOf = ({ config }: Kernel) => config.databaseUrl ?? "";
const answerOf = ({ db }: Pick<DatabaseHandle, "db">) => sql`select 1 as one`.execute(db);
const statusOf = (kernel: Kernel, failure: unknown) => problemResponse(kernel, failure).status;
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test("SURV-02 PostgreSQL that goes silent on open connections: queries end as 503, the connections are dropped, new ones serve", async () => {
  const kernel = await testKernel({ database: "postgres" });
  const proxy = await startFaultyProxy(addressOf(kernel));
  const limits = { ...servingLimits, answer: 400 };
  const database = open({ databaseUrl: proxy.address, file: "", limits });
  await Promise.all(Array.from({ length: 10 }, () => answerOf(database)));
  proxy.silence();
  const start = performance.now();
  const transaction = database.db.transaction().execute((db) => answerOf({ db }));
  const failures = await Promise.all(
    [transaction, ...Array.from({ length: 9 }, () => answerOf(database))].map(failureOf),
  );
  expect(performance.now() - start).toBeLessThan(3000);
  expect(failures.map((failure) => statusOf(kernel, failure))).toEqual(Array(10).fill(503));
  await Promise.all(Array.from({ length: 10 }, () => answerOf(database)));
});

test("SURV-02 a lock that somebody holds ends as 503 in time; reads and the version go on meanwhile, however many writes wait", async () => {
  const kernel = await testKernel({ database: "postgres" });
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = open({ databaseUrl: addressOf(kernel), file: "" });
  const holding = holder.db.transaction().execute(async (db) => {
    await sql`select * from site_state for update`.execute(db);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const start = performance.now();
  const writes = Array.from({ length: 20 }, () =>
    failureOf(write(kernel, system, (write) => write.touchSite())),
  );
  await new Promise((later) => setTimeout(later, 200));
  const before = performance.now();
  await answerOf({ db: kernel.reads });
  expect(performance.now() - before).toBeLessThan(1000);
  const failures = await Promise.all(writes);
  const seconds = (performance.now() - start) / 1000;
  held.resolve();
  await holding;
  expect(failures.map((failure) => statusOf(kernel, failure))).toEqual(Array(20).fill(503));
  expect(seconds).toBeLessThan(14);
  await write(kernel, system, (write) => write.touchSite());
});

test("SURV-02 a serving connection has limits for statements, locks and idle transactions; a backup's has none", async () => {
  const kernel = await testKernel({ database: "postgres" });
  const show = async ({ db }: Pick<DatabaseHandle, "db">) => {
    const shown = await sql<Record<string, string>>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    return Object.values(shown.rows[0] ?? {});
  };
  for (const db of [kernel.db, kernel.reads]) expect(await show({ db })).toEqual(["10s", "5s", "10s"]);
  expect(await show(open({ databaseUrl: addressOf(kernel), file: "" }))).toEqual(["0", "0", "0"]);
});

test("SURV-02 with 50 ms to the database what visitors send at once does not queue: twelve take little longer than one", async () => {
  const near = await testKernel({ database: "postgres" });
  const proxy = await startFaultyProxy(addressOf(near));
  const environment = { NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: near.config.dataDir };
  const kernel = await openKernel(parseConfig({ ...environment, DATABASE_URL: proxy.address }));
  onTestFinished(() => closeKernel(kernel));
  const send = (key: string) =>
    onceOnly(
      kernel,
      { key, content: key, resource: "project_requests" },
      async () => {},
      async (write) => {
        await write.touchDesk();
        for (let count = 0; count < 3; count++) await answerOf(write);
        return 1;
      },
    );
  const desk = () =>
    near.db
      .selectFrom("site_state")
      .select("desk_version")
      .executeTakeFirstOrThrow()
      .then((row) => Number(row.desk_version));
  const timeOf = async (keys: string[]) => {
    const start = performance.now();
    await Promise.all(keys.map(send));
    return performance.now() - start;
  };
  const before = await desk();
  await timeOf(Array.from({ length: 10 }, (_, index) => `opens the connections ${index}`));
  proxy.delay = 25;
  const one = await timeOf(["alone"]);
  const twelve = await timeOf(Array.from({ length: 12 }, (_, index) => `with others ${index}`));
  console.log(`one ${Math.round(one)} ms, twelve ${Math.round(twelve)} ms`);
  // Ten connections: the last two come after the first ten.
  expect(twelve).toBeLessThan(one * 3.5);
  expect(await desk()).toBe(before + 23);
  await expect.poll(kernel.contentVersion.desk).toBe(before + 23);
});
