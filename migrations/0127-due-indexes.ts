import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Lets the one timer ask each second what is due without a look at the reminders of all tasks that ever were: those that wait are few.
 * An article that waits is found by `articles_published`. Requirements DESK-06, DOC-03.
 */
export async function up(db: LooseDb) {
  await sql`create index tasks_waiting on tasks (remind_at)
    where is_done = 0 and deleted_at is null and (rung_for is null or rung_for <> remind_at)`.execute(db);
}
