import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, expectFitsAndReads, expectReads, type Page, signIn, test } from "../support/fixtures.ts";

type Wire = { id: string; version: number; path: string; alt: string; focalX: number; fileName: string };

let marker = "";
/** Projects of this test; they are deleted first, because a picture in use cannot be deleted. */
let projects: string[] = [];

test.beforeEach(async ({ page }) => {
  marker = `وسم${randomUUID().slice(0, 8)}`;
  projects = [];
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const id of projects) await call(page, "DELETE", `/api/projects/${id}`);
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/media/${id}`);
});

async function call(page: Page, method: string, path: string, data?: object) {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? "").origin };
  const response = await page.request.fetch(path, { method, data, headers, maxRetries: 2 });
  expect(response.status(), `${method} ${path}`).toBeLessThan(400);
  return response;
}

/** The pictures of this test in the library. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/media?q=${marker}`)).json();
}

async function file(name: string, colour = "#015a3f") {
  const plain = { create: { width: 1200, height: 800, channels: 3, background: colour } } as const;
  const buffer = await sharp(plain)
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
  return { name: `${name} ${marker}.jpg`, mimeType: "image/jpeg", buffer };
}

/** Uploads a picture for this test, as the forms do. */
async function upload(page: Page, name: string, colour?: string): Promise<Wire> {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? "").origin };
  const response = await page.request.post("/api/upload", {
    multipart: { image: await file(name, colour) },
    headers,
  });
  const { id } = await response.json();
  return (await call(page, "GET", `/api/media/${id}`)).json();
}

async function project(page: Page, fields: object): Promise<string> {
  const { id } = await (
    await call(page, "POST", "/api/projects", { title: `مشروع ${marker}`, ...fields })
  ).json();
  projects.push(id);
  return id;
}

const details = (page: Page) => page.getByRole("complementary", { name: "تفاصيل الصورة" });
const tile = (page: Page, name: string) => page.getByRole("button", { name: `${name} ${marker}` });

test("API-01 AR-01 several pictures are uploaded at once, found by folded words, and show what is missing; a wrong file gets a reason", async ({
  page,
}) => {
  await page.goto("/admin/media");
  await expect(page.getByRole("heading", { name: "مكتبة الوسائط", level: 1 })).toBeVisible();
  await page
    .locator("main input[type=file]")
    .setInputFiles([
      await file("أولى"),
      await file("ثانية", "#8d6fc7"),
      await file("ثالثة", "#f0d33c"),
      { name: "نص.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    ]);
  await expect(page.getByText("نص.txt: اختر صورة بصيغة")).toBeVisible();
  await page.getByRole("button", { name: "إخفاء نص.txt" }).click();
  for (const name of ["أولى", "ثانية", "ثالثة"]) await expect(tile(page, name)).toContainText("بلا نص بديل");
  await page.getByRole("searchbox").fill(`اولي ${marker}`);
  await expect(page.locator("[data-picture]")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "نتيجة واحدة" })).toBeAttached();

  await tile(page, "أولى").click();
  await details(page).getByLabel("النص البديل").fill("جدار أخضر");
  await page.keyboard.press("Control+KeyS");
  await expect(page.getByText("حُفظت الصورة")).toBeVisible();
  await page.getByRole("searchbox").fill(marker);
  await page.getByRole("combobox", { name: "عرض" }).selectOption({ label: "بلا نص بديل" });
  await expect(page.locator("[data-picture]")).toHaveCount(2);
  await page.reload();
  await expect(page.locator("[data-picture]")).toHaveCount(2); // search, filter and picture are kept in the address
  await expect(details(page).getByLabel("النص البديل")).toHaveValue("جدار أخضر");

  // Leaving changed words asks first.
  await details(page).getByLabel("النص البديل").fill("غير محفوظ");
  await tile(page, "ثانية").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(details(page).getByLabel("النص البديل")).toHaveValue("غير محفوظ");
  await tile(page, "ثانية").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
  await details(page).getByRole("checkbox", { name: "زخرف" }).check();
  await details(page).getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.locator("[data-picture]")).toHaveCount(1);
});

test("APRJ-02 ADM-07 a focal point set by keyboard and the alt text reach the public page; a picture in use cannot be deleted, but replaced everywhere and back", async ({
  page,
}) => {
  const [old, fresh] = [await upload(page, "قديمة"), await upload(page, "جديدة", "#8d6fc7")];
  const id = await project(page, { image: old.path, gallery: [{ image: old.path, caption: "لقطة" }] });
  await page.goto(`/admin/media?q=${marker}`);
  await tile(page, "قديمة").click();
  await expect(details(page).getByRole("heading", { level: 2 })).toBeFocused();
  const point = details(page).getByRole("button", { name: /^نقطة التركيز: 50% أفقيًا، 50% رأسيًا/ });
  await point.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(
    details(page).getByRole("button", { name: /^نقطة التركيز: 40% أفقيًا، 49% رأسيًا/ }),
  ).toBeFocused();
  await details(page).getByLabel("النص البديل").fill("واجهة المتجر");
  await details(page).getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByText("حُفظت الصورة")).toBeVisible();
  const cover = page.locator("main figure img").first();
  const admin = page.url();
  await page.goto(`/projects/${id}`);
  await expect(cover).toHaveAttribute("alt", "واجهة المتجر");
  await expect(cover).toHaveCSS("object-position", "40% 49%");

  await page.goto(admin);
  const place = details(page).getByRole("link", { name: `المشاريع مشروع ${marker}` });
  await expect(place).toHaveAttribute("href", `/admin/projects?edit=${id}`);
  await details(page).getByRole("button", { name: "حذف الصورة" }).click();
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذه الصورة؟" });
  await question.getByRole("button", { name: "حذف" }).click();
  const refused = page.getByRole("dialog", { name: "لا تُحذف صورة مستعملة" });
  await expect(refused.getByRole("link")).toContainText(`مشروع ${marker}`);
  await refused.getByRole("button", { name: "حسنًا" }).click();
  await expect(details(page).getByRole("button", { name: "حذف الصورة" })).toBeFocused();

  await details(page).getByRole("button", { name: "استبدال" }).click();
  const library = page.getByRole("dialog", { name: "اختيار من المكتبة" });
  await library.getByRole("searchbox").fill(marker);
  await expect(library.getByRole("listitem").getByRole("button")).toHaveCount(1); // without the picture itself
  await library.getByRole("listitem").getByRole("button").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "استبدال في كل المواضع" }).click();
  await expect(page.getByText("استُبدلت الصورة. عدد المواضع: 1")).toBeVisible();
  const shown = async () => (await call(page, "GET", `/api/projects/${id}`)).json();
  expect(await shown()).toMatchObject({ image: fresh.path, gallery: [{ image: fresh.path }] });
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.getByText("عادت الصورة إلى مواضعها")).toBeVisible();
  expect(await shown()).toMatchObject({ image: old.path, gallery: [{ image: old.path }] });

  await call(page, "PUT", `/api/projects/${id}`, { image: null, gallery: [] });
  await page.reload();
  await details(page).getByRole("button", { name: "حذف الصورة" }).click();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذفت الصورة")).toBeVisible();
  await expect(page.locator("[data-picture]")).toHaveCount(1);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.locator("[data-picture]")).toHaveCount(2);
});

test("APRJ-02 a form takes a picture of the library, cuts it to the shown ratio by keyboard, and keeps a gallery in order", async ({
  page,
}) => {
  const picture = await upload(page, "كاملة");
  const id = await project(page, { gallery: [{ image: null, caption: "مرسومة" }] });
  await page.goto(`/admin/projects?q=${marker}&edit=${id}`);
  const form = page.getByRole("dialog", { name: "تعديل المشروع" });
  const cover = form.getByRole("group", { name: "الصورة", exact: true });
  const gallery = form.getByRole("group", { name: "صور المشروع" });
  const library = page.getByRole("dialog", { name: "اختيار من المكتبة" });
  await cover.getByRole("button", { name: "من المكتبة" }).click();
  await library.getByRole("searchbox").fill(marker);
  await tile(page, "كاملة").click();
  await expect(cover.getByText("بلا نص بديل")).toBeVisible();

  await cover.getByRole("button", { name: "ضبط الصورة" }).click();
  const adjust = page.getByRole("dialog", { name: "ضبط الصورة" });
  await adjust.getByRole("button", { name: "القصّ" }).click();
  await adjust.getByRole("slider", { name: "حجم الإطار" }).fill("50");
  await adjust.getByRole("button", { name: /^إطار القصّ/ }).focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("Shift+ArrowRight");
  await adjust.getByLabel("النص البديل").fill("نصف الصورة");
  await page.keyboard.press("Control+KeyS"); // saves the cropped picture, not the form below
  await expect(page.getByText("حُفظت الصورة المقصوصة")).toBeVisible();
  await expect(form).toBeVisible();
  await expect(cover.getByText("النص البديل: نصف الصورة")).toBeVisible();

  await gallery.getByRole("button", { name: "من المكتبة" }).click();
  await library.getByRole("searchbox").fill(marker);
  await expect(library.getByRole("listitem").getByRole("button")).toHaveCount(2);
  for (const one of await library.getByRole("listitem").getByRole("button").all()) await one.click();
  await library.getByRole("button", { name: "إضافة المحدد" }).click();
  await gallery.locator("input[type=file]").setInputFiles([await file("رابعة"), await file("خامسة")]);
  await expect(gallery.locator("[data-gallery] > li")).toHaveCount(5);
  await gallery.getByRole("textbox", { name: "تعليق الصورة 2" }).fill("ثانية");
  await gallery.getByRole("button", { name: "نقل الصورة 2" }).press("ArrowUp");
  await expect(gallery.getByRole("textbox", { name: "تعليق الصورة 1" })).toHaveValue("ثانية");
  await expect(gallery.getByRole("button", { name: "نقل الصورة 1" })).toBeFocused();
  await gallery.getByRole("button", { name: "حذف الصورة 5" }).click();
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form).toHaveCount(0);

  const saved = await (await call(page, "GET", `/api/projects/${id}`)).json();
  const part = (await stored(page)).find(({ path }) => path === saved.image);
  expect(part).toMatchObject({ alt: "نصف الصورة", width: 600, height: 375 });
  expect(part?.path).not.toBe(picture.path);
  expect(saved.gallery).toHaveLength(4);
  expect(saved.gallery.map(({ caption }: { caption: string }) => caption)).toEqual([
    "ثانية",
    "مرسومة",
    "",
    "",
  ]);
  const bytes = await (await page.request.get(saved.image)).body();
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test("ADM-07 A11Y-02 leaving changed words of a picture asks first; closing the details returns the focus", async ({
  page,
}) => {
  await upload(page, "مكتب");
  await page.goto(`/admin/media?q=${marker}`);
  await tile(page, "مكتب").click();
  await details(page).getByLabel("النص البديل").fill("لم يُحفظ");
  await page.getByRole("link", { name: "الإعدادات" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(details(page).getByLabel("النص البديل")).toHaveValue("لم يُحفظ");
  await details(page).getByRole("button", { name: "حفظ" }).click();
  // Exactly this name: while it saves, the button is disabled under another one, and closing would ask once more.
  await expect(details(page).getByRole("button", { name: "حفظ", exact: true })).toBeDisabled();
  await details(page).getByRole("button", { name: "إغلاق" }).click();
  await expect(tile(page, "مكتب")).toBeFocused();
});

test("ERR-06 a library that cannot be read shows an error and can be tried again; nobody without a session sees it", async ({
  page,
  browser,
}) => {
  await page.route("**/api/media?**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/admin/media");
  await expect(page.getByText("تعذّر تحميل الصور")).toBeVisible();
  await page.unroute("**/api/media?**");
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.locator("[data-picture]").first()).toBeVisible();
  const stranger = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  expect((await stranger.request.get("/api/media")).status()).toBe(401);
  await stranger.close();
});

test("AR-04 the library fits every width and passes WCAG 2.2 AA in both themes", async ({ page }) => {
  await upload(page, "لقطة");
  await page.goto(`/admin/media?q=${marker}`);
  await tile(page, "لقطة").click();
  await expect(details(page).getByText("لا تظهر هذه الصورة في أي موضع.")).toBeVisible();
  await expectFitsAndReads(page);
  await details(page).getByRole("button", { name: "قصّ" }).click();
  await expect(page.getByRole("dialog", { name: "ضبط الصورة" })).toBeVisible();
  await expectReads(page);
});
