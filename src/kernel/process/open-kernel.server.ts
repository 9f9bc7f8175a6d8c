import { join } from "node:path";
import { followContentVersion } from "../db/content-version.server.ts";
import { openDatabase, servingLimits } from "../db/database.server.ts";
import { migrate } from "../db/migrations.server.ts";
import type { Config } from "./config.server.ts";
import { closeDataFolder } from "./data-folder.server.ts";
import type { Kernel, Session } from "./kernel.server.ts";
import { createLog } from "./log.server.ts";
import { openStorage } from "./storage.server.ts";

type Options = {
  now?: () => Date;
  /** How accounts find the session of a request; without it nobody is signed in. */
  authenticate?: (
    kernel: Kernel,
    request: Request,
    options?: { prolong?: boolean },
  ) => Promise<Session | null>;
  /** How accounts find the session of a program's token; without it tokens are not looked at. */
  authenticateToken?: (kernel: Kernel, request: Request, address: string) => Promise<Session | null>;
  /** How the settings tell the name of the agency; without it there is none. */
  agencyName?: (db: Kernel["reads"]) => Promise<string>;
  /** What follows from each revision; without it nothing does. */
  onRevision?: Kernel["onRevision"];
};

/** Opens the database, brings it up to date and puts the kernel together. `closeKernel` ends it. */
export async function openKernel(config: Config, options: Options = {}): Promise<Kernel> {
  closeDataFolder(config.dataDir);
  const place = { databaseUrl: config.databaseUrl, file: join(config.dataDir, "shurfa.db") };
  // Apart: a migration, or the wait for that of another process, may take longer than anybody would wait for a page.
  const migrating = openDatabase(place);
  await migrate(migrating).finally(() => migrating.close());
  const database = openDatabase({ ...place, limits: servingLimits });
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
    onRevision: options.onRevision ?? (async () => {}),
  };
  return kernel;
}

export async function closeKernel(kernel: Kernel) {
  kernel.contentVersion.stop();
  await kernel.database.close();
}
