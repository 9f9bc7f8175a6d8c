import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { onTestFinished } from "vitest";
import type { MailLook } from "../background/mail-look.ts";
import { openDatabase } from "../db/database.server.ts";
import { migrate } from "../db/migrations.server.ts";
import { parseConfig } from "../process/config.server.ts";
import type { Kernel, Session } from "../process/kernel.server.ts";
import { closeKernel, openKernel } from "../process/open-kernel.server.ts";
import { atEndOfFile } from "./end-of-file.ts";
import { giveBackPostgres, takePostgres } from "./test-postgres.ts";

const bothDatabases = ["sqlite", "postgres"] as const;

/** Both databases, for `describe.each(databases)`; only those in TEST_DATABASES if it is set, for a quicker run. */
export const databases = bothDatabases.filter((name) => process.env.TEST_DATABASES?.includes(name) ?? true);

const justNow = "2999-01-01T00:00:00.000Z";

/** The signed-in administrator of tests, whose proof of identity is always recent. */
export const testSession: Session = {
  sessionId: "test-session",
  reauthenticatedAt: justNow,
  user: {
    id: 1,
    name: "Test Admin",
    email: "admin@shurfa.example",
    role: "admin",
    access: "owner",
    avatar: null,
  },
};

/** The same administrator, who has given a proof of identity just now by the clock of the kernel. */
export const freshSession = ({ now }: Kernel): Session => ({
  ...testSession,
  reauthenticatedAt: now().toISOString(),
});

type TestKernelOptions = {
  database?: (typeof databases)[number];
  now?: () => Date;
  /** The session of every request; if left out, nobody is signed in. */
  session?: Session | null;
  /** Finds the session of a request itself, in place of `session`. */
  authenticate?: (
    kernel: Kernel,
    request: Request,
    options?: { prolong?: boolean },
  ) => Promise<Session | null>;
  /** Finds the session of a program; without this option tokens are ignored. */
  authenticateToken?: (kernel: Kernel, request: Request, address: string) => Promise<Session | null>;
  /** Reads what mails show of the agency. */
  mailLook?: (kernel: Kernel) => Promise<MailLook>;
  /** Called for each revision in its transaction. */
  onRevision?: Kernel["onRevision"];
  /** The data folder to begin with a copy of, in place of an empty site; on SQLite. */
  copyOf?: string;
  /** Takes what ends the kernel and its data, in place of the end of a test. */
  onEnd?: (end: () => Promise<void>) => void;
  /** Environment variables beside the test's own, as `npm start` reads them. */
  environment?: Record<string, string>;
};

/**
 * A real kernel on a migrated database of its own, empty unless `copyOf` has records. It closes by itself: after the test that
 * made it, or after the file when a `beforeAll` did.
 */
export async function testKernel(options: TestKernelOptions = {}): Promise<Kernel> {
  const dataDir = temporaryFolder();
  const databaseUrl = options.database === "postgres" ? await takePostgres() : undefined;
  if (!databaseUrl) cpSync(options.copyOf ?? (await emptySite()), dataDir, { recursive: true });
  const config = parseConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...options.environment,
  });
  const { session = null } = options;
  const signedIn = async ({ now }: Kernel) =>
    session?.reauthenticatedAt === justNow ? { ...session, reauthenticatedAt: now().toISOString() } : session;
  const authenticate = options.authenticate ?? signedIn;
  const { now, authenticateToken, mailLook, onRevision } = options;
  const kernel = await openKernel(config, {
    authenticate,
    agencyName: async () => "شُرفة",
    ...(now && { now }),
    ...(authenticateToken && { authenticateToken }),
    ...(mailLook && { mailLook }),
    ...(onRevision && { onRevision }),
  });
  // As on the test PostgreSQL, because the data of a test need not survive a power cut.
  if (!databaseUrl) await kernel.db.executeQuery(CompiledQuery.raw("pragma synchronous = off"));
  const { onEnd = atTheEnd } = options;
  onEnd(async () => {
    await closeKernel(kernel);
    if (databaseUrl) await giveBackPostgres(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return kernel;
}

const databaseFile = "shurfa.db";

function atTheEnd(end: () => Promise<void>) {
  try {
    onTestFinished(end);
  } catch {
    atEndOfFile(end); // called outside a test
  }
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-test-"));
  atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const folders = new Map<string, Promise<string>>();

/**
 * A data folder for tests to copy, by its name: made once in a run, whose processes share it, because migrating and seeding
 * take longer than most tests.
 */
export function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = folders.get(name) ?? sharedFolder(name, make);
  folders.set(name, folder);
  return folder;
}

async function sharedFolder(name: string, make: (folder: string) => Promise<void>) {
  const shared = join(process.env.TEST_RUN_FOLDER ?? temporaryFolder(), name);
  if (existsSync(shared)) return shared;
  const own = `${shared}.${process.pid}`;
  mkdirSync(own);
  await make(own);
  try {
    renameSync(own, shared);
  } catch (error) {
    if (!existsSync(shared)) throw error; // another process that began at once was first
  }
  return shared;
}

const emptySite = () =>
  madeOnce("empty-site", async (folder) => {
    const handle = openDatabase({ file: join(folder, databaseFile) });
    await handle.db.executeQuery(CompiledQuery.raw("pragma synchronous = off"));
    await migrate(handle);
    await handle.close();
  });
