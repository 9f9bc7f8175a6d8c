import { randomUUID } from "node:crypto";
import { expect, expectNoAxeViolations, signIn, test } from "../support/fixtures.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

test("TOKEN-01 an owner makes a token by keyboard, sees it once, and revokes it, which locks the program out at once", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/users?tab=tokens");
  const name = `متجر ${randomUUID().slice(0, 8)}`;
  const add = page.getByRole("button", { name: "رمز وصول جديد" });
  await expect(add).toBeEnabled(); // a key press does not wait until the button works, as a click does
  await add.press("Enter");
  const form = page.getByRole("dialog", { name: "رمز وصول جديد" });
  await form.getByLabel("الاسم").fill(name);
  await page.keyboard.press("Enter");
  await expect(form.getByText("اختر صلاحية واحدة على الأقل")).toBeVisible();
  await expect(form.getByLabel("الاسم")).toHaveValue(name);
  await form.getByLabel("قراءة: الخدمات", { exact: true }).press("Space");
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "إنشاء الرمز" }).press("Enter");
  const made = page.getByRole("dialog", { name: "الرمز جاهز" });
  const secret = await made.getByLabel("الرمز", { exact: true }).inputValue();
  await made.getByRole("button", { name: "تم" }).press("Enter");
  await expect(made).toBeHidden();

  const statusOf = async (path: string) =>
    (await fetch(`${origin()}${path}`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect([await statusOf("/api/services"), await statusOf("/api/clients")]).toEqual([200, 403]);
  await page.reload();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("قراءة: الخدمات");
  await expect(row.getByText("لم يُستعمل بعد")).toBeHidden();
  expect(await page.content()).not.toContain(secret);
  await row.getByRole("button", { name: `إبطال ${name}` }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "إبطال الرمز" }).press("Enter");
  await expect(row).toBeHidden();
  expect(await statusOf("/api/services")).toBe(401);
});
