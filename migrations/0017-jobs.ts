import type { Kysely } from "kysely";
import type { Tables } from "../src/kernel/database.server.ts";

/** When each regular job is due: whichever process moves the time on does the job. */
export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("due_at", "text", (column) => column.notNull())
    .execute();
}
