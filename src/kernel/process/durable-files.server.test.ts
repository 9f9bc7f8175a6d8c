import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { followDisk, type PowerCut } from "../testing/test-disk.ts";
import { makeFolderDurably, writeFilesDurably } from "./durable-files.server.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "shurfa-durable-"));

const textOf = ({ tree }: PowerCut<unknown>, name: string) => {
  const entry = tree.get(name);
  return entry && "bytes" in entry ? entry.bytes.toString() : undefined;
};

test("SURV-01 a power cut leaves a file as it was or complete, and complete once the write has returned", async () => {
  const folder = emptyFolder();
  await writeFilesDurably([{ file: join(folder, "a"), bytes: "old" }]);
  const disk = await followDisk(folder);
  await makeFolderDurably(join(folder, "deep/er"));
  await writeFilesDurably([{ file: join(folder, "deep/er/b"), bytes: "b" }]);
  await writeFilesDurably([{ file: join(folder, "a"), bytes: "new" }]);
  const cuts = await disk.powerCuts();
  expect(new Set(cuts.map((cut) => textOf(cut, "a")))).toEqual(new Set(["old", "new"]));
  expect(new Set(cuts.map((cut) => textOf(cut, "deep/er/b")))).toEqual(new Set([undefined, "b"]));
  for (const cut of cuts.slice(-2))
    expect([textOf(cut, "a"), textOf(cut, "deep/er/b")]).toEqual(["new", "b"]);
});

test("SURV-01 files of one write get their names once all are synced, and a failure leaves none behind", async () => {
  const folder = emptyFolder();
  const files = ["a", "b"].map((name) => ({ file: join(folder, name), bytes: name, mode: 0o604, mtime: 77 }));
  const disk = await followDisk(folder);
  await writeFilesDurably(files);
  for (const cut of await disk.powerCuts())
    if (textOf(cut, "a") !== undefined) expect(textOf(cut, "b")).toBe("b");
  const { mode, mtimeMs } = statSync(join(folder, "a"));
  expect([mode & 0o777, mtimeMs]).toEqual([0o604, 77_000]);

  const missing = { file: join(folder, "missing/c"), bytes: "c" };
  await expect(writeFilesDurably([{ file: join(folder, "a"), bytes: "other" }, missing])).rejects.toThrow(
    /ENOENT/,
  );
  expect(readdirSync(folder)).toEqual(["a", "b"]);
  expect(readFileSync(join(folder, "a"), "utf8")).toBe("a");
});
