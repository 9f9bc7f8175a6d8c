import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { answersTo, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord } from "../support/records.ts";

type Wire = { id: number; version: number; type: string; title: string; image: string | null };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/vision-items/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/vision-items?q=${marker}`)).json();
}

/** Creates an item for this test, hidden from visitors. */
async function make(page: Page, title: string, fields: object = {}): Promise<Wire> {
  const data = { title: `${title} ${marker}`, isActive: false, ...fields };
  return (await call(page, "POST", "/api/vision-items", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/vision2030${query}`);
  await expect(page.getByRole("heading", { name: "رؤية 2030", level: 1 })).toBeVisible();
  await expect(page.locator("main article, main h2").first()).toBeVisible();
}

function recordWrites(page: Page) {
  const writes: { method: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/vision-items") || request.method() === "GET") return;
    writes.push({ method: request.method(), body: request.postDataJSON() });
  });
  return writes;
}

const card = (page: Page, title: string) => page.getByRole("article", { name: `${title} ${marker}` });
const breakCalls = (page: Page, method: string) => breakCallsTo(page, "**/api/vision-items**", method);
const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });
const chooseType = (page: Page, type: string) =>
  dialog(page).getByRole("radio", { name: type, exact: true }).check({ force: true });

test("AVIS-01 ADM-03 AR-01 counts by type, folding search over title and description, type filter, cards by type", async ({
  page,
}) => {
  await make(page, "مجتمع", {
    type: "pillar",
    icon: "Globe",
    initiatives: ["أولى", "", "ثانية", "ثالثة", "رابعة"],
    description: "إدارة المكتبة",
  });
  await make(page, "رقم", {
    type: "sustainability",
    value: "68",
    metric: "من المواقع",
    percentage: 61,
    icon: "Award",
  });
  await make(page, "كلام", { type: "text", content: "نص طويل" });
  const items = answersTo<Wire[]>(page, "/api/vision-items");
  await open(page);
  const counts = page.locator("main button[aria-pressed]:has(b)");
  await expect(counts).toHaveText([
    /^\d+المحاور$/,
    /^\d+المساهمات$/,
    /^\d+الاستدامة$/,
    /^\d+المشاريع$/,
    /^\d+النصوص$/,
  ]);
  const types = ["pillar", "contribution", "sustainability", "project", "text"];
  await expect(async () => {
    const all = (await items()) ?? [];
    const figures = types.map((type) => all.filter((item) => item.type === type).length);
    expect(figures[0]).toBeGreaterThanOrEqual(4);
    expect(await counts.locator("b").allInnerTexts()).toEqual(figures.map(String));
  }).toPass();

  await page.getByRole("searchbox").fill(`اداره المكتبه ${marker}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "مجتمع").locator("mark").first()).toBeVisible();
  expect(await card(page, "مجتمع").getByRole("listitem").allInnerTexts()).toEqual([
    "أولى",
    "ثانية",
    "واثنتان أخريان",
  ]);
  await expect(card(page, "مجتمع").locator(".lucide-globe")).toBeVisible();
  await expect(card(page, "مجتمع").locator("[data-tone]")).toHaveText("مخفي");

  await page.getByRole("searchbox").fill(marker);
  await counts.nth(2).click();
  await expect(counts.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("combobox", { name: "النوع" })).toHaveValue("sustainability");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "رقم").getByRole("progressbar")).toHaveAttribute("value", "61");
  await expect(card(page, "رقم")).toContainText("68");
  await expect(card(page, "رقم")).toContainText("من المواقع");
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("combobox", { name: "النوع" }).selectOption("text");
  await expect(card(page, "كلام")).toContainText("نص طويل");
  await page.getByRole("combobox", { name: "النوع" }).selectOption("project");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
});

test("AVIS-01 the form of each type has its own fields beside the common ones, with the choices of the specification", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "إضافة عنصر" }).first().click();
  const form = dialog(page);
  const own = form.locator("[data-type]");
  const common = ["العنوان", "الوصف", "المحتوى", "الصورة", "الترتيب"];
  const figure = ["القيمة", "المؤشر", "النسبة"];
  await expect(form.locator("[data-types] label")).toHaveText(["محور", "مساهمة", "استدامة", "مشروع", "نص"]);
  for (const [type, fields] of [
    ["محور", ["المحور الوطني", "المبادرات"]],
    ["مساهمة", figure],
    ["استدامة", figure],
    ["مشروع", []],
    ["نص", []],
  ] as const) {
    await chooseType(page, type);
    await expect(own.locator("> p")).toHaveText(`حقول تخص «${type}»`);
    for (const name of ["المحور الوطني", "المبادرات", ...figure])
      await expect(own.getByText(name, { exact: true }), `${type}: ${name}`).toHaveCount(
        fields.some((field) => field === name) ? 1 : 0,
      );
    expect(await own.getByRole("radio").evaluateAll((icons) => icons.map((icon) => icon.ariaLabel))).toEqual([
      "هدف",
      "أشخاص",
      "نمو",
      "كرة أرضية",
      "مبنى",
      "وسام",
    ]);
    for (const name of common) await expect(form.getByText(name, { exact: true }), name).toBeVisible();
    await expect(form.getByRole("switch", { name: "ظاهر في الصفحة" })).toBeChecked();
  }
  await chooseType(page, "محور");
  expect(
    await form
      .getByLabel("المحور الوطني")
      .locator("option")
      .evaluateAll((options) => options.map((option) => [option.getAttribute("value"), option.textContent])),
  ).toEqual([
    ["", "اختر"],
    ["vibrant-society", "مجتمع حيوي"],
    ["thriving-economy", "اقتصاد مزدهر"],
    ["ambitious-nation", "وطن طموح"],
  ]);
});

test("AVIS-01 ADM-04 ADM-08 the form shows the fields of the chosen type, keeps input of other types, and saves only those of its type", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: "إضافة عنصر" }).first().click();
  const form = dialog(page);
  await expect(form.getByRole("radio", { name: "محور", exact: true })).toBeChecked();
  await expect(form.getByLabel("النسبة")).toHaveCount(0);
  await form.getByLabel("العنوان").fill(`جديد ${marker}`);
  await form.getByLabel("المحور الوطني").selectOption("thriving-economy");
  await form.getByRole("radio", { name: "نمو" }).check({ force: true });
  await form.getByRole("button", { name: "إضافة عنصر" }).click();
  await form.getByRole("textbox", { name: "المبادرات 1" }).fill("مبادرة");

  await chooseType(page, "مساهمة");
  await expect(form.getByLabel("المحور الوطني")).toHaveCount(0);
  await form.getByLabel("القيمة").fill("16 من 20");
  await form.getByLabel("المؤشر").fill("مشاريع");
  await form.getByLabel("النسبة").fill("١٠١");
  await form.getByLabel("المحتوى").fill("نص");
  await form.getByRole("switch").uncheck();
  await save(page).click();
  await expect(form.getByText("النسبة من 0 إلى 100")).toBeVisible();
  await form.getByLabel("النسبة").fill("-1");
  await save(page).click();
  await expect(form.getByLabel("النسبة")).toHaveAccessibleDescription(/النسبة من 0 إلى 100/);
  expect(writes).toEqual([]);
  await form.getByLabel("النسبة").fill("٨٠");

  // Changing the type to pillar and back loses no input.
  await chooseType(page, "محور");
  await expect(form.getByLabel("المحور الوطني")).toHaveValue("thriving-economy");
  await expect(form.getByRole("textbox", { name: "المبادرات 1" })).toHaveValue("مبادرة");
  await chooseType(page, "مساهمة");
  await expect(form.getByLabel("القيمة")).toHaveValue("16 من 20");
  await expect(form.getByLabel("النسبة")).toHaveValue("80");
  await form.getByLabel("الترتيب").fill("٩٧٠");
  await save(page).click();
  await expect(page.getByText("أُضيف العنصر")).toBeVisible();
  const body = {
    type: "contribution",
    title: `جديد ${marker}`,
    description: "",
    content: "نص",
    icon: "TrendingUp",
    image: null,
    value: "16 من 20",
    metric: "مشاريع",
    percentage: 80,
    category: null,
    initiatives: [],
    isActive: false,
    order: 970,
  };
  expect(writes).toEqual([{ method: "POST", body }]);

  await page.getByRole("button", { name: `تعديل جديد ${marker}` }).click();
  await form.getByLabel("الوصف").fill("وصف");
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#175" } })
    .png()
    .toBuffer();
  await form.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png });
  await page.keyboard.press("Control+KeyS");
  await expect(page.getByText("حُفظ العنصر")).toBeVisible();
  const [item] = await stored(page);
  expect(item).toMatchObject({ ...body, description: "وصف", image: expect.stringMatching(/^\/uploads\//) });
  await page.getByRole("button", { name: `تعديل جديد ${marker}` }).click();
  await form.getByLabel("العنوان").fill("أخرى");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  expect(writes).toHaveLength(2);
});

test("ADM-07 SURV-05 delete with undo, several at once, history and keys", async ({ page }) => {
  await make(page, "راحل", { initiatives: ["قديمة"] });
  await make(page, "باقٍ");
  await open(page, `?q=${marker}`);
  await chooseForRecord(page, `راحل ${marker}`, "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا المحتوى؟" });
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف العنصر")).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await page.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(page.locator("main article [data-tone=success]")).toHaveCount(2);
  await chooseForRecord(page, `باقٍ ${marker}`, "سجل التعديلات");
  await expect(dialog(page)).toContainText("ظاهر في الصفحة");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await call(page, "POST", "/api/vision-items/bulk", {
    ids: (await stored(page)).map(({ id }) => id),
    action: "deactivate",
  });

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
});

test("ADM-05 the items are reordered by keyboard; a failure is reported", async ({ page }) => {
  // These records have places far behind all others, so that reordering them writes no record of another test.
  const first = await make(page, "أول", { order: 7001 });
  const ids = [first.id, (await make(page, "ثانٍ", { order: 7002 })).id];
  // The page sees only the records of this test, so that it cannot reorder others.
  await page.route("**/api/vision-items", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const all: Wire[] = await response.json();
    await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) });
  });
  const writes = recordWrites(page);
  await open(page);
  await page.getByRole("button", { name: "إعادة الترتيب" }).click();
  const rows = page.getByRole("grid", { name: "إعادة الترتيب" }).getByRole("row");
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(1)).toContainText("أول");
  await expect(page.getByText("حُفظ الترتيب")).toBeVisible();
  expect(writes).toEqual([{ method: "POST", body: { ids: [ids[1], ids[0]] } }]);
  await breakCalls(page, "POST");
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("alert").filter({ hasText: "تعذّر حفظ العنصر" })).toBeVisible();
  await expect(rows.first()).toContainText("ثانٍ"); // the order of the server is shown again
});

test("ADM-03 each failure shows its message, and the input stays", async ({ page }) => {
  await make(page, "معرّض");
  await breakCalls(page, "GET");
  await page.goto(`/admin/vision2030?q=${marker}`);
  await expect(page.getByRole("alert").filter({ hasText: "تعذّر تحميل عناصر الرؤية" })).toBeVisible();
  await page.unroute("**/api/vision-items**");
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(card(page, "معرّض")).toBeVisible();
  for (const [method, opener] of [
    ["POST", "إضافة عنصر"],
    ["PUT", `تعديل معرّض ${marker}`],
  ] as const) {
    await breakCalls(page, method);
    await page.getByRole("button", { name: opener }).click();
    await dialog(page).getByLabel("العنوان").fill(`مكتوب ${method} ${marker}`);
    await dialog(page).getByRole("switch").uncheck();
    await save(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("تعذّر حفظ العنصر");
    await expect(dialog(page).getByLabel("العنوان")).toHaveValue(`مكتوب ${method} ${marker}`);
    await page.unroute("**/api/vision-items**");
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await breakCalls(page, "DELETE");
  await chooseForRecord(page, `مكتوب PUT ${marker}`, "حذف");
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "تعذّر حذف العنصر" })).toBeVisible();
  await expect(card(page, "مكتوب PUT")).toBeVisible();
});

test("AR-04 cards and form fit every width and pass axe in both themes", async ({ page }) => {
  const long = { description: "وصف طويل ".repeat(20), initiatives: ["مبادرة ".repeat(12), "ب", "ج"] };
  await make(page, `عنصر طويل ${"كلمة ".repeat(15)}`, long);
  for (const type of ["contribution", "project", "text"]) await make(page, type, { type, percentage: 5 });
  await open(page);
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: "إضافة عنصر" }).click();
  for (const type of ["محور", "مساهمة"]) {
    await chooseType(page, type);
    await expectFitsAndReads(page);
  }
});
