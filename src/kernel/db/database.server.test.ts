import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { problemResponse } from "../http/problem.server.ts";
import { withIdempotency } from "../http/submission.server.ts";
import { parseConfig } from "../process/config.server.ts";
import { type Kernel, system } from "../process/kernel.server.ts";
import { closeKernel, openKernel } from "../process/open-kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { startFaultyProxy } from "../testing/test-proxy.ts";
import { type DatabaseHandle, openDatabase, servingLimits } from "./database.server.ts";
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

describe.each(databases)("numbers on %s", (database) => {
  test("RES-01 a column typed as a number is read as a number, whether it was stored, counted or added up", async () => {
    const { db } = await testKernel({ database });
    const stamps = { created_at: "2026-11-22", updated_at: "2026-11-22" };
    const customer = { customer_name: "", customer_company: "", customer_email: "", customer_phone: "" };
    const answer = { answered_by: "", answer_note: "" };
    const texts = {
      state: "sent",
      language: "ar",
      customer_address: "",
      customer_vat_number: "",
      items: "[]",
      valid_until: "",
      terms: "",
      first_share: 0,
      rest_days: 0,
    } as const;
    const quote = {
      request_id: 7,
      discount: 0,
      discount_rate: 0,
      link_generation: 0,
      vat_rate: 15,
      edition: 1,
      sends: "[]",
      chosen: "[]",
      parts: "[]",
      receipts: "[]",
      ...texts,
      ...customer,
      ...answer,
      ...stamps,
    };
    await db
      .insertInto("quotes")
      .values([1, 2, 2 ** 40].map((total) => ({ ...quote, total })))
      .execute();
    const price = { title: "", description: "", features: "[]", includes_words: "", ...stamps };
    await db
      .insertInto("packages")
      .values({ ...price, price: 1.5, is_active: 1 })
      .execute();
    expect(
      await db.selectFrom("quotes").select(["id", "request_id", "total"]).orderBy("id").execute(),
    ).toEqual([1, 2, 2 ** 40].map((total, index) => ({ id: index + 1, request_id: 7, total })));
    expect(await db.selectFrom("packages").select(["price", "is_active"]).execute()).toEqual([
      { price: 1.5, is_active: 1 },
    ]);
    const figures = db
      .selectFrom("quotes")
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        fn.max("total").as("max"),
        fn.sum<number | null>("total").as("ofBigints"),
        fn.sum<number | null>("request_id").as("ofIntegers"),
        fn.avg<number | null>("request_id").as("mean"),
        sql<number | null>`sum(case when total > 1 then 1 else 0 end)`.as("some"),
      ]);
    expect(await figures.execute()).toEqual([
      { count: 3, max: 2 ** 40, ofBigints: 2 ** 40 + 3, ofIntegers: 21, mean: 7, some: 2 },
    ]);
    expect(await figures.where("id", "<", 0).execute()).toEqual([
      { count: 0, max: null, ofBigints: null, ofIntegers: null, mean: null, some: null },
    ]);
    const worth = db.selectFrom("packages").select(sql<number | null>`sum(price)`.as("sum"));
    expect(await worth.execute()).toEqual([{ sum: 1.5 }]);
  });
});

test("RES-01 a PostgreSQL number that JavaScript cannot hold exactly is refused, and the connection goes on", async () => {
  const { db } = await testKernel({ database: "postgres" });
  for (const type of ["bigint", "numeric"])
    await expect(sql.raw(`select 9007199254740993::${type} as long`).execute(db)).rejects.toThrow(
      "does not fit",
    );
  expect(
    (await sql`select 9007199254740991::bigint as long, 0.25::numeric as part`.execute(db)).rows,
  ).toEqual([{ long: Number.MAX_SAFE_INTEGER, part: 0.25 }]);
});

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

test("SURV-02 a write that waits for a lock ends as 503 in time; reads and the version go on, however many writes wait", async () => {
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
    failureOf(write(kernel, system, (tx) => tx.bumpContentVersion())),
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
  await write(kernel, system, (tx) => tx.bumpContentVersion());
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

test("SURV-02 with 50 ms to the database, forms sent at once do not queue: twelve take little longer than one", async () => {
  const near = await testKernel({ database: "postgres" });
  const proxy = await startFaultyProxy(addressOf(near));
  const environment = { NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: near.config.dataDir };
  const kernel = await openKernel(parseConfig({ ...environment, DATABASE_URL: proxy.address }));
  onTestFinished(() => closeKernel(kernel));
  const send = (key: string) =>
    withIdempotency(
      kernel,
      { key, content: key, resource: "project_requests" },
      async () => {},
      async (tx) => {
        await tx.bumpInboxVersion();
        for (let count = 0; count < 3; count++) await answerOf(tx);
        return 1;
      },
    );
  const readInboxVersion = () =>
    near.db
      .selectFrom("site_state")
      .select("desk_version")
      .executeTakeFirstOrThrow()
      .then((row) => row.desk_version);
  const timeOf = async (keys: string[]) => {
    const start = performance.now();
    await Promise.all(keys.map(send));
    return performance.now() - start;
  };
  const before = await readInboxVersion();
  await timeOf(Array.from({ length: 10 }, (_, index) => `opens the connections ${index}`));
  proxy.delay = 25;
  const one = await timeOf(["alone"]);
  const twelve = await timeOf(Array.from({ length: 12 }, (_, index) => `with others ${index}`));
  console.log(`one ${Math.round(one)} ms, twelve ${Math.round(twelve)} ms`);
  // Ten connections: the last two come after the first ten.
  expect(twelve).toBeLessThan(one * 3.5);
  expect(await readInboxVersion()).toBe(before + 23);
  await expect.poll(kernel.contentVersion.inboxVersion).toBe(before + 23);
});
