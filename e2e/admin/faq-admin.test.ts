import { randomUUID } from "node:crypto";
import { answersTo, expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord } from "../support/records.ts";

type Wire = {
  id: number;
  version: number;
  question: string;
  answer: string;
  category: string;
  order: number;
};

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/faqs/${id}`);
  const categories: { key: string }[] = await (await call(page, "GET", "/api/faq-categories")).json();
  for (const { key } of categories.filter(({ key }) => key.includes(marker)))
    await call(page, "DELETE", `/api/faq-categories/${encodeURIComponent(key)}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/faqs?q=${marker}`)).json();
}

/** Creates a question for this test, hidden from visitors. */
async function make(page: Page, question: string, fields: object = {}): Promise<Wire> {
  const data = { question: `${question} ${marker}`, answer: "نص", isActive: false, ...fields };
  return (await call(page, "POST", "/api/faqs", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/faq${query}`);
  await expect(page.getByRole("heading", { name: "الأسئلة الشائعة", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "إجمالي الأسئلة" })).toBeVisible();
}

/** Records the bodies that the page sends. */
function recordWrites(page: Page) {
  const writes: { method: string; path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/faq") || request.method() === "GET") return;
    writes.push({
      method: request.method(),
      path: decodeURIComponent(pathname),
      body: request.postDataJSON(),
    });
  });
  return writes;
}

const breakCalls = (page: Page, method: string, pattern = "**/api/faqs**") =>
  breakCallsTo(page, pattern, method);
const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث في الأسئلة..." });
const head = (page: Page, question: string) =>
  page.locator("[data-faqs]").getByRole("button", { name: `${question} ${marker}`, exact: true });

test("AFAQ-01 ADM-03 AR-01 figures, folding search over question and answer, category filter, answers that open", async ({
  page,
}) => {
  await make(page, "متى أستلم الموقع", { answer: "خلال أسبوعين", category: "timeline" });
  await make(page, "أسئلة بلا جواب", { answer: "  ", category: "pricing" });
  const questions = answersTo<Wire[]>(page, "/api/faqs");
  const categories = answersTo<{ key: string }[]>(page, "/api/faq-categories");
  await open(page);
  const names = ["إجمالي الأسئلة", "عدد التصنيفات", "أسئلة لها إجابة"];
  const figure = (name: string) => page.getByRole("region", { name }).locator("b");
  await expect(async () => {
    const all = (await questions()) ?? [];
    const answered = all.filter(({ answer }) => answer.trim() !== "").length;
    expect(answered).toBeLessThan(all.length);
    const figures = [all.length, (await categories())?.length, answered].map(String);
    expect(await Promise.all(names.map((name) => figure(name).innerText()))).toEqual(figures);
  }).toPass();

  await search(page).fill(`اسئله ${marker}`);
  await expect(head(page, "أسئلة بلا جواب")).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();
  await expect(page.locator("[data-faqs] [data-tone]")).toHaveText("مخفي");
  await head(page, "أسئلة بلا جواب").click();
  await expect(page.getByText("لم يتم إضافة إجابة بعد")).toBeVisible();
  await page.getByRole("button", { name: "إضافة الإجابة" }).click();
  await dialog(page).getByLabel("الإجابة").fill("صارت لها إجابة");
  await save(page).click();
  await expect(page.getByText("صارت لها إجابة")).toBeVisible();

  // A question that was found by its answer is open at once.
  await search(page).fill(`خلال اسبوعين ${marker}`);
  await expect(head(page, "متى أستلم الموقع")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[data-answer] mark").first()).toHaveText("خلال");
  await search(page).fill(marker);
  await page.getByRole("combobox", { name: "التصنيف" }).selectOption("timeline");
  await expect(page.locator("[data-faqs] li")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-faqs] li")).toHaveCount(1);
  await page.getByRole("combobox", { name: "التصنيف" }).selectOption("quality");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator("[data-faqs] [data-tone=success]").first()).toHaveText("ظاهر");
});

test("API-01 ADM-04 ADM-08 a question is sent as question, answer and category; edit, copy, and cancel with a confirmation", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: "إضافة سؤال" }).click();
  const form = dialog(page);
  await expect(form.getByLabel("التصنيف")).toHaveValue("general");
  await form.getByLabel("السؤال").fill(`جديد ${marker}`);
  await form.getByLabel("الإجابة").fill("جواب");
  await form.getByLabel("التصنيف").selectOption("quality");
  await save(page).click();
  await expect(page.getByText("أُضيف السؤال")).toBeVisible();
  await page.getByRole("button", { name: `تعديل جديد ${marker}` }).click();
  await form.getByLabel("الإجابة").fill("");
  await form.getByRole("switch").uncheck();
  await page.keyboard.press("Control+KeyS");
  await expect(form).toHaveCount(0);
  const [faq] = await stored(page);
  expect(writes).toEqual([
    {
      method: "POST",
      path: "/api/faqs",
      body: { question: `جديد ${marker}`, answer: "جواب", category: "quality" },
    },
    {
      method: "PUT",
      path: `/api/faqs/${faq?.id}`,
      body: { question: `جديد ${marker}`, answer: "", category: "quality", isActive: false },
    },
  ]);

  await chooseForRecord(page, `جديد ${marker}`, "تكرار");
  await expect(form.getByLabel("السؤال")).toHaveValue(`جديد ${marker} (تكرار)`);
  await form.getByLabel("الإجابة").fill("تغيّر");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(form).toHaveCount(0);
  expect(await stored(page)).toHaveLength(1);
});

test("SURV-05 two people edit one question, and the history restores a version", async ({ page }) => {
  const { id } = await make(page, "مشترك", { answer: "قبل", category: "general" });
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل مشترك ${marker}` }).click();
  await call(page, "PUT", `/api/faqs/${id}`, { answer: "من غيري", category: "pricing" });
  await dialog(page).getByLabel("الإجابة").fill("مني");
  await save(page).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByRole("group", { name: "الإجابة" })).toContainText("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظ السؤال")).toBeVisible();
  expect((await stored(page))[0]).toMatchObject({ answer: "مني", category: "pricing", version: 3 });

  await chooseForRecord(page, `مشترك ${marker}`, "سجل التعديلات");
  await expect(dialog(page)).toContainText("مني");
  await expect(dialog(page)).toContainText("من غيري");
});

test("AFAQ-01 ADM-05 the questions are reordered by keyboard, unless filtered; a failure is reported", async ({
  page,
}) => {
  // These records have places far behind all others, so that reordering them writes no record of another test.
  const first = await make(page, "أول", { order: 7001 });
  const ids = [first.id, (await make(page, "ثانٍ", { order: 7002 })).id];
  // The page sees only the records of this test, so that it cannot reorder others.
  await page.route("**/api/faqs", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const all: Wire[] = await response.json();
    await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) });
  });
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await expect(page.locator("[data-faqs] li")).toHaveCount(2);
  await expect(page.locator("[data-faqs] [data-grip]")).toHaveCount(0);
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  const rows = page.getByRole("grid", { name: "ترتيب الأسئلة" }).getByRole("row");
  await expect(rows.locator("[data-grip]")).toHaveCount(2);
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(1)).toContainText("أول");
  await expect(page.getByText("حُفظ الترتيب")).toBeVisible();
  expect(writes).toEqual([{ method: "POST", path: "/api/faqs/reorder", body: { ids: [ids[1], ids[0]] } }]);

  await breakCalls(page, "POST");
  await rows.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("alert").filter({ hasText: "خطأ في تحديث السؤال" })).toBeVisible();
  await expect(rows.first()).toContainText("ثانٍ"); // the order of the server is shown again
});

test("ADM-07 a delete asks the specified question and can be undone; several at once; keys n and /", async ({
  page,
}) => {
  await make(page, "راحل");
  await make(page, "باقٍ");
  await open(page, `?q=${marker}`);
  await chooseForRecord(page, `راحل ${marker}`, "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا السؤال؟" });
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف السؤال")).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.locator("[data-faqs] li")).toHaveCount(2);

  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await expect(page.getByText("المحدد: سؤالان")).toBeVisible();
  await page.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(page.locator("[data-faqs] [data-tone=success]")).toHaveCount(2);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
});

test("AFAQ-02 categories are added, renamed and deleted; deleting one in use is refused with its message", async ({
  page,
}) => {
  await open(page);
  const manage = page.getByRole("button", { name: "إدارة التصنيفات" });
  await manage.click();
  await dialog(page).getByRole("button", { name: "إضافة تصنيف" }).click();
  const last = dialog(page).getByRole("textbox").last();
  await save(page).click();
  await expect(dialog(page).getByText("هذا الحقل مطلوب")).toBeVisible();
  await last.fill(marker);
  await save(page).click();
  await expect(page.getByText("حُفظ التصنيف")).toBeVisible();
  const category = page.getByRole("combobox", { name: "التصنيف" });
  await expect(category.locator("option", { hasText: marker })).toHaveCount(1);

  const writes = recordWrites(page);
  await manage.click();
  const line = dialog(page).getByRole("listitem").last();
  await expect(line).toContainText("لا أسئلة");
  await line.getByRole("textbox").fill(`${marker} جديد`);
  await save(page).click();
  await expect(category.locator("option", { hasText: `${marker} جديد` })).toHaveCount(1);
  expect(writes).toEqual([
    { method: "PUT", path: `/api/faq-categories/${marker}`, body: { label: `${marker} جديد` } },
  ]);

  await manage.click();
  await dialog(page).getByRole("button", { name: "حذف عام", exact: true }).click();
  await expect(dialog(page).getByText("لا يُحذف تصنيف فيه أسئلة")).toBeVisible();

  // A question was added to the category meanwhile, so the server refuses with the same sentence.
  const { id } = await make(page, "دخيل", { category: marker });
  const removal = dialog(page).getByRole("button", { name: `حذف ${marker} جديد` });
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا التصنيف؟" });
  await removal.click();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(line.getByText("لا يُحذف تصنيف فيه أسئلة")).toBeVisible();
  await call(page, "DELETE", `/api/faqs/${id}`);
  await removal.click();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف التصنيف")).toBeVisible();
  await expect(removal).toHaveCount(0);
});

for (const [pattern, sentence] of [
  ["**/api/faq-categories", "خطأ في تحميل الفئات"],
  ["**/api/faqs", "خطأ في تحميل الأسئلة الشائعة"],
] as const) {
  test(`ERR-05 «${sentence}» replaces the whole screen, and can be tried again`, async ({ page }) => {
    await breakCalls(page, "GET", pattern);
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto("/admin/faq");
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    expect([asked.has("/api/faqs"), asked.has("/api/faq-categories")]).toEqual([true, true]);
    await expect(page.getByRole("searchbox", { name: "ابحث في الأسئلة..." })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "إضافة سؤال" })).toHaveCount(0);
    await page.unroute(pattern);
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.locator("[data-faqs] h2").first()).toBeVisible();
  });
}

test("ERR-05 a failed add, edit and delete show their messages, and the input stays", async ({ page }) => {
  await make(page, "معرّض");
  await open(page, `?q=${marker}`);
  for (const [method, opener, sentence] of [
    ["POST", "إضافة سؤال", "خطأ في إضافة السؤال"],
    ["PUT", `تعديل معرّض ${marker}`, "خطأ في تحديث السؤال"],
  ] as const) {
    await breakCalls(page, method);
    await page.getByRole("button", { name: opener }).click();
    await dialog(page).getByLabel("السؤال").fill(`مكتوب ${method} ${marker}`);
    await save(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText(sentence);
    await expect(dialog(page).getByLabel("السؤال")).toHaveValue(`مكتوب ${method} ${marker}`);
    await page.unroute("**/api/faqs**");
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await breakCalls(page, "DELETE");
  await chooseForRecord(page, `مكتوب PUT ${marker}`, "حذف");
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "خطأ في حذف السؤال" })).toBeVisible();
  await expect(head(page, "مكتوب PUT")).toBeVisible();
  expect(await stored(page)).toHaveLength(2);
});

test("AR-04 list, form and categories fit every width and pass axe in both themes", async ({ page }) => {
  await make(page, `سؤال طويل ${"كلمة ".repeat(20)}`, { answer: "" });
  await open(page);
  // The grips load at the first interaction with the page.
  await page.mouse.move(20, 20);
  await expect(page.locator("[data-faqs] [data-grip]").first()).toBeVisible();
  await page.locator("[data-faqs] h2 button").first().click();
  await expectFitsAndReads(page, {
    also: async () => {
      const widths = await page
        .locator("[data-faqs] h2")
        .evaluateAll((all) => all.map((h2) => h2.clientWidth));
      expect(Math.min(...widths), "room for the question").toBeGreaterThan(150);
    },
  });
  for (const opener of ["إضافة سؤال", "إدارة التصنيفات"]) {
    await page.getByRole("button", { name: opener }).click();
    await expect(dialog(page)).toBeVisible();
    await expectFitsAndReads(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
});
