import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Lets public pages list and count projects from an index alone, and count questions by subtracting the few unanswered ones.
 * Since projects can be hidden and questions can lack an answer, both had read every row. SURV-02.
 */
export async function up(db: LooseDb) {
  const order = "(case when display_order is null then 1 else 0 end), display_order, id";
  for (const statement of [
    "drop index projects_shown",
    `create index projects_shown on projects (is_active, ${order}, category, status, deleted_at) where deleted_at is null`,
    "drop index projects_kinds",
    "create index projects_kinds on projects (is_active, category, status, end_date, deleted_at) where deleted_at is null",
    "create index faqs_unanswered on faqs (is_active, deleted_at) where deleted_at is null and answer = ''",
  ])
    await sql.raw(statement).execute(db);
}
