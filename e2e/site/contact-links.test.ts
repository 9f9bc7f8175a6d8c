import type { Locator } from "@playwright/test";
import { expect, type Page, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

const typed = "real@customer.example?bcc=thief@evil.example";

async function arrive(page: Page, email: string, phone = "0551234567") {
  const name = `سالم ${Date.now()}`;
  const body = { name, requested_services: ["serviceWebsite"], phone, email, message: "" };
  const { id } = await (await call(page, "POST", "/api/project-requests", body)).json();
  const items = [{ title: "موقع", quantity: 1, unit_price: 1_000_00 }];
  const quote = await (await call(page, "POST", "/api/quotes", { request_id: id, items })).json();
  const { number } = await (await call(page, "POST", `/api/quotes/${quote.id}/send`)).json();
  return { id: Number(id), name, number: String(number), quote: Number(quote.id) };
}

const linksOf = (part: Locator) =>
  part
    .locator("a")
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => /^(mailto|tel):|wa\.me/.test(href)),
    );

async function openRequest(page: Page, request: Awaited<ReturnType<typeof arrive>>) {
  await page.goto(`/admin/quote-requests/${request.id}`);
  const opened = page.getByRole("article", { name: new RegExp(request.name) });
  await expect(opened.getByRole("region", { name: "الكتابة" })).toBeVisible();
  return opened;
}

async function openQuote(page: Page, request: Awaited<ReturnType<typeof arrive>>) {
  await page.goto(`/admin/quotes/${request.quote}`);
  const side = page.getByRole("region", { name: "البنود" });
  await expect(side.getByLabel("الرابط", { exact: true })).toBeVisible();
  return side;
}

test("SEC-09 AREQ-02 an e-mail address with added mail headers becomes no link in the request, the reply or the quote's secret link", async ({
  page,
}) => {
  await signIn(page);
  const request = await arrive(page, typed, "لا يوجد");
  const drawer = await openRequest(page, request);
  await expect(drawer.getByText(typed)).toBeVisible();
  await expect(drawer.getByText("لا يصلح البريد المكتوب للمراسلة.")).toBeVisible();
  await expect(drawer.getByText("لا بريد ولا جوال يصلح للردّ")).toBeVisible();
  expect(await linksOf(drawer)).toEqual([]);
  const side = await openQuote(page, request);
  await expect(side.getByText("لا يصلح بريد العميل للمراسلة.")).toBeVisible();
  expect(await linksOf(side)).toEqual([]);
});

test("SEC-09 AREQ-02 a plain e-mail and a number stay links, and each word of the message stays in it", async ({
  page,
}) => {
  await signIn(page);
  const request = await arrive(page, "real+desk@customer.example");
  const drawer = await openRequest(page, request);
  await drawer.getByLabel("نص البريد").fill("أهلًا & سهلًا؟");
  await expect(drawer.getByRole("link", { name: "فتحه في البريد" })).toBeVisible();
  const [reply = "", ...others] = (await linksOf(drawer)).sort((a, b) => b.length - a.length);
  expect(others).toEqual(
    expect.arrayContaining([
      "tel:+966551234567",
      "https://wa.me/966551234567",
      "mailto:real%2Bdesk@customer.example",
    ]),
  );
  expect(reply).toMatch(/^mailto:real%2Bdesk@customer\.example\?subject=[^&]+&body=[^&]+$/);
  const side = await openQuote(page, request);
  const secret = await side.getByLabel("الرابط", { exact: true }).inputValue();
  const sent = (await linksOf(side)).find((link) => link.startsWith("mailto:")) ?? "";
  expect(sent).toMatch(/^mailto:real%2Bdesk@customer\.example\?subject=[^&]+&body=[^&]+$/);
  expect(decodeURIComponent(sent)).toContain(secret);
});

test("SEC-09 ACLI-01 a client's e-mail and phone are links only if they are valid", async ({ page }) => {
  await signIn(page);
  const clientOf = async (email: string, phone: string) => {
    const body = { name: "منى", email, phone, company: "ركن", address: "الرياض", status: "active" };
    const { id } = await (await call(page, "POST", "/api/clients", body)).json();
    await page.goto(`/admin/clients?view=${id}`);
    const details = page.getByRole("dialog");
    await expect(details.getByText(email)).toBeVisible();
    return linksOf(details);
  };
  expect(await clientOf("real+desk@customer.example", "لا يوجد")).toEqual([
    "mailto:real%2Bdesk@customer.example",
  ]);
  expect(await clientOf("mona@customer.example", "0551234567")).toEqual([
    "mailto:mona@customer.example",
    "tel:+966551234567",
  ]);
});
