import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { destroyPastRetention } from "../../admin/privacy/retention-store.server.ts";
import { createApi } from "../../api.server.ts";
import { mostFiles } from "../../content/sales/attachments/attachments.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { backUp, readManifest } from "../../kernel/backup/backup.server.ts";
import { listFiles } from "../../kernel/backup/files.server.ts";
import { checkKeptFiles } from "../../kernel/doctor/check-kept-files.server.ts";
import { contextWith, told } from "../../kernel/doctor/test-check-context.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { purgeKeptFiles } from "../../kernel/process/kept-files.server.ts";
import type { Session } from "../../kernel/process/kernel.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { startTestBucket } from "../../kernel/testing/test-bucket.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { quoteFiles } from "../../site/quote-document/quote-files.server.ts";

const path = "/api/project-requests";
const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example", message: "" };
const items = [{ title: "موقع", quantity: 1, unit_price: 1_000_00 }];
const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const from = { remoteAddress: "127.0.0.1" };

describe.each(databases)("attachments on %s", (database) => {
  const open = async (environment: Record<string, string> = {}) => {
    let now = new Date("2026-11-22T08:00:00Z");
    const who: { session: Session | null } = { session: testSession };
    const kernel = await testKernel({
      database,
      authenticate: async () => who.session && { ...who.session, reauthenticatedAt: now.toISOString() },
      now: () => now,
      environment: { RATE_LIMIT: "off", PUBLIC_URL: "http://localhost:3000", ...environment },
    });
    const api = createApi(kernel);
    const call = caller(api);
    const mounted = new Hono<ApiEnv>().route("/api", api);
    const { id } = (await call("POST", path, person)).body;
    const get = (at: string) => mounted.request(at, {}, from);
    const upload = async (bytes: Uint8Array, name: string, of = `${path}/${id}`) => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(bytes)], name));
      const headers = { origin: "http://localhost:3000" };
      const answer = await mounted.request(
        `http://localhost:3000${of}/attachments`,
        { method: "POST", body, headers },
        from,
      );
      return { status: answer.status, body: await answer.json() };
    };
    return {
      ...{ kernel, call, id, get, upload, who },
      list: async (of = `${path}/${id}`) => (await call("GET", `${of}/attachments`)).body,
      stored: async () => (await listFiles(kernel.storage)).filter((key) => key.startsWith("kept/")),
      pass: (days: number) => {
        now = new Date(now.getTime() + days * 86_400_000);
      },
      later: { ...kernel, now: () => new Date(Date.now() + 3_600_000) },
    };
  };

  test("THREAD-01 SEC-10 a file is attached under its name and answered to staff alone, to save and never to show", async () => {
    const { id, get, upload, list, who } = await open();
    const { status, body } = await upload(pdf, "../../عقد \u202Eنورة.pdf");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "عقد نورة.pdf",
      content_type: "application/pdf",
      bytes: pdf.byteLength,
    });
    expect(await list()).toEqual([body]);
    const answer = await get(`${path}/${id}/attachments/${body.id}`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent("عقد نورة.pdf")}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    });
    who.session = null;
    expect((await get(`${path}/${id}/attachments/${body.id}`)).status).toBe(401);
    expect((await get(`/uploads/${body.id}`)).status).toBe(404);
    who.session = { ...testSession, user: { ...testSession.user, access: "editor" } };
    expect((await get(`${path}/${id}/attachments/${body.id}`)).status).toBe(403);
  });

  test("THREAD-01 SEC-10 the bytes say what a file is: pages, scripts and programs are refused under any name, and a false extension is mended", async () => {
    const { upload, list, stored } = await open();
    const text = (words: string) => new TextEncoder().encode(words);
    const refused: [Uint8Array, string][] = [
      [text("<!doctype html><script>alert(1)</script>"), "عرض.html"],
      [text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "شعار.svg"],
      [text("<svg xmlns='http://www.w3.org/2000/svg'/>"), "شعار.png"],
      [Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "فاتورة.pdf"],
      [Buffer.from("7f454c4602010100", "hex"), "a.txt"],
      [text("#!/bin/sh\nrm -rf /"), "a.sh"],
      [text("a\0b"), "a.txt"],
      [text("كلام"), "كلام"],
    ];
    for (const [bytes, name] of refused) {
      const { status, body } = await upload(bytes, name);
      expect([status, Object.keys(body.fields)], name).toEqual([415, ["file"]]);
    }
    expect((await upload(new Uint8Array(), "a.pdf")).status).toBe(422);
    expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1), "a.pdf")).status).toBe(413);
    expect(await list()).toEqual([]);
    expect(await stored()).toEqual([]);
    const names = [];
    for (const [bytes, name] of [
      [png, "فاتورة.pdf.exe"],
      [png, "صورة.PNG"],
      [text("أ,ب\n1,2"), "جدول.csv"],
      [pdf, `${"ط".repeat(300)}.pdf`],
      [pdf, ".pdf"],
    ] as const)
      names.push((await upload(bytes, name)).body.name);
    expect(names).toEqual(["فاتورة.pdf.png", "صورة.png", "جدول.csv", `${"ط".repeat(120)}.pdf`, "ملف.pdf"]);
  });

  test("THREAD-01 a request has at most thirty files, of its own only; what is deleted is restored while there is room", async () => {
    const { call, id, upload, list } = await open();
    for (let count = 0; count < mostFiles; count++)
      expect((await upload(pdf, `${count}.pdf`)).status).toBe(201);
    const { status, body } = await upload(pdf, "more.pdf");
    expect([status, Object.keys(body.fields)]).toEqual([422, ["file"]]);
    const [first] = await list();
    const at = `${path}/${id}/attachments/${first.id}`;
    const other = (await call("POST", path, { ...person, name: "سعد" })).body.id;
    expect((await call("GET", `${path}/${other}/attachments/${first.id}`)).status).toBe(404);
    expect((await call("DELETE", `${path}/${other}/attachments/${first.id}`)).status).toBe(404);
    expect((await call("DELETE", at)).status).toBe(204);
    expect((await call("GET", at)).status).toBe(404);
    expect((await upload(pdf, "instead.pdf")).status).toBe(201);
    expect((await call("POST", `${at}/restore`)).status).toBe(422);
    expect(await list()).toHaveLength(mostFiles);
  });

  test("THREAD-01 DESK-03 a reply goes out with its files, which the thread names; another request's file is refused and nothing stored", async () => {
    const server = await smtpServer();
    const { kernel, call, id, upload } = await open({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    const { body: file } = await upload(pdf, "عقد.pdf");
    const other = (await call("POST", path, { ...person, name: "سعد" })).body.id;
    const foreign = (await upload(pdf, "سر.pdf", `${path}/${other}`)).body.id;
    const reply = { channel: "mail", text: "أهلًا", send: true };
    const refused = await call("POST", `${path}/${id}/replies`, {
      ...reply,
      attachments: [file.id, foreign],
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["attachments"]]);
    expect((await call("GET", `${path}/${id}/desk`)).body.notes).toEqual([]);
    const { body } = await call("POST", `${path}/${id}/replies`, { ...reply, attachments: [file.id] });
    expect(body.attached).toEqual([{ attachment: file.id, name: "عقد.pdf" }]);
    // Deleted after it was sent with the reply, which was promised so.
    await call("DELETE", `${path}/${id}/attachments/${file.id}`);
    await deliverDue(kernel, deliverMail);
    const [mail] = server.mails.filter(({ subject }) => subject?.startsWith("بخصوص"));
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["عقد.pdf", "application/pdf"],
    ]);
  });

  test("THREAD-01 PAPER-01 a draft's files go with the quote's mail and stand on the customer's page; they are fixed once it is sent, and the next edition has them too", async () => {
    const server = await smtpServer();
    const { kernel, call, id, upload, list, later, stored } = await open({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    });
    const quote = (await call("POST", "/api/quotes", { request_id: id, items })).body.id;
    const of = `/api/quotes/${quote}`;
    const { body: file } = await upload(png, "مخطط.png", of);
    const sent = (await call("POST", `${of}/send`, { channel: "mail" })).body;
    expect((await upload(png, "b.png", of)).status).toBe(409);
    expect((await call("DELETE", `${of}/attachments/${file.id}`)).status).toBe(409);
    await deliverDue(kernel, deliverMail);
    const [mail] = server.mails
      .filter(({ to }) => to?.some(({ address }) => address === person.email))
      .filter(({ attachments }) => attachments.length > 0);
    expect(mail?.attachments.map(({ filename }) => filename?.split(".").pop())).toEqual(["pdf", "png"]);
    const page = quoteFiles(kernel);
    const token = sent.path.slice(3);
    const shown = await page.request(`/${token}/files/${file.id}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("content-disposition")).toContain("attachment");
    expect((await page.request(`/${token}x/files/${file.id}`)).status).toBe(404);
    const onRequest = (await upload(pdf, "داخلي.pdf")).body.id;
    expect((await page.request(`/${token}/files/${onRequest}`)).status).toBe(404);
    const next = (await call("POST", `${of}/revise`)).body.id;
    const [copy] = await list(`/api/quotes/${next}`);
    expect(copy).toMatchObject({ name: "مخطط.png" });
    expect((await page.request(`/${token}/files/${copy.id}`)).status).toBe(404); // it is a draft's
    // Both share the bytes: they stay until the last of both is gone.
    const before = await stored();
    await kernel.db.deleteFrom("quotes").where("id", "=", next).execute();
    await purgeKeptFiles(later, "");
    expect(await stored()).toEqual(before);
    expect((await page.request(`/${token}/files/${file.id}`)).status).toBe(200);
    await call("POST", `${of}/withdraw`);
    expect((await page.request(`/${token}/files/${file.id}`)).status).toBe(404);
  });

  test("THREAD-01 PRIV-02 PRIV-03 files go with their request: merged, exported, erased, past retention and out of the trash; their names stand in no revision", async () => {
    const { kernel, call, id, upload, list, stored, pass } = await open();
    const other = (await call("POST", path, { ...person, name: "نورة الشمري" })).body.id;
    await upload(pdf, "سر.pdf", `${path}/${other}`);
    await call("POST", `${path}/${id}/merge`, { from: other });
    expect(await list()).toMatchObject([{ name: "سر.pdf" }]);
    const exported = (await call("POST", "/api/privacy/export", { contact: person.email })).body;
    expect(JSON.stringify(exported)).toContain("سر.pdf");
    expect(JSON.stringify(await revisionsOf(kernel, "attachments"))).not.toContain("سر");
    const clean = () => runCleanup(kernel, { before: [destroyPastRetention], after: [purgeKeptFiles] });
    await clean();
    expect(await stored()).toHaveLength(1);
    pass(400);
    await clean();
    expect(await stored()).toEqual([]);
    expect(await kernel.reads.selectFrom("attachments").selectAll().execute()).toEqual([]);
    const again = (await call("POST", path, person)).body.id;
    const quote = (await call("POST", "/api/quotes", { request_id: again, items })).body.id;
    await upload(pdf, "a.pdf", `/api/quotes/${quote}`);
    await upload(pdf, "b.pdf", `${path}/${again}`);
    const erased = { contact: person.email, confirmation: person.email };
    expect((await call("POST", "/api/privacy/erase", erased)).status).toBe(200);
    expect(await stored()).toEqual([]);
    const trashed = (await call("POST", path, person)).body.id;
    await upload(pdf, "c.pdf", `${path}/${trashed}`);
    await call("DELETE", `${path}/${trashed}`);
    pass(31);
    await clean();
    expect(await stored()).toEqual([]);
  });

  test("THREAD-01 SURV-01 the doctor tells of a lost attachment, and a backup holds it", async () => {
    const { kernel, upload, stored } = await open();
    await upload(pdf, "a.pdf");
    const folder = mkdtempSync(join(tmpdir(), "attachments-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [key = ""] = await stored();
    const { files } = await readManifest(await backUp(kernel.config, folder));
    expect(files.map((file) => file.key)).toEqual([key]);
    const context = contextWith({}, { config: kernel.config });
    expect(told(await checkKeptFiles(context))[0]).toContain("All 1 files of quotes and attachments");
    await kernel.storage.delete(key);
    expect(told(await checkKeptFiles(context))[0]).toContain("fault 1 of 1 files");
  });
});

test("THREAD-01 SURV-02 files lie in a bucket too, and with the bucket away nothing is attached", async () => {
  const bucket = await startTestBucket();
  const kernel = await testKernel({
    session: testSession,
    environment: { RATE_LIMIT: "off", ...bucket.environment },
  });
  const mounted = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const { id } = (await caller(createApi(kernel))("POST", path, person)).body;
  const upload = async () => {
    const body = new FormData();
    body.set("file", new File([pdf], "a.pdf"));
    const headers = { origin: "http://localhost:3000" };
    return mounted.request(
      `http://localhost:3000${path}/${id}/attachments`,
      { method: "POST", body, headers },
      from,
    );
  };
  const { id: file } = await (await upload()).json();
  const answer = await mounted.request(`${path}/${id}/attachments/${file}`, {}, from);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
  expect([...bucket.objects.values()].map(({ type }) => type)).toEqual(["application/pdf"]);
  await bucket.close();
  expect((await upload()).status).toBeGreaterThanOrEqual(500);
  expect(await kernel.reads.selectFrom("attachments").selectAll().execute()).toHaveLength(1);
});
