import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expect, signIn, test } from "../support/fixtures.ts";
import { acceptInvitation } from "../support/invitations.ts";
import { call } from "../support/records.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const password = "جملة طويلة لا يعرفها أحد";

/** Invites a user as the demo administrator and answers the link. */
async function invite(page: Page, name: string) {
  await signIn(page);
  const email = `${randomUUID()}@shurfa.example`;
  const { user, link } = await (
    await call(page, "POST", "/api/users", { name, email, access: "owner" })
  ).json();
  return { id: Number(user.id), email, link: String(link) };
}

/** Opens the invitation in another browser and completes it; answers the signed-in page. */
async function arrive(browser: Browser, link: string) {
  const context = await browser.newContext({ baseURL: origin(), reducedMotion: "reduce" });
  const page = await context.newPage();
  await acceptInvitation(page, link, password);
  await expect(page.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  return { context, page };
}

async function login(page: Page, email: string) {
  await page.goto("/admin/users");
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByRole("button", { name: "دخول", exact: true }).click();
}

async function logout(page: Page) {
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page.getByRole("heading", { name: "أهلًا بعودتك" })).toBeVisible();
}

test("AUSR-01 SEC-01 an invited user signs up by link, and a disabled one is signed out at the next call of the open tab", async ({
  page,
  browser,
}) => {
  const { id, link } = await invite(page, "هند");
  const { page: theirs, context } = await arrive(browser, link);
  expect(theirs.url()).not.toContain("welcome");
  await theirs.goto(link);
  await expect(theirs.getByText("انتهت صلاحية هذا الرابط أو استُعمل من قبل.")).toBeVisible();
  await theirs.goto("/admin/services");
  await expect(theirs.getByRole("heading", { name: "الخدمات", level: 1 })).toBeVisible();
  await call(page, "POST", `/api/users/${id}/disable`);
  // No action is needed, because the bell makes the next call.
  await expect(theirs.getByRole("dialog", { name: "تسجيل الدخول" })).toBeVisible();
  expect((await theirs.goto("/admin/clients"))?.status()).toBe(401);
  await context.close();
});

test("SEC-04 a passkey is added, named and signs in without a password; one that does not verify its user is refused", async ({
  page,
  browser,
}) => {
  const { link, email } = await invite(page, "نورة");
  const { page: theirs, context } = await arrive(browser, link);
  const cdp = await context.newCDPSession(theirs);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await theirs.goto("/admin/users");
  await theirs.getByRole("button", { name: "إضافة مفتاح" }).click();
  await theirs.getByLabel("اسم المفتاح").fill("جوال نورة");
  await theirs.getByRole("button", { name: "حفظ", exact: true }).click();
  const codes = theirs.getByRole("dialog", { name: "رموز الاسترداد" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recovery = ""] = await codes.getByRole("listitem").allTextContents();
  await codes.getByRole("button", { name: "تم حفظها" }).click();
  await expect(theirs.getByRole("button", { name: "حذف جوال نورة" })).toBeVisible();

  await logout(theirs);
  await theirs.getByRole("button", { name: "استعمال مفتاح مرور" }).click();
  await expect(theirs.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();

  await logout(theirs);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await theirs.getByRole("button", { name: "استعمال مفتاح مرور" }).click();
  await expect(theirs.getByRole("button", { name: "تسجيل الخروج" })).toHaveCount(0);
  expect((await theirs.request.get("/api/auth/session")).status()).toBe(401);

  // The password alone is not enough now; a recovery code replaces the device.
  await login(theirs, email);
  await expect(theirs.getByRole("heading", { name: "التحقق بخطوتين" })).toBeVisible();
  expect((await theirs.request.get("/api/account")).status()).toBe(401);
  await theirs.getByLabel("رمز استرداد").fill(recovery);
  await theirs.getByRole("button", { name: "دخول", exact: true }).click();
  await expect(theirs.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  await context.close();
});
