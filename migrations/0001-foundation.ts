import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

export async function up(db: LooseDb) {
  await createSiteState(db);
  await createRevisions(db);
  await createOutbox(db);
  await createPageTexts(db);
  await createMedia(db);
  await createServices(db);
  await createPackages(db, "packages");
  await createPackages(db, "packages_server");
  await createProjectRequests(db);
}

async function createSiteState(db: LooseDb) {
  await db.schema
    .createTable("site_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("content_version", "integer", (column) => column.notNull())
    .execute();
  await db.insertInto("site_state").values({ id: 1, content_version: 1 }).execute();
}

async function createRevisions(db: LooseDb) {
  await db.schema
    .createTable("revisions")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer")
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  await db.schema
    .createIndex("revisions_record")
    .on("revisions")
    .columns(["resource", "record_id"])
    .execute();
  await db.schema.createIndex("revisions_at").on("revisions").column("at").execute();
}

async function createOutbox(db: LooseDb) {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text")
    .addColumn("sent_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("outbox_due").on("outbox").column("next_attempt_at").execute();
}

async function createPageTexts(db: LooseDb) {
  await db.schema
    .createTable("page_texts")
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_texts_key", ["section", "field"])
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function createMedia(db: LooseDb) {
  const table = db.schema
    .createTable("media")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("focal_x", "double precision", (column) => column.notNull())
    .addColumn("focal_y", "double precision", (column) => column.notNull());
  await storedColumns(table).execute();
}

async function createServices(db: LooseDb) {
  const table = db.schema
    .createTable("services")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("short_description", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("icon", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("benefits", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
}

async function createPackages(db: LooseDb, name: string) {
  const table = db.schema
    .createTable(name)
    .addColumn("id", "integer", idColumn(db))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("price", "double precision")
    .addColumn("price_unit", "text")
    .addColumn("delivery_time", "text")
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("category", "text")
    .addColumn("icon_html", "text")
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
}

async function createProjectRequests(db: LooseDb) {
  const table = db.schema
    .createTable("project_requests")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("company_name", "text", (column) => column.notNull())
    .addColumn("requested_services", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull());
  await storedColumns(table).execute();
  await db.schema
    .createIndex("project_requests_arrival")
    .on("project_requests")
    .columns(["kind", "created_at"])
    .execute();
  // One row per accepted submission. By its key a double click or a retry finds the first record; requirement SURV-04.
  await db.schema
    .createTable("submissions")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("record_id", "integer")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
