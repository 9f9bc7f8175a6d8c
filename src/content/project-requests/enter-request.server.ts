import { createRecord } from "../../kernel/db/write.server.ts";
import { invalid } from "../../kernel/errors.ts";
import { withIdempotency } from "../../kernel/http/submission.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { type EnteredRequest, freshRequest } from "./requests.ts";
import { projectRequestsTable, queueMails } from "./store.server.ts";

/**
 * Stores a request as a member of staff wrote it down: it came by phone, visit, chat or mail; requirement DESK-01. The bell
 * rings and the mails go out as for one of the form. Under one key it is stored once. Answers the id; throws `invalid` when
 * there is neither a phone nor an e-mail.
 */
export async function enterRequest(
  kernel: Kernel,
  actor: Actor,
  entered: EnteredRequest,
  key: string | undefined,
): Promise<number> {
  if (!entered.phone && !entered.email) throw invalid({ phone: fieldMessages.phoneOrEmail });
  return withIdempotency(
    kernel,
    { key, content: { by: actor.id, ...entered }, resource: projectRequestsTable.name },
    async () => {}, // no limit: staff are known
    async (tx) => {
      const request = await createRecord(tx, projectRequestsTable, { ...freshRequest(tx.at), ...entered });
      await queueMails(kernel, tx, request);
      return request.id;
    },
    actor,
  );
}
