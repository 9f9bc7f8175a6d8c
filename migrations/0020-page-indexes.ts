import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

// The order of public lists, exactly as `orderOf` in the code writes it: records without a place last, ties by id.
const order = "(case when display_order is null then 1 else 0 end), display_order, id";

/**
 * Indexes that find a page of a public list, however long the list is, with the columns of its filters. They hold only
 * records that are not deleted, so that the search over all records still uses its own index; and they hold `deleted_at`,
 * because SQLite would read the row to check it otherwise. SURV-02, ADM-02.
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
