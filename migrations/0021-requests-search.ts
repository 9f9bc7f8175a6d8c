import { sql } from "kysely";
import { isSqlite, type LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * On PostgreSQL the search over everything reads the texts of requests from an index, newest first, because whole rows are
 * ten times as long and their number has no bound. An index entry is 2.7 KB at most, so the text has 790 characters at most
 * (`searchedLength`): four fields and their separators, at three bytes a character. ADM-02, docs/decisions/0021.
 */
export async function up(db: LooseDb) {
  await sql`update project_requests set search_text = substr(search_text, 1, 600) where octet_length(search_text) > 2400`.execute(
    db,
  );
  if (isSqlite(db)) return; // SQLite has such an index already, without a bound of length
  await sql`create index project_requests_search on project_requests (id) include (search_text) where deleted_at is null`.execute(
    db,
  );
}
