import sharp from "sharp";
import { demoAccount, expect, type Page, test, viewports } from "../support/fixtures.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

// What people do while they edit a page. The tests share a site; each uses other fields and leaves no draft.
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.afterEach(({ page }) => dropDrafts(page, call, "homepage", "privacy"));

const call = callerOf(() => site);

async function openEditor(page: Page, section = "homepage") {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/${section}`);
  await expect(frameOf(page).locator("[data-field]").first()).toBeAttached();
}

const frameOf = (page: Page) => page.frameLocator("iframe");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const undo = (page: Page) => page.getByRole("button", { name: "تراجع", exact: true }).first();
const isSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "حُفظت المسودة" })).toBeVisible();

async function picture() {
  const plain = { create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } } as const;
  return { name: "واجهة.png", mimeType: "image/png", buffer: await sharp(plain).png().toBuffer() };
}

/** Opens the first rich text of a section. */
async function richText(page: Page) {
  await page.locator("[data-items] details summary").first().click();
  const rich = page.locator(".ProseMirror").first();
  await rich.click();
  await page.keyboard.press("Control+a");
  return rich;
}

const paste = (page: Page, html: string) =>
  page
    .locator(".ProseMirror")
    .first()
    .evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);

test("ACNT-02 alt text that is written while a picture uploads stays; the frame keeps the focal point", async ({
  page,
}) => {
  await openEditor(page);
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route("**/api/upload", async (route) => {
    await arrived;
    await route.continue();
  });
  const hero = page.locator('[data-address="pages/homepage/heroImage"]');
  await hero.locator("input[type=file]").setInputFiles(await picture());
  await hero.getByLabel("النص البديل").fill("كُتب أثناء الرفع");
  arrive();
  await expect(hero.getByRole("button", { name: "إزالة" })).toBeVisible();
  await expect(hero.getByLabel("النص البديل")).toHaveValue("كُتب أثناء الرفع");
  const [{ id, version }] = await (await call(page, "GET", "/api/media?limit=1")).json();
  const headers = { origin: site.origin, "If-Match": `"${version}"` };
  await page.request.put(`${site.origin}/api/media/${id}`, { data: { focalX: 0.1, focalY: 0.2 }, headers });
  await hero.getByRole("button", { name: "إزالة" }).click();
  await isSaved(page);
  await page.reload();
  await hero.getByRole("button", { name: "من المكتبة" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "واجهة.png" }).click();
  await expect(frameOf(page).locator("main img").first()).toHaveCSS("object-position", "10% 20%");
});

test("ACNT-02 undo does not act under an open dialog, undoes each change once, and scrolls to the change", async ({
  page,
}) => {
  await openEditor(page);
  const hero = field(page, "العنوان الرئيسي");
  await hero.fill("قبل الحوار");
  await isSaved(page);
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByText("في موعد لاحق").click();
  await field(page, "التاريخ").press("Control+z");
  await page.keyboard.press("Escape");
  await expect(hero).toHaveValue("قبل الحوار");

  // Undoing a change outside the window scrolls to it.
  await field(page, "عنوان خاتمة الصفحة").click();
  await expect(hero).not.toBeInViewport();
  await page.keyboard.press("Control+z");
  await expect(hero).toBeInViewport();
  await expect(hero).not.toHaveValue("قبل الحوار");

  // The caret stays at the change, so that typing continues there.
  await hero.click();
  await page.keyboard.press("Home");
  await page.keyboard.type("أب");
  await page.waitForTimeout(900);
  await page.keyboard.type("جد");
  await page.keyboard.press("Control+z");
  await page.keyboard.type("هـ");
  await expect(hero).toHaveValue(/^أبهـواجهة/);

  const notes = page.getByRole("group", { name: "نقاط الواجهة" });
  await notes.getByRole("button", { name: /^حذف/ }).first().click();
  await expect(notes.getByRole("listitem")).toHaveCount(2);
  await undo(page).click();
  await expect(notes.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "تراجع" }).last().click();
  await expect(notes.getByRole("listitem")).toHaveCount(3);
});

test("ACNT-01 rich text shares the undo history with other fields, sets a direction for the selection, and gets the focus back from a link", async ({
  page,
}) => {
  await openEditor(page, "privacy");
  const rich = await richText(page);
  await page.keyboard.type("أولى");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second");
  await page.getByRole("button", { name: "عنوان فرعي" }).first().click();
  await isSaved(page);
  await page.keyboard.type(" word");
  await expect(rich).toContainText("second word");
  await page.waitForTimeout(900); // a pause ends the step of the undo history
  await page.keyboard.type(" more");
  await page.keyboard.press("Control+z");
  await expect(rich.locator("h4")).toHaveText("second word");
  await page.keyboard.type(" again");
  await expect(rich.locator("h4")).toHaveText("second word again");
  await page.waitForTimeout(900);
  await undo(page).click();
  await expect(rich.locator("h4")).toHaveText("second word");

  await rich.click();
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "من اليسار إلى اليمين" }).first().click();
  await expect(rich.locator("p").first()).toHaveAttribute("dir", "ltr");
  await expect(rich.locator("h4")).toHaveAttribute("dir", "ltr");
  await expect(rich).toBeFocused(); // a tool returns the focus in the next frame
  // Undo in the address field changes only that field, not the section.
  await page.getByRole("button", { name: "رابط", exact: true }).first().click();
  await page.keyboard.type("/faq");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("combobox", { name: "وجهة الرابط" })).not.toHaveValue("/faq");
  await expect(rich.locator("h4")).toHaveAttribute("dir", "ltr");
  // The first Escape closes the proposed links, the second the field.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rich).toBeFocused();
});

test("ACNT-01 text pasted from Google Docs, Word and web pages keeps its lists, bold words and blocks, and gains no others", async ({
  page,
}) => {
  await openEditor(page, "privacy");
  const rich = await richText(page);
  await paste(
    page,
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="rtl"><span style="font-weight:400">عنوان</span></h2><p dir="rtl"><span style="font-weight:400">عادي </span><span style="font-weight:700">عريض</span></p><br><ul><li dir="rtl"><p dir="rtl"><span>أول</span></p></li></ul></b>`,
  );
  await expect(rich.locator("h3")).toHaveText("عنوان");
  await expect(rich.locator("strong")).toHaveText(["عريض"]);
  await expect(rich.locator(":scope > p").filter({ hasText: /^$/ })).toHaveCount(1); // to type on after the list

  const item = (sign: string, words: string) =>
    `<p class=MsoListParagraph dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>\n`;
  await page.keyboard.press("Control+a");
  await paste(page, `<p>قبلها</p>${item("1.", "بند")}${item("2.", "آخر")}<p>بعدها</p>${item("·", "نقطة")}`);
  await expect(rich.locator("ol > li")).toHaveText(["بند", "آخر"]);
  await expect(rich.locator("ul > li")).toHaveText(["نقطة"]);

  await page.keyboard.press("Control+a");
  await paste(
    page,
    "<div><div><p>فقرة</p><div>سطر</div></div><section>قسم</section><article>مقال</article><table><tr><td>أ</td><td>ب</td></tr></table></div>",
  );
  await expect(rich.locator("p")).toHaveText(["فقرة", "سطر", "قسم", "مقال", "أ ب"]);
});

test("ACNT-04 the changes to publish are listed by item, also those of formatting alone; a finding opens its field", async ({
  page,
}) => {
  await openEditor(page);
  const notes = page.locator('[data-address="pages/homepage/heroNotes"] textarea');
  await notes.nth(0).fill("استوديو سعودي في جدة");
  await notes.nth(1).fill("منذ عام 2019");
  await field(page, "عنوان قسم الأسباب").fill("");
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  const lines = page.getByRole("dialog").locator("dl li");
  await expect(lines.nth(0).locator("ins")).toHaveText(/جدة$/);
  await expect(lines.nth(1).locator("del")).toHaveText(/\{founded\}$/);
  await expect(lines.nth(1).locator("ins")).toHaveText(/2019$/);
  await page.getByRole("button", { name: "فتح الحقل" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(field(page, "عنوان قسم الأسباب")).toBeFocused();

  await openEditor(page, "privacy");
  await richText(page);
  await page.getByRole("button", { name: "عريض", exact: true }).first().click();
  await isSaved(page);
  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await expect(page.getByRole("dialog").locator("dl")).toContainText("وتغيّر تنسيقها أو روابطها");
});

test("ACNT-03 EDIT-01 on a phone a text of the page opens its field in a sheet, from which the next one opens; a frame that was refused loads later", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await openEditor(page);
  await page.getByRole("button", { name: "المعاينة", exact: true }).click();
  await expect(page.getByRole("button", { name: "جوال", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await frameOf(page).locator("[data-field='pages/homepage/whyTitle']").click();
  const sheet = page.getByRole("region", { name: "عنوان قسم الأسباب" });
  const title = sheet.getByRole("textbox");
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.locator("iframe")).toBeInViewport();
  await sheet.getByRole("button", { name: "الحقل السابق" }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: "الحقل التالي" }).click();
  await expect(title).toBeFocused();
  await title.fill("لماذا نحن");
  await expect(frameOf(page).locator("[data-field='pages/homepage/whyTitle']")).toHaveText("لماذا نحن");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await isSaved(page);
  // Texts of records open too, in the order of the page, with the pages that they change.
  await frameOf(page).locator("[data-field^='services/'][data-field$='/title']").first().click();
  const record = page.getByRole("region", { name: "الخدمات: " });
  await expect(record.getByRole("textbox")).toBeFocused();
  await expect(record).toContainText("يظهر أيضًا في: الرئيسية، الخدمات");
  const heading = record.getByRole("heading", { level: 2 });
  const name = await heading.innerText();
  await page.getByRole("button", { name: "الحقل التالي" }).click();
  await expect(heading).not.toHaveText(name);
  await expect(record.getByRole("textbox")).toBeFocused();
  await page.getByRole("button", { name: "الحقل السابق" }).click();
  await expect(heading).toHaveText(name);
  await page.keyboard.press("Escape");

  let isAway = true;
  await page.route("**/admin/preview**", (route) =>
    isAway
      ? route.fulfill({ status: 503, contentType: "text/html", body: "<h1>away</h1>" })
      : route.continue(),
  );
  await page.reload();
  await expect(frameOf(page).locator("h1")).toHaveText("away");
  isAway = false;
  await expect(frameOf(page).locator("[data-field]").first()).toBeAttached();
});

test("ACNT-03 a new share link stays on the screen when another is withdrawn", async ({ page }) => {
  await openEditor(page);
  const open = async () => {
    await page.getByRole("button", { name: "خيارات القسم" }).click();
    await page.getByRole("menuitem", { name: "مشاركة المسودة" }).click();
    await page.getByRole("button", { name: "إنشاء رابط" }).click();
    await expect(page.getByLabel("رابط المشاركة")).toBeVisible();
  };
  await open();
  await page.keyboard.press("Escape");
  await open();
  const withdraw = page.getByRole("button", { name: "سحب الرابط" });
  await withdraw.last().click();
  await expect(withdraw).toHaveCount(1);
  await expect(page.getByLabel("رابط المشاركة")).toBeVisible();
  await withdraw.click();
  await expect(page.getByLabel("رابط المشاركة")).toBeHidden();
});
