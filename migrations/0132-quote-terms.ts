import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";
import { usualTerms } from "./texts/0132-quote-terms.text.ts";

/** Adds the sets of terms of quotes. The terms of the settings become the first set, with which quotes begin; requirement PAPER-02. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("quote_terms")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await addSearchIndex(db, "quote_terms");
  const stored = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "quoteTerms")
    .executeTakeFirst();
  const body = stored && textIn(stored.value);
  if (!body) return;
  const at = new Date().toISOString();
  await db
    .insertInto("quote_terms")
    .values({
      title: usualTerms,
      body,
      display_order: 1,
      search_text: [usualTerms, body].map(foldForSearch).join("\n"),
      created_at: at,
      updated_at: at,
    })
    .execute();
  // Else they would come back when their set is deleted.
  await db.deleteFrom("settings").where("key", "=", "quoteTerms").execute();
}

/** A stored text without the spaces around it; empty for what is none, which is replaced by its default when settings are read. */
function textIn(json: unknown): string {
  try {
    const value: unknown = JSON.parse(String(json));
    return typeof value === "string" ? value.trim() : "";
  } catch {
    return "";
  }
}
