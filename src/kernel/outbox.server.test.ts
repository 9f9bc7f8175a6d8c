import { describe, expect, test } from "vitest";
import { system } from "./kernel.server.ts";
import { deliverDue, queueMessage } from "./outbox.server.ts";
import { databases, testKernel } from "./test-kernel.ts";
import { write } from "./write.server.ts";

describe.each(databases)("outbox on %s", (database) => {
  test("SURV-03 many processes at once deliver each message once, and one that died is taken up by another", async () => {
    let now = Date.parse("2026-11-21T09:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(now) });
    await write(kernel, system, async (write) => {
      for (let id = 1; id <= 30; id++) await queueMessage(write, "test", { id });
    });
    const delivered: number[] = [];
    const deliver = async (_: unknown, { payload }: { payload: Record<string, string | number> }) => {
      // The seventh takes its process with it: nothing after its delivery happens.
      if (payload.id === 7 && delivered.length < 30) await new Promise(() => {});
      delivered.push(Number(payload.id));
    };
    void deliverDue(kernel, deliver);
    for (let round = 0; delivered.length < 29; round++) {
      if (round > 20) throw new Error(`only ${delivered.length} were delivered`);
      await Promise.race([
        Promise.all(Array.from({ length: 6 }, () => deliverDue(kernel, deliver))),
        new Promise((later) => setTimeout(later, 300)),
      ]);
    }
    expect(new Set(delivered).size).toBe(29);
    expect(delivered).not.toContain(7);
    now += 51_000;
    delivered.push(0); // from here on the seventh goes through
    await deliverDue(kernel, deliver);
    expect(delivered.filter((id) => id === 7)).toEqual([7]);
    expect(delivered).toHaveLength(31);
  });
});
