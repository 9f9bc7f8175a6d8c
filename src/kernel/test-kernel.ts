import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import pg from "pg";
import { afterAll, onTestFinished } from "vitest";
import { parseConfig } from "./config.server.ts";
import { openDatabase } from "./database.server.ts";
import type { Kernel, Session } from "./kernel.server.ts";
import { migrate } from "./migrations.server.ts";
import { closeKernel, openKernel } from "./open-kernel.server.ts";

/** Both databases, for `describe.each(databases)`. */
export const databases = ["sqlite", "postgres"] as const;

const justNow = "2999-01-01T00:00:00.000Z";

/** The signed-in administrator of tests, who has just proved who it is whenever the test's kernel asks. */
export const testSession: Session = {
  sessionId: "test-session",
  provedAt: justNow,
  user: { id: 1, name: "Test Admin", email: "admin@shurfa.example", role: "admin", avatar: null },
};

type TestKernelOptions = {
  database?: (typeof databases)[number];
  now?: () => Date;
  /** Whom every request is signed in as; nobody when left out. */
  session?: Session | null;
  /** Finds the session of a request itself, in place of `session`. */
  authenticate?: (
    kernel: Kernel,
    request: Request,
    options?: { prolong?: boolean },
  ) => Promise<Session | null>;
  /** Environment variables beside the test's own, as `npm start` reads them. */
  environment?: Record<string, string>;
};

/**
 * A real kernel on a migrated, empty database of its own. It closes by itself: after the test that made it, or after the
 * file when a `beforeAll` did.
 */
export async function testKernel(options: TestKernelOptions = {}): Promise<Kernel> {
  const dataDir = temporaryFolder();
  const databaseUrl = options.database === "postgres" ? await createPostgres() : undefined;
  if (!databaseUrl) copyFileSync(await sqliteTemplate(), join(dataDir, databaseFile));
  const config = parseConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...options.environment,
  });
  const { session = null } = options;
  const signedIn = async ({ now }: Kernel) =>
    session?.provedAt === justNow ? { ...session, provedAt: now().toISOString() } : session;
  const authenticate = options.authenticate ?? signedIn;
  const kernel = await openKernel(config, { authenticate, ...(options.now && { now: options.now }) });
  // As on the test PostgreSQL: what a test stores need not outlive a power cut.
  if (!databaseUrl) await kernel.db.executeQuery(CompiledQuery.raw("pragma synchronous = off"));
  atTheEnd(async () => {
    await closeKernel(kernel);
    if (databaseUrl) await dropPostgres(databaseUrl);
  });
  return kernel;
}

const databaseFile = "shurfa.db";
const atTheEndOfTheFile: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const end of atTheEndOfTheFile.reverse()) await end();
});

function atTheEnd(end: () => Promise<void>) {
  try {
    onTestFinished(end);
  } catch {
    atTheEndOfTheFile.push(end); // called outside a test
  }
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-test-"));
  atTheEndOfTheFile.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Migrating takes longer than most tests: each file migrates SQLite once, each run PostgreSQL once, and tests take copies.

let sqliteCopy: Promise<string> | undefined;

function sqliteTemplate() {
  sqliteCopy ??= (async () => {
    const file = join(temporaryFolder(), databaseFile);
    const handle = openDatabase({ file });
    await migrate(handle);
    await handle.close();
    return file;
  })();
  return sqliteCopy;
}

let postgresTemplate: Promise<string> | undefined;

async function createPostgres(): Promise<string> {
  postgresTemplate ??= createPostgresTemplate();
  const template = await postgresTemplate;
  const name = `shurfa_${randomUUID().replaceAll("-", "")}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  return addressOf(name);
}

async function dropPostgres(address: string) {
  const name = new URL(address).pathname.slice(1);
  await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Test files run side by side: one of them makes the template under a lock, the others find it. */
function createPostgresTemplate(): Promise<string> {
  const template = `shurfa_template_${process.ppid}`;
  return onServer(async (client) => {
    await client.query("select pg_advisory_lock(1444)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const handle = openDatabase({ databaseUrl: addressOf(unfinished), file: "" });
    await migrate(handle).finally(() => handle.close());
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  });
}

async function onServer<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverAddress() });
  await client.connect();
  return use(client).finally(() => client.end());
}

function addressOf(name: string) {
  const address = new URL(serverAddress());
  address.pathname = `/${name}`;
  return address.href;
}

function serverAddress() {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error("TEST_DATABASE_URL is missing: run the tests through vitest and its config");
  return address;
}
