import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

export async function up(db: LooseDb) {
  await createProjects(db);
  await createVisionItems(db);
  await createClients(db);
}

async function createProjects(db: LooseDb) {
  const table = db.schema
    .createTable("projects")
    // A timestamp that the API's caller sends, or else one that the server makes.
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("completion", "integer", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("value_amount", "double precision")
    .addColumn("duration", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("client_id", "integer")
    .addColumn("image", "text")
    .addColumn("image_alt", "text", (column) => column.notNull())
    .addColumn("gallery", "text", (column) => column.notNull())
    .addColumn("start_date", "text", (column) => column.notNull())
    .addColumn("end_date", "text", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
}

async function createVisionItems(db: LooseDb) {
  const table = db.schema
    .createTable("vision_items")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("icon", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("metric", "text", (column) => column.notNull())
    .addColumn("percentage", "integer")
    .addColumn("category", "text")
    .addColumn("initiatives", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
}

async function createClients(db: LooseDb) {
  const table = db.schema
    .createTable("clients")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("join_date", "text", (column) => column.notNull())
    .addColumn("services", "text", (column) => column.notNull())
    .addColumn("consent_at", "text")
    .addColumn("consent_edition", "text")
    .addColumn("marketing_consent_at", "text");
  await storedColumns(table).execute();
  // A registration looks for a client with its e-mail address.
  await db.schema.createIndex("clients_email").on("clients").column("email").execute();
}
