import { randomUUID } from "node:crypto";
import { expect, type Page, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

// What all lists of the admin share and only a real page can show: a reload, and the browser's own question and history.

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `عادة${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  await page.context().setOffline(false);
  const made = await (await call(page, "GET", `/api/services?q=${marker}`)).json();
  for (const { id } of made) await call(page, "DELETE", `/api/services/${id}`);
});

const services = (page: Page) => page.goto(`/admin/services?q=${marker}`);

test("DESK-08 input is kept while it is typed, also offline, for its user only; a form left on purpose discards it", async ({
  page,
}) => {
  await services(page);
  const add = page.getByRole("button", { name: "إضافة خدمة", exact: true });
  const form = page.getByRole("dialog");
  const title = form.getByLabel("عنوان الخدمة");
  const offer = form.getByText("لديك مسودة محفوظة");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("shurfa-draft:")).length);
  await add.click();
  await title.fill(`لم تُحفظ ${marker}`);
  await expect.poll(drafts).toBe(1);
  await page.context().setOffline(true);
  await expect(form.getByText("ما تكتبه هنا محفوظ على هذا الجهاز")).toBeVisible();
  await expect(page.locator("main").getByText("لا اتصال بالشبكة")).toBeVisible();
  await title.fill(`لم تُحفظ بعد ${marker}`);
  // The last letters are kept although the page is left before the pause that saves them.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText("لا اتصال بالشبكة")).toHaveCount(0);
  await add.click();
  await expect(offer).toBeVisible();
  await form.getByRole("button", { name: "استعادة المسودة" }).click();
  await expect(title).toHaveValue(`لم تُحفظ بعد ${marker}`);
  await expect(form.getByText("تعديلات غير محفوظة")).toBeVisible();
  await form.getByRole("button", { name: "إلغاء" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(form).toHaveCount(0);
  expect(await drafts()).toBe(0);
  await add.click();
  await expect(title).toHaveValue("");
  await expect(offer).toHaveCount(0);
});

test("ADM-04 the browser's back button and a reload ask before they discard input", async ({ page }) => {
  await call(page, "POST", "/api/services", { title: `مفتوحة ${marker}`, is_active: false });
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "الخدمات", exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await page.getByRole("searchbox").fill(marker);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("button", { name: `تعديل مفتوحة ${marker}` }).click();
  const form = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  await form.getByLabel("وصف قصير").fill("كتبته للتو");
  await expect(form.getByText("تعديلات غير محفوظة")).toBeVisible();
  await page.goBack();
  await expect(question).toContainText("هل تريد ترك التعديلات دون حفظ؟");
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته للتو");
  await expect(page).toHaveURL(/\/admin\/services/);
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته للتو");
  await page.goBack();
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(page).toHaveURL(/\/admin\/team$/);
  await expect(form).toHaveCount(0);
});
