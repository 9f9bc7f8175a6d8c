import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressKey, question, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectReads } from "../../testing/components/test-survey.ts";
import UsersScreen from "../users/users-screen.tsx";

test("TOKEN-01 an owner makes a token by keyboard, sees it once, and revokes it", async () => {
  const site = await makeSite({ hasAccounts: true }); // a token has an owner
  const at = "/admin/users?tab=tokens";
  await openScreen(<UsersScreen />, at);
  await pressKey(page.getByRole("main").getByRole("button", { name: "رمز وصول جديد" }));
  const form = page.getByRole("dialog", { name: "رمز وصول جديد" });
  await form.getByLabelText(/^الاسم/).fill("متجر");
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByText("اختر صلاحية واحدة على الأقل")).toBeVisible();
  await expect.element(form.getByLabelText(/^الاسم/)).toHaveValue("متجر");
  await pressKey(form.getByLabelText("قراءة: الخدمات"), " ");
  await expectReads();
  await pressKey(form.getByRole("button", { name: "إنشاء الرمز" }));
  const made = page.getByRole("dialog", { name: "الرمز جاهز" });
  const shown = made.getByLabelText("الرمز");
  await expect.element(shown).toBeVisible();
  const field = shown.element();
  const secret = field instanceof HTMLInputElement ? field.value : "";
  await pressKey(made.getByRole("button", { name: "تم" }));
  await expect.element(made).not.toBeInTheDocument();

  expect(await site.call("GET", "/api/tokens")).toMatchObject([{ name: "متجر" }]);
  await reloadScreen(<UsersScreen />, at);
  await expect.element(rowOf("متجر")).toMatchTextContent("قراءة: الخدمات");
  await expect.element(rowOf("متجر").getByText("لم يُستعمل بعد")).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain(secret);
  await pressKey(page.getByRole("main").getByRole("button", { name: "إبطال متجر" }));
  await pressKey(question().getByRole("button", { name: "إبطال الرمز" }));
  await expect.element(rowOf("متجر")).not.toBeInTheDocument();
  expect(await site.call("GET", "/api/tokens")).toEqual([]);
});
