import { type Kernel, system } from "../kernel/kernel.server.ts";
import { sendMail } from "../kernel/mailer.server.ts";
import type { Deliver } from "../kernel/outbox.server.ts";
import { write } from "../kernel/write.server.ts";
import { accountMailText } from "./account-mail.text.ts";
import { linkAddress, makeLink, ownOrigin } from "./links.server.ts";
import { findActiveUser } from "./store.server.ts";

export const accountLinkMessage = "account-link";

/**
 * Mails an invitation or a link to choose a new password. The outbox holds no token: the link is made when the mail
 * goes out, and all links of the account die with the first that is used.
 */
export const deliverAccountMail: Deliver = async (kernel, { payload, messageId }) => {
  const user = await findActiveUser(kernel.reads, Number(payload.userId));
  if (!user) return;
  const kind = payload.kind === "invite" ? "invite" : "reset";
  const token = await write(kernel, system, (change) => makeLink(change, kind, user.id));
  const link = linkAddress(ownOrigin(kernel.config), token);
  const text = accountMailText[kind];
  const intro = text.intro.replace("{name}", await nameOf(kernel, Number(payload.by)));
  await sendMail(kernel.config, {
    to: [user.email],
    subject: text.subject,
    messageId,
    text: [intro, "", `${text.open}: ${link}`, "", accountMailText.footer].join("\n"),
    html: [
      '<div dir="rtl" lang="ar">',
      `<p>${escapeHtml(intro)}</p>`,
      `<p><a href="${escapeHtml(link)}">${text.open}</a></p><p>${accountMailText.footer}</p></div>`,
    ].join(""),
  });
};

async function nameOf(kernel: Kernel, userId: number) {
  return (await findActiveUser(kernel.reads, userId))?.name ?? accountMailText.somebody;
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
