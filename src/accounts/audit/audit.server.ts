import type { Db, RowIn } from "../../kernel/db/database.server.ts";
import { matchingRevisions, type RevisionsQuery } from "../../kernel/db/revisions.server.ts";
import type { AuditEntry, AuditTable } from "../users/answers.ts";

/** The Arabic names of tables and fields. A table or field without a name is shown as it is stored. */
export type AuditNames = {
  tables: readonly AuditTable[];
  tableTitle(table: string): string;
  fieldLabel(table: string, field: string): string;
};

export type AuditQuery = RevisionsQuery & { limit: number; offset?: number | undefined };

/**
 * The audit trail, newest first: the revisions of every write, including sign-ins and account events.
 * No code changes an entry; only retention and erasure remove entries. Requirement SEC-12.
 */
export async function readAudit(
  db: Db,
  names: AuditNames,
  { limit, offset = 0, ...query }: AuditQuery,
): Promise<AuditEntry[]> {
  const rows = await matchingRevisions(db, query)
    .select(["id", "at", "actor_id", "actor_name", "action", "resource", "record_id", "fields"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => entryOf(row, names));
}

export async function countAudit(db: Db, query: RevisionsQuery): Promise<number> {
  const row = await matchingRevisions(db, query)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

function entryOf(row: Omit<RowIn<"revisions">, "before" | "after">, names: AuditNames): AuditEntry {
  const fields: string[] = JSON.parse(row.fields);
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor_name,
    action: row.action,
    resource: row.resource,
    title: names.tableTitle(row.resource),
    recordId: row.record_id,
    fields,
    labels: fields.map((field) => names.fieldLabel(row.resource, field)),
  };
}
