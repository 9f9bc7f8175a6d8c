import { expect, expectReads, test } from "../support/fixtures.ts";

const path = "/projects/1770249600005";
const pictures = /^كبّر الصورة/;

test("SITE-01 pictures open over the page by mouse and keyboard, have addresses, and the back button closes them", async ({
  page,
}) => {
  await page.goto(path);
  const viewer = page.getByRole("dialog");
  const links = page.getByRole("link", { name: pictures });
  await links.first().click();
  await expect(viewer).toBeVisible();
  await expect(viewer).toHaveAccessibleName("صفحة المخطط");
  await expect(page).toHaveURL(`${path}#picture-1`);
  await viewer.getByRole("button", { name: "الصورة التالية" }).click();
  await expect(viewer).toHaveAccessibleName("صفحة البحث");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toHaveAccessibleName("الحجز على الجوال");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toHaveAccessibleName("صفحة المخطط");
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(links.first()).toBeFocused();

  await links.nth(1).press("Enter");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);

  await page.goto("/projects");
  await page.goto(`${path}#picture-3`);
  await expect(viewer).toHaveAccessibleName("الحجز على الجوال");
  await viewer.getByRole("button", { name: "إغلاق المعرض" }).click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);
});

test("SITE-01 the open picture is accessible on a phone in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expectReads(page);
  await page.getByRole("link", { name: pictures }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectReads(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
