import { describe, expect, test, vi } from "vitest";
import { webhookReceiver } from "../../accounts/webhooks/sending/test-receiver.ts";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import type { ReadablePerson } from "../../admin/privacy/privacy-answers.ts";
import { createApi } from "../../api.server.ts";
import { type FilledForm, submitForm } from "../../content/sales/requests/forms/submit-form.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { listFiles } from "../../kernel/backup/files.server.ts";
import { purgeKeptFiles } from "../../kernel/process/kept-files.server.ts";
import { parseCsv } from "../../kernel/resource/csv/csv.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { siteWithWebhooks } from "../webhooks/test-webhooks.ts";

const path = "/api/project-requests";
const at = "2026-11-22T08:00:00.000Z";
const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const answers: FilledForm["answers"] = [
  { field: "a", label: "اسم النشاط", kind: "text", value: "مقهى النخلة" },
  { field: "b", label: "هل لديك موقع؟", kind: "flag", value: "no" },
  { field: "c", label: "جوال المحاسب", kind: "phone", value: "+966500000001" },
  { field: "d", label: "موعد البدء", kind: "day", value: "2027-11-25" },
];
const filled: FilledForm = {
  ...{ name: "نورة العتيبي", phone: "+966551234567", email: "noura@mail.example" },
  ...{ title: "حجز استشارة", place: "/offer#form1234", answers, files: [], isSuspected: false },
};

describe.each(databases)("forms of one's own on %s", (database) => {
  const open = async (environment: Record<string, string> = {}) => {
    const kernel = await testKernel({
      database,
      session: { ...testSession, reauthenticatedAt: at },
      now: () => new Date(at),
      environment: { RATE_LIMIT: "off", PUBLIC_URL: "http://localhost:3000", ...environment },
    });
    const api = createApi(kernel);
    const arrival = { address: "203.0.113.9", noticeEdition: async () => "2026-11-27/abc" };
    return {
      ...{ kernel, api, call: caller(api) },
      send: (more: Partial<FilledForm> = {}) => submitForm(kernel, { ...filled, ...more }, arrival),
      kept: async () => (await listFiles(kernel.storage)).filter((key) => key.startsWith("kept/")),
    };
  };

  test("OWN-03 SURV-04 PRIV-01 a filled form is stored once with its answers, its place, its notice and its files, twenty times at once too", async () => {
    const { kernel, call, send, kept } = await open();
    const files = [{ name: "مخطط.pdf", bytes: pdf }];
    const sent = await Promise.all(Array.from({ length: 20 }, () => send({ files })));
    const [{ id } = { id: 0 }] = sent;
    expect(new Set(sent.map((request) => request.id))).toEqual(new Set([id]));
    expect((await kernel.db.selectFrom("project_requests").select("id").execute()).length).toBe(1);
    const { body } = await call("GET", `${path}/${id}`);
    expect(body).toMatchObject({
      ...{ kind: "message", form_answers: answers, form_place: "/offer#form1234", news: "arrived" },
      ...{ notice_at: at, notice_edition: "2026-11-27/abc", message: "" },
    });
    expect(body.requested_services).toEqual({
      reason: "other",
      otherReason: "حجز استشارة",
      message:
        "اسم النشاط: مقهى النخلة\nهل لديك موقع؟ لا\nجوال المحاسب: +966 50 000 0001\nموعد البدء: 25 نوفمبر 2027",
    });
    expect((await call("GET", `${path}/${id}/attachments`)).body).toMatchObject([
      { name: "مخطط.pdf", content_type: "application/pdf" },
    ]);
    expect(await kept()).toHaveLength(1);
    // Another file is another form.
    await send({ files: [{ name: "مخطط.pdf", bytes: new Uint8Array([...pdf, 10]) }] });
    expect((await kernel.db.selectFrom("project_requests").select("id").execute()).length).toBe(2);
  });

  test("OWN-03 SEC-07 SEC-10 what the limits refuse leaves no file, and what a robot sends lies in the trash without one", async () => {
    const { kernel, send, kept, call } = await open({ RATE_LIMIT: "on" });
    const files = [{ name: "مخطط.pdf", bytes: pdf }];
    const puts = vi.spyOn(kernel.storage, "put");
    for (let count = 1; count <= 10; count++) await send({ phone: `+9665500000${10 + count}`, email: "" });
    await expect(send({ files, phone: "+966550000099", email: "" })).rejects.toMatchObject({
      code: "too-many",
    });
    await send({ files, isSuspected: true });
    // Not even for a moment: what is refused costs no place on the disk.
    expect(puts).not.toHaveBeenCalled();
    expect(await kept()).toEqual([]);
    expect(await kernel.db.selectFrom("attachments").select("id").execute()).toEqual([]);
    expect((await call("GET", `${path}/spam`)).status).toBeLessThan(500);
    const aside = await kernel.db
      .selectFrom("project_requests")
      .select(["suspected_at", "deleted_at"])
      .where("suspected_at", "is not", null)
      .execute();
    expect(aside).toEqual([{ suspected_at: at, deleted_at: at }]);
  });

  test("OWN-03 SURV-02 a failure while the files are attached stores neither request nor files", async () => {
    const { kernel, send, kept } = await open();
    const wrong = { name: "a.exe", bytes: new Uint8Array([77, 90, 0, 1]) };
    await expect(send({ files: [{ name: "مخطط.pdf", bytes: pdf }, wrong] })).rejects.toMatchObject({
      code: "unsupported-type",
    });
    expect(await kernel.db.selectFrom("project_requests").select("id").execute()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test("OWN-03 AREQ-02 ADM-02 the file of the messages has the answers in one column, and searches find each of them", async () => {
    const { api, call, send } = await open();
    const { id } = await send();
    await send({ name: "بلا إجابات", answers: [] });
    const response = await api.request(
      "/project-requests/export.csv?kind=message&sort=id",
      {},
      { remoteAddress: "127.0.0.1" },
    );
    const [head = [], ...rows] = parseCsv(await response.text()) ?? [];
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(column("إجابات النموذج")).toEqual([
      "اسم النشاط: مقهى النخلة\nهل لديك موقع؟ لا\nجوال المحاسب: +966 50 000 0001\nموعد البدء: 25 نوفمبر 2027",
      "",
    ]);
    expect(column("الرسالة")).toEqual(["", ""]);
    expect(column("سبب التواصل")).toEqual(["حجز استشارة", "حجز استشارة"]);
    // The message holds what the first calls allow; the answers are whole.
    const long = ["أ", "ب", "ت"].map((letter): FilledForm["answers"][number] => ({
      ...{ field: letter, label: letter, kind: "longText", value: `${letter.repeat(1990)} ختام` },
    }));
    await send({
      name: "مطوّل",
      answers: [...long, { field: "z", label: "آخر", kind: "text", value: "زرقاء اليمامة" }],
    });
    const last = await call("GET", `/api/search?q=${encodeURIComponent("اليمامه")}`);
    expect(JSON.stringify(last.body)).toContain("مطوّل");
    const found = await call("GET", `/api/search?q=${encodeURIComponent("النخله")}`);
    expect(JSON.stringify(found.body)).toContain(`"${id}"`.replaceAll('"', ""));
    expect(JSON.stringify(found.body)).toContain("مقهى النخلة");
  });

  test("OWN-03 SURV-03 the mail to the agency has the answers, the thanks to the sender no word of them", async () => {
    const server = await smtpServer();
    const { kernel, send } = await open({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await send();
    await deliverDue(kernel, deliverMail);
    const mailTo = (address: string) => server.mails.find((mail) => mail.to?.[0]?.address === address)?.text;
    const news = mailTo("hello@shurfa.example");
    for (const said of [
      "نموذج جديد من الموقع",
      "النموذج: حجز استشارة",
      "اسم النشاط: مقهى النخلة",
      "هل لديك موقع؟ لا",
    ])
      expect(news).toContain(said);
    const thanks = mailTo("noura@mail.example");
    expect(thanks).toContain("بريدك كُتب في نموذج في موقع");
    expect(thanks).not.toMatch(/النخلة|حجز استشارة|المحاسب/);
  });

  test("OWN-03 TOKEN-01 a program is told of it by its id, as of any message, and reads the answers with its own call", async () => {
    const { kernel, makeWebhook, deliver, call } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver();
    await makeWebhook(receiver.address, { events: ["request.created"], resources: [] });
    const { id } = await submitForm(kernel, filled, { address: "203.0.113.9" });
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([{ id, kind: "message" }]);
    expect((await call("GET", `${path}/${id}`)).body.form_answers).toEqual(answers);
  });

  test("OWN-03 PRIV-02 the person's export and page have the answers, and an erasure destroys them with their files; a number in them is found as a mention", async () => {
    const { kernel, call, send, kept } = await open();
    await send({ files: [{ name: "مخطط.pdf", bytes: pdf }] });
    const contact = "noura@mail.example";
    const exported = (await call("POST", "/api/privacy/export", { contact })).body;
    expect(JSON.stringify(exported.records)).toContain("مقهى النخلة");
    expect(JSON.stringify(exported.records)).toContain("مخطط.pdf");
    const page: ReadablePerson = (await call("POST", "/api/privacy/readable", { contact })).body;
    const facts = page.sections.flatMap(({ facts }) => facts);
    for (const [label, value] of [
      ["اسم النشاط", "مقهى النخلة"],
      ["هل لديك موقع؟", "لا"],
      ["موعد البدء", "25 نوفمبر 2027"],
      ["مكان النموذج", "/offer#form1234"],
    ])
      expect(facts).toContainEqual({ label, value });
    const other = (await call("POST", "/api/privacy/find", { contact: "0500000001" })).body;
    expect(other.mentions).toEqual([{ table: "project_requests", rows: 1 }]);
    expect((await call("POST", "/api/privacy/erase", { contact, confirmation: contact })).status).toBe(200);
    for (const table of ["project_requests", "attachments"] as const)
      expect(await kernel.db.selectFrom(table).select("id").execute()).toEqual([]);
    const revisions = await kernel.db.selectFrom("revisions").selectAll().execute();
    expect(JSON.stringify(revisions)).not.toContain("النخلة");
    await purgeKeptFiles({ ...kernel, now: () => new Date(Date.now() + 3_600_000) }, "");
    expect(await kept()).toEqual([]);
  });

  test("OWN-03 DESK-01 a merge keeps the answers as a note, and what the other request said stays its own", async () => {
    const { call, send } = await open();
    const first = (
      await call("POST", path, {
        name: "نورة",
        phone: "0551234567",
        email: "noura@mail.example",
        message: "متجر",
      })
    ).body.id;
    const { id } = await send();
    expect((await call("POST", `${path}/${first}/merge`, { from: id })).status).toBeLessThan(300);
    const kept = (await call("GET", `${path}/${first}`)).body;
    expect(kept).toMatchObject({ message: "متجر", form_answers: [], form_place: "" });
    const { notes } = (await call("GET", `${path}/${first}/desk`)).body;
    expect(JSON.stringify(notes)).toContain("اسم النشاط: مقهى النخلة");
  });
});
