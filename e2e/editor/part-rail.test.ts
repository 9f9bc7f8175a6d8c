import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, expectNoAxeViolations, type Page, test } from "../support/fixtures.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.afterEach(({ page }) => dropDrafts(page, call, "homepage"));

const call = callerOf(() => site);
const railOf = (page: Page) => page.getByRole("navigation", { name: "أقسام الصفحة" });
const nameOf = (page: Page) => railOf(page).locator("[aria-current]");

/** Opens the home page in the editor, at its true size. */
async function openPage(page: Page) {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, "homepage");
  await expect(railOf(page)).toHaveCount(0);
  await editOnPage(page);
}

/** The part of the page, and how far below the header it begins, in pixels. */
function topOf(page: Page, part: string) {
  return frameOf(page)
    .locator(`[data-part=${part}] > *`)
    .first()
    .evaluate((element) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return Math.round(element.getBoundingClientRect().top - header);
    });
}

test("EDIT-01 PAGES-02 the rail beside the edited page names its parts, follows the page, leads to each part by pointer and keyboard, and shows a hidden part again", async ({
  page,
}) => {
  await openPage(page);
  const parts = frameOf(page).locator("[data-part]");
  const ids = await parts.evaluateAll((all) => all.map((part) => part.getAttribute("data-part") ?? ""));
  const buttons = railOf(page).getByRole("button");
  await expect(buttons).toHaveCount(ids.length);
  await expect(nameOf(page)).toHaveAccessibleName("الواجهة");

  // A short part, beside which the next one is seen too.
  const clients = railOf(page).getByRole("button", { name: "أسماء العملاء" });
  await clients.click();
  await expect(nameOf(page)).toHaveAccessibleName("أسماء العملاء");
  const id = ids[await indexOf(page, "أسماء العملاء")] ?? "";
  await expect.poll(() => topOf(page, id)).toBe(8);
  await expect(frameOf(page).locator(`[data-part=${id}] [data-field]`).first()).toBeFocused();

  const services = railOf(page).getByRole("button", { name: "الخدمات", exact: true });
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(nameOf(page)).toHaveAccessibleName("الخدمات");
  await expect.poll(() => topOf(page, ids[4] ?? "")).toBe(8);

  const root = frameOf(page).locator("html");
  await root.evaluate((html) => window.scrollTo(0, html.scrollHeight));
  await expect(nameOf(page)).toHaveAccessibleName("الدعوة");
  await root.evaluate(() => window.scrollTo(0, 0));
  await expect(nameOf(page)).toHaveAccessibleName("الواجهة");
  await expectNoAxeViolations(page);

  await frameOf(page).locator("[data-field^='homepage/highlights/']").first().hover();
  await frameOf(page).getByRole("button", { name: "إخفاء القسم" }).click();
  await expect(parts).toHaveCount(ids.length - 1);
  await railOf(page).getByRole("button", { name: "إظهار قسم المزايا الأربع" }).click();
  await expect(parts).toHaveCount(ids.length);
  await expect(railOf(page).getByRole("button", { name: "المزايا الأربع", exact: true })).toBeVisible();
});

async function indexOf(page: Page, name: string) {
  const names = await railOf(page)
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
  return names.indexOf(name);
}

test("EDIT-01 a ruler above the edited page counts its pixels from the right, on a scaled page too", async ({
  page,
}) => {
  await openPage(page);
  const frame = page.locator("iframe");
  for (const device of ["حاسب", "لوحي", "جوال"]) {
    await page.getByText(device, { exact: true }).click();
    const mark = page.getByText("300", { exact: true });
    const expected = await frame.evaluate((element) => {
      const { right, width } = element.getBoundingClientRect();
      return right - (300 * width) / element.clientWidth;
    });
    await expect.poll(async () => Math.abs((await rightOf(mark)) - expected)).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByText("300", { exact: true })).toBeHidden();
});

const rightOf = (element: ReturnType<Page["getByText"]>) =>
  element.evaluate((one) => one.getBoundingClientRect().right);
