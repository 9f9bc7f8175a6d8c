import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import {
  demoAccount,
  expect,
  expectNoAxeViolations,
  expectReads,
  type Page,
  test,
} from "../support/fixtures.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.afterEach(({ page }) => dropDrafts(page, call, "homepage"));

const call = callerOf(() => site);

const typedOf = (page: Page) => frameOf(page).getByRole("textbox");
const draftOf = async (page: Page) => (await (await call(page, "GET", "/api/content/homepage")).json()).draft;

/** Opens the home page in the editor, at its true size. */
async function openPage(page: Page) {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, "homepage");
  await editOnPage(page);
  await expect(page.getByRole("complementary", { name: "قائمة الإدارة" })).toBeHidden();
}

test("EDIT-01 a text is edited in place: the draft has it, undo reverts it, and Tab moves to the next one", async ({
  page,
}) => {
  await openPage(page);
  await expect(page.locator("iframe")).toHaveCSS("width", "1396px"); // beside the rail of the parts
  const title = frameOf(page).locator("h1");
  const before = await title.innerText();
  await title.click();
  const bar = frameOf(page).getByRole("toolbar", { name: "أدوات العنوان الرئيسي" });
  await expect(bar).toContainText("18 حرفًا");
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" اليوم"); // one step of undo, however busy the machine is
  await expect(bar).toContainText("24 حرفًا");
  // The page's own text below is updated too, so that the layout has room for it.
  await expect(title).toHaveText(`${before} اليوم`);
  const [over, own, tools] = await Promise.all([typedOf(page), title, bar].map((part) => part.boundingBox()));
  expect(Math.abs((over?.y ?? 0) - (own?.y ?? 0))).toBeLessThan(2);
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThan(over?.y ?? 0);
  await expect.poll(async () => (await draftOf(page)).heroTitle?.value).toBe(`${before} اليوم`);

  await page.keyboard.press("Tab");
  // While a text is edited, it shows the placeholder of the agency's name in place of the name.
  const lead = await frameOf(page).locator("[data-field='pages/homepage/heroLead']").innerText();
  await expect(typedOf(page)).toHaveText(lead.replace("شُرفة", "{agency}"));
  await page.keyboard.press("Shift+Tab");
  await expect(typedOf(page)).toHaveText(`${before} اليوم`);
  await page.keyboard.press("Control+z");
  await expect(typedOf(page)).toHaveText(before);
  await page.keyboard.press("Control+Shift+Z");
  await expect(typedOf(page)).toHaveText(`${before} اليوم`);
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect(title).toBeFocused();
  await page.keyboard.press("F2");
  await expect(typedOf(page)).toBeFocused();
  // One key opens the fields beside the page, which hold the typed text.
  await page.keyboard.press("Control+e");
  await expect(page.getByLabel("العنوان الرئيسي", { exact: true })).toHaveValue(`${before} اليوم`);
});

test("EDIT-01 a button of the toolbar restores the published text, of an item too; one undo brings the draft back", async ({
  page,
}) => {
  await openPage(page);
  const restore = frameOf(page).getByRole("button", { name: "استعادة النص المنشور" });
  const title = frameOf(page).locator("h1");
  const before = await title.innerText();
  await title.click();
  await expect(typedOf(page)).toHaveText(before);
  await expect(restore).toHaveCount(0);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" اليوم");
  // Saved after a pause, which ends the step of the undo history.
  await expect.poll(async () => (await draftOf(page)).heroTitle?.value).toBe(`${before} اليوم`);
  await restore.click();
  await expect(typedOf(page)).toHaveText(before);
  await expect(typedOf(page)).toBeFocused();
  await expect(restore).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(typedOf(page)).toHaveText(`${before} اليوم`);
  await expect.poll(async () => (await draftOf(page)).heroTitle?.value).toBe(`${before} اليوم`);
  await page.keyboard.press("Escape");

  const link = frameOf(page).locator("[data-field='pages/homepage/heroLinks/heroLinks-1/label']");
  const label = await link.innerText();
  await link.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("ابدأ");
  await expect(link).toHaveText("ابدأ");
  await restore.click();
  await expect(link).toHaveText(label);
});

test("EDIT-01 an item of a list is edited in place; a refusal of the server is shown there, and the input stays", async ({
  page,
}) => {
  await openPage(page);
  const link = frameOf(page).locator("[data-field='pages/homepage/heroLinks/heroLinks-1/label']");
  await link.click();
  await expect(typedOf(page)).toHaveAccessibleName("أزرار الواجهة 1: النص");
  await page.keyboard.press("Control+a");
  const long = "أ".repeat(5001);
  await page.keyboard.insertText(long);
  await expect(frameOf(page).getByRole("toolbar")).toContainText("حرف من 5000");
  await expect(frameOf(page).getByRole("alert")).toBeVisible();
  await expect(typedOf(page)).toHaveText(long);
  expect((await draftOf(page)).heroLinks).toBeUndefined();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("ابدأ مشروعك");
  await page.keyboard.press("Enter");
  await expect(link).toHaveText("ابدأ مشروعك");
  await expect.poll(async () => (await draftOf(page)).heroLinks?.value[0].label).toBe("ابدأ مشروعك");
});

test("EDIT-01 a field that cannot be edited in place opens in a panel over the page, which shows each change", async ({
  page,
}) => {
  await openPage(page);
  const title = frameOf(page).locator("h1");
  await title.click();
  await frameOf(page).getByRole("button", { name: "الحقل", exact: true }).click();
  const panel = page.getByRole("region", { name: "العنوان الرئيسي" });
  await expect(panel.getByRole("textbox")).toBeFocused();
  await expect(typedOf(page)).toHaveCount(0);
  await panel.getByRole("textbox").fill("عنوان من اللوحة");
  await expect(title).toHaveText("عنوان من اللوحة");
  // The page keeps its width below the panel.
  await expect(page.locator("iframe")).toHaveCSS("width", "1396px"); // beside the rail of the parts
  await panel.getByRole("button", { name: "الحقل التالي" }).click();
  await expect(page.getByRole("region", { name: "النص التعريفي" }).getByRole("textbox")).toBeFocused();
  await expectReads(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "النص التعريفي" })).toHaveCount(0);
});

test("EDIT-01 a text of another section shows its origin and the pages it changes, and links there; the edited page passes axe in both themes", async ({
  page,
}) => {
  await openPage(page);
  await frameOf(page).locator("h1").click();
  await expect(typedOf(page)).toBeFocused();
  await expectReads(page);
  await page.keyboard.press("Escape");
  // A text that other pages show too is changed in its own section.
  const foreign = frameOf(page).locator("[data-field^='pages/shared/']").filter({ visible: true }).first();
  const address = await foreign.getAttribute("data-field");
  await foreign.click();
  const bar = frameOf(page).getByRole("toolbar");
  await expect(bar).toContainText("من «عناصر مشتركة»");
  await expect(bar).toContainText("يظهر في كل الصفحات");
  await expect(bar.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${new URL(page.url()).origin}/admin/content/shared#${address}`);
  await expect(page.locator(`[data-address='${address}']`)).toBeFocused();
});

test("EDIT-01 items of a list are moved by pointer and keyboard, duplicated, added and removed on the page, with one undo for each", async ({
  page,
}) => {
  await openPage(page);
  const links = frameOf(page).locator("[data-field^='pages/homepage/heroLinks/'][data-field$='/label']");
  const before = await links.allInnerTexts();
  const [first = "", second = ""] = before;
  const undo = page.getByRole("button", { name: "تراجع" });
  await links.first().hover();
  const bar = frameOf(page).getByRole("toolbar", { name: "أدوات العنصر 1" });
  await bar.getByRole("button", { name: "تكرار العنصر" }).click();
  await expect(links).toHaveText([first, first, second]);
  await undo.click();
  await expect(links).toHaveText(before);
  await links.first().hover();
  await bar.getByRole("button", { name: "إضافة عنصر بعده" }).click();
  await expect(links).toHaveText([first, "عنصر جديد", second]);
  await undo.click();
  await expect(links).toHaveText(before);
  await links.nth(1).hover();
  const itsBar = frameOf(page).getByRole("toolbar", { name: "أدوات العنصر 2" });
  const seam = itsBar.getByRole("button", { name: "إضافة عنصر قبله" });
  const [plus, ...sides] = await Promise.all(
    [seam, links.nth(0), links.nth(1)].map((part) => part.boundingBox()),
  );
  if (!plus || !sides[0] || !sides[1]) throw new Error("nothing is shown");
  // The button is between the two items: its centre is closer to both than their width.
  const middle = plus.x + plus.width / 2;
  expect(middle).toBeLessThan(sides[0].x + sides[0].width / 2);
  expect(middle).toBeGreaterThan(sides[1].x + sides[1].width / 2);
  await seam.click();
  await expect(links).toHaveText([first, "عنصر جديد", second]);
  await undo.click();
  await expect(links).toHaveText(before);

  // By keyboard, from the text to its tools and back.
  await links.first().focus();
  await page.keyboard.press("Alt+Enter");
  const grip = frameOf(page).getByRole("button", { name: "نقل العنصر بالسحب أو بالأسهم" });
  await expect(grip).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links).toHaveText([second, first]);
  await expect(grip).toBeFocused();
  await expectReads(page);
  await page.keyboard.press("Escape");
  await expect(links.nth(1)).toBeFocused();
  await undo.click();
  await expect(links).toHaveText(before);

  // By pointer.
  await links.first().hover();
  const [from, to] = await Promise.all([grip, links.nth(1)].map((part) => part.boundingBox()));
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(links).toHaveText([second, first]);
  await undo.click();
  await expect(links).toHaveText(before);
  await links.nth(1).hover();
  await itsBar.getByRole("button", { name: "حذف العنصر" }).click();
  await expect(links).toHaveText([first]);
  await undo.click();
  await expect(links).toHaveText(before);
  await expect.poll(() => draftOf(page)).toEqual({});
});

test("EDIT-01 a hidden item is hatched and labelled on the edited page, and visitors do not get it until it is shown again", async ({
  page,
}) => {
  await openPage(page);
  const titles = frameOf(page).locator("[data-field^='pages/homepage/highlights/'][data-field$='/title']");
  const before = await titles.allInnerTexts();
  const publish = async () => {
    await expect.poll(async () => "highlights" in (await draftOf(page))).toBe(true);
    expect((await call(page, "POST", "/api/content/homepage/publish", {})).ok()).toBe(true);
  };
  const seen = async () => (await call(page, "GET", "/")).text();
  await titles.nth(1).hover();
  await frameOf(page).getByRole("button", { name: "إخفاء العنصر" }).click();
  await expect(titles).toHaveText(before);
  const mark = frameOf(page).getByText("مخفي عن الزوار");
  await expect(mark).toHaveCount(1);
  const [hatched, item] = await Promise.all(
    [mark.locator(".."), titles.nth(1)].map((part) => part.boundingBox()),
  );
  if (!hatched || !item) throw new Error("nothing is hatched");
  expect(hatched.x).toBeLessThan(item.x + item.width);
  expect(hatched.x + hatched.width).toBeGreaterThan(item.x);
  await expectNoAxeViolations(page);
  await publish();
  expect(await seen()).not.toContain(before[1]);
  expect(await seen()).toContain(before[2]);

  // In the fields beside the page the item is marked as hidden; the preview there is as visitors see it.
  await page.getByRole("button", { name: "الحقول بجانب الصفحة" }).click();
  await expect(titles).toHaveText(before.toSpliced(1, 1));
  await page.getByRole("button", { name: `إظهار ${before[1]}` }).click();
  await expect(titles).toHaveText(before);
  await publish();
  expect(await seen()).toContain(before[1]);
});

test("EDIT-01 rich text is edited in place, with bold words, links and lists; undo reverts it", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/privacy`);
  const body = frameOf(page).locator("[data-field='pages/privacy/sections/what/body']");
  await expect(body).toBeAttached();
  await page.getByRole("button", { name: "التعديل على الصفحة" }).click();
  await expect(body).toHaveAttribute("tabindex", "0");
  const before = (await body.textContent()) ?? "";
  await body.click();
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("سطر ");
  await frameOf(page).getByRole("button", { name: "عريض" }).click();
  // The button returns the focus in the next frame.
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.type("مهم");
  await expect(body.locator("strong")).toHaveText("مهم");
  const draft = async () =>
    (await (await call(page, "GET", "/api/content/privacy")).json()).draft.sections?.value[1].body;
  await expect.poll(draft).toMatch(/^<p[^>]*>سطر <strong>مهم<\/strong><\/p>$/);
  await expectReads(page);
  // On a busy machine, text typed without a pause may be more than one step of the undo history.
  await expect(async () => {
    await page.keyboard.press("Control+z");
    await expect(body).toHaveText(before, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(typedOf(page)).toHaveCount(0);
  await expect(body).toBeFocused();
});
