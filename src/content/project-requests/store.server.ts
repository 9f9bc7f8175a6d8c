import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { queueMessage } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, type Write } from "../../kernel/db/write.server.ts";
import { guardForm, isFilledHoneypot } from "../../kernel/http/form-guard.server.ts";
import { parseInput } from "../../kernel/http/http.server.ts";
import { clearHits, isFirst } from "../../kernel/http/rate-limit.server.ts";
import { withIdempotency } from "../../kernel/http/submission.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { addressSchema } from "../../kernel/resource/kinds/email.ts";
import { blankOf, withFields } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { cleanInput } from "../../kernel/text/clean-text.ts";
import { isContactReason } from "./asked.ts";
import {
  freshRequest,
  type ProjectRequest,
  type RequestKind,
  requestNotes,
  requests,
  sentFields,
} from "./requests.ts";
import { submissionBodies, submittedWire } from "./wire.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    project_requests: RowOf<typeof requests>;
    request_notes: RowOf<typeof requestNotes>;
  }
}

export const projectRequestsTable = recordTable(requests, {
  searchedLength: 790, // longer than what they may hold, but for scripts that fold to several letters a sign
  onDesk: true,
});
/** What staff write of a person is kept out of the audit trail, as what the person wrote. */
export const notesTable = recordTable(requestNotes, { personal: true });

/** The request of a statement that reads requests, for conditions of other stores. */
export const requestId = sql.ref("project_requests.id");

/** Whether there is a request with an id, deleted or not unless said: a condition for statements of other stores. */
export function requestExists(id: RawBuilder<unknown>, { deleted = true } = {}) {
  const isThere = deleted ? sql`` : sql` and project_requests.deleted_at is null`;
  return sql<boolean>`exists (select 1 from project_requests where project_requests.id = ${id}${isThere})`;
}

/** Whether a request is assigned to a user: a condition for statements that read users. */
export function hasAssigned(userId: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from project_requests
    where project_requests.assignee_id = ${userId} and project_requests.deleted_at is null)`;
}

/** How a submission arrived; all of it is the caller's word but for the address. */
export type Arrival = {
  address: string;
  /** `Idempotency-Key` of the script; none without script. */
  idempotencyKey?: string | undefined;
  /** The timing token of the script; a post without one meets the stricter limit. */
  formToken?: string | undefined;
  /** The edition of the notice beside the form of that kind; null where it cannot be read. It never refuses; PRIV-01. */
  noticeEdition?(kind: RequestKind): Promise<string | null>;
};

/**
 * Stores what a visitor asks, a quote or a message, with its outbox row in one transaction. The API and the form without
 * script both call it. `body` is as it came; throws `invalid` with a sentence per field, `too-many`, or `bad-request`.
 * A filled honeypot gets the same answer and stores nothing.
 */
export async function submitRequest(
  kernel: Kernel,
  body: unknown,
  arrival: Arrival,
): Promise<ProjectRequest> {
  const cleaned = cleanInput(body);
  const kind = kindOf(cleaned);
  const sent = submittedWire.fromWire(parseInput(submissionBodies[kind], cleaned));
  const values = { ...blankOf(withFields(requests, sentFields)), ...sent, kind };
  if (isFilledHoneypot(cleaned)) return pretend(kernel, values);
  const noticeEdition = (await arrival.noticeEdition?.(values.kind)) ?? null;
  const made: ProjectRequest[] = [];
  const id = await withIdempotency(
    kernel,
    { key: arrival.idempotencyKey, content: values, resource: projectRequestsTable.name },
    () => guardForm(kernel, { address: arrival.address, token: arrival.formToken }),
    async (tx) => {
      const request = await createRecord(tx, projectRequestsTable, {
        ...freshRequest(tx.at),
        ...values,
        noticeAt: tx.at,
        noticeEdition,
      });
      await queueMails(kernel, tx, request);
      made.push(request);
      return request.id;
    },
  );
  // A repeat reads what was stored before.
  const stored = made.at(-1) ?? (await findRecord(kernel.reads, projectRequestsTable, id));
  // Deleted by staff between the first post and its retry: the visitor's thanks stay the same.
  return stored ?? { ...(await pretend(kernel, values)), id };
}

/** Which of the two a body is, before it is checked. */
function kindOf(body: unknown): RequestKind {
  const isMessage =
    typeof body === "object" &&
    body !== null &&
    "requested_services" in body &&
    isContactReason(body.requested_services);
  return isMessage ? "message" : "quote";
}

const thanksEvery = 24 * 60 * 60; // seconds

/**
 * The news for staff and a thank-you for the sender, who gets one a day at most: whoever types somebody else's address
 * must not fill that mailbox. Without a mail server nothing is queued; requirement SURV-03.
 */
export async function queueMails(kernel: Kernel, tx: Write, { id, email }: ProjectRequest) {
  if (!kernel.config.smtpUrl) return;
  await queueMessage(tx, "request-arrived", { id });
  if (!addressSchema(z).safeParse(email).success) return;
  if (await isFirst(tx, thanksKey(email), thanksEvery)) await queueMessage(tx, "request-thanks", { id });
}

const thanksKey = (email: string) => `thanks ${email.toLowerCase()}`;

/** Forgets that somebody was thanked: the count keeps a digest of the e-mail; requirement PRIV-02. */
export async function forgetThanks(tx: Pick<Write, "db">, email: string) {
  await clearHits(tx, thanksKey(email));
}

/** What a robot is told: an answer like any other, with the id that the next request will have. */
async function pretend(kernel: Kernel, values: Partial<ProjectRequest>): Promise<ProjectRequest> {
  const at = kernel.now().toISOString();
  const last = await kernel.reads
    .selectFrom("project_requests")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirst();
  return {
    ...freshRequest(at),
    ...values,
    id: (last?.id ?? 0) + 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}
