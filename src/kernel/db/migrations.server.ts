import { type Migration, Migrator } from "kysely/migration";
import { type DatabaseHandle, type LooseDb, loose } from "./database.server.ts";

type MigrationModule = { up(db: LooseDb): Promise<void> };
const modules = import.meta.glob<MigrationModule>("../../../migrations/*.ts", { eager: true });

/** Brings the database to the newest migration, under Kysely's lock: two processes that start at once do not collide. */
export async function migrate(handle: DatabaseHandle) {
  const migrations: Record<string, Migration> = {};
  for (const [path, module] of Object.entries(modules)) {
    migrations[path.replace(/^.*\/|\.ts$/g, "")] = module;
  }
  if (await isUpToDate(handle, Object.keys(migrations))) return;
  const migrator = new Migrator({ db: handle.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** One query instead of the migrator's ten, since nearly every start finds nothing to migrate. */
async function isUpToDate({ db }: DatabaseHandle, names: string[]) {
  const applied = await loose(db)
    .selectFrom("kysely_migration")
    .select("name")
    .execute()
    .catch(() => []); // of a new database, which has no table yet: the migrator tells whatever else is wrong
  const known = new Set(applied.map(({ name }) => name));
  return known.size === names.length && names.every((name) => known.has(name));
}
