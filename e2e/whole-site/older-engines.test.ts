import { demoAccount } from "../support/demo-account.ts";
import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { expect, signIn, test, viewports } from "../support/fixtures.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

/** What older engines lack, taken from this one. */

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
const call = callerOf(() => site);

test("EDIT-01 ENGINE-01 E1: without caretPositionFromPoint, as in Safari before 26.2, a click still puts the caret where it was made", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "caretPositionFromPoint", { value: undefined });
  });
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, "homepage");
  await editOnPage(page);
  const lead = frameOf(page).locator("[data-field='pages/homepage/heroLead']");
  await lead.click();
  const typed = frameOf(page).getByRole("textbox");
  await expect(typed).toBeFocused();
  const { offset, length } = await typed.evaluate((field) => ({
    offset: getSelection()?.anchorOffset ?? 0,
    length: field.textContent?.length ?? 0,
  }));
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(length);
  const before = await typed.innerText();
  await page.keyboard.insertText("ب");
  await expect(typed).toHaveText(`${before.slice(0, offset)}ب${before.slice(offset)}`);
  await dropDrafts(page, call, "homepage");
});

test("EDIT-01 ENGINE-01 E7: without field-sizing a field of several lines still shows all its lines, also while they are typed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string, string?]) =>
      args[0] === "field-sizing" ? false : supports(...(args as [string, string]));
  });
  await page.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll("field-sizing:content", ""),
    });
  });
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, "homepage");
  const areas = page.locator("textarea").filter({ visible: true });
  await expect(areas.nth(2)).toBeVisible();
  const hidden = () =>
    areas.evaluateAll((all) => Math.max(...all.map((area) => area.scrollHeight - area.clientHeight)));
  await expect.poll(hidden).toBeLessThanOrEqual(2);
  await areas.first().fill("سطر\n".repeat(9));
  await expect.poll(hidden).toBeLessThanOrEqual(2);
  await dropDrafts(page, call, "homepage");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });
  test("DESK-08 TRIAL-01 F13: every control of the admin that is typed into has letters of 16 px, so that an iPhone does not magnify", async ({
    page,
  }) => {
    await signIn(page);
    for (const path of [
      "/admin/services?edit=new",
      "/admin/articles?edit=new",
      "/admin/quote-requests",
      "/admin/settings",
      "/admin/content/homepage",
      "/admin/tasks",
    ]) {
      await page.goto(path);
      await expect(page.locator("input, textarea, select").first()).toBeAttached();
      const small = await page
        .locator(
          "input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=color], [type=range]), textarea, select, [contenteditable=true]",
        )
        .evaluateAll((controls) =>
          controls
            .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
            .map((one) => one.outerHTML.slice(0, 90)),
        );
      expect(small, path).toEqual([]);
    }
  });
});
