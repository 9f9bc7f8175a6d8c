import { type Migration, Migrator } from "kysely/migration";
import type { DatabaseHandle, LooseDb } from "./database.server.ts";

type MigrationModule = { up(db: LooseDb): Promise<void> };
const modules = import.meta.glob<MigrationModule>("../../migrations/*.ts", { eager: true });

/** Brings the database to the newest migration, under Kysely's lock: two processes that start at once do not collide. */
export async function migrate(handle: DatabaseHandle) {
  const migrations: Record<string, Migration> = {};
  for (const [path, module] of Object.entries(modules)) {
    migrations[path.replace(/^.*\/|\.ts$/g, "")] = module;
  }
  const migrator = new Migrator({ db: handle.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
