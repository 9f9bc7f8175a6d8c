import { expect, signIn, test } from "../support/fixtures.ts";

test("RES-04 the scripts of the calendar load when it is opened", async ({ page }) => {
  await signIn(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((path) => path.includes("day-calendar")).length;
  await page.goto("/admin/projects");
  await page.getByRole("button", { name: "إضافة مشروع" }).click();
  await page.getByRole("dialog").getByLabel("تاريخ البداية").fill("25/11/2026");
  expect(loaded()).toBe(0);
  await page.keyboard.press("Alt+ArrowDown");
  const calendar = page.getByRole("dialog", { name: /^اختيار التاريخ/ });
  await expect(calendar.getByRole("button", { name: /، 25 نوفمبر 2026/ })).toBeFocused();
  expect(loaded()).toBe(1);
});
