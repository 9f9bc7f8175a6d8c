import { expect, test } from "vitest";
import released from "../../../migrations/released.json" with { type: "json" };
import { databases, testKernel } from "../testing/test-kernel.ts";
import { loose } from "./database.server.ts";
import { knownMigrations, migrate } from "./migrations.server.ts";

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
