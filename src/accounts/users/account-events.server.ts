import { type AccountAction, appendRevision, type Write } from "../../kernel/db/write.server.ts";

/** Appends to the audit trail what happened to an account; null for an account that nobody has. Requirement SEC-12. */
export function noteAccountEvent(change: Write, action: AccountAction, userId: number | null) {
  return appendRevision(change, { name: "users", personal: true }, action, userId ?? "", null, null);
}
