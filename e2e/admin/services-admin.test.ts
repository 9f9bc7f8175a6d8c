import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { answersTo, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord, optionsOf, recordWritesTo } from "../support/records.ts";

type Wire = {
  id: number;
  version: number;
  title: string;
  display_order: number | null;
  image: string | null;
};

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/services/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/services?q=${marker}`)).json();
}

/** Creates a service for this test, hidden from visitors. */
async function make(page: Page, title: string, fields: object = {}): Promise<Wire> {
  const data = { title: `${title} ${marker}`, is_active: false, display_order: null, ...fields };
  return (await call(page, "POST", "/api/services", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/services${query}`);
  await expect(page.getByRole("heading", { name: "الخدمات", level: 1 })).toBeVisible();
}

const tile = (page: Page, title: string) => page.getByRole("article", { name: `${title} ${marker}` });
const recordWrites = (page: Page) => recordWritesTo(page, "/api/services");
/** Makes calls fail: with a 500, or without an answer. */
const breakCalls = (page: Page, method: string, how: "answered" | "unanswered") =>
  breakCallsTo(page, "**/api/services**", method, how === "answered" ? 500 : how);
const dialog = (page: Page) => page.getByRole("dialog");
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث بعنوان الخدمة" });

test("ASVC-01 ADM-03 shows its loading text with the skeleton, then the list with its count", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/services", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/admin/services");
  await expect(page.getByText("جاري تحميل الخدمات...")).toBeVisible();
  await expect(page.locator("main [aria-busy=true] [data-bone]").first()).toBeVisible();
  release();
  await expect(page.getByRole("article", { name: "تصميم المواقع" })).toBeVisible();
  await expect(page.locator("[data-page-head] p")).toContainText(/^\d+ خدم(ات|ة)، /);
  await expect(page).toHaveTitle(/الخدمات/);
});

test("ASVC-01 ADM-03 AR-01 the search folds Arabic and marks its hits, the list filters by category, and both are kept in the address", async ({
  page,
}) => {
  await make(page, "متجر أحمد", { category: "maintenance" });
  await make(page, "إدارة المكتبة", { category: "consulting" });
  await open(page);
  await search(page).fill(`احمد ${marker}`);
  await expect(tile(page, "متجر أحمد")).toBeVisible();
  await expect(tile(page, "إدارة المكتبة")).toHaveCount(0);
  await expect(tile(page, "متجر أحمد").locator("mark").first()).toHaveText("أحمد");
  await expect(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();

  await search(page).fill(`ادارة المكتبه ${marker}`);
  await expect(tile(page, "إدارة المكتبة")).toBeVisible();

  const category = page.getByRole("combobox", { name: "الفئة" });
  expect(await category.locator("option").allTextContents()).toEqual([
    "جميع الفئات",
    "البناء والتشييد",
    "الصيانة والدعم",
    "الاستشارات الهندسية",
  ]);
  await category.selectOption("maintenance");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await search(page).fill(marker);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(tile(page, "متجر أحمد")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(search(page)).toHaveValue(marker);
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect(page.getByRole("article", { name: "تصميم المواقع" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("ASVC-02 a card shows icon, badge, short description, two features and the number of further ones", async ({
  page,
}) => {
  await make(page, "بطاقة", {
    short_description: "وصف موجز",
    features: ["أولى", "", "ثانية", "ثالثة", "رابعة", "خامسة"],
    category: "consulting",
    icon: "Shield",
    is_active: false,
    display_order: 900,
  });
  await open(page, `?q=${marker}`);
  const card = tile(page, "بطاقة");
  await expect(card.getByText("مخفية")).toBeVisible();
  await expect(card.getByText("وصف موجز")).toBeVisible();
  expect(await card.getByRole("listitem").allInnerTexts()).toEqual(["أولى", "ثانية", "و3 أخرى"]);
  await expect(card.getByText("الاستشارات الهندسية")).toBeVisible();
  await expect(card.getByTitle("الترتيب")).toHaveText("900");
  await expect(card.locator(".lucide-shield-check")).toBeVisible();
});

test("ASVC-02 the category stays in the admin: no public page has it in its text or its data", async ({
  page,
}) => {
  const services: { category: string; is_active: number }[] = await (
    await page.request.get("/api/services")
  ).json();
  const shown = new Set(services.filter(({ is_active }) => is_active === 1).map(({ category }) => category));
  expect([...shown].sort()).toEqual(["construction", "consulting", "maintenance"]);
  for (const path of ["/", "/services", "/services.data"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text, path).toContain("تصميم المواقع");
    for (const word of [...shown, "البناء والتشييد", "الصيانة والدعم", "الاستشارات الهندسية"])
      expect(text, path).not.toContain(word);
  }
});

test("ADM-04 ADM-05 ASVC-02 API-02 a new service begins with the defaults, is sent in wire names and shown from the server", async ({
  page,
}) => {
  const writes = recordWrites(page);
  const shown = answersTo<object[]>(page, "/api/services");
  await open(page);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  const form = dialog(page);
  await expect(form.getByRole("radio", { name: "مبنى" })).toBeChecked();
  const icons = form.locator("[data-icons]").first().locator("label");
  expect(await icons.evaluateAll((labels: HTMLElement[]) => labels.map(({ title }) => title))).toEqual([
    "مبنى",
    "منزل",
    "مصنع",
    "مفتاح صيانة",
    "أشخاص",
    "درع",
  ]);
  const drawings = await icons.locator("svg").evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(drawings).size).toBe(6);
  await expect(form.getByLabel("الفئة")).toHaveValue("construction");
  await expect(form.getByRole("switch", { name: "ظاهرة في الموقع" })).toBeChecked();
  await expect(form.getByRole("textbox", { name: "المزايا 1" })).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "الفوائد 1" })).toHaveValue("");
  await expect(form.getByLabel("الترتيب")).toHaveValue(String(((await shown())?.length ?? 0) + 1));

  await form.getByLabel("عنوان الخدمة").fill(`جديدة ${marker}`);
  await form.getByLabel("وصف قصير").fill("وصف");
  await form.getByLabel("الوصف", { exact: true }).fill("تفصيل");
  await form.getByLabel("الفئة").selectOption("consulting");
  await form.getByRole("radio", { name: "درع" }).check({ force: true });
  await form.getByRole("textbox", { name: "المزايا 1" }).fill("ميزة");
  await form.getByRole("textbox", { name: "المزايا 1" }).press("Enter");
  await form.getByRole("textbox", { name: "المزايا 2" }).fill("ميزة ثانية");
  await form.getByRole("textbox", { name: "الفوائد 1" }).fill("فائدة");
  await form.getByLabel("الترتيب").fill("٩٩٠");
  await form.getByRole("switch", { name: "ظاهرة في الموقع" }).uncheck();
  await form.getByRole("button", { name: "حفظ", exact: true }).click();

  await expect(form).toHaveCount(0);
  await expect(page.getByText("أُضيفت الخدمة")).toBeVisible();
  await expect(tile(page, "جديدة")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/services",
      ifMatch: undefined,
      body: {
        title: `جديدة ${marker}`,
        description: "تفصيل",
        short_description: "وصف",
        icon: "Shield",
        art: null,
        image: null,
        features: ["ميزة", "ميزة ثانية"],
        benefits: ["فائدة"],
        category: "consulting",
        is_active: false,
        display_order: 990,
      },
    },
  ]);
  // The next new form is blank again.
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toHaveValue("");
});

test("ADM-04 ADM-08 «save and add another» keeps the form open and blank; a blank title saves", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  const form = dialog(page);
  await form.getByLabel("عنوان الخدمة").fill(`أولى ${marker}`);
  await form.getByRole("switch").uncheck();
  await form.getByRole("button", { name: "حفظ وإضافة أخرى" }).click();
  await expect(form.getByLabel("عنوان الخدمة")).toHaveValue("");
  await expect(form.getByLabel("عنوان الخدمة")).toBeFocused();
  await form.getByRole("switch").uncheck();
  const created = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  const { id } = await (await created).json();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("article", { name: "خدمة بلا عنوان" }).first()).toBeVisible();
  await call(page, "DELETE", `/api/services/${id}`);
  expect(await stored(page)).toHaveLength(1);
});

test("ADM-04 API-08 an edit begins with a copy of the item, sends its version, and the list shows the server's state", async ({
  page,
}) => {
  const { id } = await make(page, "قديمة", {
    features: ["أ", "ب"],
    benefits: ["ج"],
    icon: "Users",
    category: "maintenance",
    display_order: 901,
    description: "شرح",
  });
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل قديمة ${marker}` }).click();
  const form = dialog(page);
  await expect(form.getByRole("radio", { name: "أشخاص" })).toBeChecked();
  await expect(form.getByLabel("عنوان الخدمة")).toHaveValue(`قديمة ${marker}`);
  await form.getByLabel("عنوان الخدمة").fill(`محدّثة ${marker}`);
  await form.getByRole("button", { name: "نقل المزايا 1" }).press("ArrowDown");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText("حُفظت الخدمة")).toBeVisible();
  await expect(tile(page, "محدّثة")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "PUT",
      path: `/api/services/${id}`,
      ifMatch: '"1"',
      body: {
        title: `محدّثة ${marker}`,
        description: "شرح",
        short_description: "",
        icon: "Users",
        art: null,
        image: null,
        features: ["ب", "أ"],
        benefits: ["ج"],
        category: "maintenance",
        is_active: false,
        display_order: 901,
      },
    },
  ]);
});

test("SURV-05 API-08 a service that another user saved meanwhile is merged field by field", async ({
  page,
}) => {
  const { id } = await make(page, "مشتركة", { short_description: "قبل", category: "construction" });
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل مشتركة ${marker}` }).click();
  await call(page, "PUT", `/api/services/${id}`, { short_description: "من غيري", category: "consulting" });
  const form = dialog(page);
  await form.getByLabel("وصف قصير").fill("مني");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByText("عُدّل هذا السجل بعد أن فتحته")).toBeVisible();
  await expect(merge.getByRole("group", { name: "وصف قصير" })).toContainText("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظت الخدمة")).toBeVisible();
  const [service] = await stored(page);
  expect(service).toMatchObject({ short_description: "مني", category: "consulting", version: 3 });
});

test("ADM-04 closing a changed form asks first, and leaving it sends nothing", async ({ page }) => {
  await make(page, "ثابتة");
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل ثابتة ${marker}` }).click();
  await dialog(page).getByRole("button", { name: "إلغاء" }).click();
  await expect(dialog(page)).toHaveCount(0); // nothing was changed, so there is no question

  await page.getByRole("button", { name: `تعديل ثابتة ${marker}` }).click();
  await dialog(page).getByLabel("عنوان الخدمة").fill("أخرى");
  await expect(dialog(page).getByText("تعديلات غير محفوظة")).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toHaveValue("أخرى");
  await dialog(page).getByRole("button", { name: "إلغاء" }).click();
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, "ثابتة")).toBeVisible();
  expect(writes).toEqual([]);
});

test("ADM-07 a delete asks exactly the specified question, and can be undone", async ({ page }) => {
  await make(page, "راحلة");
  await open(page, `?q=${marker}`);
  const remove = () => chooseForRecord(page, `راحلة ${marker}`, "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذه الخدمة؟" });
  await remove();
  await expect(question.getByRole("button", { name: "إلغاء" })).toBeFocused();
  await question.getByRole("button", { name: "إلغاء" }).click();
  await expect(optionsOf(page, `راحلة ${marker}`)).toBeFocused();
  expect(await stored(page)).toHaveLength(1);

  await remove();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذفت الخدمة")).toBeVisible();
  await expect(tile(page, "راحلة")).toHaveCount(0);
  expect(await stored(page)).toHaveLength(0);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(tile(page, "راحلة")).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
});

test("ADM-04 a copy opens as a new service at the end of the list", async ({ page }) => {
  await make(page, "أصل", { features: ["ميزة"], icon: "Wrench" });
  await open(page, `?q=${marker}`);
  await chooseForRecord(page, `أصل ${marker}`, "تكرار");
  await expect(dialog(page).getByRole("heading", { name: "إضافة خدمة" })).toBeVisible();
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toHaveValue(`أصل ${marker} (تكرار)`);
  await dialog(page).getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  expect((await stored(page)).map((service) => service.title).sort()).toEqual([
    `أصل ${marker}`,
    `أصل ${marker} (تكرار)`,
  ]);
});

test("ADM-05 services are reordered by keyboard, and only while nothing is filtered", async ({ page }) => {
  // These records have places far behind all others, so that reordering them writes no record of another test.
  const ids: number[] = [];
  for (const [index, title] of ["ألف", "باء", "جيم"].entries())
    ids.push((await make(page, title, { display_order: 7001 + index })).id);
  // The page sees only the records of this test, so that it cannot reorder others.
  await page.route("**/api/services", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const all: Wire[] = await response.json();
    await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) });
  });
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "إعادة الترتيب" })).toHaveCount(0);
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  await page.getByRole("button", { name: "إعادة الترتيب" }).click();

  const rows = page.getByRole("grid", { name: "إعادة الترتيب" }).getByRole("row");
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(1)).toContainText("ألف");
  await expect(page.getByText("نُقل إلى الموضع 2 من 3")).toBeAttached();
  await expect(page.getByText("حُفظ الترتيب")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/services/reorder",
      ifMatch: undefined,
      body: { ids: [ids[1], ids[0], ids[2]] },
    },
  ]);
  // The server has other services too; those of this test have their new order among themselves.
  const places = new Map((await stored(page)).map(({ id, display_order }) => [id, display_order ?? 0]));
  expect([...places].sort(([, one], [, other]) => one - other).map(([id]) => id)).toEqual([
    ids[1],
    ids[0],
    ids[2],
  ]);

  await breakCalls(page, "POST", "answered");
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("alert").filter({ hasText: "فشل في تحديث الخدمة" })).toBeVisible();
  await expect(rows.first()).toContainText("باء"); // the order of the server is shown again
});

test("ASVC-02 a picture is uploaded, saved with the service and shown on its card", async ({ page }) => {
  await make(page, "مصوّرة");
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } })
    .png()
    .toBuffer();
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل مصوّرة ${marker}` }).click();
  const form = dialog(page);
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "صورة.png", mimeType: "image/png", buffer: picture });
  // The button is pressed at once, because saving waits for the picture.
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form).toHaveCount(0);
  const [service] = await stored(page);
  expect(service?.image).toMatch(/^\/uploads\/[\w-]+-1200x800\.webp$/);
  const shown = tile(page, "مصوّرة").locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("ERR-06 ASVC-02 a picture that cannot be stored shows a message and keeps the form", async ({
  page,
}) => {
  await page.route("**/api/upload", (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  await dialog(page).getByLabel("عنوان الخدمة").fill("مكتوب");
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(dialog(page).getByText("فشل رفع الصورة")).toBeVisible();
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toHaveValue("مكتوب");
});

test.describe("ERR-02", () => {
  const loads = [
    ["answered", "فشل في جلب الخدمات"],
    ["unanswered", "حدث خطأ غير متوقع"],
  ] as const;
  for (const [how, sentence] of loads) {
    test(`ERR-02 ADM-03 a load that is ${how} with a failure shows its sentence, can be dismissed and tried again`, async ({
      page,
    }) => {
      await breakCalls(page, "GET", how);
      await page.goto("/admin/services");
      const banner = page.getByRole("alert").filter({ hasText: sentence });
      await expect(banner).toBeVisible();
      await banner.getByRole("button", { name: "إخفاء" }).click();
      await expect(banner).toHaveCount(0);
      await page.getByRole("button", { name: "إعادة المحاولة" }).click();
      await expect(banner).toBeVisible();
      await page.unroute("**/api/services**");
      await banner.getByRole("button", { name: "إعادة المحاولة" }).click();
      await expect(page.getByRole("article", { name: "تصميم المواقع" })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  }

  const saves = [
    ["POST", "answered", "فشل في إضافة الخدمة"],
    ["POST", "unanswered", "حدث خطأ في إضافة الخدمة"],
    ["PUT", "answered", "فشل في تحديث الخدمة"],
    ["PUT", "unanswered", "حدث خطأ في تحديث الخدمة"],
  ] as const;
  for (const [method, how, sentence] of saves) {
    test(`ERR-02 a ${method} that is ${how} with a failure shows its sentence and keeps the input`, async ({
      page,
    }) => {
      await make(page, "معرّضة");
      await breakCalls(page, method, how);
      await open(page, `?q=${marker}`);
      const opener = method === "POST" ? "إضافة خدمة" : `تعديل معرّضة ${marker}`;
      await page.getByRole("button", { name: opener }).click();
      const form = dialog(page);
      await form.getByLabel("عنوان الخدمة").fill(`مكتوب ${marker}`);
      await form.getByRole("textbox", { name: "المزايا 1" }).fill("سطر");
      await form.getByRole("button", { name: "حفظ", exact: true }).click();
      await expect(form.getByRole("alert")).toContainText(sentence);
      await expect(form.getByLabel("عنوان الخدمة")).toHaveValue(`مكتوب ${marker}`);
      await expect(form.getByRole("textbox", { name: "المزايا 1" })).toHaveValue("سطر");
      await form.getByRole("alert").getByRole("button", { name: "إخفاء" }).click();
      await expect(form.getByRole("alert")).toHaveCount(0);
      await page.unroute("**/api/services**");
      await form.getByRole("button", { name: "حفظ", exact: true }).click();
      await expect(form).toHaveCount(0);
      expect((await stored(page)).map(({ title }) => title)).toContain(`مكتوب ${marker}`);
    });
  }

  const deletes = [
    ["answered", "فشل في حذف الخدمة"],
    ["unanswered", "حدث خطأ في حذف الخدمة"],
  ] as const;
  for (const [how, sentence] of deletes) {
    test(`ERR-02 ADM-07 a delete that is ${how} with a failure shows its sentence above the list, which keeps the service`, async ({
      page,
    }) => {
      await make(page, "باقية");
      await breakCalls(page, "DELETE", how);
      await open(page, `?q=${marker}`);
      await chooseForRecord(page, `باقية ${marker}`, "حذف");
      await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
      const banner = page.getByRole("alert").filter({ hasText: sentence });
      await expect(banner).toBeVisible();
      await expect(tile(page, "باقية")).toBeVisible();
      await banner.getByRole("button", { name: "إخفاء" }).click();
      await expect(banner).toHaveCount(0);
    });
  }
});

test("API-02 ADM-08 wrong values are reported under their fields, and text that is not a number is never sent", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  const form = dialog(page);
  await form.getByLabel("عنوان الخدمة").fill("س".repeat(201));
  await form.getByLabel("الترتيب").fill("abc");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText("راجع الحقول المعلَّمة");
  await expect(form.getByLabel("عنوان الخدمة")).toHaveAccessibleDescription(/أكثر عدد للأحرف: 200/);
  await expect(form.getByLabel("الترتيب")).toHaveAccessibleDescription("اكتب رقمًا");
  await expect(form.getByLabel("عنوان الخدمة")).toBeFocused();
  await form.getByLabel("الترتيب").fill("0");
  await form.getByLabel("عنوان الخدمة").fill("س");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form.getByLabel("الترتيب")).toHaveAccessibleDescription("أقل قيمة هي 1");
  expect(writes).toEqual([]);
});

test("ADM-04 ADM-07 a service is added, edited and deleted by keyboard alone", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "إضافة خدمة" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toBeFocused();
  await page.keyboard.type(`باليد ${marker}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("وصف");
  await page.keyboard.press("Control+KeyS");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "إضافة خدمة" })).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type(marker);
  await expect(page.getByRole("article")).toHaveCount(1);
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
  await expect(page.getByText("حُذفت الخدمة")).toBeVisible();
  expect(await stored(page)).toHaveLength(0);
});

test("ADM-04 an address opens the service that it names", async ({ page }) => {
  const { id } = await make(page, "معنونة");
  await page.goto(`/admin/services?edit=${id}`);
  await expect(dialog(page).getByLabel("عنوان الخدمة")).toHaveValue(`معنونة ${marker}`);
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("ADM-03 AR-04 list, reordering, form and confirmation fit every width and pass axe in both themes", async ({
  page,
}) => {
  const title = `خدمة بعنوان طويل جدًا ${Array(20).fill("كلمة").join(" ")}`;
  await make(page, title, {
    features: ["سطر ".repeat(30), "ب", "ج"],
  });
  await open(page, `?q=${marker}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectFitsAndReads(page);
  for (const opener of [/^تعديل خدمة بعنوان/, "إضافة خدمة"]) {
    await page.getByRole("button", { name: opener }).click();
    await expect(dialog(page)).toBeVisible();
    await expectFitsAndReads(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  await chooseForRecord(page, `${title} ${marker}`, "حذف");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectFitsAndReads(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  await expect(page.getByRole("article", { name: "تصميم المواقع" })).toBeVisible();
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: "إعادة الترتيب" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectFitsAndReads(page);
});
