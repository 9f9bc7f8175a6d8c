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
  recordId: string;
  /** The changed fields by name. */
  fields: string[];
  /** What these fields are called, in their order. */
  labels: string[];
};

/** What a field of a table is called. */
export type LabelOf = (table: string, field: string) => string;

/** What the list can be narrowed to; days in Riyadh, both included. */
export const auditFilters = ["actor", "resource", "action", "from", "to"] as const;
export type AuditFilter = (typeof auditFilters)[number];
