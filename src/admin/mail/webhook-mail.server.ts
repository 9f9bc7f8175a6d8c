import { ownerAddresses } from "../../accounts/users/store.server.ts";
import { findWebhook } from "../../accounts/webhooks/store.server.ts";
import { text as webhookText } from "../../accounts/webhooks/webhooks.text.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { senders } from "./senders.text.ts";
import { webhookMailText as text } from "./webhook-mail.text.ts";

/** Tells the owners by mail that a webhook was stopped and why, unless the webhook works again or was deleted; TOKEN-01. */
export const deliverWebhookStopped: Deliver = async (kernel, { payload, messageId }) => {
  const webhook = await findWebhook(kernel.reads, Number(payload.id)).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "not-found")) throw error;
  });
  const to = await ownerAddresses(kernel.reads);
  if (!webhook?.stopReason || to.length === 0) return;
  const { agencyName } = await readSettings(kernel.reads);
  const body = {
    heading: text.heading(webhook.name),
    intro: webhookText.stopped[webhook.stopReason],
    link: { words: text.open, address: `${ownOrigin(kernel.config)}/admin/users?tab=webhooks` },
    footer: text.footer(agencyName),
  };
  const [sender, subject] = [senders.desk(agencyName), text.subject(webhook.name)];
  await sendMail(kernel, { to, sender, subject, messageId, body });
};
