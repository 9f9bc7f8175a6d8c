import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRows } from "../src/kernel/db/migration-columns.server.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";

/** Removes the gaps in compound names and in numbers from the searched texts. Requirement AR-01 */
export async function up(db: LooseDb) {
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === "search_text")) continue;
    // A text that is folded already changes only where the folding became stronger.
    await changeRows(db, name, ["search_text"], ({ search_text }) => ({
      search_text: foldForSearch(String(search_text)),
    }));
  }
}
