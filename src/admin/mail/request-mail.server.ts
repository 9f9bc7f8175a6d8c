import { findActiveUser } from "../../accounts/users/store.server.ts";
import { isTold, readNoticed } from "../../content/sales/notices/recipients.server.ts";
import { requestAddress } from "../../content/sales/requests/addresses.ts";
import { answerAddress } from "../../content/sales/requests/answers/answer-address.server.ts";
import { isContactReason } from "../../content/sales/requests/asked.ts";
import { requestWords } from "../../content/sales/requests/board/quote-requests.text.ts";
import { messageOf, wantedOf } from "../../content/sales/requests/names.ts";
import type { ProjectRequest } from "../../content/sales/requests/requests.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { serviceNames } from "../../content/shared/asked-services.text.ts";
import type { MailLine, MailParts } from "../../kernel/background/mail-parts.ts";
import { canReplyTo, sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { displayPhone, formatDateTime, hasNumber, telLink } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { plainName } from "./plain-name.ts";
import { waysToEnd } from "./registration-mail.server.ts";
import { requestMailText } from "./request-mail.text.ts";
import { senders } from "./senders.text.ts";

/** Tells the notification addresses of the settings by mail that a request has arrived, unless it was deleted since. */
export const deliverRequestNews: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  const { notificationEmails, agencyName } = await readSettings(kernel.reads);
  const author = payload.by ? await findActiveUser(kernel.reads, Number(payload.by)) : undefined;
  const others = notificationEmails.filter((email) => email.toLowerCase() !== author?.email.toLowerCase());
  const to = await withoutPeople(kernel, others);
  if (!request || to.length === 0) return;
  const { subject, heading, intro, entered, open } = requestMailText[request.kind];
  const name = plainName(request.name);
  const body = {
    preheader: [request.companyName, wantedOf(request).join(joiners.comma)].filter(Boolean).join(" · "),
    heading: name ? subject(name) : heading,
    intro: isOwnForm(request) ? requestMailText.message.ownForm : request.source === "site" ? intro : entered,
    ...detailsOf(request),
    link: { words: open, address: requestLink(kernel, request) },
    ...(canReplyTo(request.email) && { closing: requestMailText.repliesGoTo(request.name) }),
    footer: requestMailText.footer(agencyName),
  };
  await sendMail(kernel, {
    to,
    sender: senders.site(agencyName),
    replyTo: request.email,
    subject: subject(name),
    messageId,
    body,
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
  const { subject, heading, intro, team, beforeThat } = requestMailText.thanks[request.kind];
  const { number, services } = requestMailText.fields;
  const body = {
    greeting: requestMailText.greeting(plainName(request.name)),
    heading,
    intro,
    lines: [
      [number[request.kind], String(request.id)],
      [services, knownServices(request).join(joiners.comma)],
      ...(hasNumber(phone) ? [[beforeThat, displayPhone(phone), telLink(phone)] as const] : []),
    ],
    closing: team(agencyName),
    choices: await waysToEnd(kernel, request.email),
    footer: footerOf(request)(agencyName),
  } satisfies MailParts;
  await sendMail(kernel, {
    to: [request.email],
    replyTo: await answerAddress(kernel, email, request.id),
    subject: subject(agencyName),
    messageId,
    body,
  });
};

/** Why the sender is written to: the form that was sent, or the colleague who entered the request. */
function footerOf({ kind, source, formPlace }: ProjectRequest) {
  const { footer, enteredFooter } = requestMailText.thanks[kind];
  if (isOwnForm({ formPlace })) return requestMailText.thanks.message.ownFormFooter;
  return source === "site" ? footer : enteredFooter;
}

/** Whether a request came by a form of one's own; OWN-03. */
const isOwnForm = ({ formPlace }: Pick<ProjectRequest, "formPlace">) => formPlace !== "";

/** The full URL of a request in the admin. */
export function requestLink({ config }: Kernel, request: Pick<ProjectRequest, "id" | "kind">) {
  return ownOrigin(config) + requestAddress(request);
}

/** The addresses of a list without those of people, who are told as they chose; NOTICE-01. */
export async function withoutPeople(kernel: Kernel, list: readonly string[]): Promise<string[]> {
  const people = await readNoticed(kernel.reads);
  return list.filter((email) => !isTold(people, email));
}

/** What a request says, and its message, for a mail whose heading names the sender where that is a plain name. */
export const detailsOf = (request: ProjectRequest) => ({
  lines: describe(request, plainName(request.name)),
  quote: {
    label: isOwnForm(request) ? requestMailText.fields.answers : requestMailText.fields.message[request.kind],
    words: messageOf(request),
  },
});

function describe(request: ProjectRequest, named: string): MailLine[] {
  const { fields } = requestMailText;
  const { source, name, companyName, phone, email, createdAt } = request;
  return [
    [fields.source, source === "site" ? "" : requestWords.values.source[source]],
    [fields.name, named ? "" : name], // else the heading has it
    [fields.companyName, companyName],
    [askedLabel(request), wantedOf(request).join(joiners.comma)],
    linked(fields.phone, displayPhone(phone), hasNumber(phone) && telLink(phone)),
    linked(fields.email, email, canReplyTo(email) && `mailto:${email}`),
    [fields.arrived, formatDateTime(createdAt)],
  ];
}

function askedLabel(request: ProjectRequest): string {
  const { fields } = requestMailText;
  if (isOwnForm(request)) return fields.form;
  return request.kind === "quote" ? fields.services : fields.reason;
}

const linked = (label: string, value: string, address: string | false): MailLine =>
  address ? [label, value, address] : [label, value];

/** The services that a request names by their keys; what a stranger wrote in their place is left out. */
const knownServices = ({ requestedServices: asked }: ProjectRequest) =>
  isContactReason(asked) ? [] : asked.flatMap((key) => wordFor<string>(serviceNames, key) ?? []);
