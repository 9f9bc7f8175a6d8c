import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Removes zero-width characters from the folded texts, because searches ignore them from now on. Requirement AR-01 */
export async function up(db: LooseDb) {
  const gone = ["\u00AD", "\u200B", "\u200C", "\u200D", "\u2060", "\uFEFF"];
  const without = gone.reduce((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`search_text`);
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === "search_text")) continue;
    await sql`update ${sql.table(name)} set search_text = ${without} where search_text <> ${without}`.execute(
      db,
    );
  }
}
