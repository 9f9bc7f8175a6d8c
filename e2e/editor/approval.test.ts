import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

// A client and the team in two browsers, over a server of their own.
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const dock = (page: Page) => page.getByRole("region", { name: "المراجعة" });
const leadOf = (page: Page) => page.locator('[data-field="pages/homepage/heroLead"]').first();

test("SAY-01 a client without an account remarks on a draft on a phone, the team sees it live and mends it, the client approves, and what is published names the approval", async ({
  page,
  browser,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/homepage`);
  await page.getByRole("textbox", { name: "النص التعريفي" }).fill("نبني في الرياض");
  await expect
    .poll(async () => (await (await call(page, "GET", "/api/content/homepage")).json()).draft.heroLead?.value)
    .toBe("نبني في الرياض");
  await page.getByRole("button", { name: "خيارات" }).click();
  await page.getByRole("menuitem", { name: "مشاركة المسودة" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "الموافقة", exact: true }).click();
  await dialog.getByRole("textbox", { name: /^اسم العميل/ }).fill("نورة الشمري");
  await dialog.getByRole("button", { name: "إنشاء رابط" }).click();
  const shown = dialog.getByRole("textbox", { name: "رابط المشاركة" });
  await expect(shown).toBeFocused();
  const link = await shown.inputValue();
  await page.keyboard.press("Escape");

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(link);
  await expect(leadOf(guest)).toHaveText("نبني في الرياض");
  await leadOf(guest).click();
  await guest.getByRole("textbox", { name: "ما الذي تريد تغييره؟" }).fill("والشرقية أيضًا");
  await guest.getByRole("textbox", { name: /^اسمك/ }).fill("نورة الشمري");
  await guest.getByRole("button", { name: "أرسل الملاحظة" }).click();
  await expect(dock(guest).getByRole("button", { name: /ملاحظات/ })).toContainText("1");

  // The open editor learns of it by the stream: beside the field, in the head, and on the page.
  const note = page.getByRole("button", { name: /والشرقية أيضًا/ });
  await expect(note).toBeVisible();
  await expect(page.frameLocator("iframe").locator("[data-mark=open]")).toHaveText("1");
  await page.frameLocator("iframe").locator("[data-mark=open]").dispatchEvent("click");
  const panel = page.getByRole("region", { name: "ملاحظات العميل" });
  await panel.getByRole("textbox", { name: "النص التعريفي" }).fill("نبني في الرياض والشرقية");
  await panel.getByRole("button", { name: "عولجت", exact: true }).click();
  await expect(note).toBeHidden();
  await expect
    .poll(async () => (await (await call(page, "GET", "/api/content/homepage")).json()).draft.heroLead?.value)
    .toBe("نبني في الرياض والشرقية");

  await guest.reload();
  await expect(leadOf(guest)).toHaveText("نبني في الرياض والشرقية");
  await dock(guest).getByRole("button", { name: "أوافق" }).click();
  await guest
    .getByRole("dialog")
    .getByRole("button", { name: /^أوافق على/ })
    .click();
  await expect(guest.getByText("شكرًا لك. سننشرها كما وافقت عليها.")).toBeVisible();

  await expect(page.getByText("موافقة نورة الشمري", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "إغلاق الملاحظات" }).click();
  await page.getByRole("button", { name: "نشر", exact: true }).first().click();
  await expect(dialog).toContainText("موافقة نورة الشمري على هذه المسودة كما هي");
  await dialog.getByRole("button", { name: "نشر", exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await (await fetch(site.origin)).text()).toContain("نبني في الرياض والشرقية");
  await page.goto(`${site.origin}/admin/content/homepage/versions`);
  await expect(page.getByRole("list", { name: "سجل النسخ" })).toContainText("بموافقة نورة الشمري");
});
