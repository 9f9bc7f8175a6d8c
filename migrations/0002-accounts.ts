import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

export async function up(db: LooseDb) {
  await createUsers(db);
  await createSessions(db);
  await createRateLimits(db);
  await createSecrets(db);
}

async function createUsers(db: LooseDb) {
  const table = db.schema
    .createTable("users")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    // Null for a user without a password: one who has not accepted the invitation, or signs in with a passkey only.
    .addColumn("password_hash", "text")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("avatar", "text")
    .addColumn("disabled_at", "text");
  await storedColumns(table).execute();
}

async function createSessions(db: LooseDb) {
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
}

async function createRateLimits(db: LooseDb) {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    // Seconds since 1970, a number because the upsert of a limit calculates with it.
    .addColumn("window_start", "bigint", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_limits_age").on("rate_limits").column("window_start").execute();
}

async function createSecrets(db: LooseDb) {
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
