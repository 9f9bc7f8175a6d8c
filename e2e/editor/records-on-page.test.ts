import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, expectReads, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const section = "/api/content/services";
const typedOf = (page: Page) => frameOf(page).getByRole("textbox");
const field = (page: Page, name: string) =>
  frameOf(page).locator(`[data-field='${name}']`).filter({ visible: true }).first();
const stateOf = async (page: Page) => (await call(page, "GET", section)).json();
const draftOf = async (page: Page) => (await stateOf(page)).draft;
const seen = async (page: Page) => (await call(page, "GET", "/services")).text();

/** Opens a page in the editor, at its true size. */
async function openPage(page: Page, section = "services") {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, section);
  await editOnPage(page);
}

test("EDIT-01 a record's text is edited in place, shows its origin, and can be saved alone", async ({
  page,
}) => {
  await openPage(page);
  // For visitors the title of a card opens a sheet.
  await field(page, "services/1/title").click();
  await expect(typedOf(page)).toBeFocused();
  await expect(frameOf(page).getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // A button beside the title opens the sheet in the editor, and its texts are edited in place too.
  const sheet = frameOf(page).getByRole("dialog", { name: "تصميم المواقع" });
  await frameOf(page).locator("[data-service='1'] svg").first().click();
  await expect(sheet).toBeVisible();
  const benefits = sheet.locator("[data-field^='services/1/benefits']");
  const told = await benefits.allInnerTexts();
  await benefits.first().click();
  await expect(typedOf(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("فائدة جديدة"); // one step of the undo history, however busy the machine is
  await expect(benefits.first()).toHaveText("فائدة جديدة");
  await page.keyboard.press("Escape");
  await benefits.nth(1).hover();
  await frameOf(page).getByRole("button", { name: "حذف العنصر" }).click();
  await expect(benefits).toHaveText(["فائدة جديدة", ...told.slice(2)]);
  // Escape goes from the tools to the text, and from there out of the sheet.
  await page.keyboard.press("Escape");
  await expect(benefits.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await field(page, "services/1/title").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(sheet.locator(":focus")).toHaveAttribute("data-field", /^services\/1\//);
  await sheet.getByRole("button", { name: "إغلاق" }).click();
  await expect(sheet).toBeHidden();
  for (const _ of [1, 2]) await page.getByRole("button", { name: "تراجع" }).click();
  await expect.poll(() => draftOf(page)).toEqual({});
  const text = field(page, "services/1/shortDescription");
  const before = await text.innerText();
  await text.click();
  await expect(typedOf(page)).toBeFocused();
  const bar = frameOf(page).getByRole("toolbar");
  await expect(bar).toContainText("من الخدمات");
  await expect(bar).toContainText("يظهر أيضًا في: الرئيسية، الخدمات");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("وصف جديد");
  await expect(text).toHaveText("وصف جديد");
  await page.keyboard.press("Control+z");
  await expect(typedOf(page)).toHaveText(before);
  await page.keyboard.press("Control+Shift+Z");
  await expect.poll(async () => Object.keys(await draftOf(page))).toEqual(["services/1/shortDescription"]);
  expect(await seen(page)).not.toContain("وصف جديد");
  await bar.getByRole("button", { name: "نشر هذا النص وحده" }).click();
  await expect.poll(() => seen(page)).toContain("وصف جديد");
  expect((await stateOf(page)).draft).toEqual({});
  await page.keyboard.press("Escape");
  await field(page, "packages/2/description").click();
  await expect(bar).toContainText("من ");
  await expectReads(page);
  await page.keyboard.press("Escape");
  await text.click();

  // The record is deleted meanwhile; the editor shows a message and continues.
  await page.keyboard.press("Control+a");
  await page.keyboard.type("لن يبقى");
  await expect.poll(async () => Object.keys(await draftOf(page))).toHaveLength(1);
  await call(page, "DELETE", "/api/services/1");
  await expect(page.getByText("حُذف السجل أو أُخفي")).toBeVisible({ timeout: 15_000 });
  expect((await stateOf(page)).draft).toEqual({});
});

test("EDIT-01 SURV-01 input in a record's text is kept if it is typed before the editor has answered", async ({
  page,
}) => {
  await openPage(page);
  const text = field(page, "services/3/title");
  await text.hover();
  const before = await text.innerText();
  await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow;
    if (!inside) return;
    const send = inside.postMessage.bind(inside);
    inside.postMessage = (message: unknown) => setTimeout(() => send(message, window.location.origin), 1000);
  });
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" حالًا");
  await expect(typedOf(page)).toHaveText(`${before} حالًا`);
  await expect.poll(async () => (await draftOf(page))["services/3/title"]?.value).toBe(`${before} حالًا`);
  expect((await call(page, "DELETE", `${section}/draft`)).ok()).toBe(true);
});

test("EDIT-01 a record's picture is replaced in place: it is a draft until publication, and one undo reverts it", async ({
  page,
}) => {
  await openPage(page, "homepage");
  const picture = frameOf(page).locator("img[data-field^='projects/']").first();
  const before = (await picture.getAttribute("src")) ?? "";
  const address = (await picture.getAttribute("data-field")) ?? "";
  const draft = async () => (await (await call(page, "GET", "/api/content/homepage")).json()).draft;
  await picture.click();
  const panel = page.getByRole("region", { name: "المشاريع: الصورة" });
  await expect(panel.getByRole("button", { name: "ضبط الصورة" })).toBeVisible();
  await panel.getByRole("button", { name: "من المكتبة" }).click();
  const library = page.getByRole("dialog", { name: "اختيار من المكتبة" });
  await library.locator(`img:not([src="${before}"])`).first().click();
  await expect(library).toHaveCount(0);
  await expect(picture).not.toHaveAttribute("src", before);
  const chosen = (await picture.getAttribute("src")) ?? "";
  await expect.poll(async () => (await draft())[address]?.value).toBe(chosen);
  expect(await (await call(page, "GET", "/")).text()).not.toContain(chosen);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(picture).toHaveAttribute("src", before);
  await page.getByRole("button", { name: "إعادة" }).click();
  await expect.poll(async () => Object.keys(await draft())).toHaveLength(1);
  expect((await call(page, "POST", "/api/content/homepage/publish", {})).ok()).toBe(true);
  expect(await (await call(page, "GET", "/")).text()).toContain(chosen);
  const id = address.split("/")[1];
  expect((await (await call(page, "GET", `/api/projects/${id}`)).json()).image).toBe(chosen);
});

test("EDIT-01 a drawn cover opens the picture of its project, and the words of a hosting package their list; of two packages with one price each opens its own", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  expect((await call(page, "POST", "/api/packages", { title: "توأم", price: 4800 })).status()).toBe(201);
  expect((await call(page, "POST", "/api/packages", { title: "توأمه", price: 4800 })).status()).toBe(201);
  await openPage(page);
  const twins = frameOf(page).locator("[data-field^='packages/'][data-field$='/price']", {
    hasText: "4,800",
  });
  await expect(twins.nth(1)).toBeVisible();
  const addresses = await twins.evaluateAll((all) => all.map((price) => price.getAttribute("data-field")));
  for (const [place, address] of [...new Set(addresses)].slice(0, 2).entries()) {
    await field(page, address ?? "").click();
    const panel = page.getByRole("region", { name: "الباقات: السعر" });
    await expect(panel.getByRole("textbox")).toHaveValue("4800");
    await panel.getByRole("textbox").fill(`48${place + 1}0`);
    await expect(field(page, address ?? "")).toHaveText(`4,8${place + 1}0`);
    await page.keyboard.press("Escape");
  }
  await expect(twins).toHaveCount(addresses.length - 2);
  const offered = frameOf(page).locator("[data-field='hosting/1/features']");
  await offered.click();
  const list = page.getByRole("region", { name: "باقات الاستضافة: المزايا" });
  await list.getByRole("textbox").first().fill("مساحة بلا حد");
  await expect(offered).toHaveText(/^مساحة بلا حد، /);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);

  const made = await call(page, "POST", "/api/projects", { title: "بلا صورة", isActive: true });
  const { id } = await made.json();
  await openPage(page, "projects");
  await frameOf(page).locator(`img[data-field='projects/${id}/image']`).click();
  await expect(page.getByRole("region", { name: "المشاريع: الصورة" })).toBeVisible();
});
