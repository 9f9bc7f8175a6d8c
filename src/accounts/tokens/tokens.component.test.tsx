import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { question, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectReads } from "../../testing/components/test-survey.ts";
import UsersScreen from "../users/users-screen.tsx";

/** Presses a control by the keyboard, once it works. */
async function pressKey(name: string, key = "{Enter}", within = page.getByRole("main")) {
  const control = within.getByRole("button", { name });
  await expect.element(control).toBeEnabled();
  control.element().focus();
  await userEvent.keyboard(key);
}

test("TOKEN-01 an owner makes a token by keyboard, sees it once, and revokes it", async () => {
  const site = await makeSite({ hasAccounts: true }); // a token has an owner
  const at = "/admin/users?tab=tokens";
  await openScreen(<UsersScreen />, at);
  await pressKey("رمز وصول جديد");
  const form = page.getByRole("dialog", { name: "رمز وصول جديد" });
  await form.getByLabelText(/^الاسم/).fill("متجر");
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByText("اختر صلاحية واحدة على الأقل")).toBeVisible();
  await expect.element(form.getByLabelText(/^الاسم/)).toHaveValue("متجر");
  form.getByLabelText("قراءة: الخدمات").element().focus();
  await userEvent.keyboard(" ");
  await expectReads();
  await pressKey("إنشاء الرمز", "{Enter}", form);
  const made = page.getByRole("dialog", { name: "الرمز جاهز" });
  const shown = made.getByLabelText("الرمز");
  await expect.element(shown).toBeVisible();
  const field = shown.element();
  const secret = field instanceof HTMLInputElement ? field.value : "";
  await pressKey("تم", "{Enter}", made);
  await expect.element(made).not.toBeInTheDocument();

  expect(await site.call("GET", "/api/tokens")).toMatchObject([{ name: "متجر" }]);
  await reloadScreen(<UsersScreen />, at);
  await expect.element(rowOf("متجر")).toMatchTextContent("قراءة: الخدمات");
  await expect.element(rowOf("متجر").getByText("لم يُستعمل بعد")).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain(secret);
  await pressKey("إبطال متجر");
  await expect.element(question().getByRole("button", { name: "إبطال الرمز" })).toBeVisible();
  await pressKey("إبطال الرمز", "{Enter}", question());
  await expect.element(rowOf("متجر")).not.toBeInTheDocument();
  expect(await site.call("GET", "/api/tokens")).toEqual([]);
});
