import { sql } from "kysely";
import { isSqlite, type LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * On PostgreSQL the search over everything reads the texts of requests in an index, newest first: their rows are ten times as
 * long, and there are as many as visitors send. An entry of an index is 2.7 KB at most, so the text is 790 characters at
 * most (`searchedLength`): four fields and what divides them, of three bytes a character. ADM-02, docs/decisions/0021.
 */
export async function up(db: LooseDb) {
  await sql`update project_requests set search_text = substr(search_text, 1, 600) where octet_length(search_text) > 2400`.execute(
    db,
  );
  if (isSqlite(db)) return; // has an index already, of any length
  await sql`create index project_requests_search on project_requests (id) include (search_text) where deleted_at is null`.execute(
    db,
  );
}
