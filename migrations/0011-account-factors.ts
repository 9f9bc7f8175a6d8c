import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn } from "../src/kernel/db/migration-columns.server.ts";

/** Second factors, passkeys, one-time links and the time of the last proof of identity; requirements SEC-01 to SEC-05. */
export async function up(db: LooseDb) {
  await extendUsers(db);
  await db.schema
    .alterTable("sessions")
    // When the user last proved their identity; credentials and exports of personal data need a proof of the last 10 minutes.
    .addColumn("proved_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await createPasskeys(db);
  await createRecoveryCodes(db);
  await createAccountLinks(db);
  await createTickets(db);
}

async function extendUsers(db: LooseDb) {
  const texts = ["password_changed_at", "last_sign_in_at", "totp_secret", "totp_pending", "totp_since"];
  for (const name of texts) await db.schema.alterTable("users").addColumn(name, "text").execute();
  // The newest 30-second step whose code was accepted, so that no code is accepted twice.
  await db.schema.alterTable("users").addColumn("totp_last", "bigint").execute();
}

async function createPasskeys(db: LooseDb) {
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();
}

async function createRecoveryCodes(db: LooseDb) {
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();
}

async function createAccountLinks(db: LooseDb) {
  await db.schema
    .createTable("account_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    // Null for the link that creates the first administrator.
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}

async function createTickets(db: LooseDb) {
  await db.schema
    .createTable("sign_in_tickets")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("challenge", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
