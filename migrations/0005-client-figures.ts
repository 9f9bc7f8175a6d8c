import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds a client's figures from before its projects were recorded, and an index of projects by client; requirement ACLI-01. */
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
