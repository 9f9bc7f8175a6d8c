import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds the files that lie at requests and quotes, and which of them went with a reply; requirement THREAD-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("attachments")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("request_id", "integer", (column) =>
      column.references("project_requests.id").onDelete("cascade"),
    )
    .addColumn("quote_id", "integer", (column) => column.references("quotes.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content_type", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("author_name", "text", (column) => column.notNull());
  await storedColumns(table).execute();
  await addSearchIndex(db, "attachments");
  for (const column of ["request_id", "quote_id"])
    await db.schema.createIndex(`attachments_${column}`).on("attachments").column(column).execute();
  await db.schema
    .alterTable("request_notes")
    .addColumn("attached", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
