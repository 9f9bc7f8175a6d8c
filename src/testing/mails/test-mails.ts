import { parseHTML } from "linkedom";
import type { Email } from "postal-mime";
import { createUser } from "../../accounts/users/store.server.ts";
import { stoppedMessage } from "../../accounts/webhooks/deliver.server.ts";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { createApi } from "../../api.server.ts";
import { digestMail, noticeMail, teller } from "../../content/sales/notices/tell.server.ts";
import { addNamingNote } from "../../content/sales/requests/mentions/mentions-store.server.ts";
import type { MailLook } from "../../kernel/background/mail-look.ts";
import { deliverDue, queueMessage } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { type databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";

const visitor = {
  name: "نورة عبد الله الشمري",
  company_name: "شركة Al-Noor & Sons <للتجارة>",
  requested_services: ["serviceWebsite", "serviceEcommerce"],
  phone: "0551234567",
  email: "noura@mail.example",
  message: 'متجر للعسل، مثل "honey.example".\n\nعندنا 20 صنفًا & <b>أكثر</b>.',
};
const items = [
  { title: "الباقة", quantity: 1, unit_price: 17_500_00 },
  { title: "صيانة", quantity: 1, unit_price: 539_00, is_optional: true, period: "month" },
];

const newsReader = {
  ...{ name: visitor.name, company: visitor.company_name, phone: visitor.phone, email: visitor.email },
  ...{ address: "الرياض", consent: true, marketing: true },
};

export type TestSite = {
  kernel: Kernel;
  call(method: string, path: string, body?: object): ReturnType<ReturnType<typeof caller>>;
};

/** A site with an owner and a mail server, and the mails that it sent, by the kind of their message. */
export async function mailSite(options: {
  database?: (typeof databases)[number];
  mailLook?: (kernel: Kernel) => Promise<MailLook>;
}) {
  const smtp = await smtpServer();
  const kernel = await testKernel({
    ...options,
    session: testSession,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RATE_LIMIT: "off",
      PUBLIC_URL: "http://localhost:3000", // where the calls of tests come from
      MAIL_FROM: "no-reply@shurfa.example",
    },
  });
  await write(kernel, system, (tx) =>
    createUser(tx, { name: "سارة العتيبي", email: "sara@mail.example", access: "owner", passwordHash: "-" }),
  );
  const ask = caller(createApi(kernel));
  /** A call that must succeed. */
  const call: TestSite["call"] = async (method, path, body) => {
    const answer = await ask(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const site: TestSite = { kernel, call };
  /** Delivers what waits, and answers the mails of the kind. */
  const mailsOf = async (kind: string): Promise<Email[]> => {
    for (let round = 0; round < 2; round++) await deliverDue(kernel, deliverMail);
    const rows = await kernel.reads.selectFrom("outbox").select(["message_id", "kind"]).execute();
    const ids = rows.filter((row) => row.kind === kind).map((row) => `<${row.message_id}@localhost>`);
    return smtp.mails.filter(({ messageId }) => ids.includes(messageId ?? ""));
  };
  return { ...site, mailsOf };
}

const sendQuote = async ({ call }: TestSite, language: string) => {
  await call("POST", "/api/project-requests", visitor);
  const { id } = (await call("POST", "/api/quotes", { request_id: 1, items, language })).body;
  return (await call("POST", `/api/quotes/${id}/send`, { channel: "mail" })).body;
};

const answer = async (site: TestSite, decision: string) => {
  const { path } = await sendQuote(site, "both");
  const given = {
    decision,
    name: "نورة الشمري",
    note: "نبدأ الأحد 2026-12-06.",
    ...(decision === "accepted" && { chosen: [1] }),
  };
  await answerQuoteLink(site.kernel, path.slice(3), given);
};

/** Makes a site send a mail of each kind, once for each of its forms, named as `kind` or `kind, form`. */
export const causes: Record<string, (site: TestSite) => Promise<unknown>> = {
  "request-arrived": ({ call }) => call("POST", "/api/project-requests", visitor),
  "request-arrived, message": ({ call }) =>
    call("POST", "/api/project-requests", {
      ...visitor,
      requested_services: { reason: "other", otherReason: "سؤال", message: "متى تفتحون؟" },
    }),
  "request-thanks": ({ call }) => call("POST", "/api/project-requests", visitor),
  "request-thanks, news": async ({ call, kernel }) => {
    await call("POST", "/api/registrations", newsReader);
    await kernel.db.deleteFrom("outbox").execute();
    await call("POST", "/api/project-requests", visitor);
  },
  "registration-thanks": ({ call }) => call("POST", "/api/registrations", newsReader),
  "request-reply": async ({ call }) => {
    await call("POST", "/api/project-requests", visitor);
    const text = "أهلًا نورة،\nمتى <b>نتحدث</b>؟ على +966 55 123 4567.\n\nSara & Co.";
    await call("POST", "/api/project-requests/1/replies", { channel: "mail", text, send: true });
  },
  "quote-sent": (site) => sendQuote(site, "ar"),
  "quote-sent, english": (site) => sendQuote(site, "en"),
  "quote-sent, both": (site) => sendQuote(site, "both"),
  "quote-answered": (site) => answer(site, "accepted"),
  "quote-answered, declined": (site) => answer(site, "declined"),
  "quote-accepted": (site) => answer(site, "accepted"),
  "account-link": ({ call }) =>
    call("POST", "/api/users", { name: "هند <مديرة>", email: "hind@mail.example", access: "sales" }),
  "test-mail": ({ call }) => call("POST", "/api/settings/test-mail"),
  "webhook-stopped": async ({ call, kernel }) => {
    const name = "المحاسبة & ERP-2";
    const wanted = { name, address: "https://erp.example/hook", events: ["record.changed"], isActive: true };
    await call("POST", "/api/webhooks", { ...wanted, resources: ["services"] });
    await kernel.db.updateTable("webhooks").set({ stop_reason: "gone", is_active: 0 }).execute();
    await write(kernel, system, (tx) => queueMessage(tx, stoppedMessage, { id: 1 }));
  },
};

/** Tells the owner of a request, or of two, whose mails begin before it arrives. */
async function tellOfRequests({ call, kernel }: TestSite, companies: readonly string[]) {
  const ways = { mail: true };
  await call("PUT", "/api/account/notices", { channels: { request: ways } });
  await kernel.db.updateTable("notice_choices").set({ since: "2026-01-01" }).execute();
  for (const company_name of companies)
    await call("POST", "/api/project-requests", { ...visitor, company_name });
}

const noticeCauses: typeof causes = {
  "notice-mail": async (site) => {
    await tellOfRequests(site, [visitor.company_name]);
    await teller(site.kernel)();
  },
  "notice-mail, mentioned": async (site) => {
    await tellOfRequests(site, []);
    await site.call("POST", "/api/project-requests", visitor);
    await teller(site.kernel)();
    await site.kernel.db.deleteFrom("outbox").execute();
    const note = { kind: "note", body: "@سارة العتيبي هل نخصم <b>5%</b> لـ ACME-2؟" } as const;
    await write(site.kernel, { id: 9, name: "خالد الحربي" }, (tx) =>
      addNamingNote(tx, 1, note.body, [{ id: 1, name: "سارة العتيبي" }]),
    );
    await teller(site.kernel)();
  },
  "notice-mail, collected": async (site) => {
    await tellOfRequests(site, ["مؤسسة ركن", "Al-Noor & Sons"]);
    await teller(site.kernel)();
    const user = 1;
    await site.kernel.db.deleteFrom("outbox").execute();
    await write(site.kernel, system, (tx) => queueMessage(tx, noticeMail, { user, ids: "1,2" }));
  },
  "notice-digest": async (site) => {
    await tellOfRequests(site, ["مؤسسة ركن", "Al-Noor & Sons"]);
    await write(site.kernel, system, (tx) => queueMessage(tx, digestMail, { user: 1 }));
  },
};
Object.assign(causes, noticeCauses);

const oneSpace = (words: string) => words.replaceAll(/[\u200e\s]+/g, " ").trim();

/** What the HTML of a mail says, in its order: links with their addresses; without logo, name and preheader. */
export function saidByHtml(html: string): string {
  const { document } = parseHTML(html);
  for (const unseen of document.querySelectorAll(".preheader, .house")) unseen.remove();
  for (const lineEnd of document.querySelectorAll("br")) lineEnd.replaceWith("\n");
  const blocks = [...document.querySelectorAll("p, h1, td")].filter(
    (block) => !block.querySelector("p, table"),
  );
  const said = blocks.flatMap((block) => {
    const links = [...block.querySelectorAll("a")].filter((link) => !link.closest("bdi:not([dir])"));
    if (links.length > 0) return links.map((link) => `${link.textContent}: ${link.getAttribute("href")}`);
    return block.matches(".soft.line") ? `${block.textContent}:` : (block.textContent ?? "");
  });
  return oneSpace(said.join(" "));
}

/** What the plain text of a mail says. */
export const saidByText = (text: string) => oneSpace(text.replace(/^--$/m, ""));

/** The words that lists of mails show beside the subject, without the blanks behind them. */
export const preheaderOf = (html: string) =>
  oneSpace(
    parseHTML(html)
      .document.querySelector(".preheader")
      ?.textContent?.replaceAll(/[\u034f\u200c\u00a0]+/g, " ") ?? "",
  );
