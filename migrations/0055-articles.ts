import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Articles of the agency; requirement ART-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("articles")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("cover", "text")
    .addColumn("author_id", "integer")
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("published_at", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "articles");
  await db.schema
    .createIndex("articles_address")
    .unique()
    .on("articles")
    .column("address")
    .where(sql.ref("deleted_at"), "is", null)
    .execute();
  // In the order of the site's list, of which several pages show the newest articles.
  await db.schema
    .createIndex("articles_published")
    .on("articles")
    .columns(["state", "published_at"])
    .where(sql.ref("deleted_at"), "is", null)
    .execute();
}
