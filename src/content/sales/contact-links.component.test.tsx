import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import ClientsScreen from "./clients/admin-screen.tsx";
import QuoteScreen from "./quotes/workspace-screen.tsx";
import QuoteRequestsScreen from "./requests/screen/quote-requests-screen.tsx";

const typed = "real@customer.example?bcc=thief@evil.example";

/** A request and a quote that was sent for it. */
async function siteWith(email: string, phone = "0551234567") {
  const site = await makeSite();
  const body = { name: "سالم", requested_services: ["serviceWebsite"], phone, email, message: "" };
  const request = await site.call("POST", "/api/project-requests", body);
  const items = [{ title: "موقع", quantity: 1, unit_price: 1_000_00 }];
  const quote = await site.call("POST", "/api/quotes", { request_id: request.id, items });
  await site.call("POST", `/api/quotes/${quote.id}/send`);
  return { request: request.id, quote: quote.id };
}

const linksOf = (part: Locator) =>
  [...part.element().querySelectorAll("a")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => /^(mailto|tel):|wa\.me/.test(href));

async function opened(screen: ReactNode, at: string, route: string, part: Locator, ready: Locator) {
  await openScreen(screen, at, route);
  await expect.element(ready).toBeVisible();
  return part;
}

function openRequest(id: number) {
  const part = page.getByRole("article", { name: /سالم/ });
  const route = "/admin/quote-requests/:id?";
  const ready = part.getByRole("region", { name: "الكتابة" });
  return opened(<QuoteRequestsScreen />, `/admin/quote-requests/${id}`, route, part, ready);
}

function openQuote(id: number) {
  const part = page.getByRole("region", { name: "البنود" });
  return opened(
    <QuoteScreen />,
    `/admin/quotes/${id}`,
    "/admin/quotes/:id",
    part,
    part.getByLabelText("الرابط"),
  );
}

test("SEC-09 AREQ-02 an e-mail address with added mail headers becomes no link in the request or the reply", async () => {
  const { request } = await siteWith(typed, "لا يوجد");
  const drawer = await openRequest(request);
  for (const words of [typed, "لا يصلح البريد المكتوب للمراسلة.", "لا بريد ولا جوال يصلح للردّ"])
    await expect.element(drawer.getByText(words)).toBeVisible();
  expect(linksOf(drawer)).toEqual([]);
});

test("SEC-09 AREQ-02 it becomes no link beside the quote's secret link either", async () => {
  const { quote } = await siteWith(typed, "لا يوجد");
  const side = await openQuote(quote);
  await expect.element(side.getByText("لا يصلح بريد العميل للمراسلة.")).toBeVisible();
  expect(linksOf(side)).toEqual([]);
});

const composed = /^mailto:real%2Bdesk@customer\.example\?subject=[^&]+&body=[^&]+$/;

test("SEC-09 AREQ-02 a plain e-mail and a number stay links, and each word of the message stays in it", async () => {
  const { request } = await siteWith("real+desk@customer.example");
  const drawer = await openRequest(request);
  await drawer.getByLabelText("نص البريد").fill("أهلًا & سهلًا؟");
  await expect.element(drawer.getByRole("link", { name: "فتحه في البريد" })).toBeVisible();
  const [reply = "", ...others] = linksOf(drawer).sort((a, b) => b.length - a.length);
  expect(others).toEqual(
    expect.arrayContaining([
      "tel:+966551234567",
      "https://wa.me/966551234567",
      "mailto:real%2Bdesk@customer.example",
    ]),
  );
  expect(reply).toMatch(composed);
  expect(new URL(reply).searchParams.get("body")).toContain("أهلًا & سهلًا؟");
});

test("SEC-09 AREQ-02 the mail with the secret link of a quote holds that link alone", async () => {
  const { quote } = await siteWith("real+desk@customer.example");
  const side = await openQuote(quote);
  const field = side.getByLabelText("الرابط").element();
  const secret = field instanceof HTMLInputElement ? field.value : "";
  expect(secret).toMatch(/\/q\/\w/);
  const sent = linksOf(side).find((link) => link.startsWith("mailto:")) ?? "";
  expect(sent).toMatch(composed);
  expect(decodeURIComponent(sent)).toContain(secret);
});

for (const [email, phone, links] of [
  ["real+desk@customer.example", "لا يوجد", ["mailto:real%2Bdesk@customer.example"]],
  ["mona@customer.example", "0551234567", ["mailto:mona@customer.example", "tel:+966551234567"]],
] as const)
  test(`SEC-09 ACLI-01 a client's e-mail and phone are links only if they are valid: ${phone}`, async () => {
    const site = await makeSite();
    const body = { name: "منى", email, phone, company: "ركن", address: "الرياض", status: "active" };
    const { id } = await site.call("POST", "/api/clients", body);
    const details = page.getByRole("dialog");
    await opened(<ClientsScreen />, `/admin/clients?view=${id}`, "*", details, details.getByText(email));
    expect(linksOf(details)).toEqual(links);
  });
