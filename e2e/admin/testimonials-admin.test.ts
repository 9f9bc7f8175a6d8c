import { randomUUID } from "node:crypto";
import sharp from "sharp";
import {
  dayFromNow,
  expect,
  expectFitsAndReads,
  expectReads,
  type Page,
  shownDay,
  signIn,
  test,
} from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord, recordWritesTo } from "../support/records.ts";

type Wire = { id: number; version: number; clientName: string; clientImage: string | null };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/reviews/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/reviews?q=${marker}`)).json();
}

/** Creates a review for this test, hidden from visitors unless `fields` say otherwise. */
async function make(page: Page, name: string, fields: object = {}): Promise<Wire> {
  const data = { clientName: `${name} ${marker}`, isActive: false, order: null, ...fields };
  return (await call(page, "POST", "/api/reviews", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/testimonials${query}`);
  await expect(page.getByRole("heading", { name: "آراء العملاء", level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole("article", { name: `رأي ${name} ${marker}` });
const recordWrites = (page: Page) => recordWritesTo(page, "/api/reviews");
/** Makes calls fail: with a 500, or without an answer. */
const breakCalls = (page: Page, method: string, how: "answered" | "unanswered") =>
  breakCallsTo(page, "**/api/reviews**", method, how === "answered" ? 500 : how);
const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث باسم العميل أو المشروع أو الشركة" });
const panel = (page: Page, sentence: string) =>
  page.getByRole("alert").filter({ hasText: "حدث خطأ" }).filter({ hasText: sentence });
const star = (page: Page, name: string) => dialog(page).getByRole("radio", { name, exact: true });

/** A review with a different value in every field. */
const whole = {
  clientPosition: "مالكة",
  company: "دار الطين",
  projectName: "معرض الدرعية",
  projectValue: "48,000 ريال",
  projectDuration: "10 أسابيع",
  testimonialText: "نصّ الرأي كاملًا.",
  rating: 3,
  date: "2026-04-05",
  clientImage: "/uploads/a-200x200.webp",
  projectImage: "/uploads/b-1200x800.webp",
  category: "خاص",
  projectId: "1790496000001",
  achievements: ["أ"],
  skills: ["ب", "ج"],
  isActive: false,
  order: 0,
};

test("ATEST-01 ADM-03 AR-01 search on client, project or company and the rating filter, kept in the address", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/reviews?*", async (route) => {
    await held;
    await route.continue();
  });
  await make(page, "أحمد", { rating: 4, company: "صلب" });
  await make(page, "هند", { rating: 2, projectName: `بوابة ${marker}` });
  await page.goto("/admin/testimonials");
  await expect(page.getByText("جاري تحميل آراء العملاء...")).toBeVisible();
  await expect(page.locator("main [aria-busy=true] [data-bone]").first()).toBeVisible();
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("[data-page-head] p")).toContainText(
    /^\d+ (آراء|رأيًا|رأي)، متوسط التقييم \d(\.\d)? من 5$/,
  );
  await search(page).fill(`احمد ${marker}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "أحمد").locator("mark").first()).toHaveText("أحمد");
  await search(page).fill(`بوابه ${marker}`);
  await expect(card(page, "هند")).toBeVisible();
  await search(page).fill(`صلب ${marker}`);
  await expect(card(page, "أحمد")).toBeVisible();
  await expect(page.getByText("نتيجة واحدة من")).toBeVisible();

  await search(page).fill(marker);
  const rating = page.getByRole("combobox", { name: "التقييم" });
  expect(await rating.locator("option").allTextContents()).toEqual([
    "جميع التقييمات",
    "5 نجوم",
    "4 نجوم",
    "3 نجوم",
    "نجمتان",
    "نجمة واحدة",
  ]);
  await rating.selectOption("نجمتان");
  await expect(card(page, "أحمد")).toHaveCount(0);
  await expect(card(page, "هند")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await rating.selectOption("5 نجوم");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect(page.getByRole("article").nth(2)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("ATEST-01 cards come by order, with stars, 150 characters of the text and the date in Arabic", async ({
  page,
}) => {
  // A letter with a mark is one character for a reader and two code units.
  const letter = "بّ";
  await make(page, "ثالثة", { order: null });
  await make(page, "ثانية", { order: 902, testimonialText: letter.repeat(150) });
  await make(page, "أولى", {
    ...whole,
    order: 901,
    clientImage: null,
    projectImage: null,
    testimonialText: letter.repeat(151),
  });
  await open(page, `?q=${marker}`);
  const names = page.getByRole("article").locator("b");
  await expect(names).toHaveText([`أولى ${marker}`, `ثانية ${marker}`, `ثالثة ${marker}`]);
  const first = card(page, "أولى");
  await expect(first.locator("blockquote")).toHaveText(`${letter.repeat(150)}…`);
  await expect(card(page, "ثانية").locator("blockquote")).toHaveText(letter.repeat(150));
  await expect(first.getByRole("img", { name: "التقييم 3 من 5" })).toBeVisible();
  await expect(first.locator("time")).toHaveText("5 أبريل 2026");
  await expect(first.getByText("مالكة، دار الطين")).toBeVisible();
  await expect(first.getByText("معرض الدرعية")).toBeVisible();
  await expect(first.getByTitle("الترتيب")).toHaveText("901");
  await expect(first.getByText("مخفي")).toBeVisible();
});

test("ATEST-01 the stars are a radio group that the arrow keys move through in visual order, filled from the right", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "إضافة رأي" }).click();
  const group = dialog(page).getByRole("radiogroup", { name: "التقييم" });
  await expect(group.getByRole("radio")).toHaveCount(5);
  await expect(star(page, "5 نجوم")).toBeChecked();
  await group.locator("label").nth(1).click();
  await expect(star(page, "نجمتان")).toBeChecked();
  await expect(group.getByText("2 من 5")).toBeVisible();
  const boxes = await group.locator("label").evaluateAll((labels) =>
    labels.map((label) => {
      const icon = label.querySelector("svg");
      return { x: label.getBoundingClientRect().x, isFull: icon && getComputedStyle(icon).fill !== "none" };
    }),
  );
  expect(boxes.map(({ isFull }) => isFull)).toEqual([true, true, false, false, false]);
  expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).sort((a, b) => b - a)); // the first is on the right

  await star(page, "نجمتان").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(star(page, "3 نجوم")).toBeChecked();
  await expect(star(page, "3 نجوم")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(star(page, "نجمة واحدة")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(star(page, "نجمتان")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(star(page, "5 نجوم")).toBeFocused(); // radio buttons wrap around
});

test("ATEST-02 ADM-05 ADM-08 API-01 a new review begins with the defaults and is sent in the mapped body", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page);
  await page.keyboard.press("n");
  const form = dialog(page);
  await expect(star(page, "5 نجوم")).toBeChecked();
  await expect(form.getByLabel("التصنيف")).toHaveValue("general");
  await expect(form.getByRole("switch", { name: "ظاهر في الموقع" })).toBeChecked();
  await expect(form.getByLabel("التاريخ")).toHaveValue(shownDay(dayFromNow(0)));
  await form.getByLabel("اسم العميل").fill(`خالد ${marker}`);
  await form.getByLabel("المسمّى الوظيفي للعميل").fill("مالك المتجر");
  await form.getByLabel("الشركة").fill("مزارع رُطَب");
  await form.getByLabel("نص الرأي").fill("رأيٌ");
  await expect(form.getByText("عدد الأحرف: 3. يظهر منها في القائمة: 150.")).toBeVisible();
  await form.locator("label").filter({ hasText: "4 نجوم" }).click();
  await form.getByLabel("اسم المشروع").fill("متجر رُطَب");
  await form.getByLabel("قيمة المشروع").fill("48,000 ريال");
  await form.getByLabel("مدة المشروع").fill("10 أسابيع");
  await form.getByLabel("التصنيف").selectOption("تجاري");
  await form.getByLabel("التاريخ").fill("٨/١١/٢٠٢٦");
  await form.getByLabel("الترتيب").fill(""); // an empty place is sent as 0
  await form.getByRole("switch", { name: "ظاهر في الموقع" }).uncheck();
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#015a3f" } })
    .png()
    .toBuffer();
  await form
    .getByRole("group", { name: "صورة العميل" })
    .locator("input[type=file]")
    .setInputFiles({ name: "صورة.png", mimeType: "image/png", buffer: picture });
  await save(page).click(); // at once, because saving waits for the picture
  await expect(form).toHaveCount(0);
  await expect(page.getByText("أُضيف الرأي")).toBeVisible();
  await expect(card(page, "خالد")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/reviews",
      ifMatch: undefined,
      body: {
        name: `خالد ${marker}`,
        position: "مالك المتجر",
        department: "مزارع رُطَب",
        bio: "رأيٌ",
        email: "",
        phone: "",
        linkedin: "",
        image: expect.stringMatching(/^\/uploads\/[\w-]+\.webp$/),
        experience: "48,000 ريال",
        specialty: "متجر رُطَب",
        achievements: [],
        skills: [],
        isActive: false,
        ordering: 0,
        joinDate: "2026-11-08",
        rating: 4,
        projectDuration: "10 أسابيع",
        projectImage: null,
        category: "commercial",
      },
    },
  ]);
});

test("ATEST-02 API-08 a review that is saved unchanged comes back unchanged in every field", async ({
  page,
}) => {
  const before = await make(page, "ثابت", whole);
  const loose = await make(page, "بلا ترتيب", { date: "2026-01-31" });
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  for (const [name, review] of [
    ["ثابت", before],
    ["بلا ترتيب", loose],
  ] as const) {
    await card(page, name)
      .getByRole("button", { name: /^تعديل/ })
      .click();
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    const after = await (await call(page, "GET", `/api/reviews/${review.id}`)).json();
    expect(after).toEqual({ ...review, version: review.version + 1 });
  }
  expect(writes.map(({ method, path, ifMatch }) => [method, path, ifMatch])).toEqual([
    ["PUT", `/api/reviews/${before.id}`, '"1"'],
    ["PUT", `/api/reviews/${loose.id}`, '"1"'],
  ]);
});

test("SURV-05 ADM-04 a review that another user saved meanwhile is merged; wrong values are reported under their fields", async ({
  page,
}) => {
  const { id } = await make(page, "مشترك", { company: "قبل", rating: 5 });
  await open(page, `?q=${marker}`);
  await card(page, "مشترك")
    .getByRole("button", { name: /^تعديل/ })
    .click();
  await dialog(page).getByLabel("اسم المشروع").fill("س".repeat(201));
  await dialog(page).getByLabel("الترتيب").fill("abc");
  await save(page).click();
  await expect(dialog(page).getByLabel("اسم المشروع")).toHaveAccessibleDescription(/أكثر عدد للأحرف: 200/);
  await expect(dialog(page).getByLabel("الترتيب")).toHaveAccessibleDescription("اكتب رقمًا");
  await dialog(page).getByLabel("اسم المشروع").fill("س");
  await dialog(page).getByLabel("الترتيب").fill("7.9"); // whole numbers only

  await call(page, "PUT", `/api/reviews/${id}`, { company: "من غيري", rating: 1 });
  await dialog(page).getByLabel("الشركة").fill("مني");
  await save(page).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByRole("group", { name: "الشركة" })).toContainText("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظ الرأي")).toBeVisible();
  expect(await stored(page)).toMatchObject([{ company: "مني", rating: 1, projectName: "س", order: 7 }]);
});

test("ADM-07 ADM-04 a delete asks exactly the specified question and can be undone; a copy is a new review; several change at once", async ({
  page,
}) => {
  await make(page, "راحل", { rating: 2 });
  await open(page, `?q=${marker}`);
  const choose = (entry: string) => chooseForRecord(page, `رأي راحل ${marker}`, entry);
  await choose("حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا الرأي؟" });
  await expect(question.getByRole("button", { name: "إلغاء" })).toBeFocused();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف الرأي")).toBeVisible();
  expect(await stored(page)).toHaveLength(0);
  await page.getByRole("button", { name: "تراجع" }).click();
  await choose("سجل التعديلات");
  await expect(dialog(page).getByText("اسم العميل").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await choose("تكرار");
  await expect(dialog(page).getByLabel("اسم العميل")).toHaveValue(`راحل ${marker} (تكرار)`);
  await expect(star(page, "نجمتان")).toBeChecked();
  await save(page).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await page.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(page.getByText("أُظهر المحدد: رأيان")).toBeVisible();
  expect(await stored(page)).toMatchObject([{ isActive: true }, { isActive: true }]);
});

for (const how of ["answered", "unanswered"] as const) {
  test(`ERR-04 ADM-03 every call that is ${how} with a failure shows a titled panel, and no input is lost`, async ({
    page,
  }) => {
    await make(page, "معرّض");
    await breakCalls(page, "GET", how);
    await page.goto(`/admin/testimonials?q=${marker}`);
    const load = panel(page, "Failed to fetch testimonial");
    await expect(load).toBeVisible();
    await load.getByRole("button", { name: "إخفاء" }).click();
    await expect(load).toHaveCount(0);
    await page.unroute("**/api/reviews**");
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(card(page, "معرّض")).toBeVisible();

    for (const [method, opener, sentence] of [
      ["POST", "إضافة رأي", "Failed to create testimonial"],
      ["PUT", `تعديل رأي معرّض ${marker}`, "Failed to update testimonial"],
    ] as const) {
      await breakCalls(page, method, how);
      await page.getByRole("button", { name: opener }).click();
      await dialog(page).getByLabel("نص الرأي").fill("مكتوب");
      await dialog(page).locator("label").filter({ hasText: "3 نجوم" }).click();
      await save(page).click();
      await expect(panel(page, sentence)).toBeVisible();
      await expect(dialog(page).getByLabel("نص الرأي")).toHaveValue("مكتوب");
      await expect(star(page, "3 نجوم")).toBeChecked();
      await page.unroute("**/api/reviews**");
      await dialog(page).getByRole("button", { name: "إلغاء" }).click();
      await page.getByRole("button", { name: "الخروج دون حفظ" }).click();
    }

    await breakCalls(page, "DELETE", how);
    await chooseForRecord(page, `رأي معرّض ${marker}`, "حذف");
    await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
    await expect(panel(page, "Failed to delete testimonial")).toBeVisible();
    await expect(card(page, "معرّض")).toBeVisible();
  });
}

test("ADM-03 AR-04 list and form fit every width and pass axe in both themes", async ({ page }) => {
  const long = { company: "شركة ".repeat(20), projectName: "مشروع ".repeat(20), order: 999_999 };
  await make(page, `عميل باسم طويل جدًا ${"كلمة ".repeat(12)}`, long);
  await open(page, `?q=${marker}`);
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: /^تعديل رأي/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectFitsAndReads(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  await expect(page.getByRole("article").nth(2)).toBeVisible();
  await expectReads(page);
});

test("PRJ-05 ATEST-02 a review is linked to a project that is found by its title, and unlinked again", async ({
  page,
}) => {
  const project = await (await call(page, "POST", "/api/projects", { title: `بوابة ${marker}` })).json();
  const { id } = await make(page, "مربوط");
  await page.goto(`/admin/testimonials?q=${marker}`);
  const edit = page.getByRole("button", { name: `تعديل رأي مربوط ${marker}` });
  await edit.click();
  const field = dialog(page).getByRole("combobox", { name: "صفحة المشروع" });
  await dialog(page).getByRole("searchbox", { name: "ابحث بعنوان المشروع" }).fill(`بوابه ${marker}`);
  await field.selectOption(`بوابة ${marker}`);
  await page.keyboard.press("Control+s");
  await expect(dialog(page)).toHaveCount(0);
  const projectId = async () => (await (await call(page, "GET", `/api/reviews/${id}`)).json()).projectId;
  expect(await projectId()).toBe(project.id);
  await edit.click();
  await expect(field).toHaveValue(project.id);
  await expect(field.locator("option:checked")).toHaveText(`بوابة ${marker}`);
  await field.selectOption("بلا مشروع");
  await page.keyboard.press("Control+s");
  await expect(dialog(page)).toHaveCount(0);
  expect(await projectId()).toBeNull();
  await call(page, "DELETE", `/api/projects/${project.id}`);
});
