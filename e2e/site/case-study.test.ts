import { expect, expectReads, signIn, test } from "../support/fixtures.ts";

const path = "/projects/1770249600005";
const pictures = /^كبّر الصورة/;

test("SITE-01 a project is shown as a case study: challenge, decision, result, figures and notes in its picture", async ({
  page,
}) => {
  await page.goto(path);
  const main = page.getByRole("main");
  for (const name of ["التحدّي", "القرار", "النتيجة", "من داخل المشروع"])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(main.getByText("صفحتان", { exact: true })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "الغرفة تضيء في مكانها" })).toBeVisible();
  await expect(main.getByText("من قريب: الفناء والمجلس، لكل غرفة اسم وقياس.")).toBeVisible();
});

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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("SITE-01 a picture leads to its own page with its caption, and back", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("link", { name: pictures }).first().click();
    await expect(page).toHaveURL(`${path}/pictures/1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("صفحة المخطط");
    await expect(page.getByText("مخطط البيت بأسماء الغرف وقياساتها.")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "العودة إلى المشروع" }).click();
    await expect(page).toHaveURL(path);
    expect((await page.request.get(`${path}/pictures/9`)).status()).toBe(404);
  });
});

test("SITE-05 a hidden project is in no list, page, picture, card or sitemap", async ({ page }) => {
  await signIn(page);
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const title = `سرّي ${Date.now()}`;
  const data = { title, isActive: false, order: 998, gallery: [{ image: null, caption: "سر" }] };
  const created = await page.request.post("/api/projects", { data, headers: { origin } });
  const { id } = await created.json();
  try {
    const status = async (address: string) => (await page.request.get(address)).status();
    expect(await status(`/projects/${id}`)).toBe(404);
    expect(await status(`/projects/${id}/pictures/1`)).toBe(404);
    expect(await status(`/social/project-${id}.png`)).toBe(404);
    for (const address of ["/projects", "/sitemap.xml"])
      expect(await (await page.request.get(address)).text()).not.toContain(id);
  } finally {
    await page.request.delete(`/api/projects/${id}`, { headers: { origin } });
  }
});
