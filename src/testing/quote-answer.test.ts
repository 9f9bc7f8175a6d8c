import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { deliverMail } from "../admin/mail/deliver-mail.server.ts";
import { createApi } from "../api.server.ts";
import { readQuoteFile } from "../content/sales/quotes/file/quote-file.server.ts";
import { readFile } from "../content/sales/quotes/file/test-read-file.ts";
import { findByToken } from "../content/sales/quotes/link-store.server.ts";
import { quotesTable } from "../content/sales/quotes/table.server.ts";
import { deliverDue } from "../kernel/background/outbox.server.ts";
import { findRecord } from "../kernel/db/records.server.ts";
import { AppError } from "../kernel/errors.ts";
import { sentenceFor } from "../kernel/http/problem.server.ts";
import { clientAddressContext, kernelContext, renderNotesContext } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { smtpServer } from "../kernel/testing/test-smtp.ts";
import { postedAnswer } from "../site/forms/form-answer.server.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";
import { action } from "../site/quote-document/quote-document-page.tsx";

const request = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };
const items = [{ title: "الباقة", quantity: 1, unit_price: 100_00 }];

describe.each(databases)("the answer to a quote on %s", (database) => {
  const startApi = async (environment: Record<string, string> = {}) => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", ...environment },
      now: () => new Date(clock),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", request);
    await call("POST", "/api/project-requests/bulk", { ids: [1], action: "read" });
    await call("POST", "/api/quotes", { request_id: 1, items });
    const token: string = (await call("POST", "/api/quotes/1/send")).body.path.slice(3);
    const quote = async () => (await call("GET", "/api/quotes/1")).body;
    const stored = async () => (await call("GET", "/api/project-requests/1")).body;
    return { kernel, call, token, quote, stored, pass: (ms: number) => (clock += ms) };
  };
  const yes = { decision: "accepted", name: "نورة", note: "نبدأ الأحد" };

  test("AREQ-02 TRIAL-01 S13: an acceptance wins the request, appears on the desk with the customer's words, is mailed, and counts once however often it is sent", async () => {
    const { kernel, call, token, quote, stored } = await startApi({ SMTP_URL: "smtp://127.0.0.1:1" });
    await Promise.all(Array.from({ length: 5 }, () => answerQuoteLink(kernel, token, yes)));
    await answerQuoteLink(kernel, token, { ...yes, name: "أخرى" });
    expect(await quote()).toMatchObject({
      state: "accepted",
      answered_by: "نورة",
      answer_note: "نبدأ الأحد",
    });
    expect(await stored()).toMatchObject({ status: "won", news: "accepted" });
    const { notes } = (await call("GET", "/api/project-requests/1/desk")).body;
    expect(notes.filter((note: { kind: string }) => note.kind === "accepted")).toMatchObject([
      { body: "2026-0001\nنبدأ الأحد", author_name: "visitor" },
    ]);
    const mails = await kernel.reads
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "quote-answered")
      .execute();
    expect(mails).toHaveLength(1);
    await expect(answerQuoteLink(kernel, token, { ...yes, decision: "declined" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("AREQ-02 SEC-03 beyond the answers of an hour the page says when the next is taken", async () => {
    const { kernel, token } = await startApi({ RATE_LIMIT: "on" });
    const context = new RouterContextProvider();
    context.set(kernelContext, kernel);
    context.set(clientAddressContext, "203.0.113.7");
    context.set(renderNotesContext, { uncacheable: false });
    const url = `http://site.example/q/${token}`;
    /** Answers without a name, and reads what the next page says. */
    const answer = async () => {
      const post = { method: "POST", body: new URLSearchParams({ decision: "accepted" }) };
      const asked = { context, request: new Request(url, post) };
      const args = { ...asked, params: { token }, url: new URL(url), pattern: "/q/:token" };
      const thrown: unknown = await action(args).catch((response: unknown) => response);
      const headers = thrown instanceof Response ? thrown.headers : new Headers();
      const cookie = headers.getSetCookie().map((line) => line.split(";")[0]);
      const next = new Request(`${url}?answer=1`, { headers: { cookie: cookie.join("; ") } });
      return postedAnswer<{ failure: string }>({ context, request: next });
    };
    expect(await answer()).toMatchObject({ failure: "" });
    for (let more = 1; more < 30; more++) await answer();
    expect(await answer()).toMatchObject({
      failure: sentenceFor(new AppError("too-many", { retryAfter: 3600 })),
    });
  });

  test("PAPER-02 what is ticked is what is accepted: the lines, the total and the project's value, told in the request, the mail and the file", async () => {
    const smtp = await smtpServer();
    const { kernel, call } = await startApi({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const offered = [
      ...items,
      { title: "تصوير", quantity: 1.5, unit_price: 200_00, is_optional: true },
      { title: "صيانة", quantity: 1, unit_price: 50_00, is_optional: true, period: "month" },
      { title: "ترجمة", quantity: 1, unit_price: 70_00, is_optional: true },
    ];
    const { id } = (
      await call("POST", "/api/quotes", { request_id: 1, items: offered, discount_rate: 10_00 })
    ).body;
    const sent = (await call("POST", `/api/quotes/${id}/send`)).body;
    expect(sent).toMatchObject({ total: 103_50, chosen: [] });
    const link = sent.path.slice(3);
    const fault = (chosen: unknown) =>
      answerQuoteLink(kernel, link, { ...yes, chosen }).then(
        () => "stored",
        (error: AppError) => Object.keys(error.fields),
      );
    expect(await fault([0])).toEqual(["chosen"]);
    expect(await fault([4])).toEqual(["chosen"]);
    expect((await fault([50]))[0]).toMatch(/^chosen/);
    await deliverDue(kernel, deliverMail);
    await answerQuoteLink(kernel, link, { ...yes, chosen: [2, 1] });
    const accepted = (await call("GET", `/api/quotes/${id}`)).body;
    // (100 + 1.5 × 200) less 10 %, and 15 %.
    expect(accepted).toMatchObject({ state: "accepted", chosen: [1, 2], total: 414_00 });
    expect(accepted.items).toEqual(sent.items);
    const { notes } = (await call("GET", "/api/project-requests/1/desk")).body;
    expect(notes.find(({ kind }: { kind: string }) => kind === "accepted").body).toBe(
      `${sent.number}\nاختار من البنود الاختيارية: تصوير، صيانة\nنبدأ الأحد`,
    );
    await deliverDue(kernel, deliverMail);
    await deliverDue(kernel, deliverMail);
    const told = smtp.mails.map(({ text }) => text ?? "");
    expect(told.filter((text) => text.includes("البنود الاختيارية المقبولة: تصوير\nصيانة"))).toHaveLength(2);
    const read = async (kind: "offer" | "acceptance") => {
      const quote = await findRecord(kernel.reads, quotesTable, id);
      if (!quote) throw new Error("the quote is gone");
      return (await readFile((await readQuoteFile(kernel, quote, kind)).bytes)).text;
    };
    expect(await read("offer")).toContain("103.50");
    const acceptance = await read("acceptance");
    for (const words of ["414.00", "57.50", "اختاره العميل", "البنود الاختيارية المقبولة"])
      expect(acceptance).toContain(words);
    expect(await read("offer")).not.toContain("اختاره العميل");
    const body = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر", category: "other" };
    const made = await call("POST", `/api/quotes/${id}/project`, { ...body, startDate: "", endDate: "" });
    expect((await call("GET", `/api/projects/${made.body.projectId}`)).body.valueAmount).toBe(360);
  });

  test("AREQ-02 a refusal appears on the desk and leaves the status to staff", async () => {
    const { kernel, token, quote, stored } = await startApi();
    await answerQuoteLink(kernel, token, { ...yes, decision: "declined" });
    expect(await quote()).toMatchObject({ state: "declined" });
    expect(await stored()).toMatchObject({ status: "quoted", news: "declined" });
  });

  test("AREQ-02 a quote takes no answer without a name, by another link, after its last day, or once it is withdrawn", async () => {
    const { kernel, call, token, quote, pass } = await startApi();
    const code = (promise: Promise<unknown>) =>
      promise.then(
        () => "stored",
        (error: { code: string }) => error.code,
      );
    expect(await code(answerQuoteLink(kernel, token, { ...yes, name: " " }))).toBe("invalid");
    expect(await code(answerQuoteLink(kernel, token, { ...yes, decision: "sent" }))).toBe("invalid");
    expect(await code(answerQuoteLink(kernel, "x".repeat(43), yes))).toBe("not-found");
    const renewed: string = (await call("POST", "/api/quotes/1/link")).body.path.slice(3);
    expect(await code(answerQuoteLink(kernel, token, yes))).toBe("not-found");
    pass(31 * 24 * 3600_000);
    expect(await code(answerQuoteLink(kernel, renewed, yes))).toBe("conflict");
    pass(-31 * 24 * 3600_000);
    await call("POST", "/api/quotes/1/withdraw");
    expect(await code(answerQuoteLink(kernel, renewed, yes))).toBe("conflict");
    expect((await quote()).state).toBe("withdrawn");
  });

  test("AREQ-02 SURV-01 a quote takes no answer while its request is deleted, because nobody would see the answer", async () => {
    const { kernel, call, token, quote } = await startApi();
    await call("DELETE", "/api/project-requests/1");
    expect((await findByToken(kernel.reads, token))?.state).toBe("withdrawn");
    await expect(answerQuoteLink(kernel, token, yes)).rejects.toMatchObject({ code: "conflict" });
    await call("POST", "/api/project-requests/1/restore");
    await answerQuoteLink(kernel, token, yes);
    expect(await quote()).toMatchObject({ state: "accepted" });
    await call("DELETE", "/api/project-requests/1");
    expect((await findByToken(kernel.reads, token))?.state).toBe("accepted");
  });

  test("AREQ-02 SURV-03 the agency gets the answer by mail, with the visitor's words escaped", async () => {
    const server = await smtpServer();
    const { kernel, token } = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await answerQuoteLink(kernel, token, { ...yes, note: "<script>" });
    await deliverDue(kernel, deliverMail);
    const mail = server.mails.find(({ subject }) =>
      subject?.startsWith("موافقة على عرض السعر \u200e2026-0001 من "),
    );
    expect(mail?.html?.replace(/<\/?bdi[^>]*>/g, "")).toContain("&lt;script&gt;");
    expect(mail?.text).toContain("2026-0001");
    expect(mail?.text).toContain("115\u00a0ريال");
  });
});
