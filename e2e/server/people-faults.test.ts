import { awaitScripts, expect, test } from "../support/fixtures.ts";
import { breakTables, startSite } from "../support/site-process.ts";

test("FAQ-03 FAQ-04 on the page that came with status 503, a retry shows the loading text, then the list", async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const repair = breakTables(site, ["faqs"]);
    await expect.poll(async () => (await site.call("GET", "/faq")).status).toBe(503);
    const page = await context.newPage();
    awaitScripts(page);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { name: "لا توجد أسئلة" })).toBeVisible();
    repair();
    await page.route("**/api/faqs*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.getByRole("link", { name: "إعادة المحاولة" }).click();
    await expect(page.getByText("جاري تحميل الأسئلة...")).toBeVisible();
    await expect(page.locator("details[name=faq]").first()).toBeVisible();
  } finally {
    await context.close();
    await site.remove();
  }
});
