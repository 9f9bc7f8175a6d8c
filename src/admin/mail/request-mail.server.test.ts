import { describe, expect, test } from "vitest";
import { readArrivals } from "../../content/sales/requests/arrivals/arrivals.server.ts";
import { submitRequest } from "../../content/sales/requests/store.server.ts";
import { mailBody } from "../../kernel/background/mail-body.ts";
import { plainLook } from "../../kernel/background/mail-look.ts";
import { deliverDue, hasGivenUp, isWaiting } from "../../kernel/background/outbox.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { deliverMail } from "./deliver-mail.server.ts";

const body = { name: "<b>نورة</b>", phone: "0551234567", email: "noura@mail.example", message: "سطر\nثانٍ" };

describe.each(databases)("outbox on %s", (database) => {
  const startOutbox = async (port: number) => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      now: () => new Date(clock),
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        RATE_LIMIT: "off",
        PUBLIC_URL: "https://shurfa.example",
      },
    });
    return {
      kernel,
      pass: (seconds: number) => (clock += seconds * 1000),
      submit: (values: object = {}) =>
        submitRequest(kernel, { ...body, ...values }, { address: "127.0.0.1" }),
      deliver: () => deliverDue(kernel, deliverMail),
      rows: () => kernel.reads.selectFrom("outbox").selectAll().orderBy("id").execute(),
    };
  };

  test("SURV-03 mail that the server could not accept is sent within 60 s of the server's return, each message once", async () => {
    const first = await smtpServer();
    await first.close();
    const { kernel, pass, submit, deliver, rows } = await startOutbox(first.port);
    await submit();
    // Ten minutes without a server: the pauses grow, but never beyond half a minute.
    for (let minute = 0; minute < 20; minute++) {
      await deliver();
      pass(30);
    }
    const waiting = await rows();
    for (const row of waiting) {
      expect(row).toMatchObject({ sent_at: null });
      expect(Number(row.attempts)).toBeGreaterThanOrEqual(10);
    }
    expect(await isWaiting(kernel)).toBe(true);

    const second = await smtpServer({ port: first.port });
    await Promise.all([deliver(), deliver()]);
    pass(3600);
    await deliver();
    expect(second.mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      "hello@shurfa.example",
      "noura@mail.example",
    ]);
    const ids = waiting.map((row) => `<${row.message_id}@shurfa.example>`);
    expect(second.mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
    expect(await isWaiting(kernel)).toBe(false);
  });

  test("SURV-03 SEC-09 both bodies run from right to left, and what a visitor wrote is text, never markup or header", async () => {
    const server = await smtpServer();
    const { submit, deliver } = await startOutbox(server.port);
    await submit({ name: "نورة\r\nBcc: evil@mail.example", company_name: '"><img src=x>' });
    await submit({ name: "<b>نورة</b>" });
    await deliver();
    const [first, , second] = server.mails;
    expect(first?.bcc).toBeUndefined();
    expect(server.raw[0]?.split(/\r?\n\r?\n/)[0]).not.toContain("evil");
    expect(first?.html).toContain("&quot;&gt;&lt;img src=x&gt;");
    expect(second?.html?.replace(/<\/?bdi[^>]*>/g, "")).toContain("&lt;b&gt;نورة&lt;/b&gt;");
    expect(second?.html).toContain('dir="rtl"');
    expect(second?.html).toContain("سطر<br>ثانٍ");
    expect(second?.text).toContain("+966 55 123 4567");
    expect(second?.text).toContain("https://shurfa.example/admin/quote-requests/2");
  });

  test("SHELL-08 AR-05 a company's Latin name reads in a mail as it was typed", async () => {
    const server = await smtpServer();
    const { submit, deliver } = await startOutbox(server.port);
    await submit({ company_name: "شركة Al-Noor & Sons للتجارة" });
    await deliver();
    expect(server.mails[0]?.html).toContain('شركة <bdi dir="ltr">Al-Noor &amp; Sons</bdi> للتجارة');
  });

  test("SURV-03 the thank-you carries no word of the form, and a mailbox gets one a day", async () => {
    const server = await smtpServer();
    const { submit, deliver, pass } = await startOutbox(server.port);
    await submit({ message: "اشترِ من evil.example" });
    await submit({ name: "أخرى", email: "NOURA@mail.example" });
    await submit({ name: "ثالثة", email: "not an address" });
    await submit({ name: "رابعة", email: "a@mail.example, b@mail.example" });
    await deliver();
    const thanks = () => server.mails.filter((mail) => mail.subject === "وصلنا طلبك · شُرفة");
    expect(thanks()).toHaveLength(1);
    expect(thanks()[0]?.to?.[0]?.address).toBe("noura@mail.example");
    expect(thanks()[0]?.text).not.toMatch(/نورة|evil|0551234567|55 123/);
    expect(server.mails).toHaveLength(5);
    pass(25 * 3600);
    await submit({ name: "في الغد" });
    await deliver();
    expect(thanks()).toHaveLength(2);
  });

  test("SURV-03 mail to a mailbox that does not exist is given up after a while and delays no other mail", async () => {
    const server = await smtpServer({ refuses: ["noura@mail.example"] });
    const { kernel, submit, deliver, pass, rows } = await startOutbox(server.port);
    await submit();
    for (let hour = 0; hour < 20; hour++) {
      await deliver();
      pass(3600);
    }
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { kind: "request-arrived", attempts: 1 },
      { kind: "request-thanks", attempts: 8, sent_at: null, next_attempt_at: null },
    ]);
    expect(await hasGivenUp(kernel)).toBe(true);
    pass(8 * 24 * 3600);
    expect(await hasGivenUp(kernel)).toBe(false);
  });

  test("SURV-03 a domain that defers is tried with one mail for all, less and less often, and delays no other domain", async () => {
    const server = await smtpServer({ defers: ["slow.example"] });
    const { submit, deliver, pass, rows } = await startOutbox(server.port);
    for (let count = 0; count < 20; count++)
      await submit({ name: `أ${count}`, email: `a${count}@slow.example` });
    await submit({ email: "noura@mail.example" });
    await deliver();
    const addresses = server.mails.map((mail) => mail.to?.[0]?.address);
    expect(addresses.filter((address) => address === "noura@mail.example")).toHaveLength(1);
    expect(addresses).toHaveLength(22);
    expect(server.deferred).toHaveLength(1);
    // A day: a run every half minute for an hour, then every half hour. The pauses are 1, 2, 4 and so on up to 240 minutes.
    for (let half = 0; half < 24 * 120; half++) {
      pass(30);
      if (half < 120 || half % 60 === 0) await deliver();
    }
    expect(server.deferred.length).toBeGreaterThan(8);
    expect(server.deferred.length).toBeLessThan(20);
    const waiting = (await rows()).filter((row) => row.sent_at === null);
    expect(waiting).toHaveLength(20);
    server.accept();
    pass(5 * 3600);
    await deliver();
    expect((await rows()).filter((row) => row.sent_at === null)).toEqual([]);
    expect(server.mails).toHaveLength(42);
  });

  test("SURV-03 mail that is deferred for five days is given up, and the bell reports that for a week", async () => {
    const server = await smtpServer({ defers: ["slow.example"] });
    const { kernel, submit, deliver, pass, rows } = await startOutbox(server.port);
    await submit({ email: "a@slow.example" });
    const bell = async () => (await readArrivals(kernel)).mail;
    for (let hour = 0; hour < 5 * 24; hour++) {
      await deliver();
      pass(3600);
    }
    expect(await rows()).toMatchObject([{}, { given_up_at: null, sent_at: null }]);
    expect(await bell()).toBe("late");
    pass(5 * 3600);
    await deliver();
    expect(await rows()).toMatchObject([{}, { next_attempt_at: null, sent_at: null }]);
    expect(await bell()).toBe("failed");
    pass(8 * 24 * 3600);
    await deliver();
    expect(await bell()).toBe("on");
    expect(server.deferred.length).toBeLessThan(40);
  });
});

test("SURV-03 SHELL-08 figures of several parts keep their order in the plain text of a mail", () => {
  const { text } = mailBody(plainLook("شُرفة"), {
    intro: "",
    lines: [
      ["رقم العرض", "2026-0001"],
      ["رقم الجوال", "+966 55 123 4567"],
      ["الاسم", "نورة 2"],
    ],
    footer: "",
  });
  expect(text.split("\n").filter(Boolean)).toEqual([
    "رقم العرض: \u200e2026-0001",
    "رقم الجوال: \u200e+966 55 123 4567",
    "الاسم: نورة 2",
  ]);
});
