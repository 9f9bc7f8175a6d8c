import { Migrator } from "kysely/migration";
import { OperatorError } from "../process/config.server.ts";
import { type DatabaseHandle, type LooseDb, loose } from "./database.server.ts";

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
    Object.entries(modules).map(([path, module]) => [nameOf(path), module]),
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
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
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
