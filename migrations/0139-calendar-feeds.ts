import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** The secret addresses of calendars, of which only the digest is kept; requirement NOTICE-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("user_id", "integer", (column) => column.primaryKey())
    .addColumn("token_digest", "text", (column) => column.notNull().unique())
    // What the token is derived from, beside the secret of links.
    .addColumn("nonce", "text", (column) => column.notNull())
    .execute();
}
