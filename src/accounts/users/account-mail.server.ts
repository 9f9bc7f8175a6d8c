import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import { copyLink, dropLink, linkAddress } from "../sign-in/links.server.ts";
import { accountMailText } from "./account-mail.text.ts";
import { findActiveUser } from "./store.server.ts";

export const accountLinkMessage = "account-link";

/**
 * Mails an invitation or a link to choose a new password. The outbox holds no token, only the name of the original link; the
 * mail gets a copy of it, which ends with the original. Once the original was used or has expired nothing is sent: a fresh
 * link would give access to an account whose user already has a password.
 */
export const deliverAccountMail: Deliver = async (kernel, { payload, messageId }) => {
  const user = await findActiveUser(kernel.reads, Number(payload.userId));
  if (!user) return;
  const copy = await write(kernel, system, (change) => copyLink(change, user.id, String(payload.link)));
  if (!copy) return;
  const agency = await kernel.agencyName();
  const text = accountMailText[payload.kind === "invite" ? "invite" : "reset"];
  const name = await nameOf(kernel, Number(payload.by));
  const body = {
    greeting: accountMailText.greeting(user.name),
    heading: text.heading(agency),
    intro: text.intro({ name, agency, until: formatDateTime(copy.expiresAt) }),
    link: { words: text.open, address: linkAddress(ownOrigin(kernel.config), copy.token) },
    footer: text.footer(agency),
  };
  try {
    const [sender, subject] = [accountMailText.sender(agency), text.subject(name, agency)];
    await sendMail(kernel, { to: [user.email], sender, subject, messageId, body });
  } catch (error) {
    await write(kernel, system, (change) => dropLink(change, copy.token));
    throw error;
  }
};

async function nameOf(kernel: Kernel, userId: number) {
  return (await findActiveUser(kernel.reads, userId))?.name ?? accountMailText.somebody;
}
