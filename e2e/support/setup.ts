import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

/**
 * Copies the data of the run's server before the first test changes it. Servers that tests start themselves begin with this
 * copy (`site-process.ts`), because filling in the demo takes seconds.
 */
export default function keepFirstData() {
  const { E2E_DATA_DIR: data, E2E_SEED_DIR: seed } = process.env;
  if (!data || !seed) return;
  mkdirSync(seed, { recursive: true });
  const database = new Database(join(data, "shurfa.db"));
  database.prepare("vacuum into ?").run(join(seed, "shurfa.db"));
  database.close();
  cpSync(join(data, "uploads"), join(seed, "uploads"), { recursive: true });
}
