import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** API tokens of programs: scopes, expiry and a digest, never the token itself; requirement TOKEN-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("api_tokens")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("last_used_at", "text");
  await storedColumns(table).execute();
  await addSearchIndex(db, "api_tokens");
  await db.schema.createIndex("api_tokens_hash").on("api_tokens").column("token_hash").execute();
}
