import { expect, test } from "vitest";
import { readFile } from "../../content/sales/quotes/file/test-read-file.ts";
import { readingPath } from "../../content/sales/quotes/link-store.server.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { hrefWith } from "../../testing/pages/test-markup.ts";
import { openSite } from "../../testing/pages/test-site.ts";

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

test("PAPER-01 where customers pay is told on no page to those who only try an address", async () => {
  const site = await openSite();
  await site.call("PUT", "/api/settings", { bankName: "مصرف المثال", iban: "SA0380000000608010167519" });
  const { text } = await site.answer(`/q/${"a".repeat(43)}`);
  expect(text).not.toContain("0380000000608010167519");
});
