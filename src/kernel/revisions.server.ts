import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db, Generated, Tables } from "./database.server.ts";
import { AppError } from "./errors.ts";
import { isRowId } from "./stored.ts";

declare module "./database.server.ts" {
  interface Tables {
    revisions: {
      id: Generated<number>;
      resource: string;
      record_id: string;
      action: string;
      actor_id: number | null;
      actor_name: string;
      at: string;
      /** A list as JSON, and the records before and after. */
      fields: string;
      before: string | null;
      after: string | null;
    };
  }
}

/** Which revisions: of resources, of one record of theirs, of an actor, from a moment on and before another. */
type RevisionsQuery = {
  resource?: string | readonly string[] | undefined;
  recordId?: string | undefined;
  actor?: number | undefined;
  action?: string | undefined;
  /** ISO in UTC. */
  from?: string | undefined;
  before?: string | undefined;
};

/** The revisions that match, for whoever reads them to select from and to put in an order. */
export function matchingRevisions(db: Db, query: RevisionsQuery = {}) {
  return db.selectFrom("revisions").where(matching(query));
}

/** The record after a revision, as JSON. Throws `not-found`. */
export async function stateAfter(
  db: Db,
  revision: number,
  of: Pick<RevisionsQuery, "resource" | "recordId">,
): Promise<string> {
  if (!isRowId(revision)) throw new AppError("not-found");
  const row = await matchingRevisions(db, of).select("after").where("id", "=", revision).executeTakeFirst();
  if (!row?.after) throw new AppError("not-found");
  return row.after;
}

/** Removes the revisions that match: when their time is over, or with the person whom they are about; requirement PRIV-03. */
export async function forgetRevisions(
  db: Db,
  query: RevisionsQuery & Required<Pick<RevisionsQuery, "resource">>,
) {
  await db.deleteFrom("revisions").where(matching(query)).execute();
}

function matching({ resource, recordId, actor, action, from, before }: RevisionsQuery) {
  return (eb: ExpressionBuilder<Tables, "revisions">): Expression<SqlBool> =>
    eb.and([
      ...(typeof resource === "string" ? [eb("resource", "=", resource)] : []),
      ...(typeof resource === "object" ? [eb("resource", "in", resource)] : []),
      ...(recordId === undefined ? [] : [eb("record_id", "=", recordId)]),
      ...(actor === undefined ? [] : [eb("actor_id", "=", actor)]),
      ...(action === undefined ? [] : [eb("action", "=", action)]),
      ...(from === undefined ? [] : [eb("at", ">=", from)]),
      ...(before === undefined ? [] : [eb("at", "<", before)]),
    ]);
}
