import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the share of a quote that is paid first, and the days after the delivery until the rest; requirement DESK-02. */
export async function up(db: LooseDb) {
  for (const name of ["first_share", "rest_days"])
    await db.schema
      .alterTable("quotes")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
}
