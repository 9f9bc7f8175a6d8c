import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../scripts/test-database.ts";
import { environment } from "./environment.ts";

// The two commands of the README, run as by somebody who has just cloned the project.

const parent = mkdtempSync(join(tmpdir(), "shurfa-clone-"));
const clone = join(parent, "shurfa");

beforeAll(() => {
  const { status, stderr } = spawnSync("git", ["clone", "--quiet", resolve("."), clone], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git clone failed: ${stderr}`);
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
});
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));

/** Runs `npm start` until it prints its address. */
async function npmStart(port: number) {
  const start = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: environment({ PORT: String(port) }),
    detached: true,
  });
  let printed = "";
  const address = await new Promise<string>((found, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const line = /http:\/\/localhost:\d+/.exec(printed);
        if (line) found(line[0]);
      });
    child.once("exit", () => fail(new Error(`npm start ended:\n${printed}`)));
  });
  return { child, address, printed: () => printed, ms: performance.now() - start };
}

/** Ends `npm start` as Ctrl-C does: npm and the server both get the signal. */
async function interrupt(child: ChildProcess) {
  const ended = new Promise((done) => child.once("close", done));
  if (child.pid) process.kill(-child.pid, "SIGINT");
  await ended;
}

test("RUN-01 RUN-03 npm start in a fresh clone installs, builds, migrates, seeds, serves and prints its address; a second start serves within 5 s", async () => {
  const port = await freePort();
  const first = await npmStart(port);
  try {
    expect(first.address).toBe(`http://localhost:${port}`);
    expect(first.printed().match(/http:\/\/localhost:\d+/g)).toHaveLength(1);
    expect(first.printed()).toMatch(/Installing packages[\s\S]*Building/);
    expect(await (await fetch(`${first.address}/api/health`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${first.address}/services`)).text()).toContain("تصميم المواقع");
    const account = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };
    const signIn = await fetch(`${first.address}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: first.address },
      body: JSON.stringify(account),
    });
    expect(signIn.status).toBe(200);
    expect(existsSync(join(clone, "data", "shurfa.db"))).toBe(true);
  } finally {
    await interrupt(first.child);
  }
  await expect(fetch(first.address)).rejects.toThrow();

  const second = await npmStart(port);
  try {
    expect((await fetch(`${second.address}/services`)).status).toBe(200);
    expect(second.printed()).not.toMatch(/Installing|Building/);
    console.log(`first start ${Math.round(first.ms / 1000)} s, second ${Math.round(second.ms)} ms`);
    expect(second.ms).toBeLessThan(5000);
  } finally {
    await interrupt(second.child);
  }
});

test("RUN-02 npm test in a fresh clone runs a check and ends with its one summary line", () => {
  rmSync(join(clone, "node_modules"), { recursive: true });
  const { status, stdout } = spawnSync("npm", ["test", "--", "lint"], {
    cwd: clone,
    env: environment(),
    encoding: "utf8",
  });
  expect(stdout).toContain("Installing packages");
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("1 passed, 0 failed");
  expect(status).toBe(0);
});
