import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Gives requests and clients tags, with the folded keys by which lists are filtered; requirement DESK-09. */
export async function up(db: LooseDb) {
  for (const table of ["project_requests", "clients"]) {
    for (const column of ["tags", "tag_keys"])
      await db.schema
        .alterTable(table)
        .addColumn(column, "text", (added) => added.notNull().defaultTo("[]"))
        .execute();
    // Few records have tags, and what counts or filters them reads no others.
    await sql`create index ${sql.ref(`${table}_tagged`)} on ${sql.table(table)} (id)
      where tag_keys <> '[]' and deleted_at is null`.execute(db);
  }
}
