import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewports } from "../../../e2e/support/survey.ts";
import { noteFiles } from "../../testing/components/test-files.ts";
import {
  button,
  choose,
  dialog,
  markedField,
  optionsOf,
  question,
  rowOf,
  save,
  textsOf,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { expectFits, expectFitsAndReads, expectReads } from "../../testing/components/test-survey.ts";
import UsersScreen from "./users-screen.tsx";

const open = (query = "") => openScreen(<UsersScreen />, `/admin/users${query}`);
const reem = { name: "ريم", email: "reem@mail.example", access: "sales" };

/** A site whose owner invited a user, who has set a password. */
async function siteWithUser() {
  const site = await makeSite({ hasAccounts: true });
  const arrive = (link: string, password: string) =>
    site.call("POST", "/api/auth/link/arrive", { token: link.split("=").at(-1), password });
  const { link } = await site.call("POST", "/api/users", reem);
  await arrive(link, owner.password);
  return { site, arrive };
}

test("AUSR-01 an invitation needs an e-mail and shows its link once; the invited user waits", async () => {
  await makeSite({ hasAccounts: true });
  await open();
  await button("دعوة مستخدم").click();
  await markedField("الاسم").fill("هند");
  const invite = dialog().getByRole("button", { name: "دعوة" });
  await invite.click();
  await expect.element(dialog().getByText("هذا الحقل مطلوب")).toBeVisible();
  await markedField("البريد الإلكتروني").fill("hind@mail.example");
  await invite.click();
  await expect.element(page.getByRole("dialog", { name: "رابط الدعوة" })).toBeVisible();
  const link = dialog().getByLabelText("الرابط").element();
  expect(link instanceof HTMLInputElement && link.value).toMatch(/\/admin#welcome=[\w-]{43}$/);
  await button("تم").click();
  await expect.element(rowOf("هند")).toMatchTextContent("بانتظار القبول");
});

test("AUSR-01 SEC-01 a link for a new password is made; a user is disabled and enabled again", async () => {
  const { site, arrive } = await siteWithUser();
  await open();
  await choose("ريم", "إعادة تعيين كلمة المرور");
  const made = page.getByRole("dialog", { name: "رابط كلمة المرور" });
  await expect
    .element(made)
    .toMatchTextContent("أرسل هذا الرابط إلى ريم. يعمل مرة واحدة خلال ساعة، وتنتهي به جلساته.");
  const link = made.getByLabelText("الرابط").element();
  const next = `${owner.password} 2`;
  await arrive(link instanceof HTMLInputElement ? link.value : "", next);
  await made.getByRole("button", { name: "تم" }).click();

  await choose("ريم", "تعطيل");
  await question().getByRole("button", { name: "تعطيل" }).click();
  await expect.element(rowOf("ريم")).toMatchTextContent("معطّل");
  await optionsOf("ريم").click();
  const reset = page.getByRole("menuitem", { name: "إعادة تعيين كلمة المرور" });
  await expect.element(reset).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  const signIn = (password: string) =>
    site.call("POST", "/api/auth/sign-in/email", { email: reem.email, password });
  await expect(signIn(next)).rejects.toThrow("401");
  await choose("ريم", "تفعيل");
  await expect.element(page.getByText("فُعّل المستخدم")).toBeVisible();
  await expect.element(rowOf("ريم").getByText("مفعّل")).toBeVisible();
  await expect(signIn(owner.password)).rejects.toThrow("401");
  expect(await signIn(next)).toMatchObject({ name: "ريم" });
});

test("AUSR-01 ROLE-01 a name opens its account; the menu of the last owner says why the account cannot be removed", async () => {
  await makeSite({ hasAccounts: true });
  await open();
  await rowOf("أنت").getByRole("button", { name: owner.name, exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "تعديل المستخدم" })).toBeVisible();
  await expect.element(markedField("الاسم")).toHaveValue(owner.name);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await optionsOf(owner.name).click();
  const entries = page.getByRole("menuitem");
  await expect.element(entries.first()).toBeVisible();
  expect(textsOf(entries.elements())).toEqual(["إعادة تعيين كلمة المرور", "لا يُعطّل آخر مدير نظام ولا يُحذف"]);
  await expect.element(entries.first()).not.toHaveAttribute("aria-disabled", "true");
  await expect.element(entries.last()).toHaveAttribute("aria-disabled", "true");
  await expectReads();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("لا يمكن تعطيل آخر مدير نظام مفعّل ولا حذفه.")).toBeVisible();
});

test("ROLE-01 AUSR-01 an owner renames a user, gives another access and removes the account, on a phone too", async () => {
  await siteWithUser();
  await page.viewport(viewports.phone.width, viewports.phone.height);
  await open("?id=2");
  await expect.element(rowOf("ريم")).toHaveFocus();
  await expect.element(rowOf("ريم")).toMatchTextContent("مبيعات");
  await button("تعديل ريم").click();
  await markedField("الاسم").fill("منى");
  await dialog().getByLabelText("الصلاحية").selectOptions("قارئ");
  await expectReads();
  await save();
  await expect.element(rowOf("منى")).toMatchTextContent("قارئ");
  await expect.element(dialog()).not.toBeInTheDocument();
  expectFits();
  await choose("منى", "حذف");
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.element(rowOf("منى")).not.toBeInTheDocument();
});

const scoped = { name: "نظام الشركة", scopes: ["services:read"], days: 30 };
const hook = {
  name: "نظام Salla",
  address: "https://hook.invalid/a/long/address/of/a/program",
  events: ["request.created", "record.changed"],
  resources: ["services"],
  isActive: false,
};

test.each([
  ["users", "", "هذا الجهاز"],
  ["tokens", "?tab=tokens", scoped.name],
  ["webhooks", "?tab=webhooks", "Salla"],
  ["audit trail", "?tab=audit", owner.name],
])(
  "AUSR-01 SEC-12 TOKEN-01 AR-04 the %s fit every width and pass axe in both themes",
  async (_, query, shown) => {
    const site = await makeSite({ hasAccounts: true });
    await site.call("POST", "/api/tokens", scoped);
    await site.call("POST", "/api/webhooks", hook);
    await open(query);
    await expect.element(page.getByRole("table")).toBeVisible();
    await expect.element(page.getByRole("main")).toMatchTextContent(shown);
    await expectFitsAndReads();
  },
);

test("SEC-12 the audit trail is filtered by what was done, and saved as a file with that filter", async () => {
  const { site } = await siteWithUser();
  await site.call("POST", "/api/services", { title: "خدمة" });
  const router = await open("?tab=audit");
  const done = (action: string) => page.getByRole("cell", { name: action });
  await expect.element(done("إضافة").first()).toBeVisible();
  await page.getByLabelText("العملية").selectOptions("sign-in");
  await expect.element(done("إضافة")).not.toBeInTheDocument();
  await expect.element(done("دخول").first()).toBeVisible();
  expect(router.state.location.search).toContain("action=sign-in");
  const saved = noteFiles();
  const file = page.getByRole("link", { name: "تصدير CSV" });
  await expect.element(file).toHaveAttribute("href", "/api/audit/export.csv?action=sign-in");
  await file.click();
  await expect.poll(() => saved).toEqual(["audit.csv"]);
});
