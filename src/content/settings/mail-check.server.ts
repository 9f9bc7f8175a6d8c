import { sendMail } from "../../kernel/background/mailer.server.ts";
import { findMessage } from "../../kernel/background/messages.server.ts";
import { type Deliver, queueMessage } from "../../kernel/background/outbox.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { noteDeed, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Actor, type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { testMailText } from "./mail-check.text.ts";
import { noteSetup, readSetupNotes } from "./setup-notes.server.ts";
import { readSettings } from "./store.server.ts";
import type { TestMail } from "./wire.ts";

export const testMailMessage = "test-mail";

/** Queues a test mail to the notification addresses. Throws `conflict` without a mail server or without addresses. */
export async function queueTestMail(kernel: Kernel, actor: Actor): Promise<TestMail> {
  const { notificationEmails } = await readSettings(kernel.reads);
  if (!kernel.config.smtpUrl || notificationEmails.length === 0) throw new AppError("conflict");
  const id = await write(kernel, actor, async (tx) => {
    await noteDeed(tx, "settings", "delivery-sent", "site");
    return queueMessage(tx, testMailMessage, { by: actor.id ?? 0 });
  });
  return { id, state: "waiting", reason: null };
}

/** The state of a test mail. Throws `not-found`. */
export async function readTestMail(db: Db, id: number): Promise<TestMail> {
  if (!isRowId(id)) throw new AppError("not-found");
  const message = await findMessage(db, testMailMessage, id);
  if (!message) throw new AppError("not-found");
  const { sentAt, lastError: reason } = message;
  return { id, state: sentAt ? "sent" : reason === null ? "waiting" : "failing", reason };
}

export const deliverTestMail: Deliver = async (kernel, { messageId }) => {
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  if (notificationEmails.length === 0) return;
  const { subject, heading, intro, footer } = testMailText;
  const body = { heading, intro, footer: footer(agencyName) };
  await sendMail(kernel, { to: notificationEmails, subject: subject(agencyName), messageId, body });
  // Noted for the checklist of a new site, since the message itself is deleted by the cleanup.
  const { mailTriedAt } = await readSetupNotes(kernel.reads);
  if (!mailTriedAt) await write(kernel, system, (tx) => noteSetup(tx, { mailTriedAt: tx.at }));
};
