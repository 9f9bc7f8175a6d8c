import { expect, test } from "vitest";
import { loose } from "../db/database.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { someAtOnce } from "./files.server.ts";
import { printProgress } from "./progress.server.ts";
import { inSnapshot, rowsOf } from "./tables.server.ts";

function printed(isTTY: boolean) {
  const lines: string[] = [];
  let now = 0;
  const progress = printProgress({ isTTY, write: (text: string) => lines.push(text) }, () => now);
  for (let done = 1; done <= 5000; done++) {
    progress("files checked", done, 5000);
    now += 1;
  }
  progress("files copied", 1, 2);
  progress("files copied", 2, 2);
  return lines;
}

test("SURV-06 TRIAL-01 R4: a copy says how far it is: the first and the last of each step, and a line every two seconds between", () => {
  const lines = [
    "files checked: 1 of 5,000",
    "files checked: 2,001 of 5,000",
    "files checked: 4,001 of 5,000",
    "files checked: 5,000 of 5,000",
    "files copied: 1 of 2",
    "files copied: 2 of 2",
  ];
  expect(printed(false)).toEqual(lines.map((line) => `${line}\n`));
  // On a terminal each step stays in one line.
  expect(printed(true)).toEqual(
    lines.map((line, index) => `\r\x1b[K${line}${[3, 5].includes(index) ? "\n" : ""}`),
  );
});

test.each(databases)(
  "SURV-06 TRIAL-01 R4: a copy holds few wide rows at once, or many narrow ones, on %s",
  async (database) => {
    const kernel = await testKernel({ database });
    const row = (id: number, width: number) => ({
      ...{ resource: "x", record_id: String(id), action: "create" as const, actor_name: "x", at: "x" },
      fields: JSON.stringify("م".repeat(width)),
    });
    const narrow = Array.from({ length: 1200 }, (_, index) => row(index, 10));
    const wide = Array.from({ length: 60 }, (_, index) => row(index, 200_000));
    for (const rows of [narrow.slice(0, 600), narrow.slice(600), wide])
      await kernel.db.insertInto("revisions").values(rows).execute();
    const sizes = await inSnapshot(kernel.database, async (db) => {
      const batches: { rows: number; width: number }[] = [];
      for await (const rows of rowsOf(kernel.database, db, "revisions"))
        batches.push({ rows: rows.length, width: JSON.stringify(rows).length });
      return batches;
    });
    const stored = await loose(kernel.reads).selectFrom("revisions").select("id").execute();
    expect(sizes.reduce((sum, { rows }) => sum + rows, 0)).toBe(stored.length);
    expect(Math.max(...sizes.map(({ rows }) => rows))).toBe(200);
    // Wide rows that follow narrow ones fill one batch at most; all further ones are small.
    expect(sizes.filter(({ width }) => width > 1_500_000).length).toBeLessThanOrEqual(
      database === "sqlite" ? 0 : 1,
    );
  },
);

test("SURV-06 TRIAL-01 R4: four files are copied at once, and after a failure no other is begun", async () => {
  let [running, most] = [0, 0];
  const begun: string[] = [];
  const act = async (key: string) => {
    begun.push(key);
    most = Math.max(most, ++running);
    await new Promise((later) => setTimeout(later, 5));
    running--;
    if (key === "10") throw new Error("no space");
  };
  const keys = Array.from({ length: 40 }, (_, index) => String(index));
  await expect(someAtOnce(keys, act)).rejects.toThrow("no space");
  expect([most, running]).toEqual([4, 0]);
  expect(begun.length).toBeLessThan(16);
  begun.length = 0;
  await someAtOnce(keys.slice(20), act);
  expect(begun.sort()).toEqual(keys.slice(20));
});
