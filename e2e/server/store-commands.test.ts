import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

const packagedNode = resolve("node_modules/.bin/node");

/** Runs a command of the built server as an operator does; answers its exit code and its error output. */
function run(args: string[], environment: Record<string, string>) {
  const node = existsSync(packagedNode) ? packagedNode : process.execPath;
  const command = spawn(node, ["build/server/index.js", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, ...environment },
  });
  let complaint = "";
  command.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  return new Promise<{ code: number | null; complaint: string }>((done) =>
    command.once("close", (code) => done({ code, complaint: complaint.trimEnd() })),
  );
}

/** Starts a PostgreSQL whose connections are all in use. */
async function fullPostgres() {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      const fields = "SFATAL\0C53300\0Msorry, too many clients already\0\0";
      const head = Buffer.alloc(5);
      head.write("E");
      head.writeUInt32BE(4 + fields.length, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { address: `postgres://u:p@127.0.0.1:${port}/shurfa`, close: () => server.close() };
}

test("RUN-03 RUN-05 SURV-06 commands that cannot do their work print one sentence, fail, and change nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-commands-"));
  const postgres = await fullPostgres();
  const site = await startSite();
  const here = { DATA_DIR: site.dataDir };
  const there = { DATA_DIR: join(folder, "new") };
  const file = join(folder, "new.env");
  writeFileSync(file, `DATA_DIR=${there.DATA_DIR}\n`);
  const refused = async (args: string[], environment: Record<string, string>, sentence: RegExp) => {
    const { code, complaint } = await run(args, environment);
    expect([complaint, code]).toEqual([expect.stringMatching(sentence), 1]);
    expect(complaint.split("\n")).toHaveLength(1);
    expect(existsSync(there.DATA_DIR)).toBe(false);
  };
  try {
    await refused(["migrate-store", file], here, /shurfa\.db is in use\. Stop the servers/);
    expect((await site.call("GET", "/api/ready")).status).toBe(200);
    await refused(
      ["migrate-store", join(folder, "none.env")],
      here,
      /^A file or folder is missing \(ENOENT: /,
    );
    await refused(
      ["backup", folder],
      { DATABASE_URL: postgres.address },
      /^PostgreSQL has no free connection/,
    );
    expect(readdirSync(folder)).toEqual(["new.env"]);

    expect(await run(["backup", folder], here)).toEqual({ code: 0, complaint: "" });
    const backup = join(folder, readdirSync(folder).find((name) => name.startsWith("shurfa-")) ?? "");
    truncateSync(join(backup, "manifest.json"), 500);
    await refused(["restore", backup], there, /manifest\.json is damaged or comes from another version/);
    await refused(["restore", folder], there, /is not a finished backup/);

    await site.stop();
    expect(await run(["migrate-store", file], here)).toEqual({ code: 0, complaint: "" });
    expect(existsSync(join(there.DATA_DIR, "shurfa.db"))).toBe(true);
  } finally {
    postgres.close();
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("RUN-07 the doctor of the built server finds no fault in a running server, and ends with 1 where there is one", async () => {
  const site = await startSite();
  try {
    await expect.poll(() => existsSync(join(site.dataDir, "link-secret"))).toBe(true);
    const real = { DATA_DIR: site.dataDir, DEMO: "0" };
    const well = await run(["doctor"], { ...real, PUBLIC_URL: site.origin });
    expect(well).toEqual({ code: 0, complaint: "" });
    expect(await run(["doctor"], { ...real, PUBLIC_URL: "http://127.0.0.1:2" })).toEqual({
      code: 1,
      complaint: "",
    });
  } finally {
    await site.remove();
  }
});
