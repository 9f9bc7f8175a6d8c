import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { deliverMail } from "../admin/mail/deliver-mail.server.ts";
import { createApi } from "../api.server.ts";
import { findByToken } from "../content/sales/quotes/link-store.server.ts";
import { noteSeen } from "../content/sales/quotes/store.server.ts";
import { sumsOf } from "../content/sales/quotes/sums.ts";
import { deliverDue } from "../kernel/background/outbox.server.ts";
import { write } from "../kernel/db/write.server.ts";
import { type Kernel, kernelContext, renderNotesContext, visitor } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { smtpServer } from "../kernel/testing/test-smtp.ts";
import { isoDay } from "../kernel/text/format.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";
import { loader } from "../site/quote-document/quote-document-page.tsx";

const request = {
  name: "نورة",
  company_name: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  message: "",
};
const items = [{ title: "الباقة", detail: "", quantity: 1, unit_price: 100_00 }];
const yes = { decision: "accepted", name: "نورة" };
const path = "/api/quotes";

/** Opens the page of a link: its status and the total that it shows. */
async function openLink(kernel: Kernel, link: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(kernelContext, kernel);
  context.set(renderNotesContext, { uncacheable: false });
  const url = new URL(link, "http://site.example");
  const request = new Request(url, { headers });
  const params = { token: link.slice(3) };
  const { data, init } = await loader({ context, request, params, url, pattern: "/q/:token" });
  return { status: init?.status ?? 200, total: data.quote ? sumsOf(data.quote).total : undefined };
}

describe.each(databases)("the progress of a quote on %s", (database) => {
  const startApi = async (environment: Record<string, string> = {}) => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", ...environment },
      session: testSession,
    });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", request);
    const { id } = (await call("POST", path, { request_id: 1, items })).body;
    const outbox = () =>
      kernel.reads.selectFrom("outbox").selectAll().where("kind", "=", "quote-sent").execute();
    return { kernel, call, outbox, at: `${path}/${id}` };
  };

  test("DESK-02 SURV-03 the server mails a quote with staff's own words and a link that no row contains, and notes the channels", async () => {
    const server = await smtpServer();
    const { kernel, call, outbox, at } = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    expect((await call("GET", `${at}/paper`)).body.canMail).toBe(true);
    const sending = { channel: "mail", subject: "عرضك", message: "نصفه مقدمًا <b>" };
    const sent = (await call("POST", `${at}/send`, sending)).body;
    expect(sent.sends).toMatchObject([{ channel: "mail", by: "Test Admin" }]);
    expect(JSON.stringify(await outbox())).not.toContain(sent.path.slice(3));
    await deliverDue(kernel, deliverMail);
    const mail = server.mails.find(({ subject }) => subject === "عرضك");
    expect(mail?.text).toContain("نصفه مقدمًا <b>");
    expect(mail?.html?.replace(/<\/?bdi[^>]*>/g, "")).toContain("نصفه مقدمًا &lt;b&gt;");
    expect(mail?.text).toContain(sent.path);
    const again = await call("POST", `${at}/send-again`, { channel: "whatsapp" });
    expect(again.body.sends.map(({ channel }: { channel: string }) => channel)).toEqual(["mail", "whatsapp"]);
    await call("POST", `${at}/withdraw`);
    expect((await call("POST", `${at}/send-again`, { channel: "link" })).status).toBe(409);
  });

  test("DESK-02 without a mail server nothing is mailed, the draft stays a draft, and no number is used", async () => {
    const { call, outbox, at } = await startApi();
    expect((await call("GET", `${at}/paper`)).body.canMail).toBe(false);
    expect((await call("POST", `${at}/send`, { channel: "mail" })).status).toBe(422);
    expect((await call("POST", `${at}/send`, { channel: "pigeon" })).status).toBe(422);
    expect((await call("GET", at)).body).toMatchObject({ state: "draft", number: null });
    expect(await outbox()).toEqual([]);
    const sent = (await call("POST", `${at}/send`)).body;
    expect(sent).toMatchObject({ sends: [{ channel: "link" }] });
    expect(sent.number).toMatch(/-0001$/);
  });

  test("DESK-02 the time at which a quote was first seen is kept, and the list shows the stage `seen`", async () => {
    const { kernel, call, at } = await startApi();
    await call("POST", `${at}/send`);
    await write(kernel, visitor, (tx) => noteSeen(tx, 1));
    const { seen_at: first } = (await call("GET", at)).body;
    expect(first).toMatch(/Z$/);
    await write(kernel, visitor, (tx) => noteSeen(tx, 1));
    expect((await call("GET", at)).body.seen_at).toBe(first);
    expect((await call("GET", `${path}?stage=seen`)).body).toHaveLength(1);
    expect((await call("GET", `${path}?stage=sent`)).body).toEqual([]);
    expect((await call("GET", `${path}/summary`)).body.seen.count).toBe(1);
  });

  test("DESK-02 a customer's first view counts, not those of staff and of robots; the page shows the edition that was sent last", async () => {
    const { kernel: ofStaff, call, at } = await startApi();
    const kernel = { ...ofStaff, authenticate: async () => null };
    const { path: link } = (await call("POST", `${at}/send`)).body;
    const seen = async () => (await call("GET", at)).body.seen_at;
    await openLink(ofStaff, link);
    await openLink(kernel, link, { "user-agent": "WhatsApp/2.23.20.0" });
    await openLink(kernel, link, { "sec-purpose": "prefetch" });
    expect(await seen()).toBeNull();
    expect(await openLink(kernel, link)).toEqual({ status: 200, total: 115_00 });
    expect(await seen()).toMatch(/Z$/);

    const { id } = (await call("POST", `${at}/revise`)).body;
    await call("PUT", `${path}/${id}`, { discount: 10_00 });
    expect((await openLink(kernel, link)).total).toBe(115_00);
    await call("POST", `${path}/${id}/send`);
    expect((await openLink(kernel, link)).total).toBe(103_50);
    const { path: renewed } = (await call("POST", `${path}/${id}/link`)).body;
    expect((await openLink(kernel, link)).status).toBe(404);
    expect((await openLink(kernel, renewed)).status).toBe(200);
  });

  test("DESK-02 a revision is a draft of the next edition; the link shows the first edition until it is sent, and both are kept", async () => {
    const { kernel, call, at } = await startApi();
    const sent = (await call("POST", `${at}/send`)).body;
    const served = async () => (await findByToken(kernel.reads, sent.path.slice(3)))?.id;
    const drafts = await Promise.all([call("POST", `${at}/revise`), call("POST", `${at}/revise`)]);
    const [draft] = drafts.map(({ body }) => body);
    expect(drafts.map(({ body }) => body.id)).toEqual([draft.id, draft.id]);
    expect(draft).toMatchObject({ state: "draft", edition: 2, revises: 1, items, number: null, path: null });
    await call("PUT", `${path}/${draft.id}`, { discount: 10_00 });
    expect(await served()).toBe(1);
    const second = (await call("POST", `${path}/${draft.id}/send`)).body;
    expect(second).toMatchObject({ state: "sent", number: `${sent.number}-2`, path: sent.path });
    expect(await served()).toBe(draft.id);
    expect((await call("GET", at)).body).toMatchObject({ state: "replaced", total: 115_00, path: null });
    expect((await call("GET", `${path}/${draft.id}/paper`)).body.editions).toMatchObject([
      { id: draft.id, edition: 2, stage: "sent" },
      { id: 1, edition: 1, stage: "replaced" },
    ]);
    expect((await call("GET", path)).body.map(({ id }: { id: number }) => id)).toEqual([draft.id]);
    // The next quote gets the next number, because editions use none.
    const other = (await call("POST", path, { request_id: 1, items })).body;
    expect((await call("POST", `${path}/${other.id}/send`)).body.number).toMatch(/-0002$/);
    const renewed = (await call("POST", `${path}/${draft.id}/link`)).body.path;
    expect(await served()).toBeUndefined();
    await answerQuoteLink(kernel, renewed.slice(3), yes);
    expect((await call("GET", `${path}/${draft.id}`)).body.state).toBe("accepted");
    expect((await call("POST", `${path}/${draft.id}/revise`)).status).toBe(409);
    expect((await call("POST", `${at}/revise`)).status).toBe(409);
  });

  test("DESK-02 a quote that was accepted in the meantime is not replaced by a revision", async () => {
    const { kernel, call, at } = await startApi();
    const sent = (await call("POST", `${at}/send`)).body;
    const draft = (await call("POST", `${at}/revise`)).body;
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    expect((await call("POST", `${path}/${draft.id}/send`)).status).toBe(409);
    expect((await call("GET", at)).body.state).toBe("accepted");
  });

  test("DESK-02 TRIAL-01 S9: S15: an accepted quote becomes a client and a project with its value without tax, and its payments tasks of the assignee with a day and a reminder, only once even from two tabs", async () => {
    const { kernel, call, at } = await startApi();
    const wishes = {
      name: "نورة",
      company: "ركن",
      address: "الرياض",
      title: "متجر ركن",
      category: "commercial",
    };
    const body = { ...wishes, startDate: "2026-12-01", endDate: "2026-12-20" };
    expect((await call("POST", `${at}/project`, body)).status).toBe(409);
    await call("PUT", at, { first_share: 60, rest_days: 14 });
    const now = "2026-11-21T08:00:00.000Z";
    const user = { id: 1, name: "سارة", email: "s@mail.example", role: "admin", access: "owner" } as const;
    await kernel.db
      .insertInto("users")
      .values({ ...user, created_at: now, updated_at: now })
      .execute();
    await call("PUT", "/api/project-requests/1", { assignee_id: 1 });
    const today = isoDay(kernel.now());
    const sent = (await call("POST", `${at}/send`)).body;
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    expect((await call("POST", `${at}/project`, { ...body, title: 5, company: " " })).status).toBe(422);
    const made = await Promise.all([
      call("POST", `${at}/project`, body),
      call("POST", `${at}/project`, body),
    ]);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(made[0]?.body).toEqual(made[1]?.body);
    expect((await call("POST", `${at}/project`, body)).body).toEqual(made[0]?.body);
    const { clientId, projectId } = made[0]?.body ?? {};
    expect((await call("GET", `/api/projects/${projectId}`)).body).toMatchObject({
      title: "متجر ركن",
      valueAmount: 100,
      value: "100\u00a0ريال",
      clientId,
      isActive: false,
    });
    // The payments become tasks, also only once.
    expect((await call("GET", `/api/tasks?project_id=${projectId}`)).body).toMatchObject([
      {
        title: "تحصيل الدفعة الأولى: 69\u00a0ريالًا",
        client_id: clientId,
        assignee_id: 1,
        due_date: today,
        remind_at: `${today}T06:00:00.000Z`,
      },
      {
        title: "تحصيل باقي المبلغ: 46\u00a0ريالًا",
        assignee_id: 1,
        due_date: "2027-01-03",
        remind_at: "2027-01-03T06:00:00.000Z",
      },
    ]);
    expect((await call("GET", "/api/clients")).body).toMatchObject([
      { id: clientId, phone: "+966551234567" },
    ]);
    expect((await call("GET", "/api/project-requests/1")).body).toMatchObject({
      client_id: clientId,
      status: "won",
    });
    expect((await call("GET", at)).body).toMatchObject({
      project_id: projectId,
      project_at: expect.any(String),
    });
  });

  test("PAPER-02 a total of several parts: they are the whole, become tasks, and what comes in for them is noted with day and way, never more than the total", async () => {
    const { kernel, call, at } = await startApi();
    const parts = [
      { share: 40, when: "عند الموافقة" },
      { share: 40, when: "عند اعتماد التصميم" },
      { share: 20, when: "عند التسليم" },
    ];
    for (const [wrong, field] of [
      [{ parts: parts.slice(1) }, "parts"],
      [{ parts, first_share: 10 }, "parts"],
      [{ parts: [{ share: 100, when: " " }] }, "parts.0.when"],
      [{ parts: [{ share: 0, when: "س" }] }, "parts.0.share"],
      [{ parts: Array(13).fill(parts[0]) }, "parts"],
    ] as const) {
      const refused = await call("PUT", at, wrong);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    expect((await call("PUT", at, { parts })).body).toMatchObject({ parts, receipts: [] });
    const receipt = { day: "2026-11-23", amount: 50_00, method: "transfer" };
    expect((await call("POST", `${at}/receipts`, receipt)).status).toBe(409);
    const sent = (await call("POST", `${at}/send`)).body;
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    const before = (await call("GET", at)).body;
    for (const [wrong, field] of [
      [{ amount: 115_01 }, "amount"],
      [{ amount: 0 }, "amount"],
      [{ day: "2026-02-30" }, "day"],
      [{ method: "gold" }, "method"],
    ] as const) {
      const refused = await call("POST", `${at}/receipts`, { ...receipt, ...wrong });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    const first = (await call("POST", `${at}/receipts`, receipt)).body;
    expect(first.receipts).toEqual([{ ...receipt, id: 1, by: expect.any(String) }]);
    // Two people note the rest at once: there is room for one of them.
    const rest = { ...receipt, amount: 65_00, method: "cash" };
    const both = await Promise.all([
      call("POST", `${at}/receipts`, rest),
      call("POST", `${at}/receipts`, rest),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await call("POST", `${at}/receipts/take-back`, { id: 9 })).status).toBe(404);
    const left = (await call("POST", `${at}/receipts/take-back`, { id: 1 })).body;
    expect(left.receipts.map(({ amount }: { amount: number }) => amount)).toEqual([65_00]);
    // What was accepted stays as it was.
    expect({ ...left, receipts: [], version: 0 }).toEqual({ ...before, receipts: [], version: 0 });
    const body = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر", category: "other" };
    const dated = { ...body, startDate: "", endDate: "2026-12-20" };
    const { projectId } = (await call("POST", `${at}/project`, dated)).body;
    const tasks = (await call("GET", `/api/tasks?project_id=${projectId}`)).body;
    expect(
      tasks.map(({ title, due_date }: { title: string; due_date: string | null }) => [title, due_date]),
    ).toEqual(
      expect.arrayContaining([
        ["تحصيل الدفعة 1 (عند الموافقة): 46\u00a0ريالًا", isoDay(kernel.now())],
        ["تحصيل الدفعة 2 (عند اعتماد التصميم): 46\u00a0ريالًا", null],
        ["تحصيل الدفعة 3 (عند التسليم): 23\u00a0ريالًا", "2026-12-20"],
      ]),
    );
    const sold = (await call("GET", `/api/quotes?project_id=${projectId}`)).body;
    expect(sold.map(({ id }: { id: number }) => `/api/quotes/${id}`)).toEqual([at]);
    expect((await call("GET", "/api/quotes?project_id=other")).body).toEqual([]);
  });

  test("PAPER-02 a quote takes tax number and address of its request's client, keeps its own in its editions, and gives them to a new client", async () => {
    const { kernel, call, at } = await startApi();
    await call("PUT", at, { customer_vat_number: "٣١٠٠٠٠٠٠٠١٠٠٠٠٣", customer_address: "حي الملقا، الرياض" });
    const refused = await call("PUT", at, { customer_vat_number: "110000000100003" });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { customer_vat_number: "الرقم الضريبي 15 رقمًا، أوله 3 وآخره 3" },
    ]);
    const sent = (await call("POST", `${at}/send`)).body;
    const named = { customer_vat_number: "310000000100003", customer_address: "حي الملقا، الرياض" };
    expect(sent).toMatchObject(named);
    const next = (await call("POST", `${at}/revise`)).body;
    expect(next).toMatchObject(named);
    await call("DELETE", `/api/quotes/${next.id}`);
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    const body = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر", category: "other" };
    const { clientId } = (await call("POST", `${at}/project`, { ...body, startDate: "", endDate: "" })).body;
    expect((await call("GET", `/api/clients/${clientId}`)).body).toMatchObject({
      vatNumber: "310000000100003",
    });
    const { id, ...again } = (await call("POST", "/api/quotes", { request_id: 1 })).body;
    expect(again).toMatchObject({ ...named, customer_address: "الرياض" });
  });

  test("DESK-02 the project of an existing client's quote goes to that client, and no second client is created", async () => {
    const { kernel, call, at } = await startApi();
    const client = {
      name: "نورة",
      company: "ركن",
      address: "الرياض",
      phone: "0551234567",
      email: "n@mail.example",
    };
    const { id } = (await call("POST", "/api/clients", client)).body;
    const sent = (await call("POST", `${at}/send`)).body;
    await answerQuoteLink(kernel, sent.path.slice(3), yes);
    expect((await call("GET", `${at}/paper`)).body.client).toEqual({ id, name: "نورة" });
    const body = {
      ...client,
      clientId: id,
      title: "متجر",
      category: "other",
      startDate: "",
      endDate: "",
    };
    expect((await call("POST", `${at}/project`, body)).body.clientId).toBe(id);
    expect((await call("GET", "/api/clients")).body).toHaveLength(1);
  });
});
