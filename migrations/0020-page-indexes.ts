import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

// The order of public lists, as `orderOf` in the code writes it: missing places last, ties by id.
const order = "(case when display_order is null then 1 else 0 end), display_order, id";

/**
 * What a page of a public list is found by, however long the list is; what it is filtered by lies beside. Of the records
 * that are not deleted alone, so that the search over all of them still takes its own index; and with the
 * column that says so, without which SQLite would read the row to see it. SURV-02, ADM-02.
 */
export async function up(db: LooseDb) {
  const index = (table: string, name: string, columns: string) =>
    sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (${sql.raw(columns)}, deleted_at) where deleted_at is null`.execute(
      db,
    );
  for (const table of ["services", "packages", "packages_server", "team_members"])
    await index(table, "shown", `is_active, ${order}`);
  await index("projects", "shown", `${order}, category, status`);
  await index("projects", "kinds", "category, status");
  await index("reviews", "shown", `is_active, ${order}, category`);
  await index("reviews", "kinds", `is_active, category`);
  await index("faqs", "shown", `is_active, ${order}, category`);
  await index("faqs", "kinds", `is_active, category`);
  await index("vision_items", "shown", `is_active, type, ${order}`);
}
