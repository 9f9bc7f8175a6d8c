import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type MailLook, plainLook } from "../background/mail-look.ts";
import { followContentVersion } from "../db/content-version.server.ts";
import { openDatabase, servingLimits } from "../db/database.server.ts";
import { appliedMigrations, migrate } from "../db/migrations.server.ts";
import { isPooled } from "../db/pooler.server.ts";
import { type Config, OperatorError } from "./config.server.ts";
import { closeDataFolder } from "./data-folder.server.ts";
import type { Kernel, Session } from "./kernel.server.ts";
import { createLog } from "./log.server.ts";
import { openStorage } from "./storage.server.ts";

type Options = {
  now?: () => Date;
  /** Finds the session of a request; without this option nobody is signed in. */
  authenticate?: (
    kernel: Kernel,
    request: Request,
    options?: { prolong?: boolean },
  ) => Promise<Session | null>;
  /** Finds the session of a program's token; without this option tokens are ignored. */
  authenticateToken?: (kernel: Kernel, request: Request, address: string) => Promise<Session | null>;
  /** Reads the name of the agency from the settings; without this option the name is empty. */
  agencyName?: (db: Kernel["reads"]) => Promise<string>;
  /** Reads what mails show of the agency; without this option they show its name. */
  mailLook?: (kernel: Kernel) => Promise<MailLook>;
  /** Called for each revision in its transaction. */
  onRevision?: Kernel["onRevision"];
};

/**
 * Throws `OperatorError` when the configuration names no database that a server has started on: a command for the running site
 * with a mistyped DATA_DIR or DATABASE_URL would make a second, empty one; requirement RUN-05.
 */
export async function assertDatabaseExists(config: Config): Promise<void> {
  const { databaseUrl, file } = placeOf(config);
  const mistyped = "Start the server first, or correct";
  if (!databaseUrl) {
    if (existsSync(file)) return;
    throw new OperatorError(`There is no database ${resolve(file)}. ${mistyped} DATA_DIR.`);
  }
  const database = openDatabase({ databaseUrl, file });
  const applied = await appliedMigrations(database).finally(() => database.close());
  if (applied.length === 0)
    throw new OperatorError(`The database of DATABASE_URL is empty. ${mistyped} DATABASE_URL.`);
}

const placeOf = ({ databaseUrl, dataDir }: Config) => ({ databaseUrl, file: join(dataDir, "shurfa.db") });

/** Opens the database, brings it up to date and puts the kernel together. `closeKernel` ends it. */
export async function openKernel(config: Config, options: Options = {}): Promise<Kernel> {
  closeDataFolder(config.dataDir);
  const place = placeOf(config);
  // A connection without limits, because a migration, or the wait for another process's, may exceed the limits of serving.
  const migrating = openDatabase(place);
  await migrate(migrating).finally(() => migrating.close());
  const database = openDatabase({
    ...place,
    limits: servingLimits,
    pool: config.databasePool,
    isPooled: config.databaseUrl !== undefined && (await isPooled(config.databaseUrl)),
  });
  const kernel: Kernel = {
    config,
    database,
    db: database.db,
    reads: database.reads,
    contentVersion: await followContentVersion(database.reads),
    storage: await openStorage(config),
    log: createLog(config.logLevel),
    shutdown: new AbortController(),
    now: options.now ?? (() => new Date()),
    authenticate: async (request, how) => (await options.authenticate?.(kernel, request, how)) ?? null,
    authenticateToken: async (request, address) =>
      (await options.authenticateToken?.(kernel, request, address)) ?? null,
    agencyName: async () => (await options.agencyName?.(database.reads)) ?? "",
    mailLook: async () => options.mailLook?.(kernel) ?? plainLook(await kernel.agencyName()),
    onRevision: options.onRevision ?? (async () => {}),
  };
  return kernel;
}

export async function closeKernel(kernel: Kernel) {
  kernel.contentVersion.stop();
  await kernel.database.close();
}
