import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Db, Generated, Tables } from "./database.server.ts";
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
      /** The names of the changed fields, a list as JSON. `before` and `after` are the record as JSON. */
      fields: string;
      before: string | null;
      after: string | null;
    };
  }
}

/** Which revisions: of resources, one record, an actor or an action, not before `from` and before `before`. */
export type RevisionsQuery = {
  resource?: string | readonly string[] | undefined;
  recordId?: string | undefined;
  actor?: number | undefined;
  action?: string | undefined;
  /** ISO in UTC. */
  from?: string | undefined;
  before?: string | undefined;
};

/** A query of the matching revisions; the caller adds columns and order. */
export function matchingRevisions(db: Db, query: RevisionsQuery = {}) {
  return db.selectFrom("revisions").where(matching(query));
}

const mostShown = 200;

/** The schema of a history entry. `state` is the record's own; it is null before a create and after a delete. */
export const historyEntry = (state: z.ZodType) =>
  z.object({
    id: z.number().int(),
    at: z.string(),
    actor: z.string(),
    action: z.string(),
    fields: z.array(z.string()),
    before: state.nullable(),
    after: state.nullable(),
  });

/** Who changed what in a record, newest first; `wire` translates fields and states whose wire form is not the stored one. */
export async function readHistory(
  db: Db,
  of: Required<Pick<RevisionsQuery, "resource">> & Pick<RevisionsQuery, "recordId">,
  wire: { nameOf(field: string): string | undefined; toWire(state: object): object } = asStored,
) {
  const rows = await matchingRevisions(db, of).selectAll().orderBy("id", "desc").limit(mostShown).execute();
  const state = (json: string | null) => (json ? wire.toWire(JSON.parse(json)) : null);
  return rows.map((row) => {
    const fields: string[] = JSON.parse(row.fields);
    return {
      id: row.id,
      at: row.at,
      actor: row.actor_name,
      action: row.action,
      fields: fields.map((field) => wire.nameOf(field) ?? field),
      before: state(row.before),
      after: state(row.after),
    };
  });
}

const asStored = { nameOf: (field: string) => field, toWire: (state: object) => state };

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

/** Removes the matching revisions: those that are too old, or those about a person who is erased; requirement PRIV-03. */
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
