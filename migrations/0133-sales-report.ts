import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Gives requests the value that staff expect, and the moments at which they were first answered and won or lost, as far as the log
 * of requests of before tells them. Requirement SALES-01.
 */
export async function up(db: LooseDb) {
  const alter = () => db.schema.alterTable("project_requests");
  await alter().addColumn("expected_value", "bigint").execute();
  await alter().addColumn("answered_at", "text").execute();
  await alter().addColumn("closed_at", "text").execute();
  for (const statement of statements) await statement.execute(db);
}

const noted = sql`request_notes.request_id = project_requests.id and request_notes.deleted_at is null`;

const statements = [
  sql`update project_requests set answered_at = (
    select min(request_notes.created_at) from request_notes where ${noted} and (request_notes.kind in ('mail', 'whatsapp', 'sent')
      or (request_notes.kind = 'status' and request_notes.body in ('contacted', 'quoted', 'won'))))`,
  sql`update project_requests set closed_at = coalesce(
    (select max(request_notes.created_at) from request_notes
      where ${noted} and request_notes.kind = 'status' and request_notes.body = project_requests.status),
    (select max(quotes.answered_at) from quotes where quotes.request_id = project_requests.id and quotes.state = 'accepted'),
    updated_at) where status in ('won', 'lost')`,
  sql`create index project_requests_closed on project_requests (kind, closed_at) where closed_at is not null`,
  // Few requests have a value, and sums of it need not read the others.
  sql`create index project_requests_expected on project_requests (kind, status) where expected_value is not null`,
];
