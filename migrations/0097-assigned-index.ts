import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Lets the bell find what was assigned, and the desk count the posts set aside, without a look at every row: both are few among
 * all requests, tasks and clients, and are read with each change at the desk. Requirements DESK-07, SEC-07, SURV-02.
 */
export async function up(db: LooseDb) {
  for (const statement of [
    "create index project_requests_assigned on project_requests (assigned_at) where assigned_at is not null",
    "create index tasks_assigned on tasks (assigned_at) where assigned_at is not null",
    "create index project_requests_suspected on project_requests (kind, deleted_at) where suspected_at is not null",
    // In the order in which the oldest of them make room for a new one.
    "create index project_requests_aside on project_requests (id, deleted_at) where suspected_at is not null",
    "create index clients_aside on clients (id, deleted_at) where suspected_at is not null",
  ])
    await sql.raw(statement).execute(db);
}
