import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { queueMessage } from "../../../kernel/background/outbox.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { storeAside } from "../../../kernel/db/store-aside.server.ts";
import { createRecord, type Write } from "../../../kernel/db/write.server.ts";
import { acceptPost, notStored } from "../../../kernel/http/accept-post.server.ts";
import { isFilledHoneypot } from "../../../kernel/http/form-guard.server.ts";
import { parseInput } from "../../../kernel/http/http.server.ts";
import { clearHits, isFirst } from "../../../kernel/http/rate-limit.server.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { isWholeAddress } from "../../../kernel/resource/kinds/email.ts";
import { blankOf, withFields } from "../../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { cleanInput } from "../../../kernel/text/clean-text.ts";
import { foldForSearch } from "../../../kernel/text/search.ts";
import { withOwnValues } from "../own-fields/own-values.server.ts";
import { taggedWith } from "../tags/tags.ts";
import { isContactReason } from "./asked.ts";
import { messageOf } from "./names.ts";
import { progressOf } from "./progress.ts";
import {
  freshRequest,
  type ProjectRequest,
  type RequestKind,
  requestNotes,
  requests,
  sentFields,
} from "./requests.ts";
import { sentWire, submissionBodies } from "./wire.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    project_requests: RowOf<typeof requests>;
    request_notes: RowOf<typeof requestNotes>;
  }
}

export const projectRequestsTable = recordTable(requests, {
  searchedLength: 790, // enough for the longest fields, except in scripts whose signs fold to several letters
  onDesk: true,
  prepare: async (tx, request, before) => {
    const filled = await withOwnValues(tx, "request", request, before);
    const own = filled.ownValues?.map(({ value }) => value) ?? [];
    return {
      ...filled,
      sentText: foldForSearch([messageOf(request), ...own].join("\n")),
      ...progressOf(request, before, tx.at),
      ...taggedWith(request.tags),
    };
  },
});
/** Notes are personal data like the requests themselves, so that their values are kept out of the audit trail. */
export const notesTable = recordTable(requestNotes, { personal: true });

/** The id column of requests, for conditions that other stores add to statements that read requests. */
export const requestId = sql.ref("project_requests.id");

/** A condition for statements of other stores: whether a request exists; with `deleted: false`, one that is not deleted. */
export function requestExists(id: RawBuilder<unknown>, { deleted = true } = {}) {
  const isThere = deleted ? sql`` : sql` and project_requests.deleted_at is null`;
  return sql<boolean>`exists (select 1 from project_requests where project_requests.id = ${id}${isThere})`;
}

/** A condition for statements that read users: whether a request that is not deleted is assigned to the user. */
export function hasAssigned(userId: RawBuilder<unknown>) {
  return sql<boolean>`exists (select 1 from project_requests
    where project_requests.assignee_id = ${userId} and project_requests.deleted_at is null)`;
}

/** How a submission arrived. `idempotencyKey` and `formToken` come from the caller and cannot be trusted. */
export type Arrival = {
  address: string;
  /** The `Idempotency-Key` that the form's script sends; undefined without the script. */
  idempotencyKey?: string | undefined;
  /** The timing token that the form's script sends; a post without one has a stricter limit. */
  formToken?: string | undefined;
  /** The edition of the privacy notice beside the form of a kind; null when it cannot be read, which refuses nothing. PRIV-01 */
  noticeEdition?(kind: RequestKind): Promise<string | null>;
};

/**
 * Stores a visitor's quote request or message with its outbox rows in one transaction. Called by the API and by the form that
 * is sent without script. `body` is unchecked input. Throws `invalid` with a sentence per field, `too-many` or `bad-request`.
 * A filled honeypot is answered alike, and the post lies in the trash for somebody to look at; SEC-07.
 */
export async function submitRequest(
  kernel: Kernel,
  body: unknown,
  arrival: Arrival,
): Promise<ProjectRequest> {
  const cleaned = cleanInput(body);
  const kind = kindOf(cleaned);
  const sent = sentWire.fromWire(parseInput(submissionBodies[kind], cleaned));
  const values = { ...blankOf(withFields(requests, [...sentFields, "chosenPackage"])), ...sent, kind };
  return storeArrived(kernel, { values, isSuspected: isFilledHoneypot(cleaned) }, arrival);
}

/** A checked post of a form: the fields of its request, and what goes with it. */
export type Arrived = {
  values: Partial<ProjectRequest> & Pick<ProjectRequest, "kind" | "phone" | "email">;
  /** Its honeypot is filled. */
  isSuspected: boolean;
  /** What is stored beside its fields: with anything else it is another post. */
  beside?: {
    content: object;
    ready(): Promise<void>;
    store(tx: Write, request: ProjectRequest): Promise<void>;
  };
};

/**
 * Stores what arrived by a form once, within its limits: the request with its mails in one transaction, a suspected one in the trash. Of
 * what goes beside it, `ready` runs before the transaction and `store` in it. Throws `too-many`; SEC-07, SURV-04.
 */
export async function storeArrived(
  kernel: Kernel,
  { values, isSuspected, beside }: Arrived,
  arrival: Arrival,
): Promise<ProjectRequest> {
  const noticeEdition = (await arrival.noticeEdition?.(values.kind)) ?? null;
  const made: ProjectRequest[] = [];
  const post = {
    address: arrival.address,
    key: arrival.idempotencyKey,
    token: arrival.formToken,
    content: beside ? { ...values, ...beside.content } : values,
    resource: projectRequestsTable.name,
    person: [values.phone, values.email],
    isSuspected,
    ...(beside && !isSuspected && { admitted: beside.ready }),
  };
  const id = await acceptPost(kernel, post, async (tx) => {
    const arrived = { ...freshRequest(tx.at), ...values, noticeAt: tx.at, noticeEdition };
    if (isSuspected) return storeAside(tx, projectRequestsTable, arrived);
    const request = await createRecord(tx, projectRequestsTable, arrived);
    await beside?.store(tx, request);
    await queueMails(kernel, tx, request);
    made.push(request);
    return request.id;
  });
  // Robots beyond their limit are answered like all others.
  if (id === notStored) return answerRobot(kernel, values);
  // A repeated call returns what the first one stored.
  const stored = made.at(-1) ?? (await findRecord(kernel.reads, projectRequestsTable, id));
  // When staff deleted the request before the retry, the visitor is answered as before.
  return stored ?? { ...(await answerRobot(kernel, values)), id };
}

/** The kind of an unchecked body. */
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
 * Queues the mail that notifies staff, but not the user `by` who entered the request, and the mail that thanks the sender. An
 * address is thanked at most once a day, so that nobody can flood another's mailbox. Without a mail server nothing is queued;
 * requirement SURV-03.
 */
export async function queueMails(
  kernel: Kernel,
  tx: Write,
  { id, email }: ProjectRequest,
  by: Actor["id"] = null,
) {
  if (!kernel.config.smtpUrl) return;
  await queueMessage(tx, "request-arrived", { id, ...(by !== null && { by }) });
  if (!isWholeAddress(z, email)) return;
  if (await isFirst(tx, thanksKey(email), thanksEvery)) await queueMessage(tx, "request-thanks", { id });
}

const thanksKey = (email: string) => `thanks ${email.toLowerCase()}`;

/** Deletes the record that an address was thanked, because it holds a digest of the e-mail; requirement PRIV-02. */
export async function forgetThanks(tx: Pick<Write, "db">, email: string) {
  await clearHits(tx, thanksKey(email));
}

/** The answer for a robot, like any other, with the id that the next request will have. */
async function answerRobot(kernel: Kernel, values: Partial<ProjectRequest>): Promise<ProjectRequest> {
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
