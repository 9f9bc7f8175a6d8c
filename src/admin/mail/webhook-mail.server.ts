import { ownerAddresses } from "../../accounts/users/store.server.ts";
import { findWebhook } from "../../accounts/webhooks/store.server.ts";
import { text as webhookText } from "../../accounts/webhooks/webhooks.text.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { webhookMailText as text } from "./webhook-mail.text.ts";

/** Tells the owners by mail that a webhook was stopped and why, unless the webhook works again or was deleted; TOKEN-01. */
export const deliverWebhookStopped: Deliver = async (kernel, { payload, messageId }) => {
  const webhook = await findWebhook(kernel.reads, Number(payload.id)).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "not-found")) throw error;
  });
  const to = await ownerAddresses(kernel.reads);
  if (!webhook?.stopReason || to.length === 0) return;
  const { agencyName } = await readSettings(kernel.reads);
  const origin = kernel.config.publicUrl ?? `http://localhost:${kernel.config.port}`;
  const body = mailBody({
    agency: agencyName,
    intro: webhookText.stopped[webhook.stopReason],
    lines: [[text.name, webhook.name]],
    link: { words: text.open, address: `${origin}/admin/users?tab=webhooks` },
    footer: agencyName,
  });
  await sendMail(kernel, { to, subject: text.subject(agencyName), messageId, ...body });
};
