import { type SpawnOptions, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** A folder with this script, an npm that installs nothing, and a program that builds nothing but says much. */
function project() {
  const root = mkdtempSync(join(tmpdir(), "shurfa-ready-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { mode: 0o755 });
  };
  for (const file of ["package-lock.json", "vite.config.ts", "react-router.config.ts", "src/a.ts"])
    write(file, "x");
  write("seeds/pictures/a", "x");
  write("bin/npm", "#!/bin/sh\nmkdir -p node_modules; echo 'much of npm'\n");
  const builder = "node_modules/@react-router/dev/bin.cjs";
  const says = (code: number, ms = 0) =>
    `console.log("line\\n".repeat(1000)); require("fs").mkdirSync("build"); setTimeout(() => process.exit(${code}), ${ms})`;
  write(builder, says(0));
  mkdirSync(join(root, "scripts"));
  cpSync("scripts/ready.mjs", join(root, "scripts/ready.mjs"));
  chmodSync(root, 0o755);
  return { root, write, buildEnds: (code: number, ms?: number) => write(builder, says(code, ms)) };
}

/** Runs the script to its end; answers its code and what it printed. */
async function ready(root: string, options: SpawnOptions = {}, goal = "build") {
  const child = spawn(process.execPath, [join(root, "scripts/ready.mjs"), goal], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: [join(root, "bin"), process.env.PATH].join(delimiter) },
    timeout: 20_000,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, said: said.trimEnd() };
}

/** Options of a process that may read, but not write, what this one has made. */
function asStranger(root: string): SpawnOptions {
  if (process.getuid?.() === 0) return { uid: 65_534, gid: 65_534 };
  chmodSync(root, 0o555);
  onTestFinished(() => chmodSync(root, 0o755));
  return {};
}

const lockOf = (root: string, pid: number | string) => {
  mkdirSync(join(root, ".ready.lock"));
  if (pid) writeFileSync(join(root, ".ready.lock/pid"), String(pid));
};
const isLocked = (root: string) => existsSync(join(root, ".ready.lock"));
const done = { code: 0, said: "Installing packages…\nBuilding…" };

test("RUN-01 TRIAL-01 O1: without the right to write, a folder that is ready is used, and one that is not is refused in a sentence at once", async () => {
  const { root, write } = project();
  expect(await ready(root)).toEqual(done);
  const stranger = asStranger(root);
  expect(await ready(root, stranger)).toEqual({ code: 0, said: "" });
  write("src/a.ts", "changed");
  const start = performance.now();
  const refused = await ready(root, stranger);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(refused.code).toBe(1);
  expect(refused.said).toBe(
    `Shurfa is not installed and built in ${root}/, and this user may not change it. Run \`node scripts/ready.mjs build\` there as its owner; ` +
      `then other users may run it (EACCES: permission denied, mkdir '.ready.lock').`,
  );
});

test("RUN-01 TRIAL-01 O1: a lock of a process that ended, with or without its id, is taken over; one of a running process is waited for with a word", async () => {
  const { root, write, buildEnds } = project();
  lockOf(root, 999_999_999);
  expect(await ready(root)).toEqual(done);
  lockOf(root, "");
  const before = new Date(Date.now() - 6000);
  utimesSync(join(root, ".ready.lock"), before, before);
  write("src/a.ts", "changed");
  expect(await ready(root)).toEqual({ code: 0, said: "Building…" });
  expect(isLocked(root)).toBe(false);

  write("src/a.ts", "changed again");
  buildEnds(0, 700);
  const both = await Promise.all([ready(root), ready(root)]);
  const waited = { code: 0, said: "Waiting for another command that installs or builds…" };
  expect(both).toEqual(expect.arrayContaining([{ code: 0, said: "Building…" }, waited]));
  expect(isLocked(root)).toBe(false);
});

test("RUN-01 TRIAL-01 O13: what npm and the build print is shown when they fail, and only then", async () => {
  const { root, buildEnds } = project();
  buildEnds(1);
  const { code, said } = await ready(root);
  expect(code).toBe(1);
  expect(said.split("\n").filter((line) => line === "line")).toHaveLength(1000);
  expect(said.split("\n").at(-1)).toMatch(/ node_modules\/@react-router\/dev\/bin\.cjs failed\.$/);
  expect(isLocked(root)).toBe(false);
  rmSync(join(root, "build"), { recursive: true });
  buildEnds(0);
  expect(await ready(root)).toEqual({ code: 0, said: "Building…" });
});

test("RUN-01 TRIAL-01 O1: a build that is compiled already needs no right to write and no lock", async () => {
  const { root, write } = project();
  write("build/.compiled/a", "x");
  lockOf(root, process.pid);
  expect(await ready(root, asStranger(root), "compile")).toEqual({ code: 0, said: "" });
});

test("RUN-07 TRIAL-01 O17: everybody can read the compiled code, so that it is used after the folder was given to root", async () => {
  const { root, write } = project();
  write(
    "build/server/index.js",
    `const { mkdirSync, writeFileSync } = require("fs");
    mkdirSync("build/.compiled/v24", { recursive: true });
    writeFileSync("build/.compiled/v24/a", "x", { mode: 0o600 });
    setInterval(() => {}, 1000);
    process.on("SIGTERM", () => process.exit(0));
    console.log("Shurfa is at …");`,
  );
  expect(await ready(root, {}, "compile")).toEqual({ code: 0, said: "Compiling…" });
  expect(statSync(join(root, "build/.compiled/v24/a")).mode & 0o777).toBe(0o644);
});
