import { randomUUID } from "node:crypto";
import { answersTo, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord, optionsOf, recordWritesTo } from "../support/records.ts";

type Wire = { id: number; version: number; title: string; icon_html: string | null };
type Kind = "packages" | "packages-server";

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const kind of ["packages", "packages-server"] as const) {
    for (const { id } of await stored(page, kind)) await call(page, "DELETE", `/api/${kind}/${id}`);
  }
});

/** The records of this test that the server has. */
async function stored(page: Page, kind: Kind = "packages"): Promise<Wire[]> {
  return (await call(page, "GET", `/api/${kind}?q=${marker}`)).json();
}

/** Creates a package for this test, hidden from visitors unless `fields` say otherwise. */
async function make(page: Page, title: string, fields: object = {}, kind: Kind = "packages"): Promise<Wire> {
  const data = { title: `${title} ${marker}`, is_active: false, display_order: null, ...fields };
  return (await call(page, "POST", `/api/${kind}`, data)).json();
}

async function open(page: Page, kind: Kind = "packages", query = "") {
  await page.goto(`/admin/${kind}${query}`);
  await expect(page.getByRole("table")).toBeVisible();
}

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: `${title} ${marker}` });
const recordWrites = (page: Page) => recordWritesTo(page, "/api/packages");
/** Makes calls fail: with a 500, or without an answer. */
const breakCalls = (page: Page, method: string, how: "answered" | "unanswered") =>
  breakCallsTo(page, "**/api/packages**", method, how === "answered" ? 500 : how);
const dialog = (page: Page) => page.getByRole("dialog");
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث بالعنوان أو الوصف أو التصنيف" });
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });

test("APKG-01 the table has its eight columns, empty values as a dash and a missing price as contact-us", async ({
  page,
}) => {
  await make(page, "كاملة", {
    description: "وصف",
    price: 1234.5,
    delivery_time: "أسبوعان",
    category: "متاجر",
    display_order: 950,
  });
  await make(page, "فارغة");
  await open(page, "packages", `?q=${marker}`);
  await expect(row(page, "كاملة")).toBeVisible();
  expect(await page.getByRole("columnheader").allTextContents()).toEqual([
    "رقم",
    "العنوان",
    "الوصف",
    "السعر",
    "مدة التسليم",
    "التصنيف",
    "الحالة",
    "الترتيب",
    "إجراء",
  ]);
  const texts = async (title: string) =>
    (await row(page, title).getByRole("cell").allInnerTexts()).slice(1, 8);
  expect(await texts("كاملة")).toEqual([
    `كاملة ${marker}`,
    "وصف",
    "1,234.50\u00a0ريال",
    "أسبوعان",
    "متاجر",
    "مخفية",
    "950",
  ]);
  expect(await texts("فارغة")).toEqual([`فارغة ${marker}`, "", "تواصل معنا", "-", "-", "مخفية", "-"]);
});

test("APKG-01 AR-01 the search covers title, description and category, and the list filters by status", async ({
  page,
}) => {
  await make(page, "باقة أحمد");
  await make(page, "ثانية", { description: "لإدارة المتاجر" });
  await make(page, "ثالثة", { category: "هويّة", is_active: true });
  await open(page);
  await search(page).fill(`احمد ${marker}`);
  await expect(row(page, "باقة أحمد")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, "باقة أحمد").locator("mark").first()).toHaveText("أحمد");
  await search(page).fill(`اداره ${marker}`);
  await expect(row(page, "ثانية")).toBeVisible();
  await search(page).fill(`هويه ${marker}`);
  await expect(row(page, "ثالثة")).toBeVisible();
  await search(page).fill(marker);
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByRole("combobox", { name: "الحالة" }).selectOption("active");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, "ثالثة")).toBeVisible();
  await search(page).fill(`لا شيء كهذا ${marker}`);
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
});

test("APKG-01 ADM-03 shows its loading text with the skeleton", async ({ page }) => {
  await page.route("**/api/packages", () => {});
  await page.goto("/admin/packages");
  await expect(page.getByText("جاري تحميل الباقات...")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toContainText("مدة التسليم");
});

test("APKG-01 ADM-04 ADM-05 only the title is required; empty values are sent as null", async ({ page }) => {
  const writes = recordWrites(page);
  const shown = answersTo<object[]>(page, "/api/packages");
  await open(page);
  await page.getByRole("button", { name: "إضافة باقة" }).click();
  const form = dialog(page);
  await expect(form.getByLabel("الترتيب")).toHaveValue(String(((await shown())?.length ?? 0) + 1));
  await save(page).click();
  await expect(form.getByLabel("العنوان")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await expect(form.getByLabel("العنوان")).toBeFocused();
  expect(writes).toEqual([]);

  await form.getByLabel("العنوان").fill(`يتيمة ${marker}`);
  await form.getByLabel("الترتيب").fill("");
  await form.getByRole("switch").uncheck();
  await save(page).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText("أُضيفت الباقة")).toBeVisible();
  await expect(row(page, "يتيمة")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/packages",
      ifMatch: undefined,
      body: {
        title: `يتيمة ${marker}`,
        description: "",
        price: null,
        delivery_time: null,
        features: [],
        category: null,
        is_active: false,
        display_order: null,
      },
    },
  ]);
});

test("APKG-01 API-08 ADM-04 an edit sends all fields with its version; the price has steps of 0.01, in any digits", async ({
  page,
}) => {
  const { id } = await make(page, "مسعّرة", {
    price: 10,
    features: ["أ"],
    category: "ق",
    delivery_time: "يوم",
  });
  const writes = recordWrites(page);
  await open(page, "packages", `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل مسعّرة ${marker}` }).click();
  const form = dialog(page);
  await expect(form.getByLabel("السعر")).toHaveValue("10");
  await form.getByLabel("السعر").fill("19.999");
  await save(page).click();
  await expect(form.getByLabel("السعر")).toHaveAccessibleDescription(/بمنزلتين عشريتين/);
  await form.getByLabel("السعر").fill("كثير");
  await save(page).click();
  await expect(form.getByLabel("السعر")).toHaveAccessibleDescription(/اكتب المبلغ رقمًا/);
  await form.getByLabel("السعر").fill("١٬٢٣٤٫٥٠");
  await expect(form.getByLabel("السعر")).toHaveValue("1,234.50");
  await form.getByLabel("مدة التسليم").fill("  ");
  await form.getByLabel("التصنيف").fill("");
  await form.getByLabel("الترتيب").fill("951");
  await form.getByRole("button", { name: "إضافة عنصر" }).click();
  await form.getByRole("textbox", { name: "المزايا 2" }).fill("ب");
  await save(page).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, "مسعّرة")).toContainText("1,234.50 ريال");
  expect(writes).toEqual([
    {
      method: "PUT",
      path: `/api/packages/${id}`,
      ifMatch: '"1"',
      body: {
        title: `مسعّرة ${marker}`,
        description: "",
        price: 1234.5,
        delivery_time: null,
        features: ["أ", "ب"],
        category: null,
        is_active: false,
        display_order: 951,
      },
    },
  ]);
});

test("APKG-01 Save is disabled while saving, and sends once", async ({ page }) => {
  await make(page, "بطيئة");
  const writes = recordWrites(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/packages/*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "packages", `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل بطيئة ${marker}` }).click();
  await dialog(page).getByLabel("الوصف").fill("جديد");
  await save(page).click();
  const saving = dialog(page).getByRole("button", { name: "جاري الحفظ..." });
  await expect(saving).toBeDisabled();
  await saving.click({ force: true });
  await page.keyboard.press("Control+KeyS");
  release();
  await expect(dialog(page)).toHaveCount(0);
  expect(writes).toHaveLength(1);
});

test("SVC-07 APKG-01 a hosting package has a price unit, a gradient and an icon, stored in the form that its page reads", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page, "packages-server");
  await page.getByRole("button", { name: "إضافة باقة استضافة" }).click();
  const form = dialog(page);
  await form.getByLabel("العنوان").fill(`سحابية ${marker}`);
  await form.getByRole("textbox", { name: /^السعر/ }).fill("49");
  await form.getByLabel("وحدة السعر").fill("شهريًا");
  await form.getByRole("radio", { name: "بنفسجي الخزامى" }).check({ force: true });
  await form.getByRole("radio", { name: "سحابة" }).check({ force: true });
  await form.getByLabel("الترتيب").fill("952");
  await save(page).click();
  await expect(form).toHaveCount(0);
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/packages-server",
      ifMatch: undefined,
      body: {
        title: `سحابية ${marker}`,
        description: "",
        price: 49,
        price_unit: "شهريًا",
        delivery_time: null,
        features: [],
        category: null,
        icon_html: '<span class="gradient-khuzama"><i data-icon="Cloud"></i></span>',
        is_active: true,
        display_order: 952,
      },
    },
  ]);
  await expect(row(page, "سحابية").locator("[data-gradient=khuzama] .lucide-cloud")).toBeVisible();
  await expect(row(page, "سحابية")).toContainText("49 ريالًا شهريًا");
  await page.goto("/services");
  const card = page.locator("#hosting [data-package]").filter({ hasText: `سحابية ${marker}` });
  await expect(card.locator("[data-gradient=khuzama] .lucide-cloud")).toBeVisible();
});

test("SVC-07 an icon hint that the form does not offer stays unchanged when another field is saved", async ({
  page,
}) => {
  const hint = '<img src=x onerror="alert(1)"> شيء قديم';
  await make(page, "قديمة", { icon_html: hint }, "packages-server");
  await open(page, "packages-server", `?q=${marker}`);
  const edit = page.getByRole("button", { name: `تعديل قديمة ${marker}` });
  await edit.click();
  await dialog(page).getByLabel("الوصف").fill("جديد");
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await stored(page, "packages-server"))[0]?.icon_html).toBe(hint);
  await edit.click();
  await dialog(page).getByRole("radio", { name: "أصفر العرفج" }).check({ force: true });
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await stored(page, "packages-server"))[0]?.icon_html).toBe(
    '<span class="gradient-arfaj"><i data-icon="Server"></i></span>',
  );
});

test("ADM-04 closing a changed form asks first, and leaving it sends nothing", async ({ page }) => {
  await make(page, "ثابتة");
  const writes = recordWrites(page);
  await open(page, "packages", `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل ثابتة ${marker}` }).click();
  await dialog(page).getByLabel("التصنيف").fill("أخرى");
  const close = dialog(page).getByRole("button", { name: "إغلاق" });
  await close.click();
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(dialog(page).getByLabel("التصنيف")).toHaveValue("أخرى");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(writes).toEqual([]);
});

const questions = [
  ["packages", "هل تريد حذف هذه الباقة؟"],
  ["packages-server", "هل تريد حذف هذا السجل؟"],
] as const;
for (const [kind, sentence] of questions) {
  test(`ADM-07 a delete in ${kind} asks exactly the specified question, and can be undone`, async ({
    page,
  }) => {
    await make(page, "راحلة", {}, kind);
    await open(page, kind, `?q=${marker}`);
    await chooseForRecord(page, `راحلة ${marker}`, "حذف");
    const question = page.getByRole("alertdialog", { name: sentence });
    await expect(question.getByRole("button", { name: "إلغاء" })).toBeFocused();
    await question.getByRole("button", { name: "حذف" }).click();
    await expect(page.getByText("حُذفت الباقة")).toBeVisible();
    expect(await stored(page, kind)).toHaveLength(0);
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(row(page, "راحلة")).toBeVisible();
    expect(await stored(page, kind)).toHaveLength(1);
  });
}

for (const [how, sentence] of [
  ["answered", "فشل في جلب البيانات"],
  ["unanswered", "خطأ غير معروف"],
] as const) {
  test(`ERR-08 ADM-03 a load that is ${how} with a failure shows a red message, and can be tried again`, async ({
    page,
  }) => {
    await breakCalls(page, "GET", how);
    await page.goto("/admin/packages");
    const banner = page.getByRole("alert").filter({ hasText: sentence });
    await expect(banner).toBeVisible();
    expect(await banner.evaluate(isReddish), "a red text").toBe(true);
    await banner.getByRole("button", { name: "إخفاء" }).click();
    await expect(banner).toHaveCount(0);
    await page.unroute("**/api/packages**");
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByRole("row").filter({ hasText: "الأساسية" }).first()).toBeVisible();
  });
}

/** Runs in the page: whether the text of an element is drawn in a red. */
function isReddish(element: Element) {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return red > 1.8 * green && red > 1.8 * blue;
}

for (const method of ["POST", "PUT"]) {
  for (const how of ["answered", "unanswered"] as const) {
    test(`ERR-08 a ${method} that is ${how} with a failure shows its alert and keeps the input`, async ({
      page,
    }) => {
      await make(page, "معرّضة");
      await breakCalls(page, method, how);
      await open(page, "packages", `?q=${marker}`);
      const opener = method === "POST" ? "إضافة باقة" : `تعديل معرّضة ${marker}`;
      await page.getByRole("button", { name: opener }).click();
      await dialog(page).getByLabel("العنوان").fill(`مكتوب ${marker}`);
      await dialog(page).getByRole("switch").uncheck();
      await save(page).click();
      await expect(dialog(page).getByRole("alert")).toContainText("فشل في الحفظ");
      await expect(dialog(page).getByLabel("العنوان")).toHaveValue(`مكتوب ${marker}`);
      await page.unroute("**/api/packages**");
      await save(page).click();
      await expect(dialog(page)).toHaveCount(0);
      expect((await stored(page)).map(({ title }) => title)).toContain(`مكتوب ${marker}`);
    });
  }
}

for (const kind of ["packages", "packages-server"] as const) {
  for (const how of ["answered", "unanswered"] as const) {
    test(`ERR-08 ADM-07 a delete in ${kind} that is ${how} with a failure shows its alert, and the package stays`, async ({
      page,
    }) => {
      await make(page, "باقية", {}, kind);
      await breakCalls(page, "DELETE", how);
      await open(page, kind, `?q=${marker}`);
      const remove = async () => {
        await chooseForRecord(page, `باقية ${marker}`, "حذف");
        await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
      };
      await remove();
      await expect(page.getByRole("alert").filter({ hasText: "فشل في الحذف" })).toBeVisible();
      await expect(page.getByText("حُذفت الباقة")).toHaveCount(0);
      await expect(row(page, "باقية")).toBeVisible();
      expect(await stored(page, kind)).toHaveLength(1);
      await page.unroute("**/api/packages**");
      await remove();
      await expect(page.getByText("حُذفت الباقة")).toBeVisible();
      await expect(row(page, "باقية")).toHaveCount(0);
    });
  }
}

test("SVC-02 SURV-08 a price that is changed in the admin is on the public page at once", async ({
  page,
  browser,
}) => {
  await make(page, "عبور", { price: 700, is_active: true, display_order: 953 });
  const visitors = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const visitor = await visitors.newPage();
  const offer = visitor.locator("#packages [data-package]").filter({ hasText: `عبور ${marker}` });
  await visitor.goto("/services");
  await expect(offer).toContainText("700");

  await open(page, "packages", `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل عبور ${marker}` }).click();
  await dialog(page).getByLabel("السعر").fill("850");
  await save(page).click();
  await expect(page.getByText("حُفظت الباقة")).toBeVisible();
  await visitor.reload();
  await expect(offer).toContainText("850");

  await page.getByRole("button", { name: `تعديل عبور ${marker}` }).click();
  await dialog(page).getByLabel("السعر").fill("");
  await save(page).click();
  await expect(row(page, "عبور")).toContainText("تواصل معنا");
  await visitor.reload();
  await expect(offer).toContainText("تواصل معنا");
  await visitors.close();
});

test("ADM-04 ADM-07 a package is added, edited and deleted by keyboard alone", async ({ page }) => {
  await open(page);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.getByRole("button", { name: "إضافة باقة" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("العنوان")).toBeFocused();
  await page.keyboard.type(`باليد ${marker}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("77");
  await page.keyboard.press("Control+KeyS");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "إضافة باقة" })).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type(marker);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, "باليد")).toContainText("77 ريال");
  const options = optionsOf(page, `باليد ${marker}`);
  for (let steps = 0; steps < 14; steps++) {
    if (await options.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(options).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End"); // the last entry is delete
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "إلغاء" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("حُذفت الباقة")).toBeVisible();
  expect(await stored(page)).toHaveLength(0);
});

for (const kind of ["packages", "packages-server"] as const) {
  test(`ADM-03 AR-04 ${kind}: table, form and confirmation fit every width and pass axe in both themes; on phones the rows are cards`, async ({
    page,
  }) => {
    const long = { description: "وصف طويل ".repeat(20), category: "تصنيف طويل جدًا", price: 1234567 };
    const title = `باقة بعنوان طويل ${Array(8).fill("كلمة").join(" ")}`;
    await make(page, title, { ...long, features: ["أ", "ب"], display_order: 1 }, kind);
    await open(page, kind, `?q=${marker}`);
    const mine = page.getByRole("row").filter({ hasText: marker });
    await expect(mine).toBeVisible();
    await expectFitsAndReads(page, {
      also: async (width) => {
        const display = await mine.evaluate((tr) => getComputedStyle(tr).display);
        expect(display).toBe(width < 700 ? "block" : "table-row");
      },
    });
    await page.getByRole("button", { name: /^تعديل باقة بعنوان/ }).click();
    await expect(dialog(page)).toBeVisible();
    await expectFitsAndReads(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^إضافة باقة/ }).click();
    await expect(dialog(page)).toBeVisible();
    await expectFitsAndReads(page);
    await page.keyboard.press("Escape");
    await chooseForRecord(page, `${title} ${marker}`, "حذف");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFitsAndReads(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
    await expect(page.getByRole("row").nth(3)).toBeVisible();
    await expectFitsAndReads(page);
  });
}
