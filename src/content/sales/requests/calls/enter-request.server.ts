import { createRecord } from "../../../../kernel/db/write.server.ts";
import { invalid } from "../../../../kernel/errors.ts";
import { withIdempotency } from "../../../../kernel/http/submission.server.ts";
import type { Actor, Kernel } from "../../../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../../../kernel/resource/field-messages.text.ts";
import { seenWith } from "../desk.server.ts";
import { type EnteredRequest, freshRequest } from "../requests.ts";
import { projectRequestsTable, queueMails } from "../store.server.ts";

/**
 * Stores a request that came by phone, visit, chat or mail, as staff entered it; requirement DESK-01. Notifications and mails
 * are those of a request of the form, but nobody is told of an own entry. Stored once per key. Returns the id; throws `invalid`
 * when it has neither a phone nor an e-mail.
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
    async () => {}, // no rate limit, since staff are signed in
    async (tx) => {
      const request = await createRecord(tx, projectRequestsTable, {
        ...freshRequest(tx.at),
        ...entered,
        seenBy: seenWith([], actor.id), // whoever typed it has read it
      });
      await queueMails(kernel, tx, request, actor.id);
      return request.id;
    },
    actor,
  );
}
