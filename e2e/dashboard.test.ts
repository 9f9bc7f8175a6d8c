import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  type Page,
  signIn,
  test,
  themes,
  viewports,
} from "./fixtures.ts";

const tasks = (page: Page) =>
  page.locator("section.box", { has: page.getByRole("heading", { name: "المهام القادمة" }) });

async function openDashboard(page: Page) {
  await signIn(page);
  await page.goto("/admin");
  await expect(page.locator("main a.stat b").first()).toHaveText(/\d/);
}

test("ADM-06 the figures are those of the calls and open their records; the latest activity opens its record", async ({
  page,
}) => {
  const name = `منى ${Date.now()}`;
  const headers = { origin: new URL(test.info().project.use.baseURL ?? "").origin };
  const person = { name, phone: "0551112223", email: "mona@mail.example" };
  await page.request.post("/api/project-requests", { data: person, headers });
  await openDashboard(page);
  const dashboard = await (await page.request.get("/api/dashboard")).json();
  const figure = (name: string) => page.locator("main a.stat", { hasText: name });
  await expect(figure("العملاء").first().locator("b")).toHaveText(String(dashboard.clients.total));
  await expect(figure("آراء العملاء").locator("b")).toHaveText(String(dashboard.reviews.total));
  await expect(figure("آراء العملاء")).toContainText("من 5");
  const request = page.locator("main .rows a", { hasText: `طلب عرض جديد من ${name}` });
  await request.click();
  await expect(page).toHaveURL(/\/admin\/quote-requests\?id=\d+/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await figure("الزوار").click();
  await expect(page).toHaveURL(/\/admin\/analytics$/);
});

/** Presses the undo of the message that says so. */
async function takeBack(page: Page, said: string) {
  await page.locator(".toast", { hasText: said }).getByRole("button", { name: "تراجع" }).click();
}

test("ADM-06 a task is added, refused when blank, ticked off, reopened, deleted and taken back", async ({
  page,
}) => {
  await openDashboard(page);
  const title = `مهمة ${Date.now()}`;
  const form = tasks(page).getByRole("form", { name: "مهمة جديدة" });
  await form.getByRole("button", { name: "إضافة" }).click();
  await expect(form.getByText("هذا الحقل مطلوب")).toBeVisible();
  await form.getByLabel("ما المهمة القادمة؟").fill(title);
  await form.getByLabel("الموعد").fill("٢٠٢٠-٠١-٠١");
  await form.getByLabel("الأولوية").selectOption("high");
  await form.getByLabel("الأولوية").press("Tab");
  await page.keyboard.press("Enter");
  const row = tasks(page).getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("فات موعدها");
  await expect(row).toContainText("عالية");
  await expect(form.getByLabel("ما المهمة القادمة؟")).toBeFocused();

  await row.getByRole("checkbox").click();
  await expect(row).toHaveCount(0);
  await takeBack(page, "أُنجزت المهمة");
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: `حذف المهمة ${title}` }).click();
  await expect(row).toHaveCount(0);
  await expect(tasks(page).getByRole("heading")).toBeFocused();
  await takeBack(page, "حُذفت المهمة");
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: `حذف المهمة ${title}` }).click();
});

test("ADM-06 failures say so and can be tried again", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/dashboard", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/admin");
  await expect(page.getByText("تعذّر تحميل لوحة المعلومات")).toBeVisible();
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
  await expect(page.locator("main a.stat b").first()).toHaveText(/\d/);
});

for (const theme of themes) {
  test.describe(theme, () => {
    test.use({ theme });
    test(`ADM-06 AR-04 the dashboard has no accessibility violation and fits every width; its plot is a table too (${theme})`, async ({
      page,
    }) => {
      await openDashboard(page);
      await page.getByText("اعرض الأرقام جدولًا").click();
      await expect(page.getByRole("columnheader", { name: "طلبات العروض" })).toBeVisible();
      await expectNoAxeViolations(page);
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}
