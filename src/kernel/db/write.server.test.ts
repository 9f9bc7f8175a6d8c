import { join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { inRequest, logFields } from "../http/request-context.server.ts";
import { type Kernel, system } from "../process/kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { appendRevision, type Write, write } from "./write.server.ts";

const table = { name: "services", personal: false };
const note = (tx: Write, id: number) => appendRevision(tx, table, "create", id, null, null);
const idsOf = (rows: { record_id: unknown }[]) =>
  rows.map((row) => Number(row.record_id)).sort((a, b) => a - b);

async function stored(kernel: Kernel) {
  return idsOf(await kernel.reads.selectFrom("revisions").select("record_id").execute());
}

/** What another connection sees in the file at this moment. */
function onlooker(kernel: Kernel) {
  const database = new Database(join(kernel.config.dataDir, "shurfa.db"), { readonly: true });
  onTestFinished(() => void database.close());
  const all = database.prepare<[], { record_id: string }>("select record_id from revisions");
  return () => idsOf(all.all());
}

describe.each(databases)("many changes at once on %s", (database) => {
  test("SURV-02 all changes are stored, also more than one transaction takes", async () => {
    const kernel = await testKernel({ database });
    const ids = Array.from({ length: 150 }, (_, index) => index);
    const before = kernel.contentVersion.current();
    const answers = await Promise.all(
      ids.map((id) =>
        write(kernel, system, async (tx) => {
          await tx.bumpContentVersion();
          await note(tx, id);
          return id;
        }),
      ),
    );
    expect(answers).toEqual(ids);
    expect(await stored(kernel)).toEqual(ids);
    const row = await kernel.reads.selectFrom("site_state").select("content_version").executeTakeFirst();
    expect(kernel.contentVersion.current()).toBe(row?.content_version);
    // Each transaction raises the version: on PostgreSQL each change, on SQLite at most 64 changes together.
    const raises = kernel.contentVersion.current() - before;
    expect(raises).toBeGreaterThanOrEqual(database === "postgres" ? 150 : Math.ceil(150 / 64));
  });

  test("SURV-08 a change keeps the version that it raised when another change beside it throws", async () => {
    for (const failing of [0, 1, 2]) {
      const kernel = await testKernel({ database });
      const before = kernel.contentVersion.current();
      const touch = (id: number) =>
        write(kernel, system, async (tx) => {
          await tx.bumpContentVersion();
          if (id === failing) throw new Error("no");
        });
      await Promise.allSettled([0, 1, 2].map(touch));
      const row = await kernel.reads.selectFrom("site_state").select("content_version").executeTakeFirst();
      expect(row?.content_version).toBeGreaterThan(before);
      expect(kernel.contentVersion.current()).toBe(row?.content_version);
    }
  });

  test("SURV-02 a change that throws leaves nothing behind and does not undo the others", async () => {
    const kernel = await testKernel({ database });
    const before = kernel.contentVersion.current();
    const answers = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5].map((id) =>
        write(kernel, system, async (tx) => {
          await note(tx, id);
          if (id % 2 === 0) return;
          await tx.bumpContentVersion();
          if (id === 3) await sql`select * from no_such_table`.execute(tx.db);
          throw new Error(`no ${id}`);
        }),
      ),
    );
    expect(answers.map(({ status }) => status === "fulfilled")).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(answers[1]).toMatchObject({ reason: { message: "no 1" } });
    expect(await stored(kernel)).toEqual([0, 2, 4]);
    const row = await kernel.reads.selectFrom("site_state").select("content_version").executeTakeFirst();
    expect([row?.content_version, kernel.contentVersion.current()]).toEqual([before, before]);
  });
});

test("SURV-01 on SQLite changes that wait together are committed together, and none is answered before the commit", async () => {
  const kernel = await testKernel();
  const seen = onlooker(kernel);
  const clock = vi.spyOn(performance, "now").mockReturnValue(0); // a group ends early on a machine that stands still meanwhile
  onTestFinished(() => clock.mockRestore());
  const whenRun: number[][] = [];
  const whenAnswered: number[][] = [];
  await Promise.allSettled(
    [0, 1, 2, 3].map(async (id) => {
      const change = write(kernel, system, async (tx) => {
        whenRun.push(seen());
        await note(tx, id);
        if (id === 3) throw new Error("no");
      });
      await change.finally(() => whenAnswered.push(seen()));
    }),
  );
  expect(whenRun).toEqual([[], [], [], []]);
  expect(whenAnswered).toEqual(Array(4).fill([0, 1, 2]));
});

test("SURV-01 when SQLite ends the transaction, all its changes fail with the reason, and the next one is stored", async () => {
  const kernel = await testKernel();
  const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  const answers = await Promise.allSettled(
    [0, 1, 2].map((id) =>
      write(kernel, system, async (tx) => {
        await note(tx, id);
        if (id !== 1) return;
        await sql`rollback`.execute(tx.db); // as SQLite itself does when the disk is full
        throw full;
      }),
    ),
  );
  // The change that had not begun runs in a transaction of its own.
  expect(answers.slice(0, 2)).toEqual(Array(2).fill({ status: "rejected", reason: full }));
  await write(kernel, system, (tx) => note(tx, 3));
  expect(await stored(kernel)).toEqual([2, 3]);
});

test("SEC-12 a change that shares a transaction is logged under its own request", async () => {
  const kernel = await testKernel();
  const changes = ["one", "two"].map((id) =>
    inRequest({ id, queries: 0 }, () => write(kernel, system, async () => logFields().requestId)),
  );
  expect(await Promise.all(changes)).toEqual(["one", "two"]);
});
