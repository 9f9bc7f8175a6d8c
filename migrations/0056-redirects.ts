import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Addresses that lead elsewhere, how often, and what was asked for in vain; requirement ADDR-01. */
export async function up(db: LooseDb) {
  await createRedirects(db);
  await createCounts(db);
}

async function createRedirects(db: LooseDb) {
  const table = db.schema
    .createTable("redirects")
    .addColumn("id", "integer", idColumn(db))
    // Decoded, in lower case; the database refuses a second live one.
    .addColumn("from_path", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    // The page of the target, spelled as `from_path`; "" for another site.
    .addColumn("target_path", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("origin", "text", (column) => column.notNull());
  await storedColumns(table).execute();
  await addSearchIndex(db, "redirects");
  await sql`create unique index redirects_from on redirects (from_path) where deleted_at is null`.execute(db);
  await db.schema.createIndex("redirects_target").on("redirects").column("target_path").execute();
}

/** Sums by day in Riyadh, and nothing of any one visitor. */
async function createCounts(db: LooseDb) {
  await db.schema
    .createTable("redirect_hits")
    .addColumn("redirect_id", "integer", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("redirect_hits_key", ["redirect_id", "day"])
    .execute();
  await db.schema
    .createTable("missing_pages")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("missing_pages_key", ["path", "day"])
    .execute();
}
