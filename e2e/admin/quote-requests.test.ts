import { expect, expectNoAxeViolations, type Page, signIn, test, viewports } from "../support/fixtures.ts";

const listed = /\/api\/project-requests\?/;

/** Sends a request that only this test uses, so that parallel tests do not affect each other. */
async function arrive(page: Page, values: Record<string, unknown> = {}) {
  const name = `زائر ${test.info().testId} ${test.info().workerIndex}-${Date.now()}`;
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const response = await page.request.post("/api/project-requests", {
    data: {
      name,
      company_name: "",
      requested_services: "serviceWebsite, serviceUnheardOf",
      phone: "٠٥٥١٢٣٤٥٦٧",
      email: "visitor@mail.example",
      message: "سطر أول\nسطر ثانٍ",
      ...values,
    },
    headers: { origin },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return { id: Number(id), name };
}

async function openList(page: Page) {
  await page.goto("/admin/quote-requests?view=table");
  await expect(page.getByRole("heading", { level: 1, name: "طلبات العروض" })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.beforeEach(async ({ page }) => signIn(page));

test("AREQ-01 AREQ-02 the table shows the request in its columns, with status and assignee", async ({
  page,
}) => {
  const { id, name } = await arrive(page);
  await openList(page);
  await expect(page.getByRole("columnheader")).toHaveText([
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
  const cells = rowOf(page, name).getByRole("cell");
  await expect(cells.nth(0)).toHaveText(String(id));
  await expect(cells.nth(1)).toContainText(name);
  await expect(cells.nth(1)).toContainText("غير مقروء");
  await expect(cells.nth(2)).toHaveText("-");
  await expect(cells.nth(3).getByRole("listitem")).toHaveText(["تصميم موقع إلكتروني", "serviceUnheardOf"]);
  await expect(cells.nth(4)).toHaveText("+966 55 123 4567");
  await expect(cells.nth(5)).toHaveText("visitor@mail.example");
  await expect(cells.nth(6).getByRole("button", { name: "تغيير الحالة، الآن جديد" })).toBeVisible();
  await expect(cells.nth(7).getByRole("button", { name: "إسناد الطلب" })).toBeVisible();
  expect(await page.getByRole("table").evaluate((table) => getComputedStyle(table).direction)).toBe("rtl");
});

test("AREQ-01 each service that the form offers is shown by its Arabic name", async ({ page }) => {
  const keys = ["serviceWebsite", "serviceEcommerce", "serviceSocial", "serviceBranding"];
  const { name } = await arrive(page, { requested_services: keys });
  await openList(page);
  await expect(rowOf(page, name).getByRole("cell").nth(3).getByRole("listitem")).toHaveText([
    "تصميم موقع إلكتروني",
    "تصميم متجر إلكتروني",
    "إدارة حسابات التواصل الاجتماعي",
    "تصميم الشعار والهوية",
  ]);
});

test("AREQ-01 API-05 messages of the contact form are not in the list", async ({ page }) => {
  const { name } = await arrive(page, { requested_services: { reason: "other", message: "سلام" } });
  const { name: quote } = await arrive(page);
  await openList(page);
  await expect(rowOf(page, quote)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test("AREQ-01 refresh fetches requests that arrived meanwhile", async ({ page }) => {
  await openList(page);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const { name } = await arrive(page);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "تحديث" }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("AREQ-01 ADM-03 loading shows its text and a skeleton; no request shows the empty row", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(listed, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await openList(page);
  await expect(page.getByText("جاري تحميل الطلبات...")).toBeAttached();
  await expect(page.locator("main [data-bone]").first()).toBeVisible();
  answer();
  await expect(page.getByRole("cell", { name: "لا توجد طلبات حتى الآن" })).toBeVisible();
  await expect(page.getByText("جاري تحميل الطلبات...")).toHaveCount(0);
});

test("ERR-10 AREQ-01 a failed load is announced with its reason, and the retry recovers", async ({
  page,
}) => {
  // A request of a parallel test would be announced, and the list would load again before the button is pressed.
  await page.route("**/api/arrivals**", (route) => route.abort());
  await page.route(listed, (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", title: "الخدمة مشغولة الآن." } }),
  );
  await openList(page);
  const alert = page.getByRole("alert").filter({ hasText: "حدث خطأ: الخدمة مشغولة الآن." });
  await expect(alert).toBeVisible();
  await page.unroute(listed);
  await alert.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.route(listed, (route) => route.abort());
  await page.getByRole("button", { name: "تحديث" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "حدث خطأ: Failed to fetch" })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("ADM-03 AR-01 the search folds spelling variants, shows the number of hits, and can be cleared", async ({
  page,
}) => {
  await openList(page);
  const search = page.getByRole("searchbox");
  await search.fill("منيره");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(rowOf(page, "منيرة الفوزان")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await search.fill("لا أحد بهذا الاسم");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).last().click();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
});

test("AREQ-01 ADM-07 a deletion asks, removes the row, and can be undone", async ({ page }) => {
  const { name } = await arrive(page);
  await openList(page);
  await page.getByRole("button", { name: `حذف طلب ${name}` }).click();
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا الطلب؟" });
  await expect(question.getByRole("button", { name: "إلغاء" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole("button", { name: `حذف طلب ${name}` }).click();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByText("حُذف الطلب")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("ERR-10 AREQ-01 a failed deletion shows a message and keeps the row", async ({ page }) => {
  const { name } = await arrive(page);
  await openList(page);
  await page.route("**/api/project-requests/*", (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole("button", { name: `حذف طلب ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "تعذر حذف الطلب" })).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
});

test("AREQ-01 a row opens the whole request with links to answer it, by keyboard too", async ({ page }) => {
  const { id, name } = await arrive(page);
  await openList(page);
  const opener = rowOf(page, name).locator("button[data-open]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("article", { name: new RegExp(name) });
  await expect(drawer).toContainText("سطر أول\nسطر ثانٍ", { useInnerText: true });
  await expect(drawer.getByRole("link", { name: "+966 55 123 4567" })).toHaveAttribute(
    "href",
    "tel:+966551234567",
  );
  await expect(drawer.getByRole("link", { name: /^فتح المحادثة/ })).toHaveAttribute(
    "href",
    "https://wa.me/966551234567",
  );
  await expect(drawer.getByRole("link", { name: "visitor@mail.example" })).toHaveAttribute(
    "href",
    "mailto:visitor@mail.example",
  );
  await expect(page).toHaveURL(new RegExp(`/admin/quote-requests/${id}\\?view=table$`));
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto(`/admin/quote-requests/${id}?view=table`);
  await drawer.getByRole("button", { name: "إجراءات أخرى" }).click();
  await page.getByRole("menuitem", { name: "حذف" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(drawer).toBeHidden();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test("AREQ-01 AR-04 on a phone each request is a card, and the list is still a table for a screen reader", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const { name } = await arrive(page);
  await openList(page);
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe("block");
  await expect(row.getByRole("cell")).toHaveCount(9);
  await row.getByRole("button", { name: `حذف طلب ${name}` }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("ADM-06 while the API fails, the dashboard shows an error in place of figures", async ({ page }) => {
  await page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: "تعذّر تحميل لوحة المعلومات" })).toBeVisible();
});
