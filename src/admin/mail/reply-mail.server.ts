import { filesToMail } from "../../content/sales/attachments/attachments-store.server.ts";
import { answerAddress } from "../../content/sales/requests/answers/answer-address.server.ts";
import { settleReply } from "../../content/sales/requests/replies/replies.server.ts";
import { notesTable, projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { orLater } from "./or-later.server.ts";
import { replyMailText as text } from "./reply-mail.text.ts";
import { senders } from "./senders.text.ts";

/** Mails the reply of staff to the sender of a request; answers go to the agency's own mailbox. Requirement DESK-03. */
export const deliverReply: Deliver = async (kernel, { payload, messageId }) => {
  const note = await findRecord(kernel.reads, notesTable, Number(payload.id));
  if (!note) return; // the note was erased with its request
  const request = await findRecord(kernel.reads, projectRequestsTable, note.requestId ?? 0);
  if (!request) return settleReply(kernel, note.id, "failed"); // the request was deleted before the reply was sent
  const { agencyName, email } = await readSettings(kernel.reads);
  const subject = text.subject[request.kind](request.id, agencyName);
  const sender = note.authorName ? senders.person(note.authorName, agencyName) : agencyName;
  const body = { intro: note.body, footer: text.footer[request.kind](agencyName) };
  const ids = note.attached.flatMap(({ attachment }) => attachment ?? []);
  const attachments = await orLater(kernel, () => filesToMail(kernel, ids));
  const replyTo = await answerAddress(kernel, email, request.id);
  await sendMail(kernel, { to: [request.email], sender, replyTo, subject, messageId, body, attachments });
  await settleReply(kernel, note.id, "sent");
};
