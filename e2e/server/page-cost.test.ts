import { awaitScripts, expect, test } from "../support/fixtures.ts";
import { growContent } from "../support/grow-content.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const pages = [
  "/",
  "/services",
  "/projects",
  "/about",
  "/leadership",
  "/testimonials",
  "/faq",
  "/vision2030",
  "/contact",
];
const mostStatements = 14;

test("SURV-08 a page sends a small fixed number of SQL statements, and no more with ten times the content", async () => {
  const site = await startSite({ LOG_LEVEL: "debug" });
  try {
    const first = "/testimonials";
    const renders = () =>
      site.log().filter(({ msg, path }) => msg === "page rendered" && path === first).length;
    await site.call("GET", first);
    // The first page of each content version also reads the brand, here too: at the start another reader may have read it.
    growContent(site.dataDir, 1, []);
    await expect
      .poll(async () => {
        await site.call("GET", first);
        return renders();
      })
      .toBe(2);
    const before = await statementsOf(site);
    for (const [page, count] of Object.entries(before))
      expect(count, page).toBeLessThanOrEqual(mostStatements);
    growContent(site.dataDir, 10);
    const shown = async () => (await (await site.call("GET", first)).text()).includes(">90<");
    await expect.poll(shown).toBe(true);
    for (const [page, count] of Object.entries(await statementsOf(site)))
      expect(count, page).toBeLessThanOrEqual(before[page] ?? 0);
  } finally {
    await site.remove();
  }
});

test("API-08 a page does not grow beyond full lists, and links lead to the rest of the lists without script", async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const whole = await browser.newContext({ baseURL: site.origin });
  try {
    growContent(site.dataDir, 25);
    const full = await bytesOf(site);
    growContent(site.dataDir, 4);
    await expect.poll(async () => (await bytesOf(site))["/faq"] !== full["/faq"]).toBe(true);
    for (const [page, bytes] of Object.entries(await bytesOf(site)))
      expect(bytes / (full[page] ?? 0), page).toBeLessThan(1.05);

    const page = await context.newPage();
    await page.goto("/services");
    await expect(page.locator("[data-service]")).toHaveCount(24);
    const packages = page.locator("#packages");
    await expect(packages.getByText("الأكثر طلبًا")).toHaveCount(1);
    await packages.getByRole("link", { name: "صفحة 2", exact: true }).click();
    await expect(page).toHaveURL("/services?packages=2#packages");
    await expect(packages.locator("[data-package]")).toHaveCount(24);
    await expect(packages.getByText("الأكثر طلبًا")).toHaveCount(0);
    await page.goto("/services?page=30");
    await expect(page.locator("[data-service]")).toHaveCount(700 - 29 * 24);

    await page.goto("/faq");
    const questions = page.locator("details[name=faq]");
    await expect(questions).toHaveCount(24);
    await page.getByRole("searchbox").fill("متجرا الكترونيا");
    await page.getByRole("button", { name: "بحث" }).click();
    await expect(page).toHaveURL(/\/faq\?q=/);
    await expect(page.locator("mark").first()).toHaveText("متجرًا");
    await page.getByRole("link", { name: "صفحة 2", exact: true }).click();
    await expect(page).toHaveURL(/q=.*page=2/);
    await expect(page.locator("mark").first()).toHaveText("متجرًا");

    // The script has only one page of the list, so it leaves other pages to the server.
    const scripted = await whole.newPage();
    awaitScripts(scripted);
    await scripted.goto("/faq?page=2");
    await scripted.getByRole("combobox", { name: "التصنيف" }).selectOption("pricing");
    await expect(scripted).toHaveURL("/faq?category=pricing");
    const labels = await scripted.locator("details[name=faq] summary > :first-child").allTextContents();
    expect(labels).toEqual(Array(24).fill("التسعير"));
    await scripted.getByRole("searchbox").fill("كلمة لا توجد في أي سؤال");
    await scripted.getByRole("searchbox").press("Enter");
    await expect(scripted.getByText("لم يتم العثور على أسئلة")).toBeVisible();
  } finally {
    await whole.close();
    await context.close();
    await site.remove();
  }
});

async function bytesOf(site: SiteProcess) {
  const bytes: Record<string, number> = {};
  for (const path of pages) bytes[path] = (await (await site.call("GET", path)).arrayBuffer()).byteLength;
  return bytes;
}

/** How many SQL statements each page sent when it was rendered, from the log. */
async function statementsOf(site: SiteProcess) {
  const statements: Record<string, number> = {};
  for (const path of pages) {
    expect((await site.call("GET", path)).status, path).toBe(200);
    const rendered = () => site.log().findLast((line) => line.msg === "page rendered" && line.path === path);
    await expect.poll(rendered, path).toBeTruthy();
    statements[path] = Number(rendered()?.queries);
  }
  return statements;
}
