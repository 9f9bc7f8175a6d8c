import type { ProjectRequest } from "../content/project-requests/schema.ts";
import { projectRequestsTable } from "../content/project-requests/store.server.ts";
import { readSettings } from "../content/settings/store.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { sendMail } from "../kernel/mailer.server.ts";
import type { Deliver } from "../kernel/outbox.server.ts";
import { findRecord } from "../kernel/records.server.ts";
import { requestMailText } from "./request-mail.text.ts";

/** Tells the notification addresses of the settings that a request has arrived; a deleted request is told to nobody. */
export const deliverRequestMail: Deliver = async (kernel, { payload, messageId }) => {
  const request = await findRecord(kernel.reads, projectRequestsTable, Number(payload.id));
  const { notificationEmails } = await readSettings(kernel.reads);
  if (!request || notificationEmails.length === 0) return;
  const text = requestMailText[request.kind];
  const lines = describe(request);
  const link = adminLink(kernel, request);
  await sendMail(kernel.config, {
    to: notificationEmails,
    subject: text.subject,
    messageId,
    text: [
      text.intro,
      "",
      ...lines.map(([label, value]) => `${label}: ${value}`),
      "",
      `${text.open}: ${link}`,
      "",
      requestMailText.footer,
    ].join("\n"),
    html: [
      '<div dir="rtl" lang="ar">',
      `<p>${text.intro}</p>`,
      ...lines.map(([label, value]) => `<p>${label}: <bdi>${escapeHtml(value)}</bdi></p>`),
      `<p><a href="${escapeHtml(link)}">${text.open}</a></p><p>${requestMailText.footer}</p></div>`,
    ].join(""),
  });
};

function describe(request: ProjectRequest): [string, string][] {
  const { fields } = requestMailText;
  const known = Object.entries(fields) as [keyof typeof fields, string][];
  return known
    .map(([field, label]): [string, string] => [label, request[field]])
    .filter(([, value]) => value !== "");
}

function adminLink(kernel: Kernel, request: ProjectRequest) {
  const screen = request.kind === "quote" ? "quote-requests" : "messages";
  return `${kernel.config.publicUrl ?? `http://localhost:${kernel.config.port}`}/admin/${screen}`;
}

/** Visitor text is never markup; requirement SEC-09. */
function escapeHtml(text: string) {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
