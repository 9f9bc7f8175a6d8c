import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";

/**
 * Whether there was contact about a request since a time: its last change, its last note, or what `accepted` says of its
 * quotes. A condition for statements that read requests.
 */
export function wasInContact(since: string, accepted: RawBuilder<boolean>) {
  return sql<boolean>`(project_requests.updated_at >= ${since}
    or exists (select 1 from request_notes
      where request_notes.request_id = project_requests.id and request_notes.created_at >= ${since})
    or ${accepted})`;
}

/** Whether a client has sent a request for which a condition holds: for statements that read clients. */
export function hasRequestWhere(condition: RawBuilder<boolean>, clientId: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from project_requests
    where project_requests.client_id = ${clientId} and ${condition})`;
}

/** Whether a request became a contract of a client who is still there. */
export function belongsToClient(
  isThere: (clientId: RawBuilder<unknown>) => RawBuilder<boolean>,
  accepted: RawBuilder<boolean>,
) {
  return sql<boolean>`(${isThere(sql.ref("project_requests.client_id"))}
    and (project_requests.status = 'won' or ${accepted}))`;
}

/** Requests and messages that nobody has changed since a time, but for those that one of the conditions keeps. */
export function findPastRequests(
  db: Db,
  before: string,
  kept: readonly RawBuilder<boolean>[],
  limit: number,
) {
  let select = db.selectFrom("project_requests").selectAll().where("updated_at", "<", before);
  for (const keeps of kept) select = select.where(({ not }) => not(keeps));
  return select.orderBy("id").limit(limit).execute();
}

/** The requests that became a client. */
export function listRequestsOfClient(db: Db, clientId: number) {
  return db.selectFrom("project_requests").selectAll().where("client_id", "=", clientId).execute();
}
