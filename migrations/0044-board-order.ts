import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** The board reads each status in the order of the names too, which is twenty rows of an index; requirement DESK-01. */
export async function up(db: LooseDb) {
  await db.schema
    .createIndex("project_requests_status_name")
    .on("project_requests")
    .columns(["kind", "deleted_at", "status", "name", "id"])
    .execute();
}
