import type { AccountAction } from "../../kernel/db/revision-actions.ts";
import { noteDeed, type Write } from "../../kernel/db/write.server.ts";

/** Notes in the audit trail what happened to an account; `userId` is null for an unknown account. Requirement SEC-12. */
export function noteAccountEvent(change: Write, action: AccountAction, userId: number | null) {
  return noteDeed(change, "users", action, userId ?? "");
}
