import { randomInt, randomUUID } from "node:crypto";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signIn,
  test,
  themes,
  viewports,
} from "../support/fixtures.ts";

for (const theme of themes)
  test.describe(theme, () => {
    test.use({ theme });
    test("DESK-01 a phone call is entered by keyboard, and existing records with the typed number are named", async ({
      page,
    }) => {
      await signIn(page);
      await page.goto("/admin/quote-requests");
      await expect(page.locator("[data-key]").first()).toBeVisible();
      await page.keyboard.press("n");
      const form = page.getByRole("dialog", { name: "طلب جديد" });
      const phone = `05${randomInt(10_000_000, 99_999_999)}`;
      const name = `هند ${randomUUID().slice(0, 8)}`;
      await form.getByLabel("الجوال").fill(phone);
      await form.getByLabel("الاسم").fill(name);
      await form.getByLabel("المصدر").selectOption({ label: "مكالمة" });
      await form.getByLabel("تصميم موقع إلكتروني").check();
      await expectNoAxeViolations(page);
      await form.getByRole("button", { name: "حفظ الطلب" }).click();
      await expect(form).toBeHidden();
      await page.getByRole("link", { name }).click();
      const drawer = page.getByRole("article", { name });
      await expect(drawer).toContainText("مكالمة");
      await expect(drawer).toContainText("لم يُذكر");
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();

      await page.setViewportSize(viewports.phone);
      await page.getByRole("button", { name: "طلب جديد" }).click();
      await form.getByLabel("الجوال").fill(phone.replace("05", "+966 5"));
      await expect(form.getByRole("status")).toContainText("مسجَّل من قبل");
      await expect(form.getByRole("link", { name: /طلب \d+/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  });

test("DESK-01 DESK-08 a failed save keeps the input, and a repeated save after a lost answer stores one record", async ({
  page,
}) => {
  await signIn(page);
  const name = `منى ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin/quote-requests");
  await page.getByRole("button", { name: "طلب جديد" }).click();
  const form = page.getByRole("dialog", { name: "طلب جديد" });
  await form.getByLabel("الاسم").fill(name);
  await form.getByRole("button", { name: "حفظ الطلب" }).click();
  await expect(form.getByText("اكتب رقم الجوال أو البريد")).toBeVisible();
  await form.getByLabel("الجوال").fill("0551112222");
  // The server stores the request, but its answer is lost on the way.
  await page.route("**/api/project-requests/entered", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "حفظ الطلب" }).click();
  await expect(form.getByText("تعذّر حفظ الطلب").first()).toBeVisible();
  await page.unroute("**/api/project-requests/entered");
  await form.getByRole("button", { name: "حفظ الطلب" }).click();
  await expect(form).toBeHidden();
  const found = await page.request.get(`/api/project-requests?q=${encodeURIComponent(name)}`);
  expect(await found.json()).toHaveLength(1);
});
