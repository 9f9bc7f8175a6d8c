import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds what a user may do. Until now every user could do everything, and existing users keep that; requirement ROLE-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("users")
    .addColumn("access", "text", (column) => column.notNull().defaultTo("owner"))
    .execute();
}
