import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

// An owner's work from the first text to the restored version, in one test, because each step needs the one before.
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const json = async (page: Page, path: string) => (await call(page, "GET", path)).json();
const frameOf = (page: Page) => page.frameLocator("iframe");
const field = (page: Page, name: string) =>
  frameOf(page).locator(`[data-field='${name}']`).filter({ visible: true }).first();
const draft = async (page: Page, section: string) => (await json(page, `/api/content/${section}`)).draft;
const draftOf = async (page: Page, section: string) => Object.keys(await draft(page, section)).sort();
const draftText = async (page: Page, section: string) => JSON.stringify(await draft(page, section));
const undo = (page: Page) => page.getByRole("button", { name: "تراجع", exact: true }).first().click();
const redo = (page: Page) => page.getByRole("button", { name: "إعادة", exact: true }).click();
const ownPath = `/${encodeURIComponent("عروض-رمضان")}`;
const articlePath = `/articles/${encodeURIComponent("كيف-نسعر-الباقات")}`;

/** The page as a visitor gets it, without the owner's session. */
const seen = async (path: string) => {
  const answer = await fetch(site.origin + path);
  return answer.ok ? answer.text() : String(answer.status);
};

test("EDIT-01 EDIT-02 PAGES-01 PAGES-02 ART-01 an owner edits a page with its records, makes another, puts it into the menu and writes an article: everything is public at its scheduled minute and not before, each step has one undo, and a version restores the page", async ({
  page,
}) => {
  test.slow();
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const paths = ["/services", ownPath, "/about", articlePath];
  const before = await Promise.all(paths.map(seen));

  await test.step("texts, a price, the phone and a section, on the page", () => editServices(page));
  await test.step("a page of four sections", () => makePage(page));
  await test.step("the menu leads to it", () => putIntoMenu(page));
  const article = await test.step("an article", () => writeArticle(page));

  const shared = await json(page, "/api/content/services").then(async () => {
    const { token } = await (await call(page, "POST", "/api/content/services/shares", {})).json();
    return seen(`/draft/${token}/services`);
  });
  for (const words of ["خدمات تليق بك", "3,100", "+966 11 222 3333", "كيف نعمل"])
    expect(shared).toContain(words);
  const { token } = await (await call(page, "POST", "/api/content/page-1/shares", {})).json();
  expect(await seen(`/draft/${token}${ownPath}`)).toContain("خصم رمضان");

  const at = new Date(Date.now() + 10_000).toISOString();
  for (const section of ["services", "page-1", "shared"])
    expect((await call(page, "PUT", `/api/content/${section}/schedule`, { at })).ok()).toBe(true);
  const planned = { state: "scheduled", publishedAt: at };
  expect((await call(page, "PUT", `/api/articles/${article}`, planned)).ok()).toBe(true);
  expect(await Promise.all(paths.map(seen))).toEqual(before);
  expect(Date.now()).toBeLessThan(Date.parse(at));

  const marks = ["خدمات تليق بك", "خصم رمضان", `href="${decodeURIComponent(ownPath)}"`, "كيف نسعّر الباقات"];
  for (const [index, path] of paths.entries())
    await expect
      .poll(async () => (await seen(path)).includes(marks[index] ?? "nothing"), {
        message: path,
        timeout: 30_000,
      })
      .toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  await expectPublished();
  await restoreFirst(page, before[0] ?? "");
});

/** Changes the hero's text, a record's price, a setting and a section, with one undo step for each, in that order. */
async function editServices(page: Page) {
  await page.goto(`${site.origin}/admin/content/services`);
  await expect(frameOf(page).locator("h1[data-field]")).toBeVisible();
  await page.getByRole("button", { name: "التعديل على الصفحة" }).click();
  await expect(frameOf(page).locator("h1")).toHaveAttribute("tabindex", "0");
  await frameOf(page).locator("h1").click();
  await expect(frameOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("خدمات تليق بك");
  await page.keyboard.press("Escape");
  // A value that the page formats opens its field over the page, with the record's name.
  await field(page, "packages/2/price").click();
  const offer = page.getByRole("region", { name: /السعر/ }).first();
  await expect(offer.getByRole("textbox")).toBeFocused();
  await expect(offer).toContainText("من الباقات");
  await expect(offer).toContainText("يظهر أيضًا في: الخدمات، طلب عرض سعر");
  await offer.getByRole("textbox").fill("٣١٠٠");
  await expect(field(page, "packages/2/price")).toHaveText("3,100");
  await page.keyboard.press("Escape");
  await field(page, "settings/site/phone").click();
  const phone = page.getByRole("region", { name: /هاتف/ });
  await expect(phone).toContainText("من الإعدادات");
  await expect(phone).toContainText("يظهر أيضًا في: كل الصفحات");
  await phone.getByRole("textbox").fill("+966112223333");
  await page.keyboard.press("Escape");
  await expect(field(page, "settings/site/phone")).toHaveText("+966 11 222 3333");
  await field(page, "pages/services/heroLead").hover();
  const part = frameOf(page).getByRole("toolbar", { name: "أدوات القسم" });
  await part.getByRole("button", { name: "إضافة قسم بعده" }).click();
  await page
    .getByRole("dialog", { name: "أي قسم تريد أن تضيف؟" })
    .getByRole("button", { name: "خطوات" })
    .click();
  await expect(frameOf(page).getByRole("heading", { name: "كيف نعمل" })).toBeVisible();
  await page.keyboard.press("Escape");

  const steps = ["heroTitle", "packages/2/price", "settings/site/phone", "layout"];
  for (const count of [4, 3, 2, 1, 0]) {
    if (count < 4) await undo(page);
    await expect.poll(() => draftOf(page, "services")).toEqual(steps.slice(0, count).sort());
  }
  await expect(frameOf(page).getByRole("heading", { name: "كيف نعمل" })).toHaveCount(0);
  for (const _ of steps) await redo(page);
  await expect.poll(() => draftOf(page, "services")).toEqual(steps.toSorted());
}

/** Adds four sections, each with its own undo step; moves one of them by keyboard and types its text on the page. */
async function makePage(page: Page) {
  await page.goto(`${site.origin}/admin/pages`);
  await page.getByRole("button", { name: "صفحة جديدة" }).first().click();
  const dialog = page.getByRole("dialog", { name: "صفحة جديدة" });
  await dialog.getByLabel("عنوان الصفحة").fill("عروض رمضان");
  await expect(dialog.getByLabel("رابط الصفحة")).toHaveValue("عروض-رمضان");
  await dialog.getByRole("button", { name: "حفظ", exact: true }).click();
  await page.getByRole("link", { name: "عروض رمضان", exact: true }).click();
  const parts = page.locator("details").filter({ has: page.getByRole("heading", { name: "أقسام الصفحة" }) });
  for (const name of ["واجهة", "مزايا", "جدول", "خاتمة الصفحة"]) {
    await parts.getByRole("button", { name: "إضافة قسم", exact: true }).click();
    const blocks = page.getByRole("dialog", { name: "أي قسم تريد أن تضيف؟" }).getByRole("listitem");
    await expect(blocks.locator("svg")).toHaveCount(26); // each block has a drawing
    await blocks.getByRole("button", { name }).click();
  }
  const rows = parts.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  for (const left of [3, 2, 1, 0]) {
    await undo(page);
    await expect(rows).toHaveCount(left);
  }
  for (const _ of [1, 2, 3, 4]) await redo(page);
  await expect(rows).toHaveCount(4);
  await expect(frameOf(page).getByRole("table")).toBeVisible();
  await parts.getByRole("button", { name: /^نقل قسم خاتمة الصفحة/ }).press("ArrowUp");
  await expect(rows.nth(2)).toContainText("خاتمة الصفحة");

  await page.getByRole("button", { name: "التعديل على الصفحة" }).click();
  const title = frameOf(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveAttribute("tabindex", "0");
  await title.click();
  await expect(frameOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("خصم رمضان");
  await page.keyboard.press("Escape");
  const features = frameOf(page).getByRole("heading", { name: "ما الذي يميّزنا" });
  await features.hover();
  const tools = frameOf(page).getByRole("toolbar", { name: "أدوات القسم" });
  await tools.getByRole("button", { name: "إخفاء القسم" }).click();
  await expect(features).toHaveCount(0);
  await expect.poll(() => draftText(page, "page-1")).toContain('"isShown":false');
  await undo(page);
  await expect(features).toBeVisible();
  await expect.poll(() => draftText(page, "page-1")).not.toContain('"isShown":false');
  expect(await draftText(page, "page-1")).toContain("خصم رمضان");
}

/** Adds a link to the menu: the item, its name and its address are one undo step each. */
async function putIntoMenu(page: Page) {
  await page.goto(`${site.origin}/admin/content/shared`);
  const menu = page.getByRole("group", { name: /^روابط القائمة/ });
  const rows = menu.getByRole("listitem");
  await expect(rows).toHaveCount(6);
  await menu.getByRole("button", { name: "إضافة عنصر" }).click();
  const added = rows.nth(6);
  await added.locator('[data-address$="/label"]').fill("عروض رمضان");
  await page.waitForTimeout(900); // a pause ends the step of the undo history
  await added.locator('[data-address$="/href"]').fill(decodeURIComponent(ownPath));
  const nav = frameOf(page).getByRole("navigation", { name: "التنقّل الرئيسي" });
  await expect(nav.getByRole("link", { name: "عروض رمضان" })).toBeVisible();
  for (const _ of [1, 2, 3]) await undo(page);
  await expect(rows).toHaveCount(6);
  for (const _ of [1, 2, 3]) await redo(page);
  await expect(rows).toHaveCount(7);
  await expect.poll(() => draftText(page, "shared")).toContain(decodeURIComponent(ownPath));
  expect(await draftOf(page, "shared")).toEqual(["menuLinks"]);
}

/** Writes the draft of an article and undoes words while writing; answers the article's id. */
async function writeArticle(page: Page): Promise<number> {
  await page.goto(`${site.origin}/admin/articles?edit=new`);
  await page.getByRole("textbox", { name: "عنوان المقال" }).fill("كيف نسعّر الباقات");
  await expect(page.getByLabel("رابط الصفحة")).toHaveValue("كيف-نسعر-الباقات");
  const body = page.getByRole("textbox", { name: "نص المقال" });
  await body.click();
  await page.keyboard.insertText("من الساعات لا من المنافسين.");
  await page.keyboard.press("Control+z");
  await expect(body).toHaveText("");
  await page.keyboard.press("Control+Shift+Z");
  await expect(body).toHaveText("من الساعات لا من المنافسين.");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("article", { name: "كيف نسعّر الباقات" })).toBeVisible();
  const [{ id, state }] = await json(page, `/api/articles?q=${encodeURIComponent("لا من المنافسين")}`);
  expect(state).toBe("draft");
  return id;
}

/** Checks that visitors get all changes, and none of the editor's code. */
async function expectPublished() {
  const services = await seen("/services");
  for (const words of ["3,100", "+966 11 222 3333", "tel:+966112223333", "كيف نعمل"])
    expect(services).toContain(words);
  expect(services).not.toMatch(/packages\/2|settings\/site|data-part|data-field|\u{E0020}/u);
  const own = await seen(ownPath);
  expect(own).not.toMatch(/data-part|data-field|<script[^>]*\ssrc=|modulepreload/);
  expect(await seen(articlePath)).toContain("من الساعات لا من المنافسين.");
  expect(await seen("/sitemap.xml")).toContain(ownPath);
  expect(await seen("/social/page-1.png")).toMatch(/^.PNG/);
}

async function restoreFirst(page: Page, before: string) {
  const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  await page.goto(`${site.origin}/admin/content/services/versions`);
  await page.getByRole("button", { name: "استعادة النسخة 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "استعادة النسخة 1" }).click();
  await expect.poll(async () => titleOf(await seen("/services")), { timeout: 15_000 }).toBe(titleOf(before));
  const restored = await seen("/services");
  for (const words of ["3,100", "+966 11 222 3333", "كيف نعمل"]) expect(restored).not.toContain(words);
}
