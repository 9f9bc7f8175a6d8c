import { describe, expect, test } from "vitest";
import { setDisabled } from "../../accounts/users/store.server.ts";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { sendDigests, sendHeld, teller } from "../../content/sales/notices/tell.server.ts";
import { noteSeen } from "../../content/sales/quotes/store.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { visitor as guest, system } from "../../kernel/process/kernel.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";
import { noticesSite, visitor } from "./test-notices.ts";

const desk = { email: "desk@mail.example" };

describe.each(databases)("notices outside the tab on %s", (database) => {
  test("NOTICE-01 a new request is told once to those who chose it, and to nobody who may not read it or was disabled", async () => {
    const site = await noticesSite(database);
    const { call, sara, khaled, huda, majed, look, subjectsTo, mailsTo } = site;
    await call("POST", "/api/project-requests", visitor);
    await Promise.all([teller(site.kernel)(), teller(site.kernel)()]); // two processes
    const queued = await site.kernel.reads
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "notice-mail")
      .execute();
    expect(queued).toHaveLength(1);
    await look();
    await look();
    const [mail, ...others] = mailsTo(sara);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("جديد من ركن الضيافة");
    expect(mail?.text).toContain("متجر للعسل");
    expect(mail?.text).toContain("/admin/notices?stop=request");
    // The shared mailbox of the settings gets the mail of before, without Sara.
    expect(subjectsTo(desk)).toEqual(["طلب عرض سعر من نورة الشمري"]);
    for (const person of [khaled, huda, majed]) expect(subjectsTo(person)).toEqual([]);
    await site.as(khaled)("PUT", "/api/account/notices", { channels: { request: { mail: true } } });
    await look();
    expect(subjectsTo(khaled)).toEqual([]); // what was, is not told
    site.pass(1);
    await call("POST", "/api/project-requests", { ...visitor, email: "b@mail.example" });
    await look();
    expect(subjectsTo(khaled)).toEqual(["جديد من ركن الضيافة"]);
    // Whoever comes is not told of the past, whatever they choose.
    const reem = await site.addUser("ريم العنزي", "sales");
    await site.as(reem)("PUT", "/api/account/notices", { channels: { request: { mail: true } } });
    await look();
    expect(subjectsTo(reem)).toEqual([]);
    expect((await site.as(huda)("GET", "/api/account/notices")).body.channels.request.mail).toBe(false);
  });

  test("NOTICE-01 whoever is assigned or mentioned is told with who did it, whoever did it is not, and what was seen is not mailed", async () => {
    const { call, as, sara, khaled, look, subjectsTo, mailsTo, kernel } = await noticesSite(database);
    await call("POST", "/api/project-requests", visitor);
    await look();
    subjectsTo(sara);
    await as(sara)("PUT", "/api/project-requests/1", { assignee_id: khaled.id });
    await look();
    const [assigned] = mailsTo(khaled);
    expect(assigned?.subject).toBe("أُسند إليك: ركن الضيافة");
    expect(assigned?.from?.name).toBe("إدارة شُرفة");
    expect(assigned?.text).toContain("أسنده إليك سارة.");
    await as(khaled)("POST", "/api/project-requests/1/notes", { text: "@سارة هل نخصم لهم؟ <b>" });
    await look();
    const [mention] = mailsTo(sara);
    expect(mention?.subject).toBe("إشارة إليك من خالد الحربي: ركن الضيافة");
    expect(mention?.text).toContain("@سارة هل نخصم لهم؟ <b>");
    expect(mailsTo(khaled)).toEqual([]);
    await as(khaled)("POST", "/api/tasks", { title: "مهمتي", assignee_id: khaled.id });
    await as(khaled)("POST", "/api/tasks", { title: "اتصل بنورة", assignee_id: sara.id });
    await look();
    expect([subjectsTo(khaled), subjectsTo(sara)]).toEqual([[], ["أُسند إليك: اتصل بنورة"]]);
    // Queued, but read before it is delivered.
    await as(khaled)("POST", "/api/project-requests/1/notes", { text: "@سارة مرة أخرى" });
    await teller(kernel)();
    await as(sara)("POST", "/api/project-requests/1/mentions/seen");
    await deliverDue(kernel, deliverMail);
    expect(subjectsTo(sara)).toEqual([]);
  });

  test("NOTICE-01 a reminder, an opened quote, its answer and its last day are told as they were chosen, and not in the bell where not wanted", async () => {
    const { call, as, sara, khaled, look, subjectsTo, pass, kernel, clock } = await noticesSite(database);
    const all = { bell: true, mail: true };
    await as(khaled)("PUT", "/api/account/notices", {
      channels: { due: all, seen: all, accepted: all, expiring: all },
    });
    const remind_at = new Date(clock.now + 5 * 60_000).toISOString();
    await as(sara)("POST", "/api/tasks", { title: "اتصل", assignee_id: khaled.id, remind_at });
    await look();
    expect(subjectsTo(khaled)).toEqual(["أُسند إليك: اتصل"]);
    pass(5);
    await look();
    expect(subjectsTo(khaled)).toEqual(["تذكير: اتصل"]);
    as(khaled);
    await call("POST", "/api/project-requests", visitor);
    const items = [{ title: "الباقة", quantity: 1, unit_price: 100_00 }];
    const made = await call("POST", "/api/quotes", { request_id: 1, items, valid_until: "2026-12-01" });
    const { path } = (await call("POST", `/api/quotes/${made.body.id}/send`)).body;
    await look();
    pass(1);
    await write(kernel, guest, (tx) => noteSeen(tx, made.body.id));
    await look();
    expect(subjectsTo(khaled)).toEqual(["فتح العميل عرض السعر \u200e2026-0001: ركن الضيافة"]);
    const bell = async () => (await call("GET", "/api/arrivals")).body;
    expect((await bell()).quoteNews).toMatchObject([{ kind: "seen", number: "2026-0001" }]);
    const { bell: before } = await bell();
    await call("POST", "/api/arrivals/seen", { kind: "seen", id: made.body.id });
    expect(await bell()).toMatchObject({ bell: before - 1, quoteNews: [] });
    clock.now = Date.parse("2026-11-30T08:59:00+03:00");
    await look();
    expect(subjectsTo(khaled)).toEqual([]);
    clock.now = Date.parse("2026-11-30T09:00:00+03:00");
    await look();
    expect(subjectsTo(khaled)).toEqual(["ينتهي غدًا عرض السعر \u200e2026-0001: ركن الضيافة"]);
    subjectsTo(sara);
    subjectsTo(desk);
    pass(1);
    await answerQuoteLink(kernel, path.slice(3), { decision: "accepted", name: "نورة" });
    await look();
    for (const person of [khaled, sara])
      expect(subjectsTo(person)).toEqual(["موافقة على عرض السعر: ركن الضيافة"]);
    expect(subjectsTo(desk)).toEqual(["موافقة على عرض السعر \u200e2026-0001 من نورة"]);
    // Out of Khaled's bell, and only out of his.
    const counted = await bell();
    await call("PUT", "/api/account/notices", { channels: { accepted: { bell: false } } });
    expect(await bell()).toMatchObject({ bell: counted.bell - 1, quotes: counted.quotes });
    as(sara);
    expect((await bell()).latest).toMatchObject([{ news: "accepted" }]);
  });

  test("NOTICE-01 in quiet hours nothing is mailed; what arrived comes in one mail at their end, but for what was read or is urgent", async () => {
    const { call, as, sara, khaled, look, mailsTo, subjectsTo, clock } = await noticesSite(database);
    const riyadh = (time: string) => (clock.now = Date.parse(`${time}:00+03:00`));
    const quiet = { isOn: true, from: 22, to: 7, weekend: false, exceptUrgent: true };
    await as(sara)("PUT", "/api/account/notices", { quiet });
    const arrives = async (name: string) => {
      await call("POST", "/api/project-requests", {
        ...visitor,
        company_name: name,
        email: `${clock.now}@mail.example`,
      });
      await look();
    };
    riyadh("2026-11-29T21:59");
    await arrives("قبل");
    expect(subjectsTo(sara)).toEqual(["جديد من قبل"]);
    riyadh("2026-11-29T22:01");
    for (const name of ["أول", "ثانٍ", "مقروء"]) {
      await arrives(name);
      clock.now += 1000;
    }
    await as(khaled)("POST", "/api/project-requests/1/notes", { text: "@سارة عاجل" });
    await look();
    expect(subjectsTo(sara)).toEqual(["إشارة إليك من خالد الحربي: قبل"]);
    await as(sara)("POST", "/api/arrivals/seen", { kind: "quote", id: 4 });
    riyadh("2026-11-30T06:59");
    await look();
    expect(subjectsTo(sara)).toEqual([]);
    riyadh("2026-11-30T07:01");
    await Promise.all([look(), look()]);
    const [mail, ...others] = mailsTo(sara);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("وصلك في وقت الهدوء: تنبيهان");
    for (const name of ["أول", "ثانٍ"]) expect(mail?.text).toContain(`طلب جديد أو رسالة: ${name}`);
    expect(mail?.text).not.toContain("مقروء");
  });

  test("NOTICE-01 the digest comes once a day at its hour with what is unread, and not without news", async () => {
    const { call, as, khaled, look, mailsTo, clock, kernel } = await noticesSite(database);
    const riyadh = (time: string) => (clock.now = Date.parse(`${time}:00+03:00`));
    const digest = { isOn: true, hour: 8, days: [1, 0, 1] };
    const { body } = await as(khaled)("PUT", "/api/account/notices", { digest });
    expect(body.digest).toEqual({ isOn: true, hour: 8, days: [0, 1] });
    await call("POST", "/api/project-requests", visitor);
    await look();
    expect(mailsTo(khaled)).toEqual([]);
    riyadh("2026-11-30T08:00"); // Monday
    await Promise.all([sendDigests(kernel), sendDigests(kernel)]);
    await look();
    const [mail, ...others] = mailsTo(khaled);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("ملخص اليوم: تنبيه واحد");
    expect(mail?.text).toContain("طلب جديد أو رسالة: ركن الضيافة");
    await call("PUT", "/api/account/notices", { digest: { ...digest, hour: 9 } });
    riyadh("2026-11-30T09:30"); // one a day, also at another hour
    await look();
    riyadh("2026-12-01T09:30"); // Tuesday is none of its days
    await look();
    expect(mailsTo(khaled)).toEqual([]);
    await call("POST", "/api/arrivals/seen", { kind: "quote", id: 1 });
    riyadh("2026-12-06T09:30");
    await look();
    expect(mailsTo(khaled)).toEqual([]);
  });

  test("NOTICE-01 what is due for somebody who was disabled or may no longer read sales meanwhile is not sent", async () => {
    const { call, as, sara, khaled, kernel, look, subjectsTo } = await noticesSite(database);
    await call("POST", "/api/project-requests", visitor);
    await as(sara)("PUT", "/api/project-requests/1", { assignee_id: khaled.id });
    await teller(kernel)();
    await sendHeld(kernel);
    await write(kernel, system, (tx) => setDisabled(tx, khaled.id, true));
    await deliverDue(kernel, deliverMail);
    expect(subjectsTo(khaled)).toEqual([]);
    await write(kernel, system, (tx) => setDisabled(tx, khaled.id, false));
    await look();
    expect(subjectsTo(khaled)).toEqual([]); // told once, whatever came of it
  });

  test("NOTICE-01 wrong choices are refused with their field, and store nothing", async () => {
    const { call, as, khaled } = await noticesSite(database);
    const before = (await as(khaled)("GET", "/api/account/notices")).body;
    const quiet = before.quiet;
    const refused = async (body: object) => {
      const answer = await call("PUT", "/api/account/notices", body);
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.fields)[0];
    };
    expect(await refused({ quiet: { ...quiet, from: 7, to: 7 } })).toBe("quiet.to");
    expect(await refused({ quiet: { ...quiet, from: 24 } })).toBe("quiet.from");
    expect(await refused({ digest: { isOn: true, hour: 8, days: [] } })).toBe("digest.days");
    expect((await call("GET", "/api/account/notices")).body).toEqual(before);
    // What is assigned stays in the bell.
    const { body } = await call("PUT", "/api/account/notices", { channels: { assigned: { bell: false } } });
    expect(body.channels.assigned.bell).toBe(true);
  });
});
