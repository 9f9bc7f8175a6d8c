import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

// An article that visitors read is edited on its own page, as a draft, with the editor of pages; requirement DOC-03.
let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);

test("DOC-03 ART-01 EDIT-01 an article's title and text are typed on its page, kept from visitors until published, and an earlier version returns", async ({
  page,
  browser,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const values = {
    title: "مقال يُكتب على صفحته",
    address: "على-صفحته",
    summary: "ملخص المقال",
    body: "<h2>باب أول</h2><p>فقرة أولى.</p><table><tbody><tr><td>خلية</td></tr></tbody></table>",
    tags: ["وسم"],
    state: "published",
  };
  const { id } = await (await call(page, "POST", "/api/articles", values)).json();
  const visitor = await (await browser.newContext()).newPage();
  const address = `${site.origin}/articles/${encodeURIComponent(values.address)}`;
  const expectRead = async (title: string, paragraph: string) => {
    await visitor.goto(address);
    await expect(visitor.locator("h1")).toHaveText(title);
    await expect(visitor.locator("article p").filter({ hasText: paragraph })).toBeVisible();
  };

  await page.goto(`${site.origin}/admin/articles`);
  await page.getByRole("link", { name: `تعديل ${values.title} على صفحته` }).click();
  await expect(page).toHaveURL(`${site.origin}/admin/content/articles-${id}`);
  await openEditor(page, site, `articles-${id}`);
  await editOnPage(page);
  const frame = frameOf(page);
  await frame.locator("h1").click();
  await expect(frame.getByRole("textbox")).toBeFocused();
  // Its own title is not named after the list of articles, and is not published apart.
  await expect(frame.getByText("عنوان المقال", { exact: true })).toBeVisible();
  await expect(frame.getByText("نشر هذا النص وحده")).toHaveCount(0);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("عنوان كُتب هنا");
  await page.keyboard.press("Escape");
  await frame.locator(`[data-field='articles/${id}/body'] p`).first().click();
  const text = frame.getByRole("textbox", { name: "نص المقال" });
  await expect(text).toBeFocused();
  await expect(text.locator("td")).toHaveText("خلية");
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("أول ");
  await page.keyboard.press("Escape");
  await expect(frame.locator("article h2").filter({ hasText: "أول باب أول" })).toBeVisible();
  await expect
    .poll(async () =>
      Object.keys((await (await call(page, "GET", `/api/content/articles-${id}`)).json()).draft),
    )
    .toHaveLength(2);
  await expectRead(values.title, "فقرة أولى.");

  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "نشر", exact: true }).click();
  await expect(page.getByText("نُشر المحتوى")).toBeVisible();
  await expectRead("عنوان كُتب هنا", "فقرة أولى.");
  await expect(visitor.locator("article h2").first()).toHaveText("أول باب أول");
  await expect(visitor.locator("article td")).toHaveText("خلية");

  await page.goto(`${site.origin}/admin/content/articles-${id}/versions`);
  await expect(page.getByRole("button", { name: "عنوان المقال، نص المقال" })).toBeVisible();
  await page.getByRole("button", { name: "استعادة النسخة 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "استعادة النسخة 1" }).click();
  await expect(page.getByText("نسخ منشورة: 3")).toBeVisible();
  await expectRead(values.title, "فقرة أولى.");
});
