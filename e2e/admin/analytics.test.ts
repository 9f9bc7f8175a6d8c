import { expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";

type Totals = { total: { views: number; visits: number }; pages: { page: string; views: number }[] };

async function report(page: Page): Promise<Totals> {
  return (await page.request.get("/api/analytics")).json();
}

test("AANA-01 a visitor's two pages, one of them again by the back button, are counted in sums without cookies; staff are not counted", async ({
  browser,
  page,
  baseURL,
}) => {
  await signIn(page);
  const viewsOf = async (path: string) =>
    (await report(page)).pages.find((entry) => entry.page === path)?.views ?? 0;
  const before = { terms: await viewsOf("/terms"), about: await viewsOf("/about") };
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  const beacons: string[] = [];
  visitor.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) beacons.push(request.postData() ?? "");
  });
  await visitor.goto("/terms");
  await expect.poll(() => beacons.length).toBe(1);
  await visitor.goto("/about");
  await expect.poll(() => beacons.length).toBe(2);
  await visitor.goBack();
  await expect.poll(() => beacons.length).toBe(3);
  expect(beacons[0]).toMatch(/^\/terms\n\n\d+$/);
  await expect.poll(async () => (await viewsOf("/terms")) - before.terms).toBeGreaterThanOrEqual(2);
  expect((await viewsOf("/about")) - before.about).toBeGreaterThanOrEqual(1);
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const own = await viewsOf("/privacy");
  await page.goto("/privacy");
  expect(await viewsOf("/privacy")).toBe(own);
});

test("AANA-01 the screen shows a chosen period as plot and table and exports it as a file", async ({
  page,
}) => {
  await signIn(page);
  await page.route("**/api/analytics?*", (route) => route.fulfill({ json: madeUp(route.request().url()) }));
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("التحليلات");
  const figure = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(figure("الزيارات").locator("b")).toHaveText("310");
  await expect(figure("صفحات لكل زيارة").locator("b")).toHaveText("2");
  await expect(figure("طلبات العروض")).toContainText("طلب لكل 155 زيارة");
  await expect(page.getByRole("img", { name: /رسم الزيارات/ })).toBeVisible();
  await page.getByText("عرض الأرقام في جدول").click();
  await expect(page.getByRole("region", { name: "الزيارات يومًا بيوم" }).getByRole("row")).toHaveCount(31);
  await page.getByRole("button", { name: "7 أيام" }).click();
  await expect(page).toHaveURL(/days=7$/);
  await expect(page.getByRole("region", { name: "الزيارات يومًا بيوم" }).getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("link", { name: "تصدير CSV" })).toHaveAttribute("href", /days=7$/);
  const file = await page.request.get("/api/analytics/export.csv?days=7");
  const [head, ...lines] = (await file.text()).trim().split("\r\n");
  expect(head).toBe("اليوم,الزيارات,الصفحات,طلبات العروض");
  expect(lines).toHaveLength(7);
});

test("AANA-01 AR-04 analytics fit every width and have no accessibility violation in both themes", async ({
  page,
}) => {
  await signIn(page);
  await page.route("**/api/analytics?*", (route) => route.fulfill({ json: madeUp(route.request().url()) }));
  await page.goto("/admin/analytics");
  await expect(page.getByRole("img", { name: /رسم الزيارات/ })).toBeVisible();
  await expectFitsAndReads(page);
});

/** A made-up report with figures in every part. */
function madeUp(url: string) {
  const length = Number(new URL(url).searchParams.get("days"));
  const days = Array.from({ length }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    visits: 10 + (index % 7),
    views: 30,
    requests: index % 15 === 0 ? 1 : 0,
    visitsBefore: 9,
  }));
  return {
    days,
    total: { visits: 310, views: 620, requests: 2 },
    before: { visits: 270, views: 800, requests: 1 },
    pages: [
      { page: "/", views: 300, visits: 200, viewsBefore: 250 },
      { page: "/services", views: 200, visits: 100, viewsBefore: 220 },
      { page: "/projects/1790496000001", views: 20, visits: 10, viewsBefore: 0 },
    ],
    referrers: [
      { referrer: "google.com", visits: 200 },
      { referrer: "", visits: 100 },
      { referrer: "blog.example", visits: 10 },
    ],
    devices: [
      { device: "phone", visits: 220 },
      { device: "desktop", visits: 90 },
    ],
  };
}
