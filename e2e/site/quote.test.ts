import type { Page } from "@playwright/test";
import { countPosts, expect, test } from "../support/fixtures.ts";

const required = "هذا الحقل مطلوب";
const failed = "حدث خطأ أثناء الإرسال. حاول مرة أخرى.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function fill(page: Page, name: string) {
  await field(page, "الاسم").fill(name);
  await field(page, "رقم الجوال").fill("٠٥٥١٢٣٤٥٦٧");
  await field(page, "البريد الإلكتروني").fill("noura@mail.example");
  await page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" }).check();
  await field(page, "وصف الطلب").fill("متجر للعباءات");
}

test("QUOTE-01 QUOTE-04 QUOTE-05 SURV-04 a request is sent with its keys and thanked for", async ({
  page,
}) => {
  await page.goto("/quote");
  await fill(page, "نورة الشمري");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/project-requests"),
  );
  await page.getByRole("button", { name: "أرسل الطلب" }).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    name: "نورة الشمري",
    company_name: "",
    requested_services: ["serviceEcommerce"],
    phone: "٠٥٥١٢٣٤٥٦٧",
    email: "noura@mail.example",
    message: "متجر للعباءات",
  });
  expect(request.headers()["idempotency-key"]).toBeTruthy();
  expect(request.headers()["x-form-token"]).toBeTruthy();
  await expect(page.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
  await expect(page.getByRole("link", { name: "العودة إلى الخدمات" })).toHaveAttribute("href", "/services");
});

test("QUOTE-02 what is missing is said under its field, the first one gets the focus, nothing is sent", async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto("/quote");
  await field(page, "الاسم").fill("   ");
  await page.getByRole("button", { name: "أرسل الطلب" }).click();
  await expect(page.getByText(required)).toHaveCount(3);
  await expect(field(page, "الاسم")).toBeFocused();
  await expect(field(page, "الاسم")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "الاسم")).toHaveAccessibleDescription(new RegExp(required));
  await field(page, "الاسم").fill("نورة");
  await expect(page.getByText(required)).toHaveCount(2);
  expect(posts()).toBe(0);
});

test("QUOTE-03 the package and the description come from the address, as text whatever they contain", async ({
  page,
}) => {
  const hostile = "<img src=x onerror=alert(1)> & «الأساسية»";
  await page.goto(`/quote?selected_package_title=${encodeURIComponent(hostile)}`);
  await expect(page.locator("bdi").getByText(hostile)).toBeVisible();
  await expect(field(page, "وصف الطلب")).toHaveValue(`أرغب في طلب الباقة ${hostile}.`);
  await page.goto(`/quote?selected_package_title=x&prefill_desc=${encodeURIComponent("وصف جاهز")}`);
  await expect(field(page, "وصف الطلب")).toHaveValue("وصف جاهز");
});

test.describe("with the call failing", () => {
  test.use({ allowPageErrors: true });
  test("QUOTE-05 ERR-09 a failure is said, and what was typed stays, across a reload too", async ({
    page,
  }) => {
    await page.route("**/api/project-requests", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/quote");
    await fill(page, "سارة");
    await page.getByRole("button", { name: "أرسل الطلب" }).click();
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(field(page, "الاسم")).toHaveValue("سارة");
    await page.reload();
    await expect(field(page, "الاسم")).toHaveValue("سارة");
    await expect(field(page, "وصف الطلب")).toHaveValue("متجر للعباءات");
    await expect(page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" })).toBeChecked();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("QUOTE-06 the form works by a plain post: errors, then thanks, rendered by the server", async ({
    page,
  }) => {
    await page.goto("/quote");
    await field(page, "الاسم").fill("هند");
    await page.getByRole("button", { name: "أرسل الطلب" }).click();
    await expect(page.getByText(required)).toHaveCount(2);
    await expect(field(page, "الاسم")).toHaveValue("هند");
    await fill(page, "هند بلا سكربت");
    await page.getByRole("button", { name: "أرسل الطلب" }).click();
    await expect(page.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
  });
});

test("PRIV-01 the form says what becomes of the data, links the notice and marks optional fields", async ({
  page,
}) => {
  await page.goto("/quote");
  await expect(page.getByText("نستعمل بياناتك لإعداد العرض")).toBeVisible();
  await expect(page.getByRole("link", { name: "اقرأ سياسة الخصوصية" })).toHaveAttribute("href", "/privacy");
  await expect(page.locator("form").getByText("(اختياري)")).toHaveCount(3);
});

test("AR-05 SHELL-08 phone and e-mail are typed left to right", async ({ page }) => {
  await page.goto("/quote");
  await expect(field(page, "رقم الجوال")).toHaveAttribute("dir", "ltr");
  await expect(field(page, "رقم الجوال")).toHaveAttribute("type", "tel");
  await expect(field(page, "البريد الإلكتروني")).toHaveAttribute("type", "email");
});

test("QUOTE-01 with the keyboard alone", async ({ page }) => {
  await page.goto("/quote");
  await field(page, "الاسم").focus();
  await page.keyboard.type("مها");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0551234567");
  await page.keyboard.press("Tab");
  await page.keyboard.type("maha@mail.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "تصميم موقع إلكتروني" })).toBeChecked();
  await field(page, "البريد الإلكتروني").press("Enter");
  await expect(page.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
});
