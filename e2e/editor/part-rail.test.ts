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
const railOf = (page: Page) => page.getByRole("navigation", { name: "أقسام الصفحة" }).getByRole("list");
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
  await expect(nameOf(page)).toHaveAccessibleName("خاتمة الصفحة");
  await root.evaluate(() => window.scrollTo(0, 0));
  await expect(nameOf(page)).toHaveAccessibleName("الواجهة");
  await expectNoAxeViolations(page);

  await frameOf(page).locator("[data-field^='pages/homepage/highlights/']").first().hover();
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

test("EDIT-01 PAGES-02 the rail and the head tell which parts differ from what visitors read, as long as they do", async ({
  page,
}) => {
  await openPage(page);
  const nameOfFirst = (name: string) =>
    expect(railOf(page).getByRole("button").first()).toHaveAccessibleName(name);
  const second = railOf(page).getByRole("button").nth(1);
  const drafted = page.getByText("في المسودة:");
  await nameOfFirst("الواجهة");
  await expect(drafted).toHaveCount(0);

  await frameOf(page).locator("h1").click();
  await page.keyboard.type(" جديد");
  await nameOfFirst("الواجهة، معدّل");
  await expect(page.getByText("في المسودة: تعديل واحد")).toBeVisible();
  await page.keyboard.press("Escape");
  await frameOf(page).locator("[data-field^='pages/homepage/highlights/']").first().hover();
  await frameOf(page).getByRole("button", { name: "إخفاء القسم" }).click();
  await expect(second).toHaveAccessibleName("إظهار قسم المزايا الأربع، معدّل");
  await expect(page.getByText("في المسودة: تعديلان")).toBeVisible();
  await expectNoAxeViolations(page);

  await second.click();
  await expect(second).toHaveAccessibleName("المزايا الأربع");
  await nameOfFirst("الواجهة، معدّل");
  await expect(page.getByText("في المسودة: تعديل واحد")).toBeVisible();
  const undo = page.getByRole("button", { name: "تراجع" });
  while (await undo.isEnabled()) await undo.click();
  await nameOfFirst("الواجهة");
  await expect(drafted).toHaveCount(0);
});

test("EDIT-01 PAGES-02 a button of the rail opens the list of parts over the page, in which they are moved, hidden and added by keys", async ({
  page,
}) => {
  await openPage(page);
  const names = () =>
    railOf(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
  const arrange = page.getByRole("button", { name: "ترتيب الأقسام" });
  await arrange.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "أقسام الصفحة" });
  const grip = panel.getByRole("button", { name: "نقل قسم الواجهة" });
  await expect(grip).toBeFocused();
  expect((await names()).slice(0, 2)).toEqual(["الواجهة", "المزايا الأربع"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await names())[1]).toBe("الواجهة");
  await expect(frameOf(page).locator("[data-part]").nth(1)).toHaveAttribute("data-part", "hero");
  await expectNoAxeViolations(page);
  await panel.getByRole("button", { name: "إخفاء قسم أسماء العملاء" }).click();
  await expect(railOf(page).getByRole("button", { name: "إظهار قسم أسماء العملاء، معدّل" })).toBeVisible();
  const add = panel.getByRole("button", { name: "إضافة قسم", exact: true });
  await add.click();
  await expect(page.getByRole("dialog", { name: "أي قسم تريد أن تضيف؟" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});

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

test("EDIT-01 the sides of a narrow page are dragged, and moved by keys, to any width; the page follows, and the ruler tells it", async ({
  page,
}) => {
  await openPage(page);
  const slider = page.getByRole("slider", { name: "عرض الصفحة" });
  const widthOf = () =>
    frameOf(page)
      .locator("html")
      .evaluate(() => window.innerWidth);
  await expect(slider).toHaveCount(0);
  await page.getByText("لوحي", { exact: true }).click();
  await expect(slider).toHaveAttribute("aria-valuetext", "768 بكسل");
  await expect(page.getByText("768 px", { exact: true })).toBeVisible();

  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(768 - 2 * 60);
  // The pointer still lies on the handle, and without its button it moves nothing.
  expect(Math.abs(((await slider.boundingBox())?.x ?? 0) - (x + 60))).toBeLessThan(2);
  await page.mouse.move(x - 100, y + height / 2);
  await expect(page.getByText("648 px", { exact: true })).toBeVisible();

  await slider.focus();
  for (const [key, shown] of [
    ["ArrowLeft", 658],
    ["PageDown", 558],
    ["Home", 320],
    ["ArrowRight", 320],
    ["End", 1080],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(widthOf).toBe(shown);
    await expect(slider).toHaveAttribute("aria-valuenow", String(shown));
  }
  await expectNoAxeViolations(page);
  await page.getByText("جوال", { exact: true }).click();
  await expect.poll(widthOf).toBe(390);
});

test("EDIT-01 in a window that becomes too narrow for the page beside its rail, the page stays in view in its pane", async ({
  page,
}) => {
  await openPage(page);
  await frameOf(page).locator("h1").click();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(railOf(page)).toHaveCount(0);
  await expect(frameOf(page).locator("h1")).toBeInViewport();
  await expect(page.getByRole("button", { name: "المعاينة", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // There is no room for it, by keys neither.
  await page.keyboard.press("Control+e");
  await expect(railOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "التعديل", exact: true }).click();
  await expect(page.locator("[data-address='pages/homepage/heroTitle']")).toBeVisible();
});

const rightOf = (element: ReturnType<Page["getByText"]>) =>
  element.evaluate((one) => one.getBoundingClientRect().right);
