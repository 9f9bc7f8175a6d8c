import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wordClipboard } from "../../../e2e/support/word-clipboard.ts";
import { pictureFile } from "../../testing/components/test-pictures.ts";
import {
  button,
  dialog,
  markedField,
  openRecords,
  save,
  tile,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import ArticlesScreen from "./admin-screen.tsx";

type ArticleWire = { id: number; title: string; body: string; state: string; address: string };

const path = "/api/articles";
const openNew = async (records: readonly object[] = []) => {
  const opened = await openRecords<ArticleWire>(<ArticlesScreen />, {
    path,
    at: "/admin/articles?edit=new",
    records,
  });
  await expect.element(editor()).toBeVisible();
  return opened;
};

const editor = () => page.getByRole("textbox", { name: "نص المقال" });
/** What the editor shows of a kind of element. */
const inEditor = (selector: string) => [...editor().element().querySelectorAll(selector)];
const wordsIn = (selector: string) => inEditor(selector).map(({ textContent }) => textContent);
const state = () => dialog().getByRole("combobox", { name: "الحالة" });
const caption = () => dialog().getByLabelText("التعليق تحت الصورة");

test("ART-01 an article is written, and its address follows the title until an editor types another", async () => {
  const { stored } = await openNew();
  await markedField("عنوان المقال").fill("مقالٌ أول");
  await expect.element(markedField("رابط الصفحة")).toHaveValue("مقال-أول");
  await markedField("رابط الصفحة").fill("رابطٌ آخر");
  await markedField("عنوان المقال").fill("مقال جديد");
  await expect.element(markedField("رابط الصفحة")).toHaveValue("رابط-آخر");
  await editor().click();
  await userEvent.keyboard("نص المقال");
  await save();
  await expect.element(tile("مقال جديد").getByText("مسودة")).toBeVisible();
  const written = { title: "مقال جديد", address: "رابط-آخر", state: "draft" };
  expect(await stored()).toMatchObject([{ ...written, body: expect.stringContaining("نص المقال") }]);

  await button("تعديل مقال جديد").click();
  await state().selectOptions("منشور");
  await save();
  await expect.element(tile("مقال جديد").getByText("منشور", { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject([{ ...written, state: "published" }]);
});

test("ART-01 SEC-09 text pasted from Word keeps its words, lists and tables, but none of Word's styles", async () => {
  const { stored } = await openNew();
  await markedField("عنوان المقال").fill("من وورد");
  await editor().click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", wordClipboard);
  const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  editor().element().dispatchEvent(paste);
  await expect.poll(() => wordsIn("h2")).toEqual(["خطة الموقع"]);
  expect(wordsIn("ul > li")).toEqual(["كتابة النصوص", "تصوير الفريق"]);
  await save();
  await expect.element(tile("من وورد")).toBeVisible();
  const [article] = await stored();
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

test("ART-01 ADM-07 TRIAL-01 O9: the toolbar inserts a table in which Tab stays, also by keyboard", async () => {
  await openNew();
  await editor().click();
  await button("جدول").click();
  await expect.element(editor()).toHaveFocus(); // the button returns the focus in the next frame
  await userEvent.keyboard("رأس{Tab}ثانٍ");
  await expect.element(editor()).toHaveFocus();
  await expect.poll(() => wordsIn("th")).toEqual(["رأس", "ثانٍ", ""]);
  await userEvent.keyboard("{Tab}ثالث");
  await expect.element(editor()).toHaveFocus();
  await expect.poll(() => wordsIn("th")).toEqual(["رأس", "ثانٍ", "ثالث"]);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await button("إضافة صف").click();
  await expect.poll(() => inEditor("tr").length).toBe(4);
  await button("حذف العمود").click();
  await expect.poll(() => wordsIn("th")).toEqual(["رأس", "ثالث"]);
});

/** Opens a new article, with a picture in the library of the site. */
async function openWithPicture() {
  const opened = await openNew();
  const form = new FormData();
  form.set("image", await pictureFile());
  const { id } = await (await fetch("/api/upload", { method: "POST", body: form })).json();
  await opened.site.call("PUT", `/api/media/${id}`, { alt: "شعار غيمة" });
  return opened;
}

async function clickPicture() {
  const [picture] = inEditor("img");
  if (!picture) throw new Error("the editor has no picture");
  await page.elementLocator(picture).click();
}

test("ART-01 ADM-07 TRIAL-01 O9: the toolbar inserts code and a picture of the library with its caption, beside a table", async () => {
  const { stored } = await openWithPicture();
  await markedField("عنوان المقال").fill("أدوات");
  await editor().click();
  await button("جدول").click();
  await expect.element(editor()).toHaveFocus();
  await userEvent.keyboard("رأس{Control>}{End}{/Control}");
  await button("صورة من المكتبة").click();
  const library = page.getByRole("dialog", { name: "اختيار من المكتبة" });
  await library
    .getByRole("button", { name: /شعار غيمة/ })
    .first()
    .click();
  await expect.poll(() => inEditor("img").length).toBe(1);
  await expect.element(editor()).toHaveFocus();
  await userEvent.keyboard("{Control>}{End}{/Control}");
  await button("فقرة شيفرة").click();
  await expect.poll(() => inEditor("pre").length).toBe(1);
  await expect.element(editor()).toHaveFocus();
  await userEvent.keyboard(
    '<meta name="description" content="A line of code that is longer than a phone is wide" />',
  );
  await clickPicture();
  await expect.element(dialog().getByText(/^النص البديل: شعار غيمة/)).toBeVisible();
  await userEvent.type(caption(), "واجهة المتجر بعد إطلاقه");
  await expect.element(caption()).toHaveFocus();
  await expect.poll(() => wordsIn("figcaption")).toEqual(["واجهة المتجر بعد إطلاقه"]);
  await expectFitsAndReads();
  await save();
  await expect.element(tile("أدوات")).toBeVisible();
  const [article] = await stored();
  expect(article?.body).toContain("<th><p>رأس</p></th>");
  expect(article?.body).toContain("<pre><code>&lt;meta name=");
  expect(article?.body).toMatch(
    /<figure><img src="\/uploads\/[\w-]+\.webp" \/><figcaption>واجهة المتجر بعد إطلاقه<\/figcaption><\/figure>/,
  );
  // After the article is opened again, the picture still has its caption.
  await button("تعديل أدوات").click();
  await expect.poll(() => inEditor("img").length).toBe(1);
  await clickPicture();
  await expect.element(caption()).toHaveValue("واجهة المتجر بعد إطلاقه");
  await caption().fill("");
  await expect.poll(() => inEditor("figcaption").length).toBe(0);
});

test("ART-01 an address that another article has is refused at its field, and the input stays", async () => {
  const { stored } = await openNew([{ title: "أول", address: "عنوان-واحد" }]);
  await markedField("عنوان المقال").fill("ثانٍ");
  await markedField("رابط الصفحة").fill("عنوان واحد");
  await save();
  await expect.element(page.getByText("هذا الرابط لصفحة أخرى. اختر غيره.")).toBeVisible();
  await expect.element(markedField("رابط الصفحة")).toHaveFocus();
  await expect.element(markedField("عنوان المقال")).toHaveValue("ثانٍ");
  expect(await stored()).toMatchObject([{ title: "أول" }]);
  await state().selectOptions("مجدول");
  await expectFitsAndReads();
});

test("ART-01 ADM-07 an article waits for a day and an hour of Riyadh, and what is wrong with them is told where it is typed", async () => {
  const { stored } = await openNew();
  await markedField("عنوان المقال").fill("غدًا");
  await state().selectOptions("مجدول");
  const [day, time] = [dialog().getByLabelText("يوم النشر", { exact: true }), markedField("ساعة النشر")];
  await expect.element(time).toBeDisabled();
  await save();
  await expect.element(day).toBeInvalid();
  await expect.element(day).toHaveFocus();
  expect(await stored()).toEqual([]);

  await day.fill("12/1/2099");
  await expect.element(time).toHaveValue("09:00");
  await time.fill("25:00");
  await save();
  await expect.element(time).toBeInvalid();
  await expect.element(time).toHaveValue("25:00");
  await expect.element(page.getByText("اكتب الوقت هكذا: 09:30 أو 9:30 ص")).toBeVisible();
  expect(await stored()).toEqual([]);

  await time.fill("9:30 م");
  await save();
  await expect.element(tile("غدًا").getByText("مجدول", { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject([{ state: "scheduled", publishedAt: "2099-01-12T18:30:00.000Z" }]);
  await button("تعديل غدًا").click();
  await expect.element(time).toHaveValue("21:30");
});
