import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { loose, openDatabase } from "../db/database.server.ts";
import { giveBackPostgres, takePostgres } from "./test-postgres.ts";

const messages = (count: number) =>
  Array.from({ length: count }, () => ({
    kind: "a",
    payload: "{}",
    message_id: randomUUID(),
    created_at: "2026-11-23T00:00:00.000Z",
  }));

/** Opens a database that nothing else uses, and closes it again. */
async function inside<Result>(address: string, use: (db: ReturnType<typeof loose>) => Promise<Result>) {
  const handle = openDatabase({ databaseUrl: address, file: "" });
  return use(loose(handle.db)).finally(() => handle.close());
}

/** Every row of every table, and the number that the next message of the outbox gets. */
async function stateOf(address: string) {
  return inside(address, async (db) => {
    const rows: unknown[] = [];
    for (const { name } of await db.introspection.getTables())
      rows.push([name, await db.selectFrom(name).selectAll().execute()]);
    const next = await db.insertInto("outbox").values(messages(1)).returning("id").execute();
    return { rows, next };
  });
}

test.each([1, 2000])(
  "RUN-02 a database that got %d rows is as empty as a new one for the next test",
  async (count) => {
    const address = await takePostgres();
    const state = await stateOf(address);
    await inside(address, async (db) => {
      await db.insertInto("outbox").values(messages(count)).execute();
      await db.updateTable("site_state").set({ content_version: 7 }).execute();
      await db.deleteFrom("kysely_migration").execute();
    });
    await giveBackPostgres(address);
    // Other test files take and give back databases too, so the returned one is among the next few.
    const next = await Promise.all(Array.from({ length: 3 }, takePostgres));
    for (const other of next) expect(await stateOf(other)).toEqual(state);
    for (const other of next) await giveBackPostgres(other);
  },
);

test("RUN-02 a database whose tables were altered is never taken again", async () => {
  const address = await takePostgres();
  await inside(address, (db) => db.schema.alterTable("outbox").renameTo("away").execute());
  await giveBackPostgres(address);
  await expect(inside(address, (db) => db.introspection.getTables())).rejects.toThrow(/does not exist/);
  const next = await Promise.all(Array.from({ length: 3 }, takePostgres));
  for (const other of next) await stateOf(other);
  for (const other of next) await giveBackPostgres(other);
});
