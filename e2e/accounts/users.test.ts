import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import sharp from "sharp";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { chooseForRecord, optionsOf } from "../support/records.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const password = "جملة طويلة لا يعرفها أحد";

/** Invites a user as the demo administrator and answers the link. */
async function invite(page: Page, name: string) {
  await signIn(page);
  const email = `${randomUUID()}@shurfa.example`;
  const response = await page.request.post("/api/users", {
    data: { name, email, access: "owner" },
    headers: { origin: origin() },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { user, link } = await response.json();
  return { id: user.id as number, email, link: link as string };
}

/** Opens the invitation in another browser and completes it; answers the signed-in page. */
async function arrive(browser: Browser, link: string, phrase = password) {
  const context = await browser.newContext({ baseURL: origin(), reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("كلمة المرور الجديدة").fill(phrase);
  await page.getByLabel("تأكيد كلمة المرور").fill(phrase);
  await page.getByRole("button", { name: "حفظ ودخول" }).click();
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
  await signIn(page);
  await page.goto("/admin/users");
  const name = `هند ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "دعوة مستخدم" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("الاسم").fill(name);
  await form.getByRole("button", { name: "دعوة", exact: true }).click();
  await expect(form.getByText("هذا الحقل مطلوب")).toBeVisible();
  await form.getByLabel("البريد الإلكتروني").fill(`${randomUUID()}@shurfa.example`);
  await form.getByRole("button", { name: "دعوة", exact: true }).click();
  const link = await page.getByRole("dialog", { name: "رابط الدعوة" }).getByLabel("الرابط").inputValue();
  await page.getByRole("button", { name: "تم", exact: true }).click();
  const row = page.getByRole("row", { name });
  await expect(row.getByText("بانتظار القبول")).toBeVisible();

  const { page: theirs, context } = await arrive(browser, link);
  expect(theirs.url()).not.toContain("welcome");
  await theirs.goto(link);
  await expect(theirs.getByText("انتهت صلاحية هذا الرابط أو استُعمل من قبل.")).toBeVisible();
  await theirs.goto("/admin/services");
  await expect(theirs.getByRole("heading", { name: "الخدمات", level: 1 })).toBeVisible();

  await page.reload();
  await chooseForRecord(page, name, "تعطيل");
  await page.getByRole("alertdialog").getByRole("button", { name: "تعطيل" }).click();
  await expect(row.getByText("معطّل")).toBeVisible();
  // No action is needed, because the bell makes the next call.
  await expect(theirs.getByRole("dialog", { name: "تسجيل الدخول" })).toBeVisible();
  expect((await theirs.goto("/admin/clients"))?.status()).toBe(401);
  await context.close();
});

test("AUSR-01 SEC-01 a password is reset by a link that ends the sessions; a disabled user is enabled again", async ({
  page,
  browser,
}) => {
  const name = `ريم ${randomUUID().slice(0, 8)}`;
  const { link, email } = await invite(page, name);
  const { page: before, context } = await arrive(browser, link);
  await page.goto("/admin/users");
  const row = page.getByRole("row", { name });
  await chooseForRecord(page, name, "إعادة تعيين كلمة المرور");
  const made = page.getByRole("dialog", { name: "رابط كلمة المرور" });
  await expect(made).toContainText(
    `أرسل هذا الرابط إلى ${name}. يعمل مرة واحدة خلال ساعة، وتنتهي به جلساته.`,
  );
  const reset = await made.getByLabel("الرابط").inputValue();
  await made.getByRole("button", { name: "تم", exact: true }).click();
  const { page: theirs, context: second } = await arrive(browser, reset, `${password} 2`);
  expect((await before.request.get("/api/auth/session")).status()).toBe(401);
  await context.close();

  await chooseForRecord(page, name, "تعطيل");
  await page.getByRole("alertdialog").getByRole("button", { name: "تعطيل" }).click();
  await expect(row.getByText("معطّل")).toBeVisible();
  await optionsOf(page, name).click();
  await expect(page.getByRole("menuitem", { name: "إعادة تعيين كلمة المرور" })).toBeDisabled();
  await page.keyboard.press("Escape");
  const login = async (phrase: string) => {
    const data = { email, password: phrase };
    const headers = { origin: origin() };
    return (await theirs.request.post("/api/auth/sign-in/email", { data, headers })).status();
  };
  expect(await login(`${password} 2`)).toBe(401);
  await chooseForRecord(page, name, "تفعيل");
  await expect(page.getByText("فُعّل المستخدم")).toBeVisible();
  await expect(row.getByText("مفعّل", { exact: true })).toBeVisible();
  expect(await login(password)).toBe(401);
  expect(await login(`${password} 2`)).toBe(200);
  await second.close();
});

test("AUSR-01 ROLE-01 a name opens its account; the menu of the last owner says why the account cannot be removed", async ({
  page,
}) => {
  await signIn(page);
  const me = await (await page.request.get("/api/auth/session")).json();
  // Parallel tests invite other users, so the list is reduced to this one.
  await page.route("**/api/users", async (route) => {
    const response = await route.fetch();
    const all: { id: number }[] = await response.json();
    const alone = all.filter(({ id }) => id === me.id).map((one) => ({ ...one, isLastOwner: true }));
    await route.fulfill({ response, json: alone });
  });
  await page.goto("/admin/users");
  const own = page.getByRole("row", { name: "أنت" });
  await own.getByRole("button", { name: me.name, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "تعديل المستخدم" }).getByLabel("الاسم")).toHaveValue(me.name);
  await page.keyboard.press("Escape");
  await optionsOf(page, me.name).click();
  const entries = page.getByRole("menuitem");
  await expect(entries).toHaveText(["إعادة تعيين كلمة المرور", "لا يُعطّل آخر مدير نظام ولا يُحذف"]);
  await expect(entries.first()).toBeEnabled();
  await expect(entries.last()).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("لا يمكن تعطيل آخر مدير نظام مفعّل ولا حذفه.")).toBeVisible();
});

test("AUSR-01 SEC-12 TOKEN-01 users, tokens, webhooks and audit trail in both themes and at all widths", async ({
  page,
}) => {
  await signIn(page);
  const made = await page.request.post("/api/tokens", {
    data: { name: "نظام الشركة", scopes: ["services:read"], days: 30 },
    headers: { origin: origin() },
  });
  expect(made.status()).toBe(201);
  const told = { events: ["request.created", "record.changed"], resources: ["services"], isActive: false };
  const linked = await page.request.post("/api/webhooks", {
    data: { name: "نظام Salla", address: "https://hook.invalid/a/long/address/of/a/program", ...told },
    headers: { origin: origin() },
  });
  expect(linked.status()).toBe(201);
  const tabs = ["", "?tab=tokens", "?tab=webhooks", "?tab=audit"];
  for (const address of tabs.map((tab) => `/admin/users${tab}`)) {
    await page.goto(address);
    await expect(page.getByRole("table")).toBeVisible();
    if (address.endsWith("users")) await expect(page.getByText("هذا الجهاز")).toBeVisible();
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "تبديل المظهر" }).click();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "تبديل المظهر" }).click();
  }
  await page.getByLabel("العملية").selectOption("sign-in");
  await expect(page).toHaveURL(/action=sign-in/);
  await expect(page.getByRole("cell", { name: "دخول", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "إضافة", exact: true })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "تصدير CSV" }).click();
  expect((await download).suggestedFilename()).toBe("audit.csv");
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

test("SEC-04 an authenticator app is connected by its QR code, and its codes are the second step", async ({
  page,
  browser,
}) => {
  const { link, email } = await invite(page, "فهد");
  const { page: theirs, context } = await arrive(browser, link);
  await theirs.goto("/admin/users");
  await theirs.getByRole("button", { name: "ربط", exact: true }).click();
  const dialog = theirs.getByRole("dialog", { name: "ربط تطبيق المصادقة" });
  await expect(dialog.getByRole("img", { name: "رمز QR لتطبيق المصادقة" })).toBeVisible();
  await expectNoAxeViolations(theirs);
  const secret = (await dialog.locator("bdi").innerText()).replace(/\s/g, "");
  await dialog.getByLabel("رمز التحقق").fill("000000");
  await dialog.getByRole("button", { name: "ربط", exact: true }).click();
  await expect(dialog.getByText("الرمز غير صحيح أو انتهت مدته")).toBeVisible();
  // The code of this half minute is used now and the next one later, so the test also passes when a half minute ends meanwhile.
  const used = codeOf(secret, 0);
  await dialog.getByLabel("رمز التحقق").fill(used);
  await dialog.getByRole("button", { name: "ربط", exact: true }).click();
  await theirs
    .getByRole("dialog", { name: "رموز الاسترداد" })
    .getByRole("button", { name: "تم حفظها" })
    .click();
  await expect(theirs.getByText("مربوط")).toBeVisible();

  await logout(theirs);
  await login(theirs, email);
  await expect(theirs.getByRole("heading", { name: "التحقق بخطوتين" })).toBeVisible();
  await expectNoAxeViolations(theirs);
  await theirs.getByLabel("رمز التحقق").fill(used);
  await theirs.getByRole("button", { name: "دخول", exact: true }).click();
  await expect(theirs.getByRole("alert").getByText("الرمز غير صحيح أو انتهت مدته")).toBeVisible();
  // The form of the recovery code starts without the earlier error, and has its own messages.
  await theirs.getByRole("button", { name: "استعمال رمز استرداد" }).click();
  await expect(theirs.getByRole("alert")).toHaveCount(0);
  await expect(theirs.getByText("اكتب أحد رموز الاسترداد التي حفظتها.")).toBeVisible();
  await expect(theirs.getByLabel("رمز استرداد")).toHaveAttribute("aria-invalid", "false");
  await theirs.getByLabel("رمز استرداد").fill("0000-0000");
  await theirs.getByRole("button", { name: "دخول", exact: true }).click();
  await expect(theirs.getByRole("alert")).toHaveText("رمز الاسترداد غير صحيح أو استُعمل من قبل");
  await theirs.getByRole("button", { name: "استعمال تطبيق المصادقة" }).click();
  await expect(theirs.getByRole("alert")).toHaveCount(0);
  await theirs.getByLabel("رمز التحقق").fill(codeOf(secret, 1));
  await theirs.getByRole("button", { name: "دخول", exact: true }).click();
  await expect(theirs.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  await context.close();
});

test("SEC-01 AUSR-01 a call that needs a recent proof asks for the password, keeps the input, and is repeated; profile and password change", async ({
  page,
  browser,
}) => {
  const { link } = await invite(page, "خالد");
  const { page: theirs, context } = await arrive(browser, link);
  await theirs.goto("/admin/users");
  // The first call is refused as the server refuses it when the proof is older than ten minutes.
  let isOld = true;
  await theirs.route("**/api/users", (route) => {
    if (route.request().method() !== "POST" || !isOld) return route.continue();
    isOld = false;
    return route.fulfill({ status: 403, json: { code: "proof-needed", title: "", status: 403 } });
  });
  await theirs.getByRole("button", { name: "دعوة مستخدم" }).click();
  await theirs.getByLabel("الاسم").fill("ضيف");
  await theirs.getByLabel("البريد الإلكتروني").fill(`${randomUUID()}@shurfa.example`);
  await theirs.getByRole("button", { name: "دعوة", exact: true }).click();
  const proof = theirs.getByRole("dialog", { name: "أكّد هويتك" });
  await expect(proof.getByLabel("كلمة المرور الحالية")).toBeFocused();
  await proof.getByLabel("كلمة المرور الحالية").fill("wrong");
  await theirs.keyboard.press("Enter");
  await expect(proof.getByText("كلمة المرور الحالية غير صحيحة.")).toBeVisible();
  await proof.getByLabel("كلمة المرور الحالية").fill(password);
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByRole("dialog", { name: "رابط الدعوة" })).toBeVisible();
  await theirs.getByRole("button", { name: "تم", exact: true }).click();

  await theirs.getByRole("button", { name: "تعديل حسابي" }).click();
  await theirs.getByLabel("الاسم").fill("خالد الحربي");
  const plain = { create: { width: 300, height: 300, channels: 3, background: "#015a3f" } } as const;
  const buffer = await sharp(plain).png().toBuffer();
  const picture = theirs.getByRole("dialog").locator("input[type=file]");
  await picture.setInputFiles({ name: "خالد.png", mimeType: "image/png", buffer });
  await theirs.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(theirs.locator("[data-signed-in]")).toContainText("خالد الحربي");
  const stored = /^\/uploads\//;
  for (const place of ["[data-signed-in]", "[data-own-account]", "tr[data-me]"])
    await expect(theirs.locator(`${place} img`)).toHaveAttribute("src", stored);

  const before = await context.cookies();
  await theirs.getByRole("button", { name: "تغيير", exact: true }).click();
  const change = theirs.getByRole("dialog", { name: "تغيير كلمة المرور" });
  await change.getByLabel("كلمة المرور الحالية").fill(password);
  await change.getByLabel("كلمة المرور الجديدة").fill("qwertyqwerty");
  await change.getByLabel("تأكيد كلمة المرور").fill("qwertyqwerty");
  await change.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(change.getByText("كلمة المرور هذه شائعة. اختر غيرها.")).toBeVisible();
  await change.getByLabel("كلمة المرور الجديدة").fill(`${password} 2`);
  await change.getByLabel("تأكيد كلمة المرور").fill(`${password} 2`);
  await change.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(theirs.getByText("غُيّرت كلمة المرور وأُنهيت الجلسات الأخرى")).toBeVisible();
  const thief = await browser.newContext({ baseURL: origin() });
  await thief.addCookies(before);
  expect((await thief.request.get("/api/auth/session")).status()).toBe(401);
  await Promise.all([thief.close(), context.close()]);
});

/** The code of an authenticator app, `steps` half minutes from now (RFC 6238). */
function codeOf(secret: string, steps: number) {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}
