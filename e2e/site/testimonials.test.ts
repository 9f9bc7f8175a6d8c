import { expect, signIn, test } from "../support/fixtures.ts";

const path = "/testimonials";

test("TEST-01 SHELL-09 AR-02 the page shows reviews with stars, text and facts by order, and the figures of the agency", async ({
  page,
}) => {
  await page.goto(path);
  for (const figure of ["30+", "99%", "85%", "5.0"])
    await expect(page.getByRole("definition").filter({ hasText: figure })).toBeVisible();
  const first = page.getByRole("article").first();
  await expect(first.getByRole("img", { name: "التقييم 5 من 5" })).toBeVisible();
  for (const words of [
    "خالد الحربي",
    "مالك المتجر، مزارع رُطَب",
    "سلّمونا المرحلة الأولى من المتجر قبل الموعد بيومين",
    "متجر رُطَب للتمور الفاخرة",
    "48,000 ريال",
    "10 أسابيع",
    "8 نوفمبر 2026",
  ])
    await expect(first).toContainText(words);
});

test("TEST-02 the tabs are links that filter; a review without a category is only under `all`", async ({
  page,
}) => {
  await signIn(page);
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const name = `عميل ${Date.now()}`;
  const body = { name, bio: "رأي", ordering: 999 };
  const created = await page.request.post("/api/reviews", { data: body, headers: { origin } });
  const { id } = await created.json();
  await page.goto(path);
  const tabs = page.getByRole("navigation", { name: "تصنيف الآراء" });
  await expect(tabs.getByRole("link")).toHaveText([/^الكل/, /^تجاري/, /^سكني/, /^صناعي/]);
  await expect(tabs.getByRole("link", { name: "الكل" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
  for (const [tab, category] of [
    ["تجاري", "commercial"],
    ["سكني", "residential"],
    ["صناعي", "industrial"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`category=${category}$`));
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    const tags = await page.getByRole("article").locator("[data-tag]").allTextContents();
    expect(new Set(tags)).toEqual(new Set([tab]));
    await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
  }
  await page.request.delete(`/api/reviews/${id}`, { headers: { origin } });
});

test("TEST-02 an unknown category is an empty tab with a link back, and is not cached", async ({
  page,
  request,
}) => {
  await page.goto(`${path}?category=nothing`);
  await expect(page.getByRole("heading", { name: "لا آراء في هذا التصنيف" })).toBeVisible();
  await page.getByRole("link", { name: "عرض الكل" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect((await request.get(`${path}?category=nothing`)).headers()["cache-control"]).toBe("no-store");
});

test("SITE-03 reviews are in two columns from 640 px", async ({ page }) => {
  const lefts = () =>
    page
      .getByRole("article")
      .evaluateAll(
        (cards) => new Set(cards.slice(1, 5).map((card) => card.getBoundingClientRect().left)).size,
      );
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto("/testimonials");
  expect(await lefts()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lefts()).toBe(1);
});

test("SITE-03 SITE-04 the first review's project is as wide as the page and is a link; other projects are beside their reviews", async ({
  page,
}) => {
  await page.goto(path);
  const project = page.getByRole("main").getByRole("link", { name: "متجر رُطَب للتمور الفاخرة" });
  expect((await project.boundingBox())?.width).toBe(1440);
  const second = page.getByRole("article").nth(1);
  expect((await second.locator("img").boundingBox())?.width).toBe(72);
  await project.click();
  await expect(page).toHaveURL(/\/projects\/1790496000001$/);
});

test("SITE-03 TEST-01 the page shows the number of reviews for each number of stars", async ({ page }) => {
  await page.goto(path);
  const counts = page.locator("main section").first().locator("dl[data-ratings]");
  // The figures are lower bounds, because parallel tests add reviews.
  const told = new Map<string, number>();
  for (const row of await counts.locator("> div").all())
    told.set(await row.locator("dt").innerText(), Number(await row.locator("dd").innerText()));
  expect(told.get("5 نجوم")).toBeGreaterThanOrEqual(5);
  expect(told.get("4 نجوم")).toBeGreaterThanOrEqual(3);
  expect(told.get("3 نجوم")).toBeGreaterThanOrEqual(1);
});
