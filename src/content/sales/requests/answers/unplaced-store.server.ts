import { findRecord } from "../../../../kernel/db/records.server.ts";
import { createRecord, deleteRecord, type Write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { placeAttachments } from "../../attachments/attachments-store.server.ts";
import { makeUnread } from "../desk.server.ts";
import { freshRequest } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";
import { noteMail, unplacedTable } from "./take-up-store.server.ts";
import type { UnplacedMail } from "./unplaced-mails.ts";

/** Moves a mail into the thread of a request, with its files. Throws `not-found`, and `bad-request` without such a request; THREAD-01. */
export async function placeMail(tx: Write, id: number, requestId: number): Promise<void> {
  await tx.bumpInboxVersion();
  const mail = await findRecord(tx.db, unplacedTable, id);
  if (!mail) throw new AppError("not-found");
  if (!(await findRecord(tx.db, projectRequestsTable, requestId))) throw new AppError("bad-request");
  await moveMail(tx, mail, requestId);
  await makeUnread(tx, requestId, "answered");
}

/** Makes a new message of a mail, with its files; answers its id. Throws `not-found`. */
export async function makeMessage(tx: Write, id: number): Promise<number> {
  await tx.bumpInboxVersion();
  const mail = await findRecord(tx.db, unplacedTable, id);
  if (!mail) throw new AppError("not-found");
  const request = await createRecord(tx, projectRequestsTable, {
    ...freshRequest(tx.at),
    kind: "message",
    source: "mail",
    name: mail.name,
    email: mail.email,
    requestedServices: { reason: "other", otherReason: mail.subject, message: mail.body.slice(0, 5000) },
  });
  await moveMail(tx, mail, request.id);
  return request.id;
}

async function moveMail(tx: Write, mail: UnplacedMail, requestId: number) {
  const attached = await placeAttachments(tx, mail.id, requestId);
  await noteMail(tx, requestId, {
    body: mail.body,
    happenedAt: mail.sentAt ?? mail.createdAt,
    quoted: mail.quoted,
    fromAddress: mail.email,
    isAutomatic: false, // a machine's mail without a request is not kept
    attached,
  });
  await deleteRecord(tx, unplacedTable, mail.id);
}
