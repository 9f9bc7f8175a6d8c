import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds how a quote was sent and seen, which quote it revises, and the project made from it; requirement DESK-02. */
export async function up(db: LooseDb) {
  const add = (name: string, type: "text" | "integer") =>
    db.schema.alterTable("quotes").addColumn(name, type).execute();
  await add("seen_at", "text");
  await db.schema
    .alterTable("quotes")
    .addColumn("sends", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await add("revises", "integer");
  await db.schema
    .alterTable("quotes")
    .addColumn("edition", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await add("project_id", "text");
  await add("project_at", "text");
  await db.schema.createIndex("quotes_revises").on("quotes").column("revises").execute();
}
