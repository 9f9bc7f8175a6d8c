/** One line of the audit trail: who did what to which record; requirement SEC-12. */
export type AuditEntry = {
  id: number;
  /** ISO in UTC. */
  at: string;
  actorId: number | null;
  /** `visitor` and `system` for what no user did. */
  actor: string;
  action: string;
  resource: string;
  /** What its table is called. */
  title: string;
  recordId: string;
  /** The changed fields by name. */
  fields: string[];
  /** What these fields are called, in their order. */
  labels: string[];
};

/** A table that the list can be narrowed to. */
export type AuditTable = { name: string; title: string };

/** What tables and their fields are called. What nobody has named shows as it is stored. */
export type AuditNames = {
  tables: readonly AuditTable[];
  tableTitle(table: string): string;
  fieldLabel(table: string, field: string): string;
};

/** What the list can be narrowed to; days in Riyadh, both included. */
export const auditFilters = ["actor", "resource", "action", "from", "to"] as const;
export type AuditFilter = (typeof auditFilters)[number];
