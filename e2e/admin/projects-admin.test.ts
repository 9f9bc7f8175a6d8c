import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, expectFitsAndReads, expectReads, type Page, signIn, test } from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord, recordWritesTo } from "../support/records.ts";

type Wire = { id: string; version: number; title: string; image: string | null; order: number | null };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/projects/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/projects?q=${marker}`)).json();
}

async function make(page: Page, title: string, fields: object = {}): Promise<Wire> {
  const data = { title: `${title} ${marker}`, order: null, ...fields };
  return (await call(page, "POST", "/api/projects", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/projects${query}`);
  await expect(page.getByRole("heading", { name: "المشاريع", level: 1 })).toBeVisible();
}

const tile = (page: Page, title: string) => page.getByRole("article", { name: `${title} ${marker}` });
const recordWrites = (page: Page) => recordWritesTo(page, "/api/projects");
const dialog = (page: Page) => page.getByRole("dialog");
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث بعنوان المشروع" });
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });

/** Chooses an entry in the menu of a card. */
const choose = (page: Page, title: string, entry: string) =>
  chooseForRecord(page, `${title} ${marker}`, entry);

async function picture() {
  const plain = { create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } } as const;
  return { name: "غلاف.png", mimeType: "image/png", buffer: await sharp(plain).png().toBuffer() };
}

test("APRJ-01 ADM-03 AR-01 cards show all fields of a project; search, category and status filter, and are kept in the address", async ({
  page,
}) => {
  const facts = { value: "48,000 ريال", location: "الرياض", duration: "10 أسابيع", client: "مزارع رُطَب" };
  await make(page, "متجر أحمد", {
    ...facts,
    category: "residential",
    status: "in-progress",
    completion: 72,
    startDate: "2026-09-20",
  });
  await make(page, "إدارة", { category: "industrial", status: "completed" });
  await open(page);
  await expect(page.locator("[data-page-head] p")).toHaveText(/مشروعًا?|مشاريع|مشروعان.*، قيد التنفيذ: \d+/);
  await search(page).fill(`احمد ${marker}`);
  const card = tile(page, "متجر أحمد");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card.locator("mark").first()).toHaveText("أحمد");
  for (const words of [...Object.values(facts), "قيد التنفيذ", "سكني", "72%", "20 سبتمبر 2026"])
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  await expect(card.getByRole("progressbar", { name: "نسبة الإنجاز" })).toHaveAttribute("value", "72");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/covers\//);
  await expect
    .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await search(page).fill(marker);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("combobox", { name: "التصنيف" }).selectOption({ label: "صناعي" });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(tile(page, "إدارة")).toBeVisible();
  await page.getByRole("combobox", { name: "الحالة" }).selectOption({ label: "تخطيط" });
  await expect(page.getByRole("heading", { name: "لم يتم العثور على مشاريع" })).toBeVisible();
  await page.getByRole("combobox", { name: "الحالة" }).selectOption({ label: "مكتمل" });
  await expect(tile(page, "إدارة")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(search(page)).toHaveValue(marker);
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect(page.getByRole("article").nth(2)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("APRJ-01 an empty list shows a message and offers to add the first project", async ({ page }) => {
  await page.route("**/api/projects?**", (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "0" } }),
  );
  await page.goto("/admin/projects");
  await expect(page.getByRole("heading", { name: "لم يتم العثور على مشاريع" })).toBeVisible();
  await page.getByRole("button", { name: "إضافة أول مشروع" }).click();
  await expect(dialog(page).getByRole("heading", { name: "إضافة مشروع" })).toBeVisible();
});

test("APRJ-01 ADM-07 the menu opens the details, and deletes after a confirmation with an undo", async ({
  page,
}) => {
  await make(page, "راحل", { description: "أولى\n\nثانية", summary: "موجز", value: "9,000 ريال" });
  await open(page, `?q=${marker}`);
  await choose(page, "راحل", "عرض التفاصيل");
  const panel = page.getByRole("dialog", { name: `راحل ${marker}` });
  for (const words of ["موجز", "أولى", "ثانية", "9,000 ريال", "تخطيط", "تجاري"])
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "تعديل المشروع" }).click();
  await expect(dialog(page).getByLabel("الوصف المختصر")).toHaveValue("موجز");
  await dialog(page).getByRole("button", { name: "إلغاء" }).click();
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, "راحل", "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا المشروع؟" });
  await question.getByRole("button", { name: "إلغاء" }).click();
  expect(await stored(page)).toHaveLength(1);
  await choose(page, "راحل", "حذف");
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف المشروع")).toBeVisible();
  await expect(tile(page, "راحل")).toHaveCount(0);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(tile(page, "راحل")).toBeVisible();
});

test("APRJ-02 APRJ-03 ADM-04 a new project uploads its picture on save and takes its id from the clock; the next form is blank", async ({
  page,
}) => {
  const writes = recordWrites(page);
  let uploads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/upload")) uploads++;
  });
  await open(page);
  const before = Date.now();
  await page.keyboard.press("n");
  const form = dialog(page);
  await expect(form.getByLabel("نسبة الإنجاز")).toHaveValue("0");
  await form
    .locator("input[type=file]:not([multiple])")
    .first()
    .setInputFiles({
      name: "نص.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("x"),
    });
  await expect(form.getByText(/^اختر صورة بصيغة/)).toBeVisible();
  await form
    .locator("input[type=file]:not([multiple])")
    .first()
    .setInputFiles(await picture());
  await expect(form.locator("[data-picture] img").first()).toHaveAttribute("src", /^blob:/);
  expect(uploads).toBe(0);

  await form.getByLabel("العنوان").fill(`جديد ${marker}`);
  await form.getByLabel("الوصف المختصر").fill("موجز");
  await form.getByLabel("الوصف", { exact: true }).fill("تفصيل");
  await form.getByLabel("التصنيف").selectOption("industrial");
  await form.getByLabel("الحالة").selectOption("in-progress");
  await form.getByLabel("نسبة الإنجاز").fill("١٠١");
  await form.getByLabel("تاريخ البداية").fill("20/9/2026");
  await form.getByLabel("تاريخ النهاية").fill("2026-09-01");
  await save(page).click();
  await expect(form.getByText("النسبة من 0 إلى 100")).toBeVisible();
  await form.getByLabel("نسبة الإنجاز").fill("٤٠");
  await save(page).click();
  await expect(form.getByText("تاريخ النهاية قبل تاريخ البداية")).toBeVisible();
  expect(uploads).toBe(0);
  await form.getByLabel("تاريخ النهاية").fill("2026-12-01");
  await form.getByLabel("القيمة", { exact: true }).fill("48,000 ريال");
  await form.getByLabel("القيمة بالأرقام").fill("48,000");
  await form.getByLabel("المدة").fill("10 أسابيع");
  await form.getByLabel("الموقع", { exact: true }).fill("الرياض");
  await form.getByLabel("ملف العميل").selectOption("1");
  await expect(form.getByLabel("العميل", { exact: true })).not.toHaveValue("");
  await form.getByLabel("العميل", { exact: true }).fill("عميل");
  await form.getByLabel("الترتيب").fill("990");
  await page.keyboard.press("Control+KeyS");
  await expect(page.getByText("أُضيف المشروع")).toBeVisible();
  await expect(form).toHaveCount(0);

  const [project] = await stored(page);
  expect(project?.image).toMatch(/^\/uploads\/.*-1200x800\.webp$/);
  expect(Number(project?.id)).toBeGreaterThanOrEqual(before);
  expect(Number(project?.id)).toBeLessThanOrEqual(Date.now());
  expect(uploads).toBe(1);
  const body = {
    id: project?.id,
    title: `جديد ${marker}`,
    summary: "موجز",
    description: "تفصيل",
    category: "industrial",
    status: "in-progress",
    completion: 40,
    value: "48,000 ريال",
    valueAmount: 48000,
    duration: "10 أسابيع",
    location: "الرياض",
    client: "عميل",
    clientId: 1,
    image: project?.image,
    imageAlt: "",
    gallery: [],
    startDate: "2026-09-20",
    endDate: "2026-12-01",
    order: 990,
    isActive: false,
    challenge: "",
    challengeText: "",
    decision: "",
    decisionText: "",
    result: "",
    resultText: "",
    figures: [],
    detailImage: null,
    detailX: 50,
    detailY: 50,
    detailZoom: 150,
    detailCaption: "",
  };
  expect(writes).toEqual([{ method: "POST", path: "/api/projects", ifMatch: undefined, body }]);
  await page.keyboard.press("n");
  await expect(dialog(page).getByLabel("العنوان")).toHaveValue("");
  await expect(dialog(page).locator("[data-picture] img")).toHaveCount(0);
});

test("APRJ-02 ERR-06 a failed upload shows a message, keeps the form and its input, and succeeds on the next try", async ({
  page,
}) => {
  await make(page, "مصوّر");
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await choose(page, "مصوّر", "تعديل");
  const form = dialog(page);
  await expect(form.locator("[data-picture] img").first()).toHaveAttribute("src", /^\/covers\//);
  await form.getByLabel("الموقع", { exact: true }).fill("جدة");
  await form
    .locator("input[type=file]:not([multiple])")
    .first()
    .setInputFiles(await picture());
  for (const status of [500, "unanswered"] as const) {
    await breakCallsTo(page, "**/api/upload", "POST", status);
    await save(page).click();
    const alert = form.getByRole("alert").filter({ hasText: "فشل رفع الصورة" });
    await expect(alert).toBeVisible();
    await alert.getByRole("button", { name: "إخفاء" }).click();
    await expect(alert).toHaveCount(0);
    await expect(form.getByLabel("الموقع", { exact: true })).toHaveValue("جدة");
    await expect(form.locator("[data-picture] img").first()).toHaveAttribute("src", /^blob:/);
    await page.unrouteAll();
  }
  expect(writes).toEqual([]);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/upload", async (route) => {
    await held;
    await route.continue();
  });
  await save(page).click();
  await expect(form.getByRole("progressbar", { name: "جاري رفع الصورة..." })).toBeVisible();
  release();
  await expect(page.getByText("حُفظ المشروع")).toBeVisible();
  const [project] = await stored(page);
  expect(project).toMatchObject({ location: "جدة", image: expect.stringMatching(/^\/uploads\//) });
  await expect(tile(page, "مصوّر").locator("img")).toHaveAttribute("src", project?.image ?? "");
});

for (const [status, sentences] of [
  [500, ["فشل في جلب المشاريع", "فشل في إضافة المشروع", "فشل في تحديث المشروع", "فشل في حذف المشروع"]],
  ["unanswered", Array(4).fill("حدث خطأ غير متوقع")],
] as const) {
  test(`ERR-06 calls that end as ${status} show messages that can be dismissed, and keep the input`, async ({
    page,
  }) => {
    await make(page, "معرّض");
    await breakCallsTo(page, "**/api/projects?**", "GET", status);
    await page.goto(`/admin/projects?q=${marker}`);
    const banner = (sentence: string | undefined) =>
      page.getByRole("alert").filter({ hasText: sentence ?? "?" });
    await expect(banner(sentences[0])).toBeVisible();
    await banner(sentences[0]).getByRole("button", { name: "إخفاء" }).click();
    await page.unrouteAll();
    await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
    await expect(tile(page, "معرّض")).toBeVisible();

    await breakCallsTo(page, "**/api/projects", "POST", status);
    await page.getByRole("button", { name: "إضافة مشروع" }).click();
    await dialog(page).getByLabel("العنوان").fill(`مكتوب ${marker}`);
    await save(page).click();
    await expect(banner(sentences[1])).toBeVisible();
    await expect(dialog(page).getByLabel("العنوان")).toHaveValue(`مكتوب ${marker}`);
    await page.unrouteAll();
    await save(page).click();
    await expect(tile(page, "مكتوب")).toBeVisible();

    await breakCallsTo(page, "**/api/projects/*", "PUT", status);
    await choose(page, "معرّض", "تعديل");
    await dialog(page).getByLabel("العنوان").fill(`آخر ${marker}`);
    await save(page).click();
    await expect(banner(sentences[2])).toBeVisible();
    await expect(dialog(page).getByLabel("العنوان")).toHaveValue(`آخر ${marker}`);
    await dialog(page).getByRole("button", { name: "إلغاء" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();

    await breakCallsTo(page, "**/api/projects/*", "DELETE", status);
    await choose(page, "معرّض", "حذف");
    await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
    await expect(banner(sentences[3])).toBeVisible();
    await expect(tile(page, "معرّض")).toBeVisible();
    await banner(sentences[3]).getByRole("button", { name: "إخفاء" }).click();
    await expect(banner(sentences[3])).toHaveCount(0);
  });
}

test("APRJ-03 API-08 SURV-05 a new project with a taken id gets the next one; an edit keeps id and unknown state; two edits are merged", async ({
  page,
}) => {
  let clashes = 0;
  const ids: string[] = [];
  await page.route("**/api/projects", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    ids.push(route.request().postDataJSON().id);
    if (clashes++ > 0) return route.fallback();
    await route.fulfill({ status: 409, json: { title: "x", status: 409, code: "conflict" } });
  });
  await open(page, `?q=${marker}`);
  await page.keyboard.press("n");
  await dialog(page).getByLabel("العنوان").fill(`متزامن ${marker}`);
  await save(page).click();
  await expect(tile(page, "متزامن")).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(Number(ids[1])).toBe(Number(ids[0]) + 1);

  const [id] = ids.slice(-1);
  await call(page, "PUT", `/api/projects/${id}`, { status: "مجمَّد" });
  await page.goto(`/admin/projects?edit=${id}`);
  const form = dialog(page);
  await expect(form.getByLabel("الحالة")).toHaveValue("مجمَّد");
  await call(page, "PUT", `/api/projects/${id}`, { location: "من غيري", duration: "شهر" });
  await form.getByLabel("الموقع", { exact: true }).fill("مني");
  await save(page).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByRole("group", { name: "الموقع" })).toContainText("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظ المشروع")).toBeVisible();
  const [project] = await stored(page);
  expect(project).toMatchObject({ id, status: "مجمَّد", location: "مني", duration: "شهر" });

  // The form offers each state that the list can be filtered by.
  await page.goto(`/admin/projects?edit=${id}`);
  await form.getByLabel("الحالة").selectOption({ label: "متوقّف" });
  await save(page).click();
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ id, status: "on-hold" });
});

test("ADM-04 API-08 several are deleted at once; a copy begins as new; the history restores a version", async ({
  page,
}) => {
  const { id } = await make(page, "أصل", { location: "قبل" });
  await call(page, "PUT", `/api/projects/${id}`, { location: "بعد" });
  await open(page, `?q=${marker}`);
  await choose(page, "أصل", "سجل التعديلات");
  await dialog(page).getByRole("list", { name: /سجل/ }).getByRole("button").last().click();
  await dialog(page)
    .getByRole("button", { name: /استعادة/ })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /استعادة/ })
    .click();
  await expect.poll(async () => (await stored(page))[0]).toMatchObject({ location: "قبل" });
  await dialog(page).getByRole("button", { name: "إغلاق" }).click();
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, "أصل", "تكرار");
  await expect(dialog(page).getByLabel("العنوان")).toHaveValue(`أصل ${marker} (تكرار)`);
  await save(page).click();
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.getByRole("checkbox", { name: `تحديد أصل ${marker}`, exact: true }).check();
  await page.getByRole("checkbox", { name: `تحديد أصل ${marker} (تكرار)` }).check();
  await page.getByRole("region", { name: /./ }).getByRole("button", { name: /حذف/ }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("ADM-03 AR-04 list, menu, details and form fit every width and pass axe in both themes", async ({
  page,
}) => {
  await make(page, "كلمة".repeat(30), {
    status: "in-progress",
    completion: 50,
    client: "عميل ".repeat(20),
    value: "قيمة ".repeat(15),
    location: "مكان ".repeat(20),
    description: "وصف",
  });
  await open(page, `?q=${marker}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: /^خيارات/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectReads(page);
  await page.getByRole("menuitem", { name: "عرض التفاصيل" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectFitsAndReads(page);
  await dialog(page).getByRole("button", { name: "تعديل المشروع" }).click();
  await expect(dialog(page).getByLabel("العنوان")).toBeVisible();
  await expectFitsAndReads(page);
});

test("APRJ-01 ADM-03 the list shows cards or rows, a choice kept in the address; rows show and open the same as cards", async ({
  page,
}) => {
  await make(page, "صف", {
    client: "مزارع رُطَب",
    value: "48,000 ريال",
    completion: 72,
    status: "in-progress",
  });
  await open(page, `?q=${marker}`);
  await page.getByRole("group", { name: "طريقة العرض" }).getByRole("button", { name: "قائمة" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get("view")).toBe("list");
  await page.reload();
  const row = page.getByRole("row").filter({ hasText: marker });
  for (const words of ["مزارع رُطَب", "48,000 ريال", "72%", "قيد التنفيذ"])
    await expect(row).toContainText(words);
  await expectFitsAndReads(page);
  await row
    .getByRole("button", { name: `صف ${marker}` })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("مزارع رُطَب")).toBeVisible();
});
