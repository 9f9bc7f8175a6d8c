import type { Page } from "@playwright/test";
import { countPosts, expect, expectNoSidewaysScroll, test, viewports } from "../support/fixtures.ts";

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

test("QUOTE-02 a missing value is reported under its field, the first such field gets the focus, nothing is sent", async ({
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

test("QUOTE-03 the package and the description come from the address, and are shown as plain text", async ({
  page,
}) => {
  const hostile = "<img src=x onerror=alert(1)> & «الأساسية»";
  await page.goto(`/quote?selected_package_title=${encodeURIComponent(hostile)}`);
  await expect(page.locator("form b bdi").getByText(hostile)).toBeVisible();
  await expect(field(page, "وصف الطلب")).toHaveValue(`أرغب في طلب باقة «${hostile}».`);
  await page.goto(`/quote?selected_package_title=x&prefill_desc=${encodeURIComponent("وصف جاهز")}`);
  await expect(field(page, "وصف الطلب")).toHaveValue("وصف جاهز");
});

test.describe("with the call failing", () => {
  test.use({ allowPageErrors: true });
  test("QUOTE-05 ERR-09 a failure is shown, and the input stays, also across a reload", async ({ page }) => {
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

test("QUOTE-01 the form can be filled in and sent by keyboard alone", async ({ page }) => {
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

const chosen = `/quote?selected_package_title=${encodeURIComponent("المتقدمة")}`;
/** The mark of a part of the form, with 1, 3 or 6 dots; it is shown once the part is complete. */
const markOf = (page: Page, dots: 1 | 3 | 6) => page.locator(`[data-gauge="${dots}"] svg`).nth(1);
const summaryOf = (page: Page) => page.getByRole("complementary", { name: "ملخص طلبك" });

test("SITE-03 QUOTE-03 the prices are on a ruler beside the title, and only the chosen package is yellow", async ({
  page,
}) => {
  const colours = async () => {
    const stops = page.getByRole("main").locator("svg svg");
    await expect(stops).toHaveCount(3);
    const found = await stops.evaluateAll((all) =>
      all.map((stop) => [
        stop.textContent,
        getComputedStyle(stop.querySelector("path") ?? stop).fill === "oklch(0.875 0.16 96)",
      ]),
    );
    return found.filter(([, isYellow]) => isYellow).map(([text]) => text);
  };
  await page.goto("/quote");
  expect(await colours()).toEqual([]);
  await page.goto(chosen);
  expect(await colours()).toEqual(["2,900المتقدمة"]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });
    const how = javaScriptEnabled ? "with" : "without";
    test(`SITE-03 QUOTE-06 the mark fills as each part is completed, and the summary shows the choices, ${how} script`, async ({
      page,
    }) => {
      await page.goto("/quote");
      const summary = summaryOf(page);
      await expect(page.locator("fieldset")).toHaveCount(3);
      for (const dots of [1, 3, 6] as const) await expect(markOf(page, dots)).toHaveCSS("opacity", "0");
      await expect(summary).toContainText("بلا باقة محدّدة");
      await expect(summary.getByText("لم تختر خدمة بعد")).toBeVisible();
      await field(page, "الاسم").fill("نورة");
      await field(page, "رقم الجوال").fill("0551234567");
      await field(page, "البريد الإلكتروني").fill("noura");
      await expect(markOf(page, 1)).toHaveCSS("opacity", "0");
      await field(page, "البريد الإلكتروني").fill("noura@mail.example");
      await expect(markOf(page, 1)).toHaveCSS("opacity", "1");
      for (const label of await page.locator("fieldset label:has([type=checkbox])").all()) {
        const name = (await label.textContent()) ?? "";
        await expect(summary.getByText(name, { exact: true })).toBeHidden();
        await label.click();
        await expect(summary.getByText(name, { exact: true })).toBeVisible();
      }
      await expect(summary.getByText("لم تختر خدمة بعد")).toBeHidden();
      await expect(markOf(page, 3)).toHaveCSS("opacity", "1");
      await expect(markOf(page, 6)).toHaveCSS("opacity", "0");
      await field(page, "وصف الطلب").fill("متجر");
      await expect(markOf(page, 6)).toHaveCSS("opacity", "1");
      await page.getByRole("button", { name: "أرسل الطلب" }).click();
      await expect(page.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
      await expect(page.getByText("ملخص طلبك")).toBeHidden();
    });
  });
}

test("SITE-03 QUOTE-03 the summary stays visible at the side", async ({ page }) => {
  await page.goto(chosen);
  const summary = summaryOf(page);
  await page.getByRole("button", { name: "أرسل الطلب" }).scrollIntoViewIfNeeded();
  await expect(summary.getByRole("heading", { name: "ملخص طلبك" })).toBeInViewport();
});

test("SITE-03 on a phone the summary is folded above the button, covers no field, and services are in two columns from 360", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto(chosen);
  const folded = page.locator("form details");
  await expect(summaryOf(page).getByRole("heading", { name: "ملخص طلبك" })).toBeHidden();
  await expect(folded.getByText("2,900 ريال")).toBeHidden();
  await expect(page.locator("details :is(input, textarea, select)")).toHaveCount(0);
  await folded.locator("summary").click();
  await expect(folded.getByText("2,900 ريال")).toBeVisible();
  const [fold, button] = await Promise.all([
    folded.boundingBox(),
    page.getByRole("button", { name: "أرسل الطلب" }).boundingBox(),
  ]);
  expect((fold?.y ?? 0) + (fold?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  for (const [width, rows] of [
    [320, 4],
    [360, 2],
    [390, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await page
      .locator("fieldset label:has([type=checkbox])")
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width}`).toBe(rows);
    await expectNoSidewaysScroll(page);
  }
});
