import { findActiveUser } from "../../accounts/users/store.server.ts";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import { requestWords } from "../../content/sales/requests/board/quote-requests.text.ts";
import { messageOf, wantedOf } from "../../content/sales/requests/names.ts";
import type { ProjectRequest } from "../../content/sales/requests/requests.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.server.ts";
import { canReplyTo, sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { displayPhone } from "../../kernel/text/format.ts";
import { plainName } from "./plain-name.ts";
import { requestMailText } from "./request-mail.text.ts";

/** Tells the notification addresses of the settings by mail that a request has arrived, unless it was deleted since. */
export const deliverRequestNews: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  const author = payload.by ? await findActiveUser(kernel.reads, Number(payload.by)) : undefined;
  const to = notificationEmails.filter((email) => email.toLowerCase() !== author?.email.toLowerCase());
  if (!request || to.length === 0) return;
  const { subject, intro, entered, open } = requestMailText[request.kind];
  const link = { words: open, address: requestLink(kernel, request) };
  const body = mailBody({
    agency: agencyName,
    intro: request.source === "site" ? intro : entered,
    lines: describe(request),
    link,
    ...(canReplyTo(request.email) && { closing: requestMailText.repliesGoTo(request.name) }),
    footer: requestMailText.footer.replace("{agency}", () => agencyName),
  });
  await sendMail(kernel, {
    to,
    replyTo: request.email,
    subject: subject(plainName(request.name)),
    messageId,
    ...body,
  });
};

/**
 * Thanks the sender with the agency's own text and, at most, the sender's name, so that nobody can use the form to send words
 * to a third person. Whether the mail is due was decided when the request was stored.
 */
export const deliverThanks: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  if (!request) return;
  const { agencyName, phone, email } = await readSettings(kernel.reads);
  const { subject, intro, phoneLabel, footer, enteredFooter } = requestMailText.thanks[request.kind];
  const body = mailBody({
    agency: agencyName,
    greeting: requestMailText.greeting(plainName(request.name)),
    intro,
    lines: [[phoneLabel, displayPhone(phone)]],
    closing: agencyName,
    footer: (request.source === "site" ? footer : enteredFooter).replace("{agency}", () => agencyName),
  });
  await sendMail(kernel, {
    to: [request.email],
    replyTo: email,
    subject: subject(agencyName),
    messageId,
    ...body,
  });
};

/** The full URL of a request in the admin. */
export function requestLink({ config }: Kernel, request: Pick<ProjectRequest, "id" | "kind">) {
  return `${config.publicUrl ?? `http://localhost:${config.port}`}${requestAddress(request)}`;
}

function describe(request: ProjectRequest): [string, string][] {
  const { fields } = requestMailText;
  const { kind, source, name, companyName, phone, email } = request;
  return [
    [fields.source, source === "site" ? "" : requestWords.values.source[source]],
    [fields.name, name],
    [fields.companyName, companyName],
    [fields.phone, displayPhone(phone)],
    [fields.email, email],
    [kind === "quote" ? fields.services : fields.reason, wantedOf(request).join(joiners.comma)],
    [fields.message[kind], messageOf(request)],
  ];
}
