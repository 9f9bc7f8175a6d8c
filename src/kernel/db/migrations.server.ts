import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { OperatorError } from "../process/config.server.ts";
import {
  type DatabaseHandle,
  isLockTimeout,
  isSqlite,
  isUndone,
  type LooseDb,
  loose,
} from "./database.server.ts";

type MigrationModule = { up(db: LooseDb): Promise<void> };
const modules = import.meta.glob<MigrationModule>("../../../migrations/*.ts", { eager: true });

/** The names of this version's migrations, in their order. */
export function knownMigrations(): string[] {
  return Object.keys(modules).map(nameOf).sort();
}

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, "");

/**
 * Brings the database to the newest migration, under Kysely's lock: two processes that start at once do not collide. Throws
 * `OperatorError` for a database that another version has migrated further.
 */
export async function migrate(handle: DatabaseHandle) {
  const migrations = Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [nameOf(path), impatient(module)]),
  );
  const applied = await appliedMigrations(handle);
  const foreign = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (foreign.length > 0) throw new OperatorError(foreignDatabase(foreign));
  if (applied.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({
    db: handle.db,
    provider: { getMigrations: async () => migrations },
    // Whoever follows main may have applied a later one before an earlier one arrived from another branch.
    allowUnorderedMigrations: true,
  });
  if (handle.kind === "sqlite" || applied.length === 0) return succeed(migrator.migrateToLatest());
  await migrateBesideServers(migrator);
}

type Migrating = ReturnType<Migrator["migrateToLatest"]>;

async function succeed(migrating: Migrating) {
  const { error } = await migrating;
  if (error) throw error;
}

/**
 * On PostgreSQL, servers of the earlier version may answer meanwhile. Each migration is a transaction of its own, which gives up
 * when it does not get a lock at once and is tried again, so that it neither holds up nor deadlocks what visitors send. Throws the
 * last error after a minute in which none was applied; requirement SURV-07.
 */
export async function migrateBesideServers(migrator: Pick<Migrator, "migrateUp">) {
  let end = Date.now() + longestTry;
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error && results.length === 0) return;
    if (!error) end = Date.now() + longestTry;
    else if (!(isUndone(error) || isLockTimeout(error)) || Date.now() > end) throw error;
    else await new Promise((later) => setTimeout(later, 100 + Math.random() * 200));
  }
}

const longestTry = 60_000; // ms
/** Shorter than the second after which PostgreSQL looks for deadlocks and may undo the transaction of a visitor. */
const lockTimeout = "400ms";

/** The migration with a short wait for locks on PostgreSQL. */
function impatient(module: MigrationModule): MigrationModule {
  return {
    async up(db) {
      if (!isSqlite(db)) await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
      await module.up(db);
    },
  };
}

/** What to do about a database of another version. */
export const foreignDatabase = (names: readonly string[]) =>
  `The database was migrated by another version (${names.join(", ")}). Start that version, or restore a backup from before the migration.`;

/**
 * The names of the migrations that a database has; empty for a new one. One query instead of the migrator's ten, since nearly
 * every start finds nothing to migrate.
 */
export async function appliedMigrations({ db }: DatabaseHandle): Promise<string[]> {
  const applied = await loose(db)
    .selectFrom("kysely_migration")
    .select("name")
    .execute()
    .catch(() => []); // a new database has no table yet; the migrator reports any other fault
  return applied.map(({ name }) => String(name));
}
