import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** What a client had before its projects were kept here, and the way from a client to its projects; requirement ACLI-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("clients")
    .addColumn("opening_projects", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("clients")
    .addColumn("opening_value", "double precision", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("projects_client").on("projects").column("client_id").execute();
}
