import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { chooseForRecord } from "../support/records.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const password = "جملة طويلة لا يعرفها أحد";

/** Opens another browser with a signed-in user who has this access. */
async function signedInAs(page: Page, browser: Browser, access: string) {
  await signIn(page);
  const answer = await page.request.post("/api/users", {
    data: { name: `هند ${access}`, email: `${randomUUID()}@shurfa.example`, access },
    headers: { origin: origin() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { link, user } = await answer.json();
  const context = await browser.newContext({ baseURL: origin(), reducedMotion: "reduce" });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByLabel("كلمة المرور الجديدة").fill(password);
  await theirs.getByLabel("تأكيد كلمة المرور").fill(password);
  await theirs.getByRole("button", { name: "حفظ ودخول" }).click();
  await expect(theirs.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  return { page: theirs, id: user.id as number, close: () => context.close() };
}

const screensOf = (page: Page) =>
  page.getByRole("navigation", { name: "شاشات الإدارة" }).getByRole("link").allInnerTexts();

const site = ["محتوى الموقع", "الخدمات", "الباقات", "باقات الاستضافة", "فريق العمل"].concat([
  "المقالات",
  "آراء العملاء",
  "الأسئلة الشائعة",
  "رؤية 2030",
  "صفحات إضافية",
  "مكتبة الوسائط",
  "التحويلات والروابط",
]);
const work = ["العملاء", "طلبات العروض", "عروض الأسعار", "الرسائل", "المهام", "قوالب الردود"];
const offered: Record<string, string[]> = {
  editor: ["لوحة المعلومات", ...site, "المشاريع", "التحليلات"],
  // What they work with comes first.
  sales: ["لوحة المعلومات", "المشاريع", ...work, ...site.slice(1), "التحليلات"],
  reader: ["لوحة المعلومات", ...site.slice(1), "المشاريع", ...work, "التحليلات"],
};
const refused: Record<string, string[]> = {
  editor: [
    "clients",
    "quote-requests",
    "messages",
    "tasks",
    "reply-templates",
    "privacy",
    "settings",
    "setup",
  ],
  sales: ["content", "privacy", "settings", "setup"],
  reader: ["content", "privacy", "settings", "setup"],
};

for (const access of Object.keys(offered))
  test(`ROLE-01 the sidebar, palette and screens show the role ${access} only what it may use`, async ({
    page,
    browser,
  }) => {
    const { page: theirs, close } = await signedInAs(page, browser, access);
    const shown = (await screensOf(theirs)).map((name) => name.split("\n")[0]?.trim());
    expect(shown).toEqual(offered[access]);
    await expect(theirs.getByRole("button", { name: /^التنبيهات/ })).toHaveCount(access === "editor" ? 0 : 1);
    for (const screen of refused[access] ?? []) {
      await theirs.goto(`/admin/${screen}`);
      await expect(theirs.getByText("هذه الشاشة ليست ضمن صلاحيتك"), screen).toBeVisible();
    }
    await expectNoAxeViolations(theirs);
    await theirs.goto("/admin/services");
    await expect(theirs.getByRole("heading", { level: 1, name: "الخدمات" })).toBeVisible();
    await expect(theirs.getByRole("article").first()).toBeVisible();
    const canWrite = access === "editor";
    await expect(theirs.getByText("للقراءة فقط")).toHaveCount(canWrite ? 0 : 1);
    const main = theirs.getByRole("main");
    for (const name of [/^إضافة خدمة/, /^تعديل /, /^خيارات /])
      expect((await main.getByRole("button", { name }).count()) > 0, String(name)).toBe(canWrite);
    // Without the right to write only the history is left, which is a button of its own in place of a menu.
    const history = main.getByRole("button", { name: /^سجل تعديلات / });
    expect((await history.count()) > 0).toBe(!canWrite);
    await theirs.keyboard.press("Control+k");
    await theirs.getByRole("combobox", { name: "ابحث عن سجل أو شاشة" }).fill("خدمة");
    await expect(theirs.getByRole("option", { name: "إضافة خدمة" })).toHaveCount(canWrite ? 1 : 0);
    await close();
  });

test("ROLE-01 a reader opens a request, and cannot change, assign, answer or delete it", async ({
  page,
  browser,
}) => {
  const { page: theirs, close } = await signedInAs(page, browser, "reader");
  await theirs.goto("/admin/quote-requests?view=table");
  const row = theirs.getByRole("row").nth(1);
  await expect(row.getByRole("button", { name: /^حذف/ })).toHaveCount(0);
  await expect(row.getByRole("button", { name: /الحالة/ })).toBeDisabled();
  await expect(theirs.getByRole("button", { name: "طلب جديد" })).toHaveCount(0);
  await row.locator("td").nth(1).getByRole("button").first().click();
  const drawer = theirs.getByRole("article");
  await expect(drawer.getByLabel("الحالة")).toBeDisabled();
  await expect(drawer.getByRole("textbox").last()).toBeDisabled();
  await expect(drawer.getByRole("button", { name: "إجراءات أخرى" })).toHaveCount(0);
  await expectNoAxeViolations(theirs);
  await close();
});

test("ROLE-01 AUSR-01 an owner renames a user, gives another access and removes the account, at 390 too", async ({
  page,
  browser,
}) => {
  const { id, close } = await signedInAs(page, browser, "sales");
  await close();
  await page.setViewportSize(viewports.phone);
  await page.goto(`/admin/users?id=${id}`);
  const name = `منى ${randomUUID().slice(0, 6)}`;
  const row = page.locator("tr:focus");
  await expect(row.getByText("مبيعات")).toBeVisible();
  await row.getByRole("button", { name: /^تعديل / }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("الاسم").fill(name);
  await form.getByLabel("الصلاحية").selectOption({ label: "قارئ" });
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  const renamed = page.getByRole("row", { name });
  await expect(renamed.getByText("قارئ")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await chooseForRecord(page, name, "حذف");
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(renamed).toHaveCount(0);
});
