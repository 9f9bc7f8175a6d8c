import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** What a user may do. Until now every user could do everything, and those who exist go on so; requirement ROLE-01. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("users")
    .addColumn("access", "text", (column) => column.notNull().defaultTo("owner"))
    .execute();
}
