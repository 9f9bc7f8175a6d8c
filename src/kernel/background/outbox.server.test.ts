import { describe, expect, test } from "vitest";
import { write } from "../db/write.server.ts";
import { system } from "../process/kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { deliverDue, queueMessage } from "./outbox.server.ts";

describe.each(databases)("outbox on %s", (database) => {
  test("SURV-03 many processes at once deliver each message once, and another process takes over from one that died", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    await write(kernel, system, async (tx) => {
      for (let id = 1; id <= 30; id++) await queueMessage(tx, "test", { id });
    });
    const delivered: number[] = [];
    const deliver = async (_: unknown, { payload }: { payload: Record<string, string | number> }) => {
      // The process dies while it delivers the seventh message.
      if (payload.id === 7 && delivered.length < 30) await new Promise(() => {});
      delivered.push(Number(payload.id));
    };
    let running = 0;
    const startProcess = async () => {
      running += 1;
      await deliverDue(kernel, deliver);
      running -= 1;
    };
    void startProcess();
    for (let round = 0; delivered.length < 29; round++) {
      if (round > 20) throw new Error(`only ${delivered.length} were delivered`);
      await Promise.race([
        Promise.all(Array.from({ length: 6 }, startProcess)),
        new Promise((later) => setTimeout(later, 300)),
      ]);
    }
    // The others look once more for what is due: none may still ask the database when the test ends and closes it.
    await expect.poll(() => running).toBe(1);
    expect(new Set(delivered).size).toBe(29);
    expect(delivered).not.toContain(7);
    now += 51_000;
    delivered.push(0); // from here on the seventh message is delivered
    await deliverDue(kernel, deliver);
    expect(delivered.filter((id) => id === 7)).toEqual([7]);
    expect(delivered).toHaveLength(31);
  });

  test("SURV-03 messages queued, leased or deferred while the clock was a day ahead are sent once the clock is right", async () => {
    const day = 24 * 60 * 60_000;
    let now = Date.parse("2026-11-21T09:00:00Z") + day;
    const kernel = await testKernel({ database, now: () => new Date(now) });
    await write(kernel, system, async (tx) => {
      for (let id = 1; id <= 3; id++) await queueMessage(tx, "test", { id });
    });
    const delivered: number[] = [];
    // The process dies on the first message, the second is deferred, the third has not been tried.
    void deliverDue(kernel, async (_, { payload }) => {
      if (payload.id === 1) await new Promise(() => {});
    });
    await expect
      .poll(
        async () =>
          (await kernel.reads.selectFrom("outbox").select("tried_at").orderBy("id").execute())[0]?.tried_at,
      )
      .toBe(new Date(now).toISOString());
    await deliverDue(kernel, async () => {
      throw new Error("away");
    });
    now -= day;
    await deliverDue(kernel, async (_, { payload }) => void delivered.push(Number(payload.id)));
    expect(delivered.sort()).toEqual([1, 2, 3]);
  });
});
