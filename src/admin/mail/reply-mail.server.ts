import { settleReply } from "../../content/sales/requests/replies/replies.server.ts";
import { notesTable, projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { replyMailText as text } from "./reply-mail.text.ts";

/** Mails the reply of staff to the sender of a request; answers go to the agency's own mailbox. Requirement DESK-03. */
export const deliverReply: Deliver = async (kernel, { payload, messageId }) => {
  const note = await findRecord(kernel.reads, notesTable, Number(payload.id));
  if (!note) return; // the note was erased with its request
  const request = await findRecord(kernel.reads, projectRequestsTable, note.requestId ?? 0);
  if (!request) return settleReply(kernel, note.id, "failed"); // the request was deleted before the reply was sent
  const { agencyName, email } = await readSettings(kernel.reads);
  const body = mailBody({ agency: agencyName, intro: note.body, footer: agencyName });
  const subject = text.subject[request.kind](request.id, agencyName);
  await sendMail(kernel, { to: [request.email], replyTo: email, subject, messageId, ...body });
  await settleReply(kernel, note.id, "sent");
};
