import { expect, signIn, test } from "../support/fixtures.ts";

// The parts that every screen of the admin shares.

test("ADM-02 an icon button shows its name after a moment of pointer or focus, until Escape; WCAG 1.4.13", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const bubble = page.locator("[data-tooltip-bubble]");
  const logout = page.getByRole("button", { name: "تسجيل الخروج" });
  await expect(bubble).toBeHidden();
  await logout.hover();
  await expect(bubble).toHaveText("تسجيل الخروج");
  await expect(bubble).toBeVisible();
  await bubble.hover();
  await expect(bubble).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bubble).toBeHidden();
  await page.mouse.move(700, 500);
  await page.getByRole("link", { name: "تخطَّ" }).focus();
  await logout.focus();
  await expect(bubble).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(bubble).toBeHidden();
});
