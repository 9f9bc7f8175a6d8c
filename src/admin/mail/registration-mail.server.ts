import type { Client } from "../../content/sales/clients/clients.ts";
import { endLink, findAgreeing } from "../../content/sales/clients/marketing-store.server.ts";
import { clientsTable } from "../../content/sales/clients/store.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { MailLink } from "../../kernel/background/mail-parts.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { plainName } from "./plain-name.ts";
import { registrationMailText as text } from "./registration-mail.text.ts";

/**
 * Thanks somebody for a registration with consent to news, and says how to end them; nothing is sent where the consent has ended or the
 * client is gone meanwhile. Like other thanks it carries no words of a stranger but a plain name. Requirement PRIV-01.
 */
export const deliverRegistrationThanks: Deliver = async (kernel, { payload, messageId }) => {
  const client = await findRecord(kernel.reads, clientsTable, Number(payload.id));
  if (!client?.agreesToNews) return;
  const { agencyName, email } = await readSettings(kernel.reads);
  await sendMail(kernel, {
    to: [client.email],
    replyTo: email,
    subject: text.subject(agencyName),
    messageId,
    body: {
      greeting: text.greeting(plainName(client.name)),
      heading: text.heading,
      intro: text.intro,
      closing: text.team(agencyName),
      footer: text.footer(agencyName),
      choices: [await wayToEnd(kernel, client)],
    },
  });
};

/** The line of a mail to a visitor who agrees to news, by which these are ended; none for anybody else. Requirement PRIV-01. */
export async function waysToEnd(kernel: Kernel, email: string): Promise<MailLink[]> {
  const [client] = await findAgreeing(kernel.reads, email);
  return client ? [await wayToEnd(kernel, client)] : [];
}

const wayToEnd = async (kernel: Kernel, client: Client): Promise<MailLink> => ({
  words: text.end,
  address: await endLink(kernel, client),
});
