import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, rowOf } from "../../../../testing/components/test-records.tsx";
import { openScreen, reloadScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import ClientsScreen from "../../clients/admin-screen.tsx";
import { contact } from "../../clients/test-clients.tsx";
import TasksScreen from "../../tasks/admin-screen.tsx";
import QuoteRequestsScreen from "../screen/quote-requests-screen.tsx";
import { items, linkOf, openDesk, openedOf, path, siteWith } from "./test-desk.tsx";

const rows = () => [...document.querySelectorAll("[data-key]")];
const gone = () => page.getByText("هذا الطلب غير موجود، أو حُذف.");

/** Waits until everything on the screen is loaded. */
async function loaded() {
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelectorAll("main [data-bone]").length).toBe(0);
}

/** A site with many requests, some of every stage, so that each stage shows its note. */
async function siteWithMany() {
  const names = Array.from({ length: 20 }, (_, index) => `زائر ${index}`);
  const site = await siteWith(Object.fromEntries(names.map((name) => [name, {}])));
  for (const id of [1, 2]) await site.offer(id);
  await site.change(2, { status: "won" });
  await site.change(3, { status: "contacted" });
}

test.each([
  ["desktop", 250],
  ["phone", 300],
] as const)("DESK-01 on a %s the first request is at most %i px below the top", async (size, most) => {
  await resizeTo(size);
  await siteWithMany();
  const router = await openDesk();
  for (const view of ["list", "table"]) {
    await router.navigate(`/admin/quote-requests?view=${view}`);
    await expect.element(button(view === "list" ? "قائمة" : "جدول")).toHaveAttribute("aria-pressed", "true");
    await loaded();
    expect(rows()[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(most);
    const whole = rows().filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight);
    if (size === "desktop" && view === "list") expect(whole.length).toBeGreaterThanOrEqual(12);
  }
});

test("DESK-01 one button opens the filters and shows their number; they are kept in the address, and the view is remembered", async () => {
  await siteWith({ نورة: {} });
  const router = await openDesk();
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await button("تصفية").click();
  const panel = page.getByRole("dialog", { name: "تصفية" });
  await panel.getByRole("button", { name: /^غير مقروءة/ }).click();
  await panel.getByLabelText("الفترة").selectOptions("30");
  await expectReads();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("تصفية الشروط المفعّلة: 2")).toBeVisible();
  expect(asked()).toEqual({ unread: "1", days: "30" });
  await page.getByRole("list", { name: "مراحل الطلبات" }).getByRole("button", { name: /^جديد/ }).click();
  await expect.poll(asked).toEqual({ unread: "1", days: "30", status: "new" });
  await expect.element(linkOf("نورة")).toBeVisible();

  await button("جدول").click();
  await expect.element(rowOf("نورة")).toBeVisible();
  expect(asked()).toMatchObject({ view: "table" });
  const again = await reloadScreen(<QuoteRequestsScreen />, "/admin/quote-requests");
  await expect.element(rowOf("نورة")).toBeVisible();
  expect(again.state.location.search).toBe("?view=table");
  await button("قائمة").click();
  await expect.element(linkOf("نورة")).toBeVisible();
});

test("DESK-01 the board follows the chosen order", async () => {
  await siteWith({ قديمة: {}, جديدة: {} });
  await openDesk("?view=board");
  const cards = page.getByRole("grid", { name: "جديد" }).getByRole("row");
  await expect.element(cards.first()).toMatchTextContent("جديدة");
  expect(cards.elements()).toHaveLength(2);
  await page.getByLabelText("الترتيب").selectOptions("الأقدم");
  await expect.element(cards.first()).toMatchTextContent("قديمة");
});

test.each(["the list", "a request", "the table"])(
  "DESK-01 AR-04 %s fits every width and is accessible in both themes",
  async (view) => {
    const site = await siteWith({ نورة: {} });
    for (const channel of ["mail", "whatsapp"])
      await site.call("POST", `${path}/1/replies`, { channel, text: "أهلًا" });
    await site.call("POST", `${path}/1/notes`, { text: "ملاحظة" });
    await site.call("POST", "/api/quotes", { request_id: 1, items });
    await openDesk(view === "a request" ? "/1" : view === "the table" ? "?view=table" : "");
    await loaded();
    if (view === "a request")
      await expect.element(openedOf("نورة").getByRole("link", { name: /مسودة/ })).toBeVisible();
    await expectFitsAndReads();
  },
);

test("DESK-01 AREQ-02 ADM-03 AR-04 the link of a deleted request opens a message that it does not exist any more, which fits every width and reads", async () => {
  const site = await siteWith({ نورة: {}, باقية: {} });
  await site.call("DELETE", `${path}/1`);
  await openDesk("/1");
  await expect.element(gone()).toBeVisible();
  await loaded();
  await expectFitsAndReads();
});

const searches: [name: string, Screen: ComponentType, at: string, width: number][] = [
  ["the list", QuoteRequestsScreen, "/admin/quote-requests", 1440],
  ["a narrow list", QuoteRequestsScreen, "/admin/quote-requests", 1000],
  ["the table", QuoteRequestsScreen, "/admin/quote-requests?view=table", 390],
  ["tasks", TasksScreen, "/admin/tasks", 390],
  ["clients", ClientsScreen, "/admin/clients", 768],
];

test.each(searches)(
  "DESK-01 TRIAL-01 S16: the key at the end of the search of %s covers no letter of its placeholder",
  async (_name, Screen, at, width) => {
    await resizeTo({ width, height: 900 });
    const site = await siteWith({ نورة: {} });
    await site.call("POST", "/api/tasks", { title: "اتصال" });
    await site.call("POST", "/api/clients", { ...contact, name: "نورة" });
    await openScreen(<Screen />, at);
    const search = page.getByRole("searchbox");
    await expect.element(search).toBeVisible();
    const field = search.element();
    const key = field.parentElement?.querySelector("kbd")?.getBoundingClientRect();
    const { paddingInlineEnd } = getComputedStyle(field);
    // The placeholder is clipped at the padding of the field, and the key stands within that.
    expect(getComputedStyle(field, "::placeholder").overflowX).toBe("clip");
    const room = field.getBoundingClientRect().left + Number.parseFloat(paddingInlineEnd);
    expect(room - (key?.right ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(0);
  },
);
