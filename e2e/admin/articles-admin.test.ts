import { randomUUID } from "node:crypto";
import {
  expect,
  expectFitsAndReads,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { call } from "../support/records.ts";
import { wordClipboard } from "../support/word-clipboard.ts";

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = randomUUID().slice(0, 8);
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/articles/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<{ id: number; body: string; state: string; address: string }[]> {
  return (await call(page, "GET", `/api/articles?q=${marker}`)).json();
}

async function openNew(page: Page) {
  await page.goto("/admin/articles?edit=new");
  const editor = page.getByRole("textbox", { name: "نص المقال" });
  await expect(editor).toBeVisible();
  return editor;
}

const titleField = (page: Page) => page.getByRole("textbox", { name: "عنوان المقال" });

const paste = (page: Page, html: string) =>
  page.getByRole("textbox", { name: "نص المقال" }).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test("ART-01 an article is written, its address follows the title until an editor types another, and a visitor reads it once it is published", async ({
  page,
  browser,
}) => {
  const editor = await openNew(page);
  const address = page.getByLabel("رابط الصفحة");
  await titleField(page).fill(`مقالٌ ${marker}`);
  await expect(address).toHaveValue(`مقال-${marker}`);
  await address.fill(`رابطٌ آخر ${marker}`);
  await titleField(page).fill(`مقال جديد ${marker}`);
  await expect(address).toHaveValue(`رابط-آخر-${marker}`);
  await editor.click();
  await page.keyboard.type("نص المقال");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("article", { name: `مقال جديد ${marker}` }).getByText("مسودة")).toBeVisible();

  const visitor = await browser.newPage();
  const path = `/articles/${encodeURIComponent(`رابط-آخر-${marker}`)}`;
  expect((await visitor.request.get(path)).status()).toBe(404);
  await page.getByRole("button", { name: `تعديل مقال جديد ${marker}` }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "الحالة" }).selectOption("منشور");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(
    page.getByRole("article", { name: `مقال جديد ${marker}` }).getByText("منشور", { exact: true }),
  ).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.locator("h1")).toHaveText(`مقال جديد ${marker}`);
  await expect(visitor.getByText("نص المقال")).toBeVisible();
  await visitor.close();
});

test("ART-01 SEC-09 text pasted from Word keeps its words, lists and tables, but none of Word's styles", async ({
  page,
}) => {
  const editor = await openNew(page);
  await titleField(page).fill(`من وورد ${marker}`);
  await editor.click();
  await paste(page, wordClipboard);
  await expect(editor.locator("h2")).toHaveText("خطة الموقع");
  await expect(editor.locator("ul > li")).toHaveText(["كتابة النصوص", "تصوير الفريق"]);
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("article", { name: `من وورد ${marker}` })).toBeVisible();
  const [article] = await stored(page);
  expect(article?.body.replaceAll(' dir="rtl"', "")).toBe(
    [
      "<h2>خطة الموقع</h2>",
      "<p>نبدأ في <strong>يناير</strong> مع فريق React.</p>",
      "<ul><li><p>كتابة النصوص</p></li><li><p>تصوير الفريق</p></li></ul>",
      '<table><tbody><tr><td colspan="2"><p><strong>المرحلة والمدة</strong></p></td></tr>',
      "<tr><td><p>التصميم</p></td><td><p>أسبوعان</p></td></tr></tbody></table>",
    ].join(""),
  );
});

test("ART-01 ADM-07 the toolbar inserts a table, code and a picture of the library with its caption, also by keyboard", async ({
  page,
}) => {
  const editor = await openNew(page);
  await titleField(page).fill(`أدوات ${marker}`);
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await editor.click();
  await tool("جدول").click();
  await expect(editor).toBeFocused(); // the button returns the focus in the next frame
  await page.keyboard.type("رأس");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ثانٍ");
  await tool("إضافة صف").click();
  await expect(editor.locator("tr")).toHaveCount(4);
  await tool("حذف العمود").click();
  await expect(editor.locator("th")).toHaveText(["رأس", ""]);
  await page.keyboard.press("Control+End");
  await tool("صورة من المكتبة").click();
  await page
    .getByRole("dialog", { name: "اختيار من المكتبة" })
    .getByRole("button", { name: /^شعار غيمة/ })
    .first()
    .click();
  await expect(editor.locator("img")).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press("Control+End");
  await tool("فقرة شيفرة").click();
  await expect(editor.locator("pre")).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.type(
    '<meta name="description" content="A line of code that is longer than a phone is wide" />',
  );
  await editor.locator("img").click();
  await expect(page.getByText(/^النص البديل: /)).toBeVisible();
  await page.getByLabel("التعليق تحت الصورة").pressSequentially("واجهة المتجر بعد إطلاقه");
  await expect(page.getByLabel("التعليق تحت الصورة")).toBeFocused();
  await expect(editor.locator("figcaption")).toHaveText("واجهة المتجر بعد إطلاقه");
  await expectNoAxeViolations(page);
  await page.setViewportSize(viewports.phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("article", { name: `أدوات ${marker}` })).toBeVisible();
  const [article] = await stored(page);
  expect(article?.body).toContain("<th><p>رأس</p></th>");
  expect(article?.body).toContain("<pre><code>&lt;meta name=");
  expect(article?.body).toMatch(
    /<figure><img src="\/uploads\/[\w-]+\.webp" \/><figcaption>واجهة المتجر بعد إطلاقه<\/figcaption><\/figure>/,
  );
  // After the article is opened again, the picture still has its caption.
  await page.getByRole("button", { name: `تعديل أدوات ${marker}` }).click();
  await editor.locator("img").click();
  await page.getByLabel("التعليق تحت الصورة").fill("");
  await expect(editor.locator("figcaption")).toHaveCount(0);
});

test("ART-01 an address that another article has is refused at its field, and the input stays", async ({
  page,
}) => {
  await call(page, "POST", "/api/articles", { title: `أول ${marker}`, address: `عنوان-${marker}` });
  await openNew(page);
  await titleField(page).fill(`ثانٍ ${marker}`);
  await page.getByLabel("رابط الصفحة").fill(`عنوان ${marker}`);
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByText("هذا الرابط لصفحة أخرى. اختر غيره.")).toBeVisible();
  await expect(page.getByLabel("رابط الصفحة")).toBeFocused();
  await expect(titleField(page)).toHaveValue(`ثانٍ ${marker}`);
  await page.getByRole("dialog").getByRole("combobox", { name: "الحالة" }).selectOption("مجدول");
  await expectFitsAndReads(page);
});
