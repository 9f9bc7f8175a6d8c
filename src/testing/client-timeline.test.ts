import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { deliverDue } from "../kernel/background/outbox.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";

const person = {
  name: "نورة",
  company: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  address: "الرياض",
};
const items = [{ title: "الباقة", quantity: 1, unit_price: 100_00 }];

describe.each(databases)("the timeline of a client on %s", (database) => {
  test("AREQ-02 ACLI-01 the timeline has a client's requests, messages, mails, quotes, answers and projects, newest first, and nothing of others", async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:1" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    /** Makes a call one minute after the previous one. */
    const later = async (path: string, body: object = {}) => {
      clock.now += 60_000;
      const { status, body: answer } = await call("POST", `/api${path}`, body);
      expect(status, path).toBeLessThan(300);
      return answer;
    };
    const visitor = { name: "نورة", phone: "055 123 4567", email: "other@mail.example" };
    await later("/clients", person); // 08:01
    await later("/clients", { ...person, name: "سعد", phone: "0559999999", email: "s@mail.example" });
    await later("/project-requests", {
      ...visitor,
      requested_services: ["serviceWebsite", "serviceBranding"],
    }); // by phone
    const byMail = { ...visitor, phone: "", email: "N@mail.example" };
    await later("/project-requests", {
      ...byMail,
      requested_services: { reason: "partnership", message: "م" },
    });
    await later("/project-requests", {
      ...visitor,
      name: "سعد",
      phone: "0559999999",
      email: "s@mail.example",
    });
    clock.now += 60_000; // 08:06
    await deliverDue(kernel, async () => {});
    await later("/projects", { id: "mine", title: "متجر نورة", clientId: 1 });
    await later("/projects", { id: "his", title: "متجر سعد", clientId: 2 });
    for (const request of [1, 1, 1, 3]) await later("/quotes", { request_id: request, items });
    const { path } = await later("/quotes/1/send"); // 08:13
    await later("/quotes/4/send");
    clock.now += 60_000; // 08:15
    await answerQuoteLink(kernel, path.slice(3), { decision: "declined", name: "نورة", note: "" });
    await later("/quotes/2/send");
    await later("/quotes/2/withdraw");

    const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, "0")}:00.000Z`;
    const desk = "/admin/quote-requests/1";
    const { body } = await call("GET", "/api/clients/1/timeline");
    expect(body).toEqual([
      { at: at(16), kind: "sent", title: "2026-0003 (115\u00a0ريالًا)", link: desk },
      { at: at(15), kind: "declined", title: "2026-0001 (115\u00a0ريالًا)", link: desk },
      { at: at(13), kind: "sent", title: "2026-0001 (115\u00a0ريالًا)", link: desk },
      { at: at(7), kind: "project", title: "متجر نورة", link: "/admin/projects?edit=mine" },
      // The request and the message came from two addresses, and each got a thank-you mail.
      { at: at(6), kind: "mail", title: "", link: null },
      { at: at(6), kind: "mail", title: "", link: null },
      { at: at(4), kind: "message", title: "عرض شراكة", link: "/admin/messages/2" },
      { at: at(3), kind: "request", title: "تصميم موقع إلكتروني، تصميم الشعار والهوية", link: desk },
    ]);
    expect((await call("GET", "/api/clients/2/timeline")).body).toHaveLength(4);
    expect((await call("GET", "/api/clients/9/timeline")).status).toBe(404);
  });
});
