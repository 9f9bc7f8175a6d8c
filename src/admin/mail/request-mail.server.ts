import { requestAddress } from "../../content/project-requests/addresses.ts";
import { messageOf, wantedOf } from "../../content/project-requests/names.ts";
import type { ProjectRequest } from "../../content/project-requests/requests.ts";
import { projectRequestsTable } from "../../content/project-requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { displayPhone } from "../../kernel/text/format.ts";
import { mailBody } from "./mail-body.server.ts";
import { requestMailText } from "./request-mail.text.ts";

/** Tells the notification addresses of the settings by mail that a request has arrived, unless it was deleted since. */
export const deliverRequestNews: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  if (!request || notificationEmails.length === 0) return;
  const { subject, intro, open } = requestMailText[request.kind];
  const link = { words: open, address: requestLink(kernel, request) };
  const body = mailBody({
    intro,
    lines: describe(request),
    link,
    footer: requestMailText.footer.replace("{agency}", () => agencyName),
  });
  await sendMail(kernel, { to: notificationEmails, subject, messageId, ...body });
};

/**
 * Thanks the sender with the agency's own text only, so that nobody can use the form to send words to a third person. Whether
 * the mail is due was decided when the request was stored.
 */
export const deliverThanks: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  if (!request) return;
  const { agencyName, phone } = await readSettings(kernel.reads);
  const { subject, intro, phoneLabel, footer } = requestMailText.thanks[request.kind];
  const body = mailBody({
    intro,
    lines: [[phoneLabel, displayPhone(phone)]],
    footer: footer.replace("{agency}", () => agencyName),
  });
  await sendMail(kernel, { to: [request.email], subject, messageId, ...body });
};

/** The full URL of a request in the admin. */
export function requestLink({ config }: Kernel, request: Pick<ProjectRequest, "id" | "kind">) {
  return `${config.publicUrl ?? `http://localhost:${config.port}`}${requestAddress(request)}`;
}

function describe(request: ProjectRequest): [string, string][] {
  const { fields } = requestMailText;
  const { kind, name, companyName, phone, email } = request;
  return [
    [fields.name, name],
    [fields.companyName, companyName],
    [fields.phone, displayPhone(phone)],
    [fields.email, email],
    [kind === "quote" ? fields.services : fields.reason, wantedOf(request).join(joiners.comma)],
    [fields.message, messageOf(request)],
  ];
}
