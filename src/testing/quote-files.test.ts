import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { deliverMail } from "../admin/mail/deliver-mail.server.ts";
import { destroyPastRetention } from "../admin/privacy/retention-store.server.ts";
import { createApi } from "../api.server.ts";
import { quoteFile } from "../content/sales/quotes/file/quote-file.server.ts";
import { readFile } from "../content/sales/quotes/file/test-read-file.ts";
import { readingPath } from "../content/sales/quotes/link-store.server.ts";
import { quotesTable } from "../content/sales/quotes/table.server.ts";
import { runCleanup } from "../kernel/background/cleanup.server.ts";
import { deliverDue } from "../kernel/background/outbox.server.ts";
import { backUp, readManifest } from "../kernel/backup/backup.server.ts";
import { listFiles } from "../kernel/backup/files.server.ts";
import { findRecord } from "../kernel/db/records.server.ts";
import { checkKeptFiles } from "../kernel/doctor/check-kept-files.server.ts";
import { contextWith, told } from "../kernel/doctor/test-check-context.ts";
import type { Api, ApiEnv } from "../kernel/http/http.server.ts";
import { digestOf } from "../kernel/process/digest.server.ts";
import { purgeKeptFiles } from "../kernel/process/kept-files.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { linkSecret } from "../kernel/process/link-secret.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { startTestBucket } from "../kernel/testing/test-bucket.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { smtpServer } from "../kernel/testing/test-smtp.ts";
import { noticeWords } from "../site/legal/notice.server.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";
import { quoteFiles } from "../site/quote-document/quote-files.server.ts";

const person = { name: "نورة الشمري", phone: "0551234567", email: "noura@mail.example" };
const items = [{ title: "موقع", detail: "ثلاث صفحات", quantity: 2, unit_price: 1_000_00 }];
const from = { remoteAddress: "127.0.0.1" };
const mounted = (api: Api) => new Hono<ApiEnv>().route("/api", api);
const yes = { decision: "accepted", name: "نورة الشمري", note: "نبدأ الأحد" };

describe.each(databases)("files of quotes on %s", (database) => {
  const open = async (environment: Record<string, string> = {}) => {
    let now = new Date("2026-11-22T08:00:00Z");
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => now,
      environment: { RATE_LIMIT: "off", PUBLIC_URL: "http://localhost:3000", ...environment },
    });
    const api = createApi(kernel);
    const call = caller(api);
    const { id: requestId } = (await call("POST", "/api/project-requests", { ...person, message: "" })).body;
    const { id } = (await call("POST", "/api/quotes", { request_id: requestId, items })).body;
    const send = async (body: object = {}): Promise<string> =>
      (await call("POST", `/api/quotes/${id}/send`, body)).body.path.slice(3);
    const kept = () => kernel.reads.selectFrom("kept_files").selectAll().orderBy("id").execute();
    return {
      ...{ kernel, call, id, send, kept },
      file: (kind = "offer") => mounted(api).request(`/api/quotes/${id}/file?kind=${kind}`, {}, from),
      visit: (path: string) => quoteFiles(kernel).request(path),
      quote: async () => (await findRecord(kernel.reads, quotesTable, id)) ?? fail(),
      stored: async () => (await listFiles(kernel.storage)).filter((key) => key.startsWith("kept/")),
      pass: (days: number) => {
        now = new Date(now.getTime() + days * 86_400_000);
      },
    };
  };
  const fail = (): never => {
    throw new Error("the quote is gone");
  };
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const sentAndMade = async (kernel: Kernel) => deliverDue(kernel, deliverMail);

  test("PAPER-01 the file of a sent quote is made once and answered byte for byte, with its digest; a draft has none", async () => {
    const { kernel, file, send, kept, stored, call, id } = await open();
    expect((await file()).status).toBe(409);
    expect((await file("other")).status).toBe(400);
    await send();
    expect(await kept()).toEqual([]);
    await sentAndMade(kernel);
    const [row, ...others] = await kept();
    expect([others.length, row?.kind, row?.record_table, row?.record_id]).toEqual([0, "offer", "quotes", id]);
    const answer = await file();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="quote-2026-0001.pdf"; filename*=UTF-8''${encodeURIComponent("عرض سعر 2026-0001")}.pdf`,
    );
    const bytes = await bytesOf(answer);
    expect(digestOf(bytes)).toBe(row?.sha256);
    expect((await readFile(bytes)).text).toContain("2,300.00");
    // What the settings say later changes nothing of it.
    await call("PUT", "/api/settings", { legalName: "اسم آخر" });
    expect(await bytesOf(await file())).toEqual(bytes);
    expect(await stored()).toEqual([row?.key]);
    expect((await file("acceptance")).status).toBe(409);
    expect((await call("GET", "/api/quotes/99/file")).status).toBe(404);
  });

  test("PAPER-01 SURV-01 a process that ends between sending and making leaves no quote without its file, and none gets two", async () => {
    const { kernel, send, quote, kept, stored } = await open();
    await send();
    // The process that sent it made nothing; others begin with the same data, all at once.
    const processes = Array.from({ length: 4 }, () => ({ ...kernel }));
    const sent = await quote();
    const made = await Promise.all(processes.map((one) => quoteFile(one, sent, "offer")));
    await Promise.all(processes.map((one) => deliverDue(one, deliverMail)));
    expect(new Set(made.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    // One that ended after it had stored the bytes left a file without a row, which the cleanup removes when it is old.
    await kernel.storage.put("kept/lost", "x");
    const later = { ...kernel, now: () => new Date(Date.now() + 3_600_000) };
    await purgeKeptFiles({ ...kernel, now: () => new Date() }, "");
    expect(await stored()).toHaveLength(2);
    await purgeKeptFiles(later, "");
    expect(await stored()).toEqual((await kept()).map(({ key }) => key));
  });

  test("PAPER-01 a file that cannot be made now holds up no mail, and is made when it can be", async () => {
    const smtp = await smtpServer();
    const { kernel, send, kept, pass } = await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    await deliverDue(kernel, deliverMail);
    const before = smtp.mails.length;
    await send({ channel: "mail" });
    const broken = {
      ...kernel,
      storage: new Proxy(kernel.storage, {
        get: (disk, name) =>
          name === "put" ? () => Promise.reject(new Error("the storage is away")) : Reflect.get(disk, name),
      }),
    };
    await deliverDue(broken, deliverMail);
    expect([await kept(), smtp.mails.length]).toEqual([[], before]);
    pass(1);
    await deliverDue(kernel, deliverMail);
    expect([(await kept()).length, smtp.mails.length]).toEqual([1, before + 1]);
  });

  test("PAPER-01 the mail of a quote has its file, and the customer gets a copy of what was accepted, once", async () => {
    const smtp = await smtpServer();
    const { kernel, send, kept, file } = await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const token = await send({ channel: "mail" });
    await deliverDue(kernel, deliverMail);
    const own = () =>
      smtp.mails.filter(({ to, attachments }) => to?.[0]?.address === person.email && attachments.length > 0);
    const [offered] = own();
    expect(offered?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["عرض سعر 2026-0001.pdf", "application/pdf"],
    ]);
    const offer = await bytesOf(await file());
    expect(new Uint8Array(offered?.attachments[0]?.content as ArrayBuffer)).toEqual(offer);
    await answerQuoteLink(kernel, token, yes);
    await answerQuoteLink(kernel, token, yes);
    await deliverDue(kernel, deliverMail);
    await deliverDue(kernel, deliverMail);
    const [, copy, ...others] = own();
    expect(others).toEqual([]);
    expect(copy?.subject).toBe("نسختك من عرض السعر \u200e2026-0001 · شُرفة");
    expect(copy?.text).toContain("صاحب الردّ: نورة الشمري");
    const acceptance = await bytesOf(await file("acceptance"));
    expect(new Uint8Array(copy?.attachments[0]?.content as ArrayBuffer)).toEqual(acceptance);
    const { text } = await readFile(acceptance);
    for (const words of ["موافقة على العرض", "نورة الشمري", "نبدأ الأحد", "22 نوفمبر"])
      expect(text).toContain(words);
    expect(text.replaceAll(/\s/g, "")).toContain(digestOf(offer).slice(0, 32));
    expect((await kept()).map(({ kind }) => kind)).toEqual(["offer", "acceptance"]);
  });

  test("LANG-01 the mail and the file of a quote speak its language, which its next edition keeps; what was sent keeps its words", async () => {
    const smtp = await smtpServer();
    const { kernel, call, id, send, file, quote } = await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    expect((await call("PUT", `/api/quotes/${id}`, { language: "fr" })).body.fields).toHaveProperty(
      "language",
    );
    expect((await call("PUT", `/api/quotes/${id}`, { language: "en" })).body.language).toBe("en");
    const token = await send({ channel: "mail" });
    expect((await quote()).documentWords).toMatchObject({ "en.total": "Total with VAT" });
    await deliverDue(kernel, deliverMail);
    await answerQuoteLink(kernel, token, yes);
    await deliverDue(kernel, deliverMail);
    await deliverDue(kernel, deliverMail);
    const [mail, copy] = smtp.mails.filter(
      ({ to, attachments }) => to?.[0]?.address === person.email && attachments.length > 0,
    );
    expect(mail?.subject).toBe("Quotation 2026-0001 from شُرفة");
    expect(mail?.text).toContain("Hello نورة الشمري,");
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.html).not.toMatch(/<(?!bdi)[^>]*dir="rtl"|align="right"/);
    expect(mail?.attachments[0]?.filename).toBe("Quotation 2026-0001.pdf");
    expect(copy?.text).toContain("Total: SAR\u00a02,300.00");
    const { text } = await readFile(await bytesOf(await file("acceptance")));
    for (const words of ["Quotation", "Total with VAT", "Accepted by"]) expect(text).toContain(words);
    expect(text).not.toContain("الإجمالي");
    const { notice_edition: edition } = (await call("GET", `/api/quotes/${id}`)).body;
    expect(await noticeWords(kernel.reads, edition)).toEqual([
      expect.stringMatching(/^We keep your name.*10 years.*\d+ months/),
    ]);

    const other = (await call("POST", "/api/quotes", { request_id: 1, items, language: "both" })).body.id;
    await call("POST", `/api/quotes/${other}/send`);
    expect((await call("POST", `/api/quotes/${other}/revise`)).body).toMatchObject({ language: "both" });
    const { editions } = (await call("GET", `/api/quotes/${other}/paper`)).body;
    expect(editions.map(({ language }: { language: string }) => language)).toEqual(["both", "both"]);
  });

  test("PAPER-01 SEC-10 the holder of a link gets the file; another address, a withdrawn quote and a picture's address give nothing", async () => {
    const { kernel, call, id, send, visit, quote, kept } = await open();
    const token = await send();
    const answer = await visit(`/${token}/offer.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await visit(`/${token}/acceptance.pdf`)).status).toBe(404);
    expect((await visit(`/${"a".repeat(43)}/offer.pdf`)).status).toBe(404);
    const [row] = await kept();
    for (const path of [`/uploads/${row?.key}`, `/uploads/${row?.key.replace("kept/", "")}`])
      expect((await mounted(createApi(kernel)).request(path, {}, from)).status).toBe(404);
    // The code in the file leads to the page for reading: it opens the file, and nobody answers with it.
    const reading =
      (await readingPath(kernel.reads, await quote(), await linkSecret(kernel)))?.slice(3) ?? "";
    expect(reading).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`));
    expect((await visit(`/${reading}/offer.pdf`)).status).toBe(200);
    await expect(answerQuoteLink(kernel, reading, yes)).rejects.toThrow("not-found");
    for (const wrong of [`${id}.${"a".repeat(43)}`, `99${reading}`, `${id}.`, `${id}.س`])
      expect((await visit(`/${encodeURIComponent(wrong)}/offer.pdf`)).status, wrong).toBe(404);
    // With a new link the old code goes too.
    await call("POST", `/api/quotes/${id}/link`);
    expect((await visit(`/${reading}/offer.pdf`)).status).toBe(404);
    const renewed = (await call("GET", `/api/quotes/${id}`)).body.path.slice(3);
    await call("POST", `/api/quotes/${id}/withdraw`);
    expect((await visit(`/${renewed}/offer.pdf`)).status).toBe(404);
  });

  test("PRIV-02 PRIV-03 the file of a quote goes with the quote: when the person is erased, and at the end of the retention", async () => {
    const erased = await open();
    await erased.send();
    await sentAndMade(erased.kernel);
    expect(await erased.stored()).toHaveLength(1);
    const body = { contact: person.phone, confirmation: person.phone };
    expect((await erased.call("POST", "/api/privacy/erase", body)).status).toBe(200);
    expect([await erased.stored(), await erased.kept()]).toEqual([[], []]);

    const old = await open();
    await answerQuoteLink(old.kernel, await old.send(), yes);
    await sentAndMade(old.kernel);
    const tasks = { before: [destroyPastRetention], after: [purgeKeptFiles] };
    old.pass(3 * 365);
    await runCleanup(old.kernel, tasks);
    expect(await old.stored()).toHaveLength(2); // a financial record
    old.pass(8 * 365);
    await runCleanup(old.kernel, tasks);
    expect([await old.stored(), await old.kept()]).toEqual([[], []]);
  });

  test("SURV-06 RUN-07 a backup holds the files, and the doctor tells when one is missing or changed", async () => {
    const { kernel, send, kept } = await open();
    const context = contextWith({}, { config: kernel.config });
    expect(await checkKeptFiles(context)).toEqual([]);
    await send();
    await sentAndMade(kernel);
    const [row] = await kept();
    const folder = mkdtempSync(join(tmpdir(), "shurfa-files-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { files } = await readManifest(await backUp(kernel.config, folder));
    expect(files.map(({ key, sha256 }) => [key, sha256])).toEqual([[row?.key, row?.sha256]]);
    expect(told(await checkKeptFiles(context))).toEqual([
      "ok All 1 files of quotes and attachments are as they were stored.",
    ]);
    await kernel.storage.put(row?.key ?? "", "other bytes");
    expect(told(await checkKeptFiles(context))[0]).toMatch(
      /^fault 1 of 1 files of quotes and attachments are missing or damaged/,
    );
    await kernel.storage.delete(row?.key ?? "");
    expect(told(await checkKeptFiles(context))[0]).toMatch(
      /^fault 1 of 1 files of quotes and attachments are missing or damaged/,
    );
  });
});

test("PAPER-01 with a bucket the file lies there, and is no public address", async () => {
  const bucket = await startTestBucket();
  const kernel = await testKernel({
    session: testSession,
    environment: { RATE_LIMIT: "off", ...bucket.environment },
  });
  const api = createApi(kernel);
  const call = caller(api);
  await call("POST", "/api/project-requests", { ...person, message: "" });
  await call("POST", "/api/quotes", { request_id: 1, items });
  await call("POST", "/api/quotes/1/send");
  await deliverDue(kernel, deliverMail);
  expect([...bucket.objects].map(([key, { type }]) => [key.split("/")[0], type])).toEqual([
    ["kept", "application/pdf"],
  ]);
  expect((await mounted(api).request("/api/quotes/1/file", {}, from)).status).toBe(200);
});
