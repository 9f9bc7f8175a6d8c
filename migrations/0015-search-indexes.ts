import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex } from "../src/kernel/db/migration-columns.server.ts";

/** Adds a search index to every existing table of records; later tables call `addSearchIndex` where they are created. */
export async function up(db: LooseDb) {
  for (const { name, columns } of await db.introspection.getTables()) {
    if (columns.some((column) => column.name === "search_text")) await addSearchIndex(db, name);
  }
}
