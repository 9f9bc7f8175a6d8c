import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the delivery state of replies that the server mails, and the templates of replies; requirement DESK-03. */
export async function up(db: LooseDb) {
  await db.schema.alterTable("request_notes").addColumn("delivery", "text").execute();
  const table = db.schema
    .createTable("reply_templates")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await addSearchIndex(db, "reply_templates");
}
