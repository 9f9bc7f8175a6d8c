import { demoAccount, expect, expectFitsAndReads, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);

test("OWN-01 a link to the title for search engines opens its card; the preview knows the agency from the page beside it, and what is published reaches the head", async ({
  page,
  browser,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/contact#pages/contact/metaTitle`);
  const title = page.getByRole("textbox", { name: "العنوان في محركات البحث والمشاركة" });
  await expect(title).toBeFocused();
  const result = page.getByRole("figure").filter({ hasText: "في نتائج البحث" });
  await expect(result).toContainText(/تواصل معنا.*شُرفة/);
  await page.keyboard.type("اتصل بنا في {city}");
  await expect(result).toContainText(/اتصل بنا في الرياض.*شُرفة/);
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "نشر", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.origin}/contact`);
  await expect(visitor).toHaveTitle("اتصل بنا في الرياض | شُرفة");
});

test("OWN-01 AR-04 a page becomes a landing page in its editor: the page beside the fields loses menu and footer at once, and fits every width in both themes", async ({
  page,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { id } = await (
    await call(page, "POST", "/api/pages", { title: "عرض رمضان", address: "offer" })
  ).json();
  const layout = [{ id: "block100", part: "hero", isShown: true }];
  const fields = { layout: { base: [], value: layout } };
  expect(
    (await call(page, "PATCH", `/api/content/page-${id}`, { client: "landing-test", fields })).ok(),
  ).toBe(true);
  await page.goto(`${site.origin}/admin/content/page-${id}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("header nav").first()).toBeAttached();
  await page.getByLabel("ما يحيط بالصفحة").selectOption({ label: "بلا قائمة ولا تذييل (صفحة هبوط)" });
  await expect(frame.locator("header nav")).toHaveCount(0);
  await expect(frame.locator("footer nav a")).toHaveCount(2);
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "نشر", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto(`${site.origin}/offer`);
  await expect(page.getByRole("link", { name: "سياسة الخصوصية" })).toBeVisible();
  await expectFitsAndReads(page);
  // The chat link stands beside the theme switch, and covers neither it nor the logo.
  await page.setViewportSize({ width: 390, height: 844 });
  const boxes = await Promise.all(
    [page.locator("header [role=img]"), page.locator("[data-theme-toggle]"), page.locator("aside a")].map(
      (part) => part.boundingBox(),
    ),
  );
  const [logo, theme, chat] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(chat?.x).toBeGreaterThanOrEqual((theme?.x ?? 0) + (theme?.width ?? 0));
  expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeLessThanOrEqual(logo?.x ?? 0);
});
