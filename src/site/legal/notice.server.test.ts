import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { createLog } from "../../kernel/process/log.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../quote-document/answer-quote.server.ts";
import { type FormWithNotice, noticeEdition } from "./notice.server.ts";

const forms = ["quote", "message", "registration", "answer"] as const satisfies FormWithNotice[];
const at = "2026-11-23T10:00:00.000Z";
const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };
const message = { ...person, requested_services: { reason: "service", message: "سؤال" } };

describe.each(databases)("notices on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => new Date(at),
      environment: { RATE_LIMIT: "off" },
    });
    const lines: string[] = [];
    kernel.log = createLog("warn", { write: (line: string) => void lines.push(line) });
    const call = caller(createApi(kernel));
    const visit = caller(createApi({ ...kernel, authenticate: async () => null }));
    const publish = async (section: string, field: string, value: unknown) => {
      const { body } = await call("GET", `/api/content/${section}`);
      const fields = { [field]: { base: body.published[field], value } };
      await call("PATCH", `/api/content/${section}`, { client: "editor-one", fields });
      expect((await call("POST", `/api/content/${section}/publish`, {})).status).toBe(200);
    };
    /** Sends a quote that waits for its answer; answers the secret of its link. */
    const sendQuote = async () => {
      const { id } = (await visit("POST", "/api/project-requests", { ...person, email: "q@mail.example" }))
        .body;
      const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
      const quote = (await call("POST", "/api/quotes", { request_id: id, items })).body.id;
      const token: string = (await call("POST", `/api/quotes/${quote}/send`)).body.path.slice(3);
      return { token, read: async () => (await call("GET", `/api/quotes/${quote}`)).body };
    };
    return { kernel, call, visit, publish, sendQuote, log: () => lines.join("") };
  };
  const editionsOf = async (kernel: Kernel) =>
    Object.fromEntries(
      await Promise.all(forms.map(async (form) => [form, await noticeEdition(kernel, form)] as const)),
    );
  const changedSince = (before: Record<string, string>, after: Record<string, string>) =>
    forms.filter((form) => before[form] !== after[form]);

  test("PRIV-01 an edition names the version of the privacy text, and changes with the form's own text and with the periods", async () => {
    const { kernel, call, publish } = await open();
    const first = await editionsOf(kernel);
    for (const form of forms) expect(first[form]).toMatch(/^2026-11-27\/[0-9a-f]{12}$/);
    expect(new Set(Object.values(first)).size).toBe(forms.length);
    expect(await editionsOf(kernel)).toEqual(first);

    await publish("quote", "formNote", "إشعار آخر، {retention}.");
    const second = await editionsOf(kernel);
    expect(changedSince(first, second)).toEqual(["quote"]);
    await publish("register", "consentLabel", "أوافق.");
    await publish("contact", "heroTitle", "راسلنا");
    const third = await editionsOf(kernel);
    expect(changedSince(second, third)).toEqual(["registration"]);

    await call("PUT", "/api/settings", { retentionMonths: 18 });
    const fourth = await editionsOf(kernel);
    expect(changedSince(third, fourth)).toEqual([...forms]);
    await call("PUT", "/api/settings", { financialYears: 7, tagline: "أخرى" });
    const fifth = await editionsOf(kernel);
    expect(changedSince(fourth, fifth)).toEqual([...forms]);

    await publish("privacy", "heroLead", "نص جديد");
    for (const edition of Object.values(await editionsOf(kernel)))
      expect(edition).toMatch(/^2026-11-27-v2\/[0-9a-f]{12}$/);
  });

  test("PRIV-01 a request, a message and the answer to a quote store which notice was shown beside them, and when", async () => {
    const { kernel, call, visit, sendQuote } = await open();
    const sent = await visit("POST", "/api/project-requests", {
      ...person,
      notice_edition: "x",
      notice_at: "x",
    });
    expect(sent.status).toBe(201);
    expect(Object.keys(sent.body)).not.toContain("notice_edition");
    const written = await visit("POST", "/api/project-requests", message);
    const edition = async (form: FormWithNotice) => noticeEdition(kernel, form);
    expect((await call("GET", `/api/project-requests/${sent.body.id}`)).body).toMatchObject({
      notice_at: at,
      notice_edition: await edition("quote"),
    });
    expect((await call("GET", `/api/project-requests/${written.body.id}`)).body).toMatchObject({
      notice_at: at,
      notice_edition: await edition("message"),
    });
    for (const decision of ["accepted", "declined"]) {
      const { token, read } = await sendQuote();
      expect(await read()).toMatchObject({ notice_at: null, notice_edition: null });
      await answerQuoteLink(kernel, token, { decision, name: "نورة", note: "" });
      expect(await read()).toMatchObject({
        state: decision,
        notice_at: at,
        notice_edition: await edition("answer"),
      });
    }
    // Staff cannot change the stored notice, and the privacy screen shows it.
    await call("PUT", `/api/project-requests/${sent.body.id}`, { notice_edition: "x", status: "lost" });
    const { records } = (await call("POST", "/api/privacy/find", { contact: person.email })).body;
    expect(records.map(({ notice }: { notice: unknown }) => notice)).toEqual([
      { at, edition: await edition("quote") },
      { at, edition: await edition("message") },
    ]);
  });

  test("PRIV-01 QUOTE-05 a notice that cannot be read refuses nothing: the time is stored, and the log says so", async () => {
    const { kernel, call, visit, sendQuote, log } = await open();
    const { token, read } = await sendQuote();
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(kernel.db);
    await call("PUT", "/api/settings", { tagline: "أخرى" }); // outdates the cached editions
    await rename("page_versions", "page_versions_away");
    for (const body of [{ ...person, name: "أولى" }, message]) {
      const { status, body: stored } = await visit("POST", "/api/project-requests", body);
      expect(status).toBe(201);
      expect((await call("GET", `/api/project-requests/${stored.id}`)).body).toMatchObject({
        notice_at: at,
        notice_edition: null,
      });
    }
    await answerQuoteLink(kernel, token, { decision: "accepted", name: "نورة", note: "" });
    expect(await read()).toMatchObject({ state: "accepted", notice_at: at, notice_edition: null });
    expect(log().match(/the edition of a notice could not be read/g)).toHaveLength(3);
    expect(log()).not.toMatch(/noura|551234567/);
    await rename("page_versions_away", "page_versions");
  });
});
