import { demoAccount, expect, expectReads, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const section = "/api/content/services";
const frameOf = (page: Page) => page.frameLocator("iframe");
const typedOf = (page: Page) => frameOf(page).getByRole("textbox");
const field = (page: Page, name: string) =>
  frameOf(page).locator(`[data-field='services/${name}']`).filter({ visible: true }).first();
const stateOf = async (page: Page) => (await call(page, "GET", section)).json();
const draftOf = async (page: Page) => (await stateOf(page)).draft;
const seen = async (page: Page) => (await call(page, "GET", "/services")).text();
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

/** A page in the editor, at its true size. */
async function openPage(page: Page, section = "services") {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/${section}`);
  await expect(frameOf(page).locator("h1[data-field]")).toBeVisible();
  await page.getByRole("button", { name: "التحرير على الصفحة" }).click();
  await expect(frameOf(page).locator("h1")).toHaveAttribute("tabindex", "0");
}

test("EDIT-01 EDIT-02 the hero's words, a package's price and the phone are changed on the page, seen at their minute, and a version brings them back", async ({
  page,
}) => {
  test.slow();
  await openPage(page);
  const before = await seen(page);

  await frameOf(page).locator("h1").click();
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("خدمات تليق بك");
  await page.keyboard.press("Escape");
  // What the page draws in its own way has its field over the page, which says whose it is.
  await field(page, "record-packages-2-price").click();
  const offer = page.getByRole("region", { name: /السعر/ }).first();
  await expect(offer.getByRole("textbox")).toBeFocused();
  await expect(offer).toContainText("يغيّر: الخدمات، طلب عرض سعر");
  await offer.getByRole("textbox").fill("٣١٠٠");
  await expect(field(page, "record-packages-2-price")).toHaveText("3,100");
  await page.keyboard.press("Escape");
  await field(page, "setting-phone").click();
  await page
    .getByRole("region", { name: /الهاتف|هاتف/ })
    .getByRole("textbox")
    .fill("+966112223333");
  await page.keyboard.press("Escape");
  await expect(field(page, "setting-phone")).toHaveText("+966 11 222 3333");
  const fields = ["heroTitle", "record-packages-2-price", "setting-phone"];
  await expect.poll(async () => Object.keys(await draftOf(page)).sort()).toEqual(fields);

  // One undo for each step, in the order in which they were made.
  for (const kept of [fields.slice(0, 2), fields.slice(0, 1), []]) {
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect.poll(async () => Object.keys(await draftOf(page)).sort()).toEqual(kept);
  }
  for (const kept of [1, 2, 3]) {
    await page.getByRole("button", { name: "إعادة" }).click();
    await expect.poll(async () => Object.keys(await draftOf(page))).toHaveLength(kept);
  }

  // Whoever has the link sees the draft; a visitor nothing of it until its minute.
  const { token } = await (await call(page, "POST", `${section}/shares`, {})).json();
  const shared = await (await call(page, "GET", `/draft/${token}/services`)).text();
  for (const words of ["خدمات تليق بك", "3,100", "+966 11 222 3333"]) expect(shared).toContain(words);
  const at = new Date(Date.now() + 2500).toISOString();
  expect((await call(page, "PUT", `${section}/schedule`, { at })).ok()).toBe(true);
  expect(await seen(page)).toBe(before);
  await expect.poll(async () => titleOf(await seen(page)), { timeout: 15_000 }).toBe("خدمات تليق بك");
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  const after = await seen(page);
  for (const words of ["3,100", "+966 11 222 3333", "tel:+966112223333"]) expect(after).toContain(words);
  expect(after).not.toMatch(/record-packages|setting-phone|\u{E0020}/u);

  await page.goto(`${site.origin}/admin/content/services/versions`);
  await page.getByRole("button", { name: "استعد النسخة 1" }).click();
  await page.getByRole("button", { name: "استعد النسخة 1" }).last().click();
  await expect.poll(async () => titleOf(await seen(page)), { timeout: 15_000 }).toBe(titleOf(before));
  const restored = await seen(page);
  expect(restored).not.toContain("3,100");
  expect(restored).not.toContain("+966 11 222 3333");
});

test("EDIT-01 a record's text is typed where it stands, says where it comes from, and is saved alone on purpose", async ({
  page,
}) => {
  await openPage(page);
  // The title of a card opens a sheet for visitors.
  await field(page, "record-services-1-title").click();
  await expect(typedOf(page)).toBeFocused();
  await expect(frameOf(page).getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // Beside its title the card opens its sheet among the page's elements, and what stands there is typed too.
  const sheet = frameOf(page).getByRole("dialog", { name: "تصميم المواقع" });
  await frameOf(page).locator("[data-service='1'] svg").first().click();
  await expect(sheet).toBeVisible();
  const benefits = sheet.locator("[data-field*='record-services-1-benefits']");
  const told = await benefits.allInnerTexts();
  await benefits.first().click();
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("فائدة جديدة"); // one step, however busy the machine is
  await expect(benefits.first()).toHaveText("فائدة جديدة");
  await page.keyboard.press("Escape");
  await benefits.nth(1).hover();
  await frameOf(page).getByRole("button", { name: "حذف العنصر" }).click();
  await expect(benefits).toHaveText(["فائدة جديدة", ...told.slice(2)]);
  // From the tools to the text, and from there out of the sheet.
  await page.keyboard.press("Escape");
  await expect(benefits.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await field(page, "record-services-1-title").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(sheet.locator(":focus")).toHaveAttribute("data-field", /record-services-1/);
  await sheet.getByRole("button", { name: "إغلاق" }).click();
  await expect(sheet).toBeHidden();
  for (const _ of [1, 2]) await page.getByRole("button", { name: "تراجع" }).click();
  await expect.poll(() => draftOf(page)).toEqual({});
  const text = field(page, "record-services-1-shortDescription");
  const before = await text.innerText();
  await text.click();
  await expect(typedOf(page)).toBeFocused();
  const bar = frameOf(page).getByRole("toolbar");
  await expect(bar).toContainText("من الخدمات");
  await expect(bar).toContainText("يغيّر: الرئيسية، الخدمات");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("وصف جديد");
  await expect(text).toHaveText("وصف جديد");
  await page.keyboard.press("Control+z");
  await expect(typedOf(page)).toHaveText(before);
  await page.keyboard.press("Control+Shift+Z");
  await expect
    .poll(async () => Object.keys(await draftOf(page)))
    .toEqual(["record-services-1-shortDescription"]);
  expect(await seen(page)).not.toContain("وصف جديد");
  await bar.getByRole("button", { name: "حفظه وحده" }).click();
  await expect.poll(() => seen(page)).toContain("وصف جديد");
  expect((await stateOf(page)).draft).toEqual({});
  await page.keyboard.press("Escape");
  await field(page, "record-packages-2-description").click();
  await expect(bar).toContainText("من ");
  await expectReads(page);
  await page.keyboard.press("Escape");
  await text.click();

  // Deleted meanwhile: the editor is told, and goes on.
  await page.keyboard.press("Control+a");
  await page.keyboard.type("لن يبقى");
  await expect.poll(async () => Object.keys(await draftOf(page))).toHaveLength(1);
  await call(page, "DELETE", "/api/services/1");
  await expect(page.getByText("حُذف السجل أو أُخفي")).toBeVisible({ timeout: 15_000 });
  expect((await stateOf(page)).draft).toEqual({});
});

test("EDIT-01 a record's picture is replaced where it stands: a draft until it is published, and one undo takes it back", async ({
  page,
}) => {
  await openPage(page, "homepage");
  const picture = frameOf(page).locator("img[data-field^='homepage/record-projects-']").first();
  const before = (await picture.getAttribute("src")) ?? "";
  const address = (await picture.getAttribute("data-field")) ?? "";
  const draft = async () => (await (await call(page, "GET", "/api/content/homepage")).json()).draft;
  await picture.click();
  const panel = page.getByRole("region", { name: "المشاريع: الصورة" });
  await expect(panel.getByRole("button", { name: "ضبط الصورة" })).toBeVisible();
  await panel.getByRole("button", { name: "من المكتبة" }).click();
  const library = page.getByRole("dialog", { name: "اختر من المكتبة" });
  await library.locator(`img:not([src="${before}"])`).first().click();
  await expect(library).toHaveCount(0);
  await expect(picture).not.toHaveAttribute("src", before);
  const chosen = (await picture.getAttribute("src")) ?? "";
  await expect.poll(async () => (await draft())[address.split("/")[1] ?? ""]?.value).toBe(chosen);
  expect(await (await call(page, "GET", "/")).text()).not.toContain(chosen);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(picture).toHaveAttribute("src", before);
  await page.getByRole("button", { name: "إعادة" }).click();
  await expect.poll(async () => Object.keys(await draft())).toHaveLength(1);
  expect((await call(page, "POST", "/api/content/homepage/publish", {})).ok()).toBe(true);
  expect(await (await call(page, "GET", "/")).text()).toContain(chosen);
  const id = address.replace(/^.*record-projects-(.*)-image$/, "$1");
  expect((await (await call(page, "GET", `/api/projects/${id}`)).json()).image).toBe(chosen);
});
