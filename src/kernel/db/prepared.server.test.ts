import { describe, expect, test } from "vitest";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { insertRow, prepared } from "./prepared.server.ts";

let built = 0;
const secretOf = prepared((db, name: string) => {
  built++;
  return db.selectFrom("secrets").select("value").where("name", "=", name);
});

describe.each(databases)("statements that are compiled once on %s", (database) => {
  test("SURV-02 each run uses its own values, and nothing is built again", async () => {
    const kernel = await testKernel({ database });
    built = 0;
    for (const name of ["one", "two"])
      await insertRow(kernel.db, "secrets", { name, value: `the secret of ${name}` });
    expect(await secretOf(kernel.db, "one")).toEqual([{ value: "the secret of one" }]);
    expect(await secretOf(kernel.db, "two")).toEqual([{ value: "the secret of two" }]);
    expect(await secretOf(kernel.db, "three")).toEqual([]);
    expect(built).toBe(1);
  });

  test("SURV-02 the same columns in another order, and fewer of them, are stored where they belong", async () => {
    const kernel = await testKernel({ database });
    await insertRow(kernel.db, "secrets", { name: "one", value: "first" });
    await insertRow(kernel.db, "secrets", { value: "second", name: "two" });
    const at = "2026-01-01T00:00:00.000Z";
    expect(await insertRow(kernel.db, "submissions", { key: "a", at })).toEqual({
      key: "a",
      at,
      record_id: null,
      resource: null,
    });
    expect(await insertRow(kernel.db, "submissions", { key: "b", at, record_id: 5 })).toMatchObject({
      key: "b",
      record_id: 5,
    });
    expect([await secretOf(kernel.db, "one"), await secretOf(kernel.db, "two")]).toEqual([
      [{ value: "first" }],
      [{ value: "second" }],
    ]);
  });

  test("SURV-02 a refused row throws, and the statement still works afterwards", async () => {
    const kernel = await testKernel({ database });
    await insertRow(kernel.db, "secrets", { name: "one", value: "first" });
    await expect(insertRow(kernel.db, "secrets", { name: "one", value: "again" })).rejects.toThrow();
    await insertRow(kernel.db, "secrets", { name: "two", value: "second" });
    expect(await secretOf(kernel.db, "two")).toEqual([{ value: "second" }]);
  });
});
