import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";

/**
 * A condition for statements that read requests: whether there was contact about the request since a time, by a change, a
 * note, or the condition `accepted` on its quotes.
 */
export function wasInContact(since: string, accepted: RawBuilder<boolean>) {
  return sql<boolean>`(project_requests.updated_at >= ${since}
    or exists (select 1 from request_notes
      where request_notes.request_id = project_requests.id and request_notes.created_at >= ${since})
    or ${accepted})`;
}

/** A condition for statements that read clients: whether a request of the client fulfils another condition. */
export function hasRequestWhere(condition: RawBuilder<boolean>, clientId: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from project_requests
    where project_requests.client_id = ${clientId} and ${condition})`;
}

/** A condition for statements that read requests: whether the request is won, or has an accepted quote, and its client exists. */
export function belongsToClient(
  isThere: (clientId: RawBuilder<unknown>) => RawBuilder<boolean>,
  accepted: RawBuilder<boolean>,
) {
  return sql<boolean>`(${isThere(sql.ref("project_requests.client_id"))}
    and (project_requests.status = 'won' or ${accepted}))`;
}

/** Up to `limit` requests and messages that were not changed since a time, without those that fulfil a condition of `kept`. */
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

/** The requests that are linked to a client. */
export function listRequestsOfClient(db: Db, clientId: number) {
  return db.selectFrom("project_requests").selectAll().where("client_id", "=", clientId).execute();
}
