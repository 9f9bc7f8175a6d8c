import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds the users whom a note mentions, and those of them who have not seen it, for the bell; requirement DESK-07. */
export async function up(db: LooseDb) {
  for (const column of ["mentions", "unseen_by"])
    await db.schema
      .alterTable("request_notes")
      .addColumn(column, "text", (added) => added.notNull().defaultTo("[]"))
      .execute();
  await sql`create index request_notes_unseen on request_notes (id) where unseen_by <> '[]'`.execute(db);
}
