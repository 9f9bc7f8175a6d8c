import { randomUUID } from "node:crypto";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signIn,
  test,
  themes,
  viewports,
} from "../support/fixtures.ts";
import { call } from "../support/records.ts";

for (const theme of themes)
  test.describe(theme, () => {
    test.use({ theme });
    test("DESK-04 a deleted service is in the trash of its list, and is restored from there", async ({
      page,
    }) => {
      await signIn(page);
      const title = `خدمة ${randomUUID().slice(0, 8)}`;
      const { id } = await (await call(page, "POST", "/api/services", { title })).json();
      await call(page, "DELETE", `/api/services/${id}`);
      await page.goto("/admin/services");
      await page.getByRole("link", { name: "المحذوفات" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "المحذوفات من «الخدمات»" })).toBeVisible();
      const row = page.getByRole("row", { name: title });
      await expect(row).toContainText("30 يومًا");
      await expect(row).toContainText("· سارة العتيبي");
      await expectNoAxeViolations(page);
      await page.setViewportSize(viewports.narrow);
      await expectNoSidewaysScroll(page);
      await row.getByRole("button", { name: `استعادة ${title}` }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole("link", { name: "العودة إلى القائمة" }).click();
      await page.getByRole("searchbox").fill(title);
      await expect(page.getByRole("article", { name: title })).toBeVisible();
      expect((await page.request.get(`/api/services/${id}`)).status()).toBe(200);
    });
  });

test("DESK-04 a deleted request is restored from the trash of the requests; the back button leaves the trash", async ({
  page,
}) => {
  await signIn(page);
  const name = `هند ${randomUUID().slice(0, 8)}`;
  await call(page, "POST", "/api/project-requests", {
    name,
    email: "h@mail.example",
    phone: "0551234567",
    requestedServices: "تصميم المواقع",
    message: "متجر",
    consent: true,
  });
  await page.goto(`/admin/quote-requests?view=table&q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row", { name });
  await row.getByRole("button", { name: /^حذف/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "تصفية", exact: true }).click();
  await page.getByRole("link", { name: "المحذوفات" }).click();
  await expect(page.getByRole("heading", { name: "المحذوفات من «طلبات العروض»" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "طلبات العروض" })).toBeVisible();
  await page.goForward();
  await page
    .getByRole("row", { name })
    .getByRole("button", { name: /^استعادة/ })
    .click();
  await page.getByRole("link", { name: "العودة إلى القائمة" }).click();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
});
