import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import { button, dialog, markedField, save } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { expectReads } from "../../testing/components/test-survey.ts";
import UsersScreen from "./users-screen.tsx";

async function open() {
  const site = await makeSite({ hasAccounts: true });
  await openScreen(<UsersScreen />, "/admin/users");
  return site;
}

test("SEC-01 AUSR-01 a call that needs a recent proof asks for the password, keeps the input, and is repeated", async () => {
  const site = await open();
  await site.setAhead(11);
  await button("دعوة مستخدم").click();
  await markedField("الاسم").fill("ضيف");
  await markedField("البريد الإلكتروني").fill("guest@mail.example");
  await dialog().getByRole("button", { name: "دعوة" }).click();
  const proof = page.getByRole("dialog", { name: "أكّد هويتك" });
  const password = proof.getByLabelText(/^كلمة المرور الحالية/);
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("wrong{Enter}");
  await expect.element(proof.getByText("كلمة المرور الحالية غير صحيحة.")).toBeVisible();
  await password.fill(owner.password);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "رابط الدعوة" })).toBeVisible();
  await button("تم").click();
  await expect.element(page.getByRole("row").filter({ hasText: "ضيف" })).toBeVisible();
});

test("AUSR-01 a changed name and a new picture are shown at once in the sidebar, the card and the list", async () => {
  await open();
  await button("تعديل حسابي").click();
  await markedField("الاسم").fill("خالد الحربي");
  const picture = await pictureFile("خالد.png", { width: 300, height: 300 });
  await userEvent.upload(fileInput(dialog()), picture);
  await save();
  const places = ["[data-signed-in]", "[data-own-account]", "tr[data-me]"];
  const shown = () =>
    places.map((place) => {
      const element = document.querySelector(place);
      const source = element?.querySelector("img")?.getAttribute("src") ?? "";
      return element?.textContent?.includes("خالد الحربي") && source.startsWith("/uploads/");
    });
  await expect.poll(shown).toEqual([true, true, true]);
});

test("SEC-01 SEC-02 AUSR-01 a common password is refused at its field; a changed one ends the other sessions", async () => {
  const site = await open();
  await button("تغيير").click();
  const next = `${owner.password} 2`;
  const fill = async (typed: string) => {
    await markedField("كلمة المرور الجديدة").fill(typed);
    await markedField("تأكيد كلمة المرور").fill(typed);
    await save();
  };
  await markedField("كلمة المرور الحالية").fill(owner.password);
  await fill("qwertyqwerty");
  await expect.element(dialog().getByText("كلمة المرور هذه شائعة. اختر غيرها.")).toBeVisible();
  await fill(next);
  await expect.element(page.getByText("غُيّرت كلمة المرور وأُنهيت الجلسات الأخرى")).toBeVisible();
  expect(await site.call("GET", "/api/auth/session")).toMatchObject({ name: owner.name });
});

test("SEC-04 an authenticator app is connected by its QR code and a first right code; the recovery codes are shown once", async () => {
  await open();
  await button("ربط").click();
  const connect = page.getByRole("dialog", { name: "ربط تطبيق المصادقة" });
  await expect.element(connect.getByRole("img", { name: "رمز QR لتطبيق المصادقة" })).toBeVisible();
  await expectReads();
  const secret = connect.element().querySelector("bdi")?.textContent?.replace(/\s/g, "") ?? "";
  const code = connect.getByLabelText(/^رمز التحقق/);
  const send = connect.getByRole("button", { name: "ربط" });
  await code.fill("000000");
  await send.click();
  await expect.element(connect.getByText("الرمز غير صحيح أو انتهت مدته")).toBeVisible();
  await code.fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await send.click();
  const codes = page.getByRole("dialog", { name: "رموز الاسترداد" });
  await expect.element(codes).toBeVisible();
  expect(codes.getByRole("listitem").elements()).toHaveLength(10);
  await codes.getByRole("button", { name: "تم حفظها" }).click();
  await expect.element(page.getByText("مربوط")).toBeVisible();
});
