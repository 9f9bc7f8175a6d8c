import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKey, question, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectReads } from "../../testing/components/test-survey.ts";
import UsersScreen from "../users/users-screen.tsx";

const name = "محاسبة";
const form = () => page.getByRole("dialog", { name: "ربط جديد" });
const made = () => page.getByRole("dialog", { name: "مفتاح التوقيع جاهز" });

/** The secret that is shown once, and closes it. */
async function readSecret() {
  await expect.element(made().getByLabelText("مفتاح التوقيع")).toBeVisible();
  const field = made().getByLabelText("مفتاح التوقيع").element();
  await pressKey(made().getByRole("button", { name: "تم" }));
  await expect.element(made()).not.toBeInTheDocument();
  return field instanceof HTMLInputElement ? field.value : "";
}

async function choose(entry: string) {
  await pressKey(rowOf(name).getByRole("button", { name: /خيارات/ }));
  await pressKey(page.getByRole("menuitem", { name: entry }));
}

test("TOKEN-01 an owner adds a webhook by keyboard, sees its secret once, changes it and deletes the webhook", async () => {
  const site = await makeSite();
  await openScreen(<UsersScreen />, "/admin/users?tab=webhooks");
  await pressKey(page.getByRole("main").getByRole("button", { name: "ربط جديد" }));
  const create = form().getByRole("button", { name: "إنشاء الربط" });
  await form().getByLabelText(/^الاسم/).fill(name);
  await form().getByRole("textbox", { name: "الرابط" }).fill("https://10.0.0.1/hook");
  await pressKey(form().getByLabelText(/تغيّر سجل/), " ");
  await pressKey(create);
  await expect.element(form().getByText("اختر قسمًا واحدًا على الأقل")).toBeVisible();
  await pressKey(form().getByLabelText("الخدمات"), " ");
  await pressKey(create);
  await expect.element(form().getByText(/هذا الرابط في شبكة داخلية/)).toBeVisible();
  await expect.element(form().getByLabelText(/^الاسم/)).toHaveValue(name);
  await expectReads();
  await form().getByRole("textbox", { name: "الرابط" }).fill("https://hook.invalid/");
  await pressKey(create);
  const secret = await readSecret();
  expect(secret).toMatch(/^whsec_/);
  await expect.element(rowOf(name)).toMatchTextContent("تغيّر سجل: الخدمات");
  expect(document.documentElement.outerHTML).not.toContain(secret);

  await choose("تبديل المفتاح");
  await pressKey(question().getByRole("button", { name: "تبديل المفتاح" }));
  const next = await readSecret();
  expect(next).toMatch(/^whsec_/);
  expect(next).not.toBe(secret);
  await choose("حذف");
  await pressKey(question().getByRole("button", { name: "حذف الربط" }));
  await expect.element(rowOf(name)).not.toBeInTheDocument();
  expect(await site.call("GET", "/api/webhooks")).toEqual([]);
});
