import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { onTestFinished } from "vitest";
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
  /** Called for each revision in its transaction. */
  onRevision?: Kernel["onRevision"];
  /** Environment variables beside the test's own, as `npm start` reads them. */
  environment?: Record<string, string>;
};

/**
 * A real kernel on a migrated, empty database of its own. It closes by itself: after the test that made it, or after the
 * file when a `beforeAll` did.
 */
export async function testKernel(options: TestKernelOptions = {}): Promise<Kernel> {
  const dataDir = temporaryFolder();
  const databaseUrl = options.database === "postgres" ? await takePostgres() : undefined;
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
    session?.reauthenticatedAt === justNow ? { ...session, reauthenticatedAt: now().toISOString() } : session;
  const authenticate = options.authenticate ?? signedIn;
  const { now, authenticateToken, onRevision } = options;
  const kernel = await openKernel(config, {
    authenticate,
    agencyName: async () => "شُرفة",
    ...(now && { now }),
    ...(authenticateToken && { authenticateToken }),
    ...(onRevision && { onRevision }),
  });
  // As on the test PostgreSQL, because the data of a test need not survive a power cut.
  if (!databaseUrl) await kernel.db.executeQuery(CompiledQuery.raw("pragma synchronous = off"));
  atTheEnd(async () => {
    await closeKernel(kernel);
    if (databaseUrl) await giveBackPostgres(databaseUrl);
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

// Migrating takes longer than most tests: each run does it once for a database, and tests take copies.

let sqliteCopy: Promise<string> | undefined;

function sqliteTemplate() {
  sqliteCopy ??= (async () => {
    const folder = process.env.TEST_RUN_FOLDER ?? temporaryFolder();
    const file = join(folder, `template-${databaseFile}`);
    if (existsSync(file)) return file;
    const own = join(temporaryFolder(), databaseFile);
    const handle = openDatabase({ file: own });
    await handle.db.executeQuery(CompiledQuery.raw("pragma synchronous = off"));
    await migrate(handle);
    await handle.close();
    // Two test files that begin at once both make the file; the later one replaces it by an equal file.
    const complete = `${file}.${process.pid}`;
    copyFileSync(own, complete);
    renameSync(complete, file);
    return file;
  })();
  return sqliteCopy;
}
