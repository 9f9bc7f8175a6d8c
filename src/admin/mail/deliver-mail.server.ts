import { accountLinkMessage, deliverAccountMail } from "../../accounts/users/account-mail.server.ts";
import { stoppedMessage } from "../../accounts/webhooks/deliver.server.ts";
import { registrationMail } from "../../content/sales/clients/store.server.ts";
import { digestMail, noticeMail } from "../../content/sales/notices/tell.server.ts";
import {
  acceptedMail,
  quoteFileMessage,
  quoteMail,
} from "../../content/sales/quotes/calls/quote-mail.server.ts";
import { replyMail } from "../../content/sales/requests/replies/replies.server.ts";
import { deliverTestMail, testMailMessage } from "../../content/settings/mail-check.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { deliverDigest, deliverNotice } from "./notice-mail.server.ts";
import { deliverAcceptedCopy, deliverQuote, deliverQuoteAnswer, makeQuoteFile } from "./quote-mail.server.ts";
import { deliverRegistrationThanks } from "./registration-mail.server.ts";
import { deliverReply } from "./reply-mail.server.ts";
import { deliverRequestNews, deliverThanks } from "./request-mail.server.ts";
import { deliverWebhookStopped } from "./webhook-mail.server.ts";

/** The function that composes and sends the mail for each kind of message in the outbox, or makes the file that it asks for. */
const deliveries: Record<string, Deliver> = {
  [accountLinkMessage]: deliverAccountMail,
  "request-arrived": deliverRequestNews,
  "request-thanks": deliverThanks,
  [registrationMail]: deliverRegistrationThanks,
  [testMailMessage]: deliverTestMail,
  "quote-answered": deliverQuoteAnswer,
  [quoteMail]: deliverQuote,
  [acceptedMail]: deliverAcceptedCopy,
  [quoteFileMessage]: makeQuoteFile,
  [replyMail]: deliverReply,
  [stoppedMessage]: deliverWebhookStopped,
  [noticeMail]: deliverNotice,
  [digestMail]: deliverDigest,
};

/** The kinds of mail in the outbox. */
export const mailKinds: readonly string[] = Object.keys(deliveries);

export const deliverMail: Deliver = async (kernel, message) => {
  const deliver = wordFor(deliveries, message.kind);
  if (!deliver) throw new Error(`no mail is defined for outbox messages of the kind ${message.kind}`);
  await deliver(kernel, message);
};
