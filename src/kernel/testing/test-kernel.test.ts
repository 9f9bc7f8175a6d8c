import { beforeAll, describe, expect, test } from "vitest";
import type { Kernel } from "../process/kernel.server.ts";
import { databases, testKernel, testSession } from "./test-kernel.ts";

describe.each(databases)("on %s", (database) => {
  let shared: Kernel;
  beforeAll(async () => {
    shared = await testKernel({ database });
  });

  test("RUN-02 each kernel has an empty, migrated database of its own", async () => {
    const other = await testKernel({ database });
    await other.db.updateTable("site_state").set({ content_version: 7 }).execute();
    const versionOf = async (kernel: Kernel) =>
      (await kernel.reads.selectFrom("site_state").select("content_version").executeTakeFirstOrThrow())
        .content_version;
    expect(shared.database.kind).toBe(database);
    expect(await versionOf(other)).toBe(7);
    expect(await versionOf(shared)).toBe(1);
  });

  test("RUN-02 the clock and the session are the test's", async () => {
    const now = new Date("2026-11-21T22:30Z");
    const kernel = await testKernel({ database, now: () => now, session: testSession });
    expect(kernel.now()).toBe(now);
    expect(await kernel.authenticate(new Request("http://localhost/"))).toEqual({
      ...testSession,
      reauthenticatedAt: now.toISOString(),
    });
    expect(await shared.authenticate(new Request("http://localhost/"))).toBeNull();
  });
});
