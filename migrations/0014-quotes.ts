import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Priced quotes. Money is in whole halalas; docs/decisions/0019 says how numbers and links are made. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("quotes")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("request_id", "integer", (column) => column.notNull())
    // Assigned when the quote is sent; drafts have none.
    .addColumn("number", "text", (column) => column.unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("customer_name", "text", (column) => column.notNull())
    .addColumn("customer_company", "text", (column) => column.notNull())
    .addColumn("customer_email", "text", (column) => column.notNull())
    .addColumn("customer_phone", "text", (column) => column.notNull())
    .addColumn("items", "text", (column) => column.notNull())
    .addColumn("discount", "bigint", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("valid_until", "text", (column) => column.notNull())
    .addColumn("terms", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("sent_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("answer_note", "text", (column) => column.notNull().defaultTo(""));
  await storedColumns(table).execute();
  await db.schema.createIndex("quotes_request").on("quotes").column("request_id").execute();
  await db.schema.createIndex("quotes_state").on("quotes").column("state").execute();
  await db.schema
    .createTable("quote_numbers")
    .addColumn("year", "integer", (column) => column.primaryKey())
    .addColumn("last", "integer", (column) => column.notNull())
    .execute();
}
