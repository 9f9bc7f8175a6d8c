import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { banner, button, question, rowOf, textsOf } from "../../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import QuoteRequestsScreen from "../screen/quote-requests-screen.tsx";

const sent = {
  company_name: "",
  requested_services: "serviceWebsite, serviceUnheardOf",
  phone: "٠٥٥١٢٣٤٥٦٧",
  email: "visitor@mail.example",
  message: "سطر أول\nسطر ثانٍ",
};
const path = "/api/project-requests";
const list = `${path}?`;

/** A site with requests of visitors of these names; each may say more. */
async function siteWith(requests: Record<string, object>) {
  const site = await makeSite();
  for (const [name, more] of Object.entries(requests))
    await site.call("POST", path, { ...sent, ...more, name });
  return site;
}
const open = (id = "") =>
  openScreen(<QuoteRequestsScreen />, `/admin/quote-requests${id}?view=table`, "/admin/quote-requests/:id?");

const asked = () => question("هل أنت متأكد من حذف هذا الطلب؟");
const cell = (name: string, place: number) => rowOf(name).getByRole("cell").nth(place);
const rows = () => page.getByRole("row").elements().length;
const services = (name: string) => textsOf(cell(name, 3).getByRole("listitem").elements());

test("AREQ-01 AREQ-02 the table shows the request in its columns, with status and assignee", async () => {
  await siteWith({ نورة: {} });
  await open();
  await expect.element(rowOf("نورة")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader").elements())).toEqual([
    "رقم",
    "الاسم",
    "الشركة",
    "الخدمات المطلوبة",
    "الجوال",
    "البريد",
    "الحالة",
    "المسؤول",
    "إجراءات",
  ]);
  await expect.element(cell("نورة", 0)).toHaveTextContent("1");
  await expect.element(cell("نورة", 1)).toMatchTextContent("غير مقروء");
  await expect.element(cell("نورة", 2)).toHaveTextContent("-");
  expect(services("نورة")).toEqual(["تصميم موقع إلكتروني", "serviceUnheardOf"]);
  await expect.element(cell("نورة", 4)).toHaveTextContent("+966 55 123 4567");
  await expect.element(cell("نورة", 5)).toHaveTextContent("visitor@mail.example");
  await expect
    .element(cell("نورة", 6).getByRole("button", { name: "تغيير الحالة، الآن جديد" }))
    .toBeVisible();
  await expect.element(cell("نورة", 7).getByRole("button", { name: "إسناد الطلب" })).toBeVisible();
  expect(getComputedStyle(page.getByRole("table").element()).direction).toBe("rtl");
});

test("AREQ-01 API-05 each service of the form is shown by its Arabic name; messages of the contact form are not in the list", async () => {
  const keys = ["serviceWebsite", "serviceEcommerce", "serviceSocial", "serviceBranding"];
  await siteWith({
    نورة: { requested_services: keys },
    سائل: { requested_services: { reason: "other", message: "سلام" } },
  });
  await open();
  await expect.element(rowOf("نورة")).toBeVisible();
  expect(services("نورة")).toEqual([
    "تصميم موقع إلكتروني",
    "تصميم متجر إلكتروني",
    "إدارة حسابات التواصل الاجتماعي",
    "تصميم الشعار والهوية",
  ]);
  expect(rowOf("سائل").elements()).toEqual([]);
});

test("AREQ-01 refresh fetches requests that arrived meanwhile", async () => {
  const site = await siteWith({ أولى: {} });
  await open();
  await expect.element(rowOf("أولى")).toBeVisible();
  await site.call("POST", path, { ...sent, name: "لاحقة" });
  await button("تحديث").click();
  await expect.element(rowOf("لاحقة")).toBeVisible();
});

test("AREQ-01 ADM-03 loading shows its text and a skeleton; no request shows the empty row", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: list, how: "held" });
  await open();
  await expect.element(page.getByText("جاري تحميل الطلبات...")).toBeInTheDocument();
  expect(document.querySelectorAll("main [data-bone]").length).toBeGreaterThan(0);
  await site.mend();
  await expect.element(page.getByRole("cell", { name: "لا توجد طلبات حتى الآن" })).toBeVisible();
  await expect.element(page.getByText("جاري تحميل الطلبات...")).not.toBeInTheDocument();
});

test("ERR-10 AREQ-01 a failed load is announced with its reason, and the retry recovers", async () => {
  const site = await siteWith({ نورة: {} });
  await site.breakCalls({ method: "GET", path: list, how: "unavailable" });
  await open();
  const busy = banner("حدث خطأ: الخدمة مشغولة الآن.");
  await expect.element(busy).toBeVisible();
  await site.mend();
  await busy.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect.element(rowOf("نورة")).toBeVisible();
  await expect.element(busy).not.toBeInTheDocument();
  await site.breakCalls({ method: "GET", path: list, how: "unanswered" });
  await button("تحديث").click();
  await expect.element(banner("حدث خطأ: Failed to fetch")).toBeVisible();
  await expect.element(rowOf("نورة")).toBeVisible();
});

test("ADM-03 AR-01 the search folds spelling variants, shows the number of hits, and can be cleared", async () => {
  await siteWith({ "منيرة الفوزان": {}, نورة: {} });
  const router = await open();
  await page.getByRole("searchbox").fill("منيره");
  await expect.poll(rows).toBe(2);
  await expect.element(rowOf("منيرة الفوزان")).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("q")).toBe("منيره");
  await page.getByRole("searchbox").fill("لا أحد بهذا الاسم");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).last().click();
  await expect.poll(rows).toBe(3);
});

test("AREQ-01 ADM-07 a deletion asks, removes the row, and can be undone", async () => {
  const site = await siteWith({ نورة: {} });
  await open();
  await button("حذف طلب نورة").click();
  await expect.element(asked().getByRole("button", { name: "إلغاء" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(asked()).not.toBeInTheDocument();
  await expect.element(rowOf("نورة")).toBeVisible();
  await button("حذف طلب نورة").click();
  await asked().getByRole("button", { name: "حذف" }).click();
  await expect.element(rowOf("نورة")).not.toBeInTheDocument();
  await expect.element(page.getByText("حُذف الطلب")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(await site.call("GET", path)).toEqual([]);
  await button("تراجع").click();
  await expect.element(rowOf("نورة")).toBeVisible();
});

test("ERR-10 AREQ-01 a failed deletion shows a message and keeps the row", async () => {
  const site = await siteWith({ نورة: {} });
  await site.breakCalls({ method: "DELETE", path, how: "failed" });
  await open();
  await button("حذف طلب نورة").click();
  await asked().getByRole("button", { name: "حذف" }).click();
  await expect.element(banner("تعذر حذف الطلب")).toBeVisible();
  await expect.element(rowOf("نورة")).toBeVisible();
});

test("AREQ-01 a row opens the whole request with links to answer it, by keyboard too", async () => {
  await siteWith({ نورة: {} });
  const router = await open();
  await expect.element(rowOf("نورة")).toBeVisible();
  const opener = () => rowOf("نورة").element().querySelector<HTMLElement>("button[data-open]");
  opener()?.focus();
  await userEvent.keyboard("{Enter}");
  const drawer = page.getByRole("article", { name: /نورة/ });
  await expect.element(drawer).toBeVisible();
  expect(drawer.element().textContent).toContain("سطر أول\nسطر ثانٍ");
  for (const [name, href] of [
    ["+966 55 123 4567", "tel:+966551234567"],
    [/^فتح المحادثة/, "https://wa.me/966551234567"],
    ["visitor@mail.example", "mailto:visitor@mail.example"],
  ] as const)
    await expect.element(drawer.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(router.state.location).toMatchObject({ pathname: "/admin/quote-requests/1", search: "?view=table" });
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement === opener()).toBe(true);
});

test("AREQ-01 ADM-07 a request that its address opens is deleted from its menu", async () => {
  const site = await siteWith({ نورة: {} });
  await open("/1");
  const drawer = page.getByRole("article", { name: /نورة/ });
  await drawer.getByRole("button", { name: "إجراءات أخرى" }).click();
  await page.getByRole("menuitem", { name: "حذف" }).click();
  await asked().getByRole("button", { name: "حذف" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(rowOf("نورة")).not.toBeInTheDocument();
  expect(await site.call("GET", path)).toEqual([]);
});

test("AREQ-01 AR-04 on a phone each request is a card, and the list is still a table for a screen reader", async () => {
  await resizeTo("phone");
  await siteWith({ نورة: {} });
  await open();
  await expect.element(rowOf("نورة")).toBeVisible();
  expect(getComputedStyle(rowOf("نورة").element()).display).toBe("block");
  expect(rowOf("نورة").getByRole("cell").elements()).toHaveLength(9);
  await button("حذف طلب نورة").click();
  await expect.element(asked()).toBeVisible();
  await expectFitsAndReads();
});
