import {
  demoAccount,
  expect,
  expectNoAxeViolations,
  expectReads,
  type Page,
  rememberTheme,
  test,
  themes,
} from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);

const tokenOf = (page: Page | ReturnType<Page["frameLocator"]>, token: string) =>
  page.locator("html").evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), token);

test("BRAND-01 a chosen colour, font and motif show in the frame at once, are published, and are reverted by a version", async ({
  page,
  browser,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/brand`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("h1")).toBeVisible();
  const colour = page.getByLabel("لون الهوية");
  await colour.fill("٨b١e٣f");
  await expect.poll(() => tokenOf(frame, "--brand")).toBe("#8b1e3f");
  await expect(page.getByText("عُدّلت درجة اللون")).toBeHidden();
  // A colour with too little contrast is adjusted; text that is not a colour is refused, and stays in the field.
  await colour.fill("ffe600");
  await expect(page.getByText("عُدّلت درجة اللون")).toBeVisible();
  await colour.fill("ffe60");
  await expect(page.getByText("اكتب اللون بست خانات")).toBeVisible();
  await expect(colour).toHaveValue("ffe60");
  await page.getByRole("button", { name: "بحر" }).click();
  await expect.poll(() => tokenOf(frame, "--brand")).toBe("#0f5c8c");
  await page.getByLabel("الخط", { exact: true }).selectOption({ label: "القاهرة" });
  await expect.poll(() => tokenOf(frame, "--font-sans")).toContain("Cairo");
  await page.getByLabel("الزخرفة").selectOption({ label: "بلا زخرفة" });
  await expect(frame.getByRole("img", { name: "واجهة بيت نجدي مرسومة على هيئة صفحة موقع" })).toHaveCount(0);
  await expectReads(page);

  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "نشر" }).click();
  await expect(page.getByText("نُشر المحتوى")).toBeVisible();
  for (const theme of themes) {
    await rememberTheme(page, theme);
    for (const path of ["/", "/quote", "/admin/services"]) {
      await page.goto(site.origin + path, { waitUntil: "load" });
      const brand = await tokenOf(page, "--brand");
      if (theme === "light") expect(brand, path).toBe("#0f5c8c");
      else expect(brand, path).not.toMatch(/oklch|#0f5c8c/);
      await expectNoAxeViolations(page);
    }
  }
  // A visitor fetches only the two font files of the chosen type.
  const visitor = await (await browser.newContext()).newPage();
  const fonts: string[] = [];
  visitor.on("request", (request) => request.url().includes(".woff2") && fonts.push(request.url()));
  for (const path of ["/", "/quote"]) await visitor.goto(site.origin + path, { waitUntil: "networkidle" });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => !url.includes("cairo"))).toEqual([]);

  expect((await call(page, "POST", "/api/content/brand/versions/1/restore", { as: "published" })).ok()).toBe(
    true,
  );
  const html = await (await call(page, "GET", "/")).text();
  expect(html).not.toContain('data-href="brand"');
});
