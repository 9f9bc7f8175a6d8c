import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Redirects, how often each was used, and how often addresses without a page were requested; requirement ADDR-01. */
export async function up(db: LooseDb) {
  await createRedirects(db);
  await createCounts(db);
}

async function createRedirects(db: LooseDb) {
  const table = db.schema
    .createTable("redirects")
    .addColumn("id", "integer", idColumn(db))
    // Decoded, in lower case; unique among the redirects that are not deleted.
    .addColumn("from_path", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    // The path of the target, normalised like `from_path`; "" for another site.
    .addColumn("target_path", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("origin", "text", (column) => column.notNull());
  await storedColumns(table).execute();
  await addSearchIndex(db, "redirects");
  await sql`create unique index redirects_from on redirects (from_path) where deleted_at is null`.execute(db);
  await db.schema.createIndex("redirects_target").on("redirects").column("target_path").execute();
}

/** Sums by day in Riyadh, without data about single visitors. */
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
