import { expect, type Page, signIn, test } from "../support/fixtures.ts";

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
