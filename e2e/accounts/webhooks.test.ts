import { randomUUID } from "node:crypto";
import { expect, expectNoAxeViolations, signIn, test } from "../support/fixtures.ts";

test("TOKEN-01 an owner adds a webhook by keyboard, sees its secret once, and reads in the log why a delivery failed", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/users?tab=webhooks");
  const name = `محاسبة ${randomUUID().slice(0, 8)}`;
  const add = page.getByRole("button", { name: "ربط جديد" });
  await expect(add).toBeEnabled(); // a key press does not wait until the button works, as a click does
  await add.press("Enter");
  const form = page.getByRole("dialog", { name: "ربط جديد" });
  await form.getByLabel("الاسم").fill(name);
  await form.getByRole("textbox", { name: "الرابط" }).fill("https://10.0.0.1/hook");
  await form.getByLabel("تغيّر سجل").press("Space");
  await form.getByRole("button", { name: "إنشاء الربط" }).press("Enter");
  await expect(form.getByText("اختر قسمًا واحدًا على الأقل")).toBeVisible();
  await form.getByLabel("الخدمات", { exact: true }).press("Space");
  await form.getByRole("button", { name: "إنشاء الربط" }).press("Enter");
  await expect(form.getByText("هذا الرابط في شبكة داخلية")).toBeVisible();
  await expect(form.getByLabel("الاسم")).toHaveValue(name);
  await expectNoAxeViolations(page);
  // The domain `.invalid` is reserved, so no name server knows it.
  await form.getByRole("textbox", { name: "الرابط" }).fill("https://hook.invalid/");
  await form.getByRole("button", { name: "إنشاء الربط" }).press("Enter");
  const made = page.getByRole("dialog", { name: "مفتاح التوقيع جاهز" });
  const secret = await made.getByLabel("مفتاح التوقيع", { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await made.getByRole("button", { name: "تم" }).press("Enter");
  await expect(made).toBeHidden();

  const row = page.getByRole("row", { name });
  await expect(row).toContainText("تغيّر سجل: الخدمات");
  const choose = async (entry: string) => {
    await row.getByRole("button", { name: /خيارات/ }).press("Enter");
    await page.getByRole("menuitem", { name: entry }).press("Enter");
  };
  await choose("إرسال تجريبي");
  const log = page.getByRole("dialog", { name: `سجل الإرسال: ${name}` });
  // On a machine without a name server the lookup gets no answer, which has another message.
  await expect(log.getByRole("listitem")).toContainText(/اسم الخادم غير معروف|لم يُجب الخادم/, {
    timeout: 30_000,
  });
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  expect(await page.content()).not.toContain(secret);
  await choose("تبديل المفتاح");
  await page.getByRole("alertdialog").getByRole("button", { name: "تبديل المفتاح" }).press("Enter");
  await expect(made.getByLabel("مفتاح التوقيع", { exact: true })).not.toHaveValue(secret);
  await made.getByRole("button", { name: "تم" }).press("Enter");
  await expect(made).toBeHidden();
  await choose("حذف");
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف الربط" }).press("Enter");
  await expect(row).toBeHidden();
});
