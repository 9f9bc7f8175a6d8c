import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../backup/backup.server.ts";
import { restore } from "../backup/restore.server.ts";
import { testKernel } from "../testing/test-kernel.ts";
import { parseConfig } from "./config.server.ts";
import { closeKernel, openKernel } from "./open-kernel.server.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "shurfa-data-"));
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);
const files = ["shurfa.db", "shurfa.db-wal", "shurfa.db-shm"];

/** A kernel on a folder, with the umask of an ordinary shell. */
async function open(dataDir: string, environment: Record<string, string> = {}) {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const kernel = await openKernel(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...environment }));
  onTestFinished(() => closeKernel(kernel));
  return kernel;
}

const modesIn = (dataDir: string) => [dataDir, ...files.map((name) => join(dataDir, name))].map(modeOf);
const closed = ["700", "600", "600", "600"];

test("SEC-06 a start creates the data folder, the database and its log for their owner only", async () => {
  const dataDir = join(emptyFolder(), "deep", "data");
  await open(dataDir);
  expect(modesIn(dataDir)).toEqual(closed);
});

test("SEC-06 a start closes a data folder that was open, with a database whose log was left by a kill", async () => {
  const live = await testKernel();
  const dataDir = join(emptyFolder(), "data");
  cpSync(live.config.dataDir, dataDir, { recursive: true });
  for (const name of files) {
    expect(existsSync(join(dataDir, name))).toBe(true);
    chmodSync(join(dataDir, name), 0o644);
  }
  chmodSync(dataDir, 0o755);
  await open(dataDir);
  expect(modesIn(dataDir)).toEqual(closed);
});

test("SEC-06 SURV-06 a backup and a restore from it are open to their owner only", async () => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const kernel = await testKernel();
  await kernel.storage.put("a.webp", "a");
  const backup = await backUp(kernel.config, join(emptyFolder(), "backups"));
  expect([modeOf(dirname(backup)), modeOf(backup)]).toEqual(["700", "700"]);
  const folders = [join(emptyFolder(), "new"), join(emptyFolder(), "open")];
  mkdirSync(folders[1] ?? "", { mode: 0o755 });
  for (const dataDir of folders) {
    await restore(parseConfig({ DATA_DIR: dataDir }), backup);
    expect([modeOf(dataDir), modeOf(join(dataDir, "shurfa.db"))]).toEqual(["700", "600"]);
  }
});

test("SEC-06 a folder that all users of the machine share is refused, and left as it is", async () => {
  const dataDir = emptyFolder();
  chmodSync(dataDir, 0o1777);
  await expect(open(dataDir)).rejects.toThrow(/Set DATA_DIR to a folder of its own/);
  expect(modeOf(dataDir)).toBe("1777");
});

test("SEC-06 SURV-08 the page store lies outside the data folder, for nginx to read", () => {
  const pageStore = (environment: Record<string, string>) =>
    parseConfig({ PUBLIC_URL: "https://shurfa.example", DATA_DIR: "/var/lib/shurfa/", ...environment })
      .pageStore;
  expect(pageStore({ PAGE_STORE: "1" })).toBe("/var/lib/shurfa-pages");
  expect(pageStore({ PAGE_STORE: "/var/cache/shurfa/pages" })).toBe("/var/cache/shurfa/pages");
  expect([pageStore({ PAGE_STORE: "0" }), pageStore({})]).toEqual([undefined, undefined]);
  for (const inside of ["/var/lib/shurfa", "/var/lib/shurfa/pages", "/var/lib/other/../shurfa/pages"])
    expect(() => pageStore({ PAGE_STORE: inside })).toThrow(/PAGE_STORE is inside DATA_DIR/);
  expect(() => pageStore({ PAGE_STORE: "yes" })).toThrow(/PAGE_STORE has a wrong value/);
  expect(() => parseConfig({ PAGE_STORE: "/srv/pages" })).toThrow(/needs PUBLIC_URL/);
});
