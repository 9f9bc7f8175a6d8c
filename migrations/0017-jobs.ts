import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** When each regular job is due. The process that moves the time on does the job. */
export async function up(db: LooseDb) {
  await db.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("due_at", "text", (column) => column.notNull())
    .execute();
}
