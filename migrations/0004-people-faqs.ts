import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

export async function up(db: LooseDb) {
  await createTeamMembers(db);
  await createReviews(db);
  await createFaqs(db);
}

async function createTeamMembers(db: LooseDb) {
  const table = db.schema
    .createTable("team_members")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("position", "text", (column) => column.notNull())
    .addColumn("department", "text", (column) => column.notNull())
    .addColumn("bio", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("linkedin", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("experience", "text", (column) => column.notNull())
    .addColumn("specialty", "text", (column) => column.notNull())
    .addColumn("achievements", "text", (column) => column.notNull())
    .addColumn("skills", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer")
    .addColumn("join_date", "text", (column) => column.notNull());
  await storedColumns(table).execute();
}

async function createReviews(db: LooseDb) {
  const table = db.schema
    .createTable("reviews")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("client_name", "text", (column) => column.notNull())
    .addColumn("client_position", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("project_name", "text", (column) => column.notNull())
    .addColumn("project_value", "text", (column) => column.notNull())
    .addColumn("project_duration", "text", (column) => column.notNull())
    .addColumn("testimonial_text", "text", (column) => column.notNull())
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("review_date", "text", (column) => column.notNull())
    .addColumn("client_image", "text")
    .addColumn("project_image", "text")
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("project_id", "text")
    .addColumn("achievements", "text", (column) => column.notNull())
    .addColumn("skills", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await db.schema.createIndex("reviews_project").on("reviews").column("project_id").execute();
}

async function createFaqs(db: LooseDb) {
  const table = db.schema
    .createTable("faqs")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("display_order", "integer");
  await storedColumns(table).execute();
  await db.schema.createIndex("faqs_category").on("faqs").column("category").execute();
  const changes = db.schema
    .createTable("faq_categories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("is_removed", "integer", (column) => column.notNull());
  await storedColumns(changes).execute();
}
