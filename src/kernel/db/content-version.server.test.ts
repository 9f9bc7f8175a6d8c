import { describe, expect, onTestFinished, test } from "vitest";
import { system } from "../process/kernel.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { followContentVersion } from "./content-version.server.ts";
import { write } from "./write.server.ts";

describe.each(databases)("content version on %s", (database) => {
  test("SURV-08 other processes know of a publish within a second, the publishing one before the write is answered", async () => {
    const kernel = await testKernel({ database });
    const other = await followContentVersion(kernel.reads);
    onTestFinished(() => other.stop());
    const rises: number[] = [];
    kernel.contentVersion.onRise((version) => rises.push(version));
    const before = other.current();
    await write(kernel, system, (tx) => tx.bumpContentVersion());
    expect([kernel.contentVersion.current(), rises]).toEqual([before + 1, [before + 1]]);
    await expect.poll(other.current, { timeout: 1000, interval: 20 }).toBe(before + 1);
  });

  test("SURV-08 a process that was held up asks the database before it answers", async () => {
    const kernel = await testKernel({ database });
    const other = await followContentVersion(kernel.reads);
    onTestFinished(() => other.stop());
    other.stop(); // like a process whose timers do not run
    expect(other.confirm()).toBeUndefined();
    const before = other.current();
    await write(kernel, system, (tx) => tx.bumpContentVersion());
    await expect.poll(() => other.confirm() !== undefined, { timeout: 2000 }).toBe(true);
    await expect.poll(other.current).toBe(before + 1);
  });
});
