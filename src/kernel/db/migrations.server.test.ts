import type { Migrator } from "kysely/migration";
import { expect, onTestFinished, test, vi } from "vitest";
import released from "../../../migrations/released.json" with { type: "json" };
import { databases, testKernel } from "../testing/test-kernel.ts";
import { loose } from "./database.server.ts";
import { knownMigrations, migrate, migrateBesideServers } from "./migrations.server.ts";

test.each(databases)(
  "RUN-03 TRIAL-01 P3: a migration that sorts before others that were applied already is still applied, on %s",
  async (database) => {
    const { database: handle } = await testKernel({ database });
    const db = loose(handle.db);
    // As left by a version in which this migration had not arrived yet, although later ones had.
    for (const table of ["redirects", "redirect_hits", "missing_pages"])
      await db.schema.dropTable(table).execute();
    await db.deleteFrom("kysely_migration").where("name", "=", "0056-redirects").execute();
    await migrate(handle);
    expect(await db.selectFrom("redirects").selectAll().execute()).toEqual([]);
    const applied = await db.selectFrom("kysely_migration").select("name").orderBy("name").execute();
    expect(applied.map(({ name }) => name)).toEqual(knownMigrations());
  },
);

test("RUN-03 TRIAL-01 P3: the migrations of the last release are all there, and every other one sorts after them", () => {
  const known = knownMigrations();
  expect(known.slice(0, released.migrations.length)).toEqual(released.migrations);
});

test("SURV-07 TRIAL-01 R2: the minute of tries begins anew with each migration that was applied", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locked = Object.assign(new Error("lock"), { code: "55P03" });
  const applied = { results: [{ migrationName: "a", direction: "Up", status: "Success" } as const] };
  const run = (answers: Awaited<ReturnType<Migrator["migrateUp"]>>[]) => {
    const migrateUp = async () => {
      vi.advanceTimersByTime(45_000);
      return answers.shift() ?? { results: [] };
    };
    const done = migrateBesideServers({ migrateUp }).then(() => "done", String);
    return Promise.all([done, vi.runAllTimersAsync()]).then(([end]) => end);
  };
  expect(await run([applied, { error: locked }, applied, { error: locked }, applied])).toBe("done");
  expect(await run([applied, { error: locked }, { error: locked }])).toBe("Error: lock");
});
