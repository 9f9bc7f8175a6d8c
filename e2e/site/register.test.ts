import type { Page } from "@playwright/test";
import {
  countPosts,
  expect,
  expectFitsAndReads,
  expectNoSidewaysScroll,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";

const required = "هذا الحقل مطلوب";
const consentMissing = "نحتاج إلى موافقتك لفتح الملف";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const consent = (page: Page) => page.getByRole("checkbox", { name: /أوافق على أن تعالج/ });
const marketing = (page: Page) => page.getByRole("checkbox", { name: /استلام أخبار/ });
const send = (page: Page) => page.getByRole("button", { name: "سجّل بياناتك" }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: "وصلنا تسجيلك" });
const unique = (name: string) => `${name}-${test.info().testId.slice(-8)}-${Date.now()}@mail.example`;

async function fill(page: Page, email: string) {
  await field(page, "الاسم الكامل").fill("أمل الدوسري");
  await field(page, "اسم الشركة").fill("مشغل أمل");
  await field(page, "البريد الإلكتروني").fill(email);
  await field(page, "رقم الجوال").fill("٠٥٥١٢٣٤٥٦٧");
  await field(page, "العنوان البريدي").fill("حي النخيل، الرياض");
  await page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" }).check();
}

async function clientsWith(page: Page, email: string) {
  await signIn(page);
  const answer = await page.request.get(`/api/clients?q=${encodeURIComponent(email)}`);
  return (await answer.json()) as Record<string, unknown>[];
}

test("REG-01 PRIV-01 a registration is stored as an inactive client with consent, and thanked for", async ({
  page,
}) => {
  const email = unique("one");
  await page.goto("/register");
  await fill(page, email);
  await consent(page).check();
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole("link", { name: "العودة إلى الصفحة الرئيسية" })).toHaveAttribute("href", "/");
  const [client] = await clientsWith(page, email);
  expect(client).toMatchObject({
    name: "أمل الدوسري",
    company: "مشغل أمل",
    phone: "+966551234567",
    status: "inactive",
    services: ["serviceEcommerce"],
    marketingConsentAt: null,
  });
  expect(client?.consentAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(client?.consentEdition).toBeTruthy();
});

test("REG-01 a second registration with the same e-mail gets the same thanks and stores nothing", async ({
  page,
}) => {
  const email = unique("twice");
  for (const address of ["حي النخيل", "حي آخر"]) {
    await page.goto("/register");
    await fill(page, address === "حي آخر" ? email.toUpperCase() : email);
    await field(page, "العنوان البريدي").fill(address);
    await consent(page).check();
    await marketing(page).check();
    await send(page);
    await expect(thanks(page)).toBeVisible();
  }
  const clients = await clientsWith(page, email);
  expect(clients).toHaveLength(1);
  expect(clients[0]?.address).toBe("حي النخيل");
});

test("PRIV-01 neither consent is ticked, services and news are optional, and without consent nothing is sent", async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto("/register");
  await expect(page.locator("form").getByText("(اختياري)")).toHaveCount(1);
  await expect(page.getByRole("group", { name: /\(اختياري\)$/ }).getByRole("checkbox")).toHaveCount(4);
  await expect(consent(page)).not.toBeChecked();
  await expect(marketing(page)).not.toBeChecked();
  await expect(consent(page)).toHaveAttribute("required");
  await expect(marketing(page)).not.toHaveAttribute("required");
  await fill(page, unique("no"));
  await send(page);
  await expect(page.getByText(consentMissing)).toBeVisible();
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toHaveAccessibleDescription(new RegExp(consentMissing));
  expect(posts()).toBe(0);
  await consent(page).check();
  await expect(page.getByText(consentMissing)).toHaveCount(0);
  await expect(page.locator("form").getByRole("link", { name: "اقرأ سياسة الخصوصية" })).toHaveAttribute(
    "href",
    "/privacy",
  );
});

test("ACLI-01 REG-01 five fields are required, each with its message; the first one gets the focus", async ({
  page,
}) => {
  await page.goto("/register");
  await send(page);
  await expect(page.getByText(required)).toHaveCount(5);
  await expect(field(page, "الاسم الكامل")).toBeFocused();
  await fill(page, "no-mail");
  await consent(page).check();
  await send(page);
  await expect(page.getByText("اكتب بريدًا صحيحًا، مثل name@example.com")).toBeVisible();
  await expect(field(page, "البريد الإلكتروني")).toBeFocused();
});

test.describe("with the call failing", () => {
  test.use({ allowPageErrors: true });
  test("REG-01 a failure is shown, and the input except the consents stays across a reload", async ({
    page,
  }) => {
    await page.route("**/api/registrations", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/register");
    await fill(page, "amal@mail.example");
    await consent(page).check();
    await send(page);
    await expect(page.getByRole("alert").filter({ hasText: "تعذّر إرسال التسجيل" })).toBeVisible();
    await expect(consent(page)).toBeChecked();
    await page.reload();
    await expect(field(page, "اسم الشركة")).toHaveValue("مشغل أمل");
    await expect(page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" })).toBeChecked();
    await expect(consent(page)).not.toBeChecked();
  });
});

test("SHELL-06 the registration with errors fits every width and has no accessibility violation in both themes", async ({
  page,
}) => {
  await page.goto("/register");
  await send(page);
  await expectFitsAndReads(page);
});

test("AR-04 the registration never scrolls sideways", async ({ page }) => {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto("/register");
    await send(page);
    await expectNoSidewaysScroll(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("SITE-03 REG-01 the steps after the registration are shown beside the title, and the mark fills part by part", async ({
    page,
  }) => {
    await page.goto("/register");
    const way = page.getByRole("main").getByRole("list").first();
    await expect(way.getByRole("listitem")).toHaveCount(4);
    await expect(way.getByRole("listitem").first()).toHaveText("تسجّل الآن");
    const mark = (dots: 1 | 3 | 6) => page.locator(`[data-gauge="${dots}"] svg`).nth(1);
    await expect(page.locator("fieldset")).toHaveCount(3);
    for (const dots of [1, 3, 6] as const) await expect(mark(dots)).toHaveCSS("opacity", "0");
    await fill(page, unique("marks"));
    for (const dots of [1, 3] as const) await expect(mark(dots)).toHaveCSS("opacity", "1");
    await marketing(page).check();
    await expect(mark(6)).toHaveCSS("opacity", "0");
    await consent(page).check();
    await expect(mark(6)).toHaveCSS("opacity", "1");
    await expect(page.getByRole("complementary")).toContainText("تصميم متجر إلكتروني");
  });
});
