import type { Dashboard } from "../../src/admin/dashboard/dashboard-answer.ts";
import type { Report } from "../../src/content/analytics/schema.ts";
import { answersTo, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";

const tasks = (page: Page) =>
  page.locator("main section", { has: page.getByRole("heading", { name: "المهام القادمة" }) });

const numberOf = (text = "") => Number(text.replaceAll(",", ""));

async function openDashboard(page: Page) {
  await signIn(page);
  await page.goto("/admin");
  await expect(page.locator("main a[data-figure] b").first()).toHaveText(/\d/);
}

test("ADM-06 the figures equal those of the API and open their records; the latest activity opens its record", async ({
  page,
}) => {
  const dashboard = answersTo<Dashboard>(page, "/api/dashboard");
  await openDashboard(page);
  const figure = (name: string) => page.locator("main a[data-figure]", { hasText: name });
  await expect(async () => {
    const answered = await dashboard();
    const [projects, clients, visitors, reviews] = await page
      .locator("main a[data-figure] b")
      .allInnerTexts();
    expect([projects, clients, reviews].map(numberOf)).toEqual([
      answered?.projects.total,
      answered?.clients?.total,
      answered?.reviews.total,
    ]);
    expect(numberOf(visitors)).toBe(answered?.visitors.total);
  }).toPass();
  await expect(figure("آراء العملاء")).toContainText("من 5");
  const name = `منى ${Date.now()}`;
  const headers = { origin: new URL(test.info().project.use.baseURL ?? "").origin };
  const person = { name, phone: "0551112223", email: "mona@mail.example" };
  const request = page.locator("main li a", { hasText: `طلب عرض سعر جديد من ${name}` });
  // Parallel tests may push the record off the list before the page reads it; the check then repeats with a newer one.
  await expect(async () => {
    await page.request.post("/api/project-requests", { data: person, headers });
    await page.reload();
    await expect(request.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await request.first().click();
  await expect(page).toHaveURL(/\/admin\/quote-requests\/\d+$/);
  await expect(page.getByRole("article")).toBeVisible();
  await page.goBack();
  const report = answersTo<Report>(page, "/api/analytics");
  await figure("الزوار").click();
  await expect(page).toHaveURL(/\/admin\/analytics$/);
  const visits = page.getByRole("region", { name: "الزيارات", exact: true });
  await expect(async () => {
    expect(numberOf(await visits.locator("b").innerText())).toBe((await report())?.total.visits);
  }).toPass();
});

test("ADM-06 four cards and eight quick actions lead to their screens", async ({ page }) => {
  await openDashboard(page);
  const card = (name: string) =>
    page.locator("main a[data-figure]").filter({ has: page.getByText(name, { exact: true }) });
  for (const [name, screen] of [
    ["المشاريع", "projects"],
    ["العملاء", "clients"],
    ["الزوار", "analytics"],
    ["آراء العملاء", "testimonials"],
  ] as const)
    await expect(card(name)).toHaveAttribute("href", `/admin/${screen}`);
  await expect(page.locator("main a[data-figure]")).toHaveCount(4);
  const links = page.getByRole("navigation", { name: "إجراءات سريعة" }).getByRole("link");
  const actions = [
    ["المشاريع", "/admin/projects"],
    ["آراء العملاء", "/admin/testimonials"],
    ["محتوى الموقع", "/admin/content"],
    ["التحليلات", "/admin/analytics"],
    ["المستخدمون", "/admin/users"],
    ["الرسائل", "/admin/messages"],
    ["رؤية 2030", "/admin/vision2030"],
    ["الأسئلة الشائعة", "/admin/faq"],
  ];
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])),
  ).toEqual(actions);
  for (const [name = "", address = ""] of actions) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(address));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goto("/admin");
  }
});

/** Presses the undo button of the message with this text. */
async function takeBack(page: Page, said: string) {
  await page.locator("[data-toast]", { hasText: said }).getByRole("button", { name: "تراجع" }).click();
}

test("ADM-06 a task is added, refused when blank, ticked off, reopened, deleted and restored", async ({
  page,
}) => {
  await openDashboard(page);
  const title = `مهمة ${Date.now()}`;
  const form = tasks(page).getByRole("form", { name: "مهمة جديدة" });
  await form.getByRole("button", { name: "إضافة" }).click();
  await expect(form.getByText("هذا الحقل مطلوب")).toBeVisible();
  const priority = form.getByLabel("الأولوية");
  await expect(priority).toHaveValue("medium");
  expect(await priority.locator("option").allTextContents()).toEqual(["عالية", "متوسطة", "منخفضة"]);
  await form.getByLabel("ما المهمة القادمة؟").fill(title);
  await form.getByLabel("الموعد").fill("٢٠٢٠-٠١-٠١");
  await form.getByLabel("الأولوية").selectOption("high");
  await form.getByLabel("الأولوية").press("Tab");
  await page.keyboard.press("Enter");
  const row = tasks(page).getByRole("listitem").filter({ hasText: title });
  const remove = async () => {
    await row.getByRole("button", { name: `إجراءات أخرى: ${title}` }).click();
    await page.getByRole("menuitem", { name: "حذف المهمة" }).click();
  };
  await expect(row).toContainText("فات موعدها");
  await expect(row).toContainText("1 يناير");
  await expect(row.getByText("عالية")).toBeAttached();
  await expect(priority).toHaveValue("medium");
  await expect(form.getByLabel("ما المهمة القادمة؟")).toBeFocused();

  await row.getByRole("checkbox").click();
  await expect(row).toHaveCount(0);
  await takeBack(page, "أُنجزت المهمة");
  await expect(row).toBeVisible();
  await remove();
  await expect(row).toHaveCount(0);
  await expect(tasks(page).getByRole("heading")).toBeFocused();
  await takeBack(page, "حُذفت المهمة");
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: title, exact: true }).click();
  const edit = page.getByRole("dialog", { name: "تعديل المهمة" });
  await edit.getByLabel("الأولوية").selectOption("low");
  await edit.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(row.getByText("منخفضة")).toBeAttached();
  await remove();
  await expect(row).toHaveCount(0);
});

test("ADM-06 failures are reported and can be tried again", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/dashboard", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/admin");
  await expect(page.getByText("تعذّر تحميل لوحة المعلومات")).toBeVisible();
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
  await expect(page.locator("main a[data-figure] b").first()).toHaveText(/\d/);
});

test("ADM-06 AR-04 the dashboard fits every width and has no accessibility violation in both themes; its plot has a table too", async ({
  page,
}) => {
  await page.route("**/api/dashboard", async (route) => {
    const response = await route.fetch();
    const dashboard: Dashboard = await response.json();
    const [latest, ...others] = dashboard.activity;
    const values = { before: "7,500", after: "8,050" };
    const labels = ["الوصف", "المزايا", "الفوائد"].map((label) => ({ label, values: null }));
    const edited = { ...latest, action: "update", actor: "هند", count: 3 };
    const activity = [{ ...edited, changes: [...labels, { label: "القيمة", values }] }, ...others];
    await route.fulfill({ response, json: { ...dashboard, activity } });
  });
  await openDashboard(page);
  const edited = page.locator("main li", { hasText: "3 تعديلات · هند" });
  await expect(edited.getByRole("deletion")).toContainText("7,500");
  await expect(edited.getByRole("insertion")).toContainText("8,050");
  await expect(edited).toContainText("وتغيّر أيضًا: حقل واحد");
  await page.getByText("عرض الأرقام في جدول").click();
  await expect(page.getByRole("columnheader", { name: "طلبات العروض" })).toBeVisible();
  // Scrolls up, so that no element lies half under the top bar when the page is checked.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectFitsAndReads(page);
});
