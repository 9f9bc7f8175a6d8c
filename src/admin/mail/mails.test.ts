import { expect, test } from "vitest";
import { createUser } from "../../accounts/users/store.server.ts";
import { endByLink } from "../../content/sales/clients/marketing-store.server.ts";
import { registerClient } from "../../content/sales/clients/store.server.ts";
import { enterRequest } from "../../content/sales/requests/calls/enter-request.server.ts";
import { entries } from "../../content/sales/requests/requests.ts";
import { submitRequest } from "../../content/sales/requests/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.ts";
import { plainLook } from "../../kernel/background/mail-look.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { deliverMail } from "./deliver-mail.server.ts";

const request = {
  name: "نورة عبد الله الشمري",
  phone: "0551234567",
  email: "noura@mail.example",
  message: "متجر للعسل",
};

async function mailsOf(values: object, environment: Record<string, string> = {}) {
  const smtp = await smtpServer();
  const kernel = await testKernel({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      RATE_LIMIT: "off",
      PUBLIC_URL: "https://shurfa.example",
      ...environment,
    },
  });
  await submitRequest(kernel, { ...request, ...values }, { address: "127.0.0.1" });
  await deliverDue(kernel, deliverMail);
  const [staff, thanks] = smtp.mails;
  return { staff, thanks };
}

const addresses = (list: readonly { address?: string }[] | undefined) => list?.map(({ address }) => address);

test("SURV-03 TRIAL-01 F12: a visitor's thanks come from the agency by name, greet the visitor, and are answered to the agency", async () => {
  const { thanks } = await mailsOf({});
  expect(thanks?.from).toMatchObject({ name: "شُرفة", address: "no-reply@shurfa.example" });
  expect(addresses(thanks?.replyTo)).toEqual(["hello@shurfa.example"]);
  expect(thanks?.subject).toBe("وصلنا طلبك · شُرفة");
  expect(thanks?.text?.split("\n").slice(0, 3)).toEqual([
    "السلام عليكم نورة عبد الله الشمري،",
    "",
    "وصلنا طلبك",
  ]);
});

test("SURV-03 TRIAL-01 F12: mail to staff names the visitor in its subject and is answered to the visitor", async () => {
  const { staff } = await mailsOf({});
  expect(staff?.from).toMatchObject({ name: "موقع شُرفة" });
  expect(addresses(staff?.replyTo)).toEqual(["noura@mail.example"]);
  expect(staff?.subject).toBe("طلب عرض سعر من نورة عبد الله الشمري");
  expect(staff?.text).toContain("وصل طلب جديد عبر الموقع:");
  expect(staff?.text).toContain("وصف الطلب\n\nمتجر للعسل");
  expect(staff?.text).toContain("الردّ على هذه الرسالة يصل إلى نورة عبد الله الشمري مباشرة.");
  const message = { requested_services: { reason: "other", other_reason: "سؤال", message: "متى تفتحون؟" } };
  expect((await mailsOf(message)).staff?.subject).toBe("رسالة من نورة عبد الله الشمري");
});

test("SURV-03 SEC-09 TRIAL-01 F12: what a stranger types as name or address changes no header and says nothing to a third person", async () => {
  for (const name of [
    "اربح في evil.example",
    "اتصل 0551234567",
    "a\r\nBcc: x@y.example",
    "<b>نورة</b>",
    "س ".repeat(9),
  ]) {
    const { staff, thanks } = await mailsOf({ name });
    expect(thanks?.text, name).toMatch(/^السلام عليكم،\n/);
    expect(staff?.subject, name).toBe("طلب عرض سعر جديد");
    expect(staff?.bcc, name).toBeUndefined();
  }
  for (const email of ["منيرة", "a@mail.example, b@mail.example", ""])
    expect((await mailsOf({ email: email || "-" })).staff?.replyTo ?? [], email).toEqual([]);
});

test("SURV-03 TRIAL-01 F12: a sender's name that MAIL_FROM gives is kept", async () => {
  const { staff } = await mailsOf({}, { MAIL_FROM: "موقع شُرفة <site@shurfa.example>" });
  expect(staff?.from).toMatchObject({ name: "موقع شُرفة", address: "site@shurfa.example" });
});

test.each(databases)(
  "DESK-01 SURV-03 TRIAL-01 S12: the mails about a request that staff enter say so, and its author is not told of it, on %s",
  async (database) => {
    const smtp = await smtpServer();
    const kernel = await testKernel({
      database,
      environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, RATE_LIMIT: "off" },
    });
    const newUser = (email: string) =>
      write(kernel, system, (tx) =>
        createUser(tx, { name: "سارة", email, access: "sales", passwordHash: null }),
      );
    // The notification address of the settings is that of the first user.
    const users = [await newUser("Hello@shurfa.example"), await newUser("sara@mail.example")];
    for (const { id, name } of users) {
      const email = `hind${id}@mail.example`;
      const entered = {
        ...blankOf(entries),
        source: "phone",
        name: "هند",
        phone: "0551234567",
        email,
      } as const;
      await enterRequest(kernel, { id, name }, entered, undefined);
    }
    await deliverDue(kernel, deliverMail);
    const [own, staff, thanks] = smtp.mails;
    expect(smtp.mails).toHaveLength(3);
    expect(addresses(own?.to)?.[0]).toMatch(/^hind/);
    expect(addresses(staff?.to)).toEqual(["hello@shurfa.example"]);
    expect(staff?.text).toContain("طلب جديد أضافه أحد أعضاء الفريق:");
    expect(staff?.text).toContain("المصدر: مكالمة");
    expect(staff?.text).not.toContain("عبر الموقع");
    expect(thanks?.text).toContain("سجّل بريدك مع طلبك");
    expect(thanks?.text).not.toContain("نموذج");
  },
);

const body = mailBody(plainLook("مكتب السدرة"), {
  greeting: "السلام عليكم نورة،",
  intro: "سطر أول.\n\nسطر ثانٍ.",
  lines: [["الاسم", "نورة"]],
  link: { words: "افتح الطلب", address: "https://shurfa.example/admin?a=1&b=2" },
  closing: "مكتب السدرة",
  footer: "لماذا وصلتك.",
});

test("SURV-03 TRIAL-01 L: every block of a mail has its face, 16 px at 1.8, from right to left, in one column that narrows", () => {
  const blocks = [...body.html.matchAll(/<(?:p|td)\b[^>]*>/g)].map(([tag]) => tag);
  for (const tag of blocks.filter((tag) => tag.startsWith("<p"))) expect(tag).toContain('dir="rtl"');
  const words = ["السلام عليكم نورة،", "سطر أول.", "سطر ثانٍ."];
  for (const said of words) {
    const [, style = ""] = new RegExp(`<p[^>]*style="([^"]*)"[^>]*>${said}`).exec(body.html) ?? [];
    expect(style, said).toMatch(/font:400 16px\/1\.8 'Segoe UI',Tahoma,/);
  }
  expect(body.html).toContain("max-width:600px");
  expect(body.html.match(/<table/g)).toHaveLength(6); // around, the one for Outlook, sheet, foot, lines, button
  expect(body.html).toContain('<html lang="ar" dir="rtl">');
  expect(body.html).not.toMatch(/<img|url\(|@font-face/);
  expect(body.html.length).toBeLessThan(102 * 1024);
});

test("SURV-03 TRIAL-01 L: the plain text says what the HTML says, in its order, with the address alone on its line", () => {
  const inOrder = [
    "السلام عليكم نورة،",
    "سطر أول.",
    "سطر ثانٍ.",
    "الاسم",
    "افتح الطلب",
    "مكتب السدرة",
    "لماذا وصلتك.",
  ];
  for (const words of [body.text, body.html.slice(body.html.indexOf("السلام"))]) {
    const places = inOrder.map((said) => words.indexOf(said));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
  expect(body.text.split("\n")).toContain("https://shurfa.example/admin?a=1&b=2");
});

test("SURV-03 SHELL-08 an Arabic name in an English mail reads as typed, and figures keep their order in subject and text", async () => {
  const { html } = mailBody(plainLook("Sidra"), { language: "en", greeting: "Hello نورة الشمري," });
  expect(html).toContain('Hello</bdi> <bdi dir="rtl">نورة الشمري</bdi>,');
  const smtp = await smtpServer();
  const kernel = await testKernel({ environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
  await sendMail(kernel, {
    to: ["a@mail.example"],
    subject: "عرض السعر 2026-0014 من \u200e2026-0015\r\nBcc: x@y.example",
    messageId: "1",
    body: { intro: "اتصل على +966 11 000 0000 أو 24/7." },
  });
  expect(smtp.mails[0]?.subject).toBe("عرض السعر \u200e2026-0014 من \u200e2026-0015 Bcc: x@y.example");
  expect(smtp.mails[0]?.text?.trim()).toBe("اتصل على \u200e+966 11 000 0000 أو \u200e24/7.");
});

test("PRIV-01 the thanks for a request have the link that ends news where a consent stands, and nowhere else", async () => {
  const smtp = await smtpServer();
  const kernel = await testKernel({
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PUBLIC_URL: "https://shurfa.example" },
  });
  const shown = { edition: "2026-11-27/abc", newsWords: "أوافق على الأخبار" };
  const person = { ...request, company: "ركن", address: "الرياض", consent: true, marketing: true };
  const link = /https:\/\/shurfa\.example\/unsubscribe\/1\.[\w-]{43}/;
  const thanksFor = async (email: string) => {
    const before = smtp.mails.length;
    await submitRequest(kernel, { ...request, email, message: email }, { address: email });
    await deliverDue(kernel, deliverMail);
    return smtp.mails.slice(before).find(({ subject }) => subject?.startsWith("وصلنا طلبك"))?.text;
  };
  await registerClient(kernel, person, { address: "127.0.0.1", shown });
  await deliverDue(kernel, deliverMail);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(["وصلنا تسجيلك · شُرفة"]);
  expect(smtp.mails[0]?.text).toMatch(link);
  expect(await thanksFor("other@mail.example")).not.toMatch(link);
  expect(await thanksFor("NOURA@mail.example")).toMatch(link);
  await endByLink(kernel, { id: 1, email: request.email });
  await kernel.db.deleteFrom("rate_limits").execute(); // an address is thanked once a day
  expect(await thanksFor("noura@mail.example")).not.toMatch(link);
});

test("PRIV-01 whoever ended the consent before the thanks for the registration were sent gets none", async () => {
  const smtp = await smtpServer();
  const kernel = await testKernel({ environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
  const shown = { edition: "2026-11-27/abc", newsWords: null };
  const person = { ...request, company: "ركن", address: "الرياض", consent: true, marketing: true };
  await registerClient(kernel, person, { address: "127.0.0.1", shown });
  await endByLink(kernel, { id: 1, email: request.email });
  await deliverDue(kernel, deliverMail);
  expect(smtp.mails).toEqual([]);
});
