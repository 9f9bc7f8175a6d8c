import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { system } from "../process/kernel.server.ts";
import { testKernel } from "../testing/test-kernel.ts";
import { openDatabase } from "./database.server.ts";
import { migrate } from "./migrations.server.ts";
import { write } from "./write.server.ts";

/** A PostgreSQL database as the version before the migrations of the page shares and suspected posts left it. */
async function olderDatabase() {
  const kernel = await testKernel({ database: "postgres" });
  const open = () => {
    const handle = openDatabase({ databaseUrl: kernel.config.databaseUrl, file: "" });
    onTestFinished(handle.close);
    return handle;
  };
  const { db } = kernel;
  await sql`alter table page_shares drop column token_id`.execute(db);
  await sql`alter table clients drop column suspected_at`.execute(db);
  await sql`alter table project_requests drop column suspected_at`.execute(db);
  await sql`delete from kysely_migration where name >= '0080' and name < '0083'`.execute(db);
  return { kernel, open };
}

test("SURV-07 TRIAL-01 R2: a migration gives way to the transactions of running servers, in whatever order they lock, and is done afterwards", async () => {
  const { open } = await olderDatabase();
  const [server, migrating] = [open(), open()];
  const end = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // A post that holds the second table of the migration, and then wants the first one.
  const post = server.db.transaction().execute(async (db) => {
    await sql`select 1 from clients`.execute(db);
    locked.resolve();
    await new Promise((later) => setTimeout(later, 900));
    await sql`select 1 from project_requests`.execute(db);
    await end.promise;
  });
  await locked.promise;
  const migrated = migrate(migrating);
  await new Promise((later) => setTimeout(later, 1000));
  // Meanwhile others are not held up for longer than the migration waits for its lock.
  const start = performance.now();
  await sql`select count(*) from project_requests`.execute(server.reads);
  expect(performance.now() - start).toBeLessThan(800);
  end.resolve();
  await post;
  await migrated;
  const { rows } =
    await sql`select token_id from page_shares union all select null from clients where suspected_at is null`.execute(
      server.reads,
    );
  expect(rows).toEqual([]);
  await migrate(open()); // nothing is left to do
});

test("SURV-02 TRIAL-01 R2: of two writes that lock each other out, both are stored", async () => {
  const kernel = await testKernel({ database: "postgres" });
  for (const name of ["first", "second"])
    await kernel.db.insertInto("secrets").values({ name, value: "0" }).execute();
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const lockInOrder = (names: [string, string], own: number) =>
    write(kernel, system, async (tx) => {
      runs += 1;
      for (const [index, name] of names.entries()) {
        await sql`update secrets set value = (value::int + 1)::text where name = ${name}`.execute(tx.db);
        both[own]?.resolve();
        if (index === 0) await both[1 - own]?.promise; // each holds its first row before it wants the other's
      }
    });
  await Promise.all([lockInOrder(["first", "second"], 0), lockInOrder(["second", "first"], 1)]);
  const rows = await kernel.db
    .selectFrom("secrets")
    .select("value")
    .where("name", "in", ["first", "second"])
    .execute();
  expect(rows.map(({ value }) => value)).toEqual(["2", "2"]);
  expect(runs).toBe(3);
});
