import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex } from "../src/kernel/db/migration-columns.server.ts";

/** Every table of records so far; a later one calls `addSearchIndex` where it is made. */
export async function up(db: LooseDb) {
  for (const { name, columns } of await db.introspection.getTables()) {
    if (columns.some((column) => column.name === "search_text")) await addSearchIndex(db, name);
  }
}
