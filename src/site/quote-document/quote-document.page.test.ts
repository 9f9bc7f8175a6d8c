import { expect, test } from "vitest";
import { readFile } from "../../content/sales/quotes/file/test-read-file.ts";
import { readingPath } from "../../content/sales/quotes/link-store.server.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { hrefWith } from "../../testing/pages/test-markup.ts";
import { openSite, read } from "../../testing/pages/test-site.ts";

type Sent = { id: number; path: string };

const person = { name: "نورة الشمري", phone: "0551234567", email: "noura@mail.example", message: "" };
const items = [{ title: "موقع", detail: "", quantity: 1, unit_price: 1_000_00 }];

test("PAPER-01 the page of a quote offers its file, and after the acceptance that too; the code of the file opens the same page, without an answer", async () => {
  const site = await openSite();
  const request = await site.call<Sent>("POST", "/api/project-requests", person);
  const { id } = await site.call<Sent>("POST", "/api/quotes", { request_id: request.id, items });
  const { path } = await site.call<Sent>("POST", `/api/quotes/${id}/send`);
  const open = await site.page(path);
  expect(hrefWith(open, "تنزيل PDF")).toBe(`${path}/offer.pdf`);
  expect(open.querySelectorAll("form")).toHaveLength(1);
  const answer = await site.visit(`${path}/offer.pdf`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const { text } = await readFile(new Uint8Array(await answer.arrayBuffer()));
  expect(text).toContain("نورة الشمري");
  expect(text).toContain("1,150.00");

  const quote = await findRecord(site.kernel.reads, quotesTable, id);
  const reading = quote && (await readingPath(site.kernel.reads, quote, await linkSecret(site.kernel)));
  const read = await site.page(reading ?? "");
  expect(read.querySelectorAll("form")).toHaveLength(0);
  expect(read.body.textContent).toContain("وللردّ عليه افتح الرابط");
  expect(hrefWith(read, "تنزيل PDF")).toBe(`${reading}/offer.pdf`);
  const form = { decision: "accepted", name: "غريب", note: "" };
  await site.visit(reading ?? "", { method: "POST", form });
  expect((await site.page(path)).querySelectorAll("form")).toHaveLength(1);

  await site.visit(path, { method: "POST", form: { ...form, name: "نورة" } });
  const accepted = await site.page(path);
  expect(hrefWith(accepted, "تنزيل العرض مع الموافقة")).toBe(`${path}/acceptance.pdf`);
  expect((await site.visit(`${path}/acceptance.pdf`)).status).toBe(200);
  expect((await site.answer(`/q/${"a".repeat(43)}/offer.pdf`)).status).toBe(404);
});

/** Posts the answer to a quote and follows to the page that shows what came of it. */
async function post(site: Awaited<ReturnType<typeof openSite>>, path: string, form: Record<string, string>) {
  const posted = await site.visit(path, { method: "POST", form });
  const cookie = posted.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const next = posted.headers.get("location") ?? path;
  return read(await (await site.visit(next, { headers: { cookie: cookie.join("; ") } })).text());
}

/** Sends a quote of a language and answers the path of its link. */
async function sendQuote(site: Awaited<ReturnType<typeof openSite>>, values: object) {
  const request = await site.call<Sent>("POST", "/api/project-requests", person);
  const { id } = await site.call<Sent>("POST", "/api/quotes", { request_id: request.id, items, ...values });
  return (await site.call<Sent>("POST", `/api/quotes/${id}/send`)).path;
}

test("LANG-01 the page of a quote in English is an English page, with its form, its faults and its thanks", async () => {
  const site = await openSite();
  const path = await sendQuote(site, { language: "en", customer_name: "Noura" });
  const open = await site.page(path);
  const root = open.querySelector("html");
  expect([root?.getAttribute("lang"), root?.getAttribute("dir")]).toEqual(["en", "ltr"]);
  expect(open.title).toMatch(/^Quotation \u200e?2026-\d{4} /);
  const words = open.querySelector("main")?.textContent ?? "";
  for (const said of [
    "Total with VAT",
    "Accept the quotation",
    "Note (optional)",
    "months after our last contact",
    "10 years",
  ])
    expect(words).toContain(said);
  expect(hrefWith(open, "Download PDF")).toBe(`${path}/offer.pdf`);
  const form = { decision: "accepted", name: "", note: "" };
  const again = await post(site, path, form);
  expect(again.querySelector("#answer-name-error")?.textContent).toBe("This field is required");
  await site.visit(path, { method: "POST", form: { ...form, name: "Noura" } });
  const accepted = await site.page(path);
  expect(accepted.querySelector("[role=status]")?.textContent).toContain(
    "the acceptance of this quotation by Noura on",
  );
});

test("LANG-01 the page of a quote in both languages is Arabic, with each sentence in English behind it and marked so", async () => {
  const site = await openSite();
  const path = await sendQuote(site, { language: "both" });
  const open = await site.page(path);
  expect(open.querySelector("html")?.getAttribute("lang")).toBe("ar");
  const button = open.querySelector("button[value=accepted]");
  expect(button?.textContent).toBe("أوافق على العرض Accept the quotation");
  expect(button?.querySelector("[lang=en][dir=ltr]")?.textContent).toBe("Accept the quotation");
  expect(open.querySelector("main")?.textContent).toContain("Where the two languages differ");
});

test("PAPER-02 without script the customer ticks optional lines, reads the total of the server, and accepts no total that was not shown", async () => {
  const site = await openSite();
  const optional = [
    { ...items[0], title: "تصوير", unit_price: 200_00, is_optional: true },
    { ...items[0], title: "صيانة", unit_price: 50_00, is_optional: true, period: "month" },
  ];
  const path = await sendQuote(site, { items: [...items, ...optional] });
  const sum = (page: Document) => page.querySelector("form p")?.textContent;
  const ticks = (page: Document) =>
    [...page.querySelectorAll("input[name=chosen]")].map((tick) => [
      tick.getAttribute("value"),
      tick.getAttribute("form"),
      tick.hasAttribute("checked"),
    ]);
  const open = await site.page(path);
  expect(ticks(open)).toEqual([
    ["1", "answer", false],
    ["2", "answer", false],
  ]);
  expect(open.querySelector("form")?.id).toBe("answer");
  expect(sum(open)).toBe("الإجمالي شاملًا الضريبة: 1,150\u00a0ريالًا");
  const form = { name: "نورة", note: "نبدأ", chosen: "2" };
  const counted = await post(site, path, { ...form, decision: "count", shown: "" });
  expect(ticks(counted).map(([, , isTicked]) => isTicked)).toEqual([false, true]);
  expect(sum(counted)).toBe("الإجمالي شاملًا الضريبة: 1,150\u00a0ريالًا، ثم 57.50\u00a0ريال شهريًا");
  expect(counted.querySelector("input[name=name]")?.getAttribute("value")).toBe("نورة");
  expect(counted.querySelector("input[name=shown]")?.getAttribute("value")).toBe("2");
  // Another tick after the count: its total is shown before anything is accepted.
  const unseen = await post(site, path, { ...form, chosen: "1", decision: "accepted", shown: "2" });
  expect(unseen.querySelector("[role=alert]")?.textContent).toContain("تغيّر الإجمالي");
  expect(sum(unseen)).toBe("الإجمالي شاملًا الضريبة: 1,380\u00a0ريالًا");
  const accepted = await post(site, path, { ...form, chosen: "1", decision: "accepted", shown: "1" });
  expect(accepted.querySelectorAll("form, input")).toHaveLength(0);
  expect(accepted.querySelector("main")?.textContent).toContain("بند اختياري، اختاره العميل");
  expect(accepted.querySelector("main")?.textContent).toContain("1,380.00");
});

test("PAPER-01 where customers pay is told on no page to those who only try an address", async () => {
  const site = await openSite();
  await site.call("PUT", "/api/settings", { bankName: "مصرف المثال", iban: "SA0380000000608010167519" });
  const { text } = await site.answer(`/q/${"a".repeat(43)}`);
  expect(text).not.toContain("0380000000608010167519");
});

test("PAPER-02 LANG-01 after the acceptance the customer reads what came in, when and how, and what is left, in the language of the quote", async () => {
  const site = await openSite();
  const receipts = [
    { day: "2026-11-22", amount: 500_00, method: "transfer" },
    { day: "2026-11-30", amount: 250_50, method: "cash" },
  ];
  const accepted = async (language: string) => {
    const path = await sendQuote(site, { language });
    await post(site, path, { decision: "accepted", name: "نورة", note: "", shown: "" });
    const quotes = await site.call<{ id: number; path: string }[]>("GET", "/api/quotes");
    return { path, id: quotes.find((quote) => quote.path === path)?.id };
  };
  const told = async (path: string) => {
    const part = (await site.page(path)).querySelector("section[aria-labelledby=receipts-title]");
    return part && [...part.querySelectorAll("h2, li, p")].map(({ textContent }) => textContent);
  };
  const arabic = await accepted("ar");
  expect(await told(arabic.path)).toBeNull();
  for (const receipt of receipts) await site.call("POST", `/api/quotes/${arabic.id}/receipts`, receipt);
  expect(await told(arabic.path)).toEqual([
    "ما وصلنا من قيمة العرض",
    "500\u00a0ريال تحويلًا في 22 نوفمبر 2026",
    "250.50\u00a0ريال نقدًا في 30 نوفمبر 2026",
    "وصلنا 750.50\u00a0ريال، والباقي 399.50\u00a0ريال.",
  ]);
  // Who noted it is not told, and whoever holds a printed sheet reads none of it.
  expect((await site.answer(arabic.path)).text).not.toContain("Test Admin");
  const quote = await findRecord(site.kernel.reads, quotesTable, arabic.id ?? 0);
  const reading = quote && (await readingPath(site.kernel.reads, quote, await linkSecret(site.kernel)));
  expect(await told(reading ?? "")).toBeNull();
  expect((await site.answer(reading ?? "")).text).not.toContain("750.50");

  const english = await accepted("en");
  await site.call("POST", `/api/quotes/${english.id}/receipts`, { ...receipts[0], amount: 1_150_00 });
  expect(await told(english.path)).toEqual([
    "What we received for the quotation",
    "SAR\u00a01,150.00 by transfer on 22 November 2026",
    "We received SAR\u00a01,150.00, the whole total of the quotation.",
  ]);
  const both = await accepted("both");
  await site.call("POST", `/api/quotes/${both.id}/receipts`, { ...receipts[1], method: "other" });
  expect((await told(both.path))?.[1]).toBe(
    "250.50\u00a0ريال في 30 نوفمبر 2026 SAR\u00a0250.50 on 30 November 2026",
  );
});
