import { randomUUID } from "node:crypto";
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
import { breakCallsTo, call, chooseForRecord } from "../support/records.ts";

type Wire = { id: number; version: number; name: string; isActive: boolean; order: number | null };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/team-members/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page): Promise<Wire[]> {
  return (await call(page, "GET", `/api/team-members?q=${marker}`)).json();
}

/** Creates a member for this test, hidden from visitors unless `fields` say otherwise. */
async function make(page: Page, name: string, fields: object = {}): Promise<Wire> {
  const data = { name: `${name} ${marker}`, isActive: false, order: null, ...fields };
  return (await call(page, "POST", "/api/team-members", data)).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/team${query}`);
  await expect(page.getByRole("heading", { name: "فريق العمل", level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Records the calls of the page: its writes with their bodies, and its reads of the list. */
function recordCalls(page: Page) {
  const calls: { method: string; path: string; body: unknown; ifMatch: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/team-members")) return;
    const body = request.method() === "GET" ? null : request.postDataJSON();
    calls.push({ method: request.method(), path: pathname, body, ifMatch: request.headers()["if-match"] });
  });
  return calls;
}

const card = (page: Page, name: string) => page.getByRole("article", { name: `${name} ${marker}` });
/** Makes calls fail: with a 500, or without an answer. */
const breakCalls = (page: Page, method: string, how: "answered" | "unanswered") =>
  breakCallsTo(page, "**/api/team-members**", method, how === "answered" ? 500 : how);
const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث بالاسم أو المسمّى الوظيفي" });
const alertOf = (page: Page, sentence: string) => page.getByRole("alert").filter({ hasText: sentence });
const banner = (page: Page, sentence: string) =>
  page.locator(":is([role=alert], [role=status]):not([aria-busy])").filter({ hasText: sentence });

const departments = [
  "الإدارة العليا",
  "العمليات",
  "التكنولوجيا",
  "المالية",
  "الموارد البشرية",
  "المشاريع",
  "الهندسة",
  "التطوير",
];

test("ATEAM-01 ADM-03 AR-01 search on name or position, department and status filters, kept in the address", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/team-members", async (route) => {
    await held;
    await route.continue();
  });
  await make(page, "أحمد", {
    department: "المالية",
    position: `محاسب ${marker}`,
    isActive: true,
    order: 999,
  });
  await make(page, "هند", { department: "الهندسة", position: "مهندسة" });
  await page.goto("/admin/team");
  await expect(page.getByText("جاري تحميل الفريق...")).toBeVisible();
  await expect(page.locator("main [aria-busy=true] [data-bone]").first()).toBeVisible();
  release();
  await expect(page.getByRole("article", { name: "سارة العتيبي" })).toBeVisible();
  await expect(page.locator("[data-page-head] p")).toContainText(/^\d+ (أعضاء|عضوًا|عضو)، /);

  await search(page).fill(`احمد ${marker}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "أحمد").locator("mark").first()).toHaveText("أحمد");
  await search(page).fill(`مهندسه ${marker}`);
  await expect(card(page, "هند")).toBeVisible();
  await expect(page.getByText("نتيجة واحدة من")).toBeVisible();

  await search(page).fill(marker);
  const department = page.getByRole("combobox", { name: "القسم" });
  const status = page.getByRole("combobox", { name: "الحالة" });
  expect(await department.locator("option").allTextContents()).toEqual(["جميع الأقسام", ...departments]);
  expect(await status.locator("option").allTextContents()).toEqual(["جميع الحالات", "ظاهر", "مخفي"]);
  await department.selectOption("المالية");
  await expect(card(page, "هند")).toHaveCount(0);
  await expect(card(page, "أحمد")).toBeVisible();
  await status.selectOption("مخفي");
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await department.selectOption("");
  await expect(card(page, "هند")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(search(page)).toHaveValue(marker);
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  await expect(page.getByRole("article", { name: "سارة العتيبي" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("ATEAM-02 a card shows facts, two skills, the number of further ones, and its links", async ({
  page,
}) => {
  await make(page, "بطاقة", {
    position: "كبيرة المصممين",
    department: "التطوير",
    experience: "15 سنة",
    specialty: "واجهات",
    skills: ["أولى", "", "ثانية", "ثالثة", "رابعة", "خامسة"],
    email: "a@shurfa.example",
    phone: "0551234567",
    linkedin: "https://linkedin.example/in/a",
  });
  await open(page, `?q=${marker}`);
  const shown = card(page, "بطاقة");
  for (const fact of ["كبيرة المصممين", "التطوير", "15 سنة", "واجهات"]) {
    await expect(shown.getByText(fact)).toBeVisible();
  }
  expect(await shown.getByRole("listitem").allInnerTexts()).toEqual(["أولى", "ثانية", "و3 أخرى"]);
  const linkTo = (name: string) => shown.getByRole("link", { name });
  await expect(linkTo("بريد")).toHaveAttribute("href", "mailto:a@shurfa.example");
  await expect(linkTo("جوال")).toHaveAttribute("href", "tel:+966551234567");
  await expect(linkTo("المهني")).toHaveAttribute("href", "https://linkedin.example/in/a");
  await expect(linkTo("المهني")).toHaveAttribute("rel", /noopener/);
});

test("ATEAM-02 API-01 the status badge sends only the inverted isActive, and the card shows the answer without a reload", async ({
  page,
}) => {
  const { id } = await make(page, "بشارة", { skills: ["أ"] });
  await open(page, `?q=${marker}`);
  const calls = recordCalls(page);
  const badge = card(page, "بشارة").getByRole("button", { name: /^حالة بشارة/ });
  await expect(badge).toHaveText("مخفي");
  await badge.click();
  await expect(page.getByText("صار العضو ظاهرًا")).toBeVisible();
  await expect(badge).toHaveText("ظاهر");
  await badge.click();
  await expect(page.getByText("صار العضو مخفيًا")).toBeVisible();
  await expect(badge).toHaveText("مخفي");
  const path = `/api/team-members/${id}`;
  expect(calls).toEqual([
    { method: "PUT", path, body: { isActive: true }, ifMatch: undefined },
    { method: "PUT", path, body: { isActive: false }, ifMatch: undefined },
  ]);
});

for (const [how, thrown] of [
  ["answered", "Failed to update team member"],
  ["unanswered", "An error occurred"],
] as const) {
  test(`ERR-03 ATEAM-02 a change of status that is ${how} with a failure shows an alert and a banner with the error's message, and the status stays`, async ({
    page,
  }) => {
    await make(page, "بشارة");
    await open(page, `?q=${marker}`);
    const badge = card(page, "بشارة").getByRole("button", { name: /^حالة بشارة/ });
    await breakCalls(page, "PUT", how);
    await badge.click();
    await expect(alertOf(page, "حدث خطأ أثناء تغيير حالة العضو")).toBeVisible();
    await expect(banner(page, thrown)).toBeVisible();
    await expect(badge).toHaveText("مخفي");
  });
}

test("ATEAM-02 ADM-04 ADM-05 API-01 a new member begins with the defaults, is sent with all fields, and is appended without a reload", async ({
  page,
}) => {
  await open(page);
  const calls = recordCalls(page);
  await page.getByRole("button", { name: "إضافة عضو" }).click();
  const form = dialog(page);
  await expect(form.getByLabel("القسم")).toHaveValue("الإدارة العليا");
  expect(await form.getByLabel("القسم").locator("option").allTextContents()).toEqual(departments);
  await expect(form.getByLabel("تاريخ الانضمام")).toHaveValue(shownDay(dayFromNow(0)));
  await expect(form.getByRole("switch", { name: "ظاهر" })).toBeChecked();
  await expect(form.getByLabel("البريد الإلكتروني")).toHaveAttribute("type", "email"); // ADM-08
  await expect(form.getByLabel("رقم الجوال")).toHaveAttribute("type", "tel");
  await expect(form.getByLabel("رابط الملف المهني")).toHaveAttribute("type", "url");
  await form.getByLabel("الاسم", { exact: true }).fill(`جديدة ${marker}`);
  await form.getByLabel("المسمّى الوظيفي").fill("محللة");
  await form.getByLabel("القسم").selectOption("المشاريع");
  await form.getByLabel("تاريخ الانضمام").fill("٢٠٢٥/٢/٣");
  await form.getByLabel("الخبرة").fill("4 سنوات");
  await form.getByLabel("التخصص").fill("بيانات");
  await form.getByLabel("نبذة").fill("نبذة قصيرة");
  await form.getByLabel("البريد الإلكتروني").fill("n@shurfa.example");
  await form.getByLabel("رقم الجوال").fill("0557654321");
  await form.getByRole("group", { name: "المهارات" }).getByRole("button", { name: "إضافة عنصر" }).click();
  await form.getByRole("textbox", { name: "المهارات 1" }).fill("تحليل");
  await form.getByLabel("الترتيب").fill("٩٩٠");
  await form.getByRole("switch", { name: "ظاهر" }).uncheck();
  await save(page).click();

  await expect(form).toHaveCount(0);
  await expect(page.getByText("أُضيف العضو")).toBeVisible();
  await expect(page.getByRole("article").last()).toContainText(`جديدة ${marker}`);
  expect(calls).toEqual([
    {
      method: "POST",
      path: "/api/team-members",
      ifMatch: undefined,
      body: {
        name: `جديدة ${marker}`,
        position: "محللة",
        department: "المشاريع",
        bio: "نبذة قصيرة",
        email: "n@shurfa.example",
        phone: "0557654321",
        linkedin: "",
        image: null,
        portrait: null,
        experience: "4 سنوات",
        specialty: "بيانات",
        achievements: [],
        skills: ["تحليل"],
        isActive: false,
        order: 990,
        joinDate: "2025-02-03",
      },
    },
  ]);
  expect(await stored(page)).toMatchObject([{ phone: "+966557654321", joinDate: "2025-02-03" }]);

  // An update is sent with its version and replaces the old card, and the list is not read again either.
  const [member] = await stored(page);
  calls.length = 0;
  await card(page, "جديدة").getByRole("button", { name: "تعديل" }).click();
  await form.getByLabel("المسمّى الوظيفي").fill("كبيرة المحللين");
  await save(page).click();
  await expect(page.getByText("حُفظت بيانات العضو")).toBeVisible();
  await expect(card(page, "جديدة")).toContainText("كبيرة المحللين");
  expect(calls).toMatchObject([
    {
      method: "PUT",
      path: `/api/team-members/${member?.id}`,
      ifMatch: '"1"',
      body: { phone: "+966557654321" },
    },
  ]);
});

test("ADM-04 ADM-08 API-04 wrong values are reported under their fields, a blank member can be saved, closing asks", async ({
  page,
}) => {
  await open(page);
  const calls = recordCalls(page);
  await page.keyboard.press("n");
  const form = dialog(page);
  await form.getByLabel("البريد الإلكتروني").fill("sara");
  await form.getByLabel("رابط الملف المهني").fill("سارة");
  await form.getByLabel("تاريخ الانضمام").fill("2020-02-31");
  await form.getByLabel("الترتيب").fill("0");
  await save(page).click();
  await expect(form.getByRole("alert")).toContainText("راجع الحقول المعلَّمة");
  const wrong = [
    ["البريد الإلكتروني", "اكتب بريدًا صحيحًا، مثل name@example.com"],
    ["رابط الملف المهني", "اكتب رابطًا كاملًا، مثل https://example.com"],
    ["تاريخ الانضمام", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 29."],
    ["الترتيب", "أقل قيمة هي 1"],
  ] as const;
  for (const [label, sentence] of wrong)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(sentence);
  expect(calls).toEqual([]);
  await expect(banner(page, "Failed")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" })
    .getByRole("button", { name: "الخروج دون حفظ" })
    .click();
  await expect(form).toHaveCount(0);

  await page.getByRole("button", { name: "إضافة عضو" }).click();
  await form.getByRole("switch", { name: "ظاهر" }).uncheck();
  const created = page.waitForResponse((response) => response.request().method() === "POST");
  await save(page).click();
  const { id } = await (await created).json();
  await expect(page.getByRole("article", { name: "عضو بلا اسم" }).first()).toBeVisible();
  await call(page, "DELETE", `/api/team-members/${id}`);
});

test("ADM-07 ADM-04 a delete asks exactly the specified question and can be undone; a copy is a new member; several change at once", async ({
  page,
}) => {
  const { id } = await make(page, "راحلة", { position: "قبل" });
  await call(page, "PUT", `/api/team-members/${id}`, { position: "بعد" });
  await open(page, `?q=${marker}`);
  await chooseForRecord(page, `راحلة ${marker}`, "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا العضو؟" });
  await expect(question.getByRole("button", { name: "إلغاء" })).toBeFocused();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف العضو")).toBeVisible();
  expect(await stored(page)).toHaveLength(0);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(card(page, "راحلة")).toBeVisible();

  await chooseForRecord(page, `راحلة ${marker}`, "سجل التعديلات");
  await expect(dialog(page).getByText("المسمّى الوظيفي").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await chooseForRecord(page, `راحلة ${marker}`, "تكرار");
  await expect(dialog(page).getByLabel("الاسم", { exact: true })).toHaveValue(`راحلة ${marker} (تكرار)`);
  await save(page).click();
  await expect(page.getByRole("article")).toHaveCount(2);

  // Several members are changed at once.
  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await page.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(page.getByText("أُظهر المحدد: عضوان")).toBeVisible();
  expect((await stored(page)).map(({ isActive }) => isActive)).toEqual([true, true]);
});

for (const [how, sentence] of [
  ["answered", "Failed to fetch team members"],
  ["unanswered", "An error occurred"],
] as const) {
  test(`ERR-03 ADM-03 a load that is ${how} shows its sentence in a banner, and can be tried again`, async ({
    page,
  }) => {
    await breakCalls(page, "GET", how);
    await page.goto("/admin/team");
    await expect(alertOf(page, sentence)).toBeVisible();
    await alertOf(page, sentence).getByRole("button", { name: "إخفاء" }).click();
    await expect(alertOf(page, sentence)).toHaveCount(0);
    await page.unroute("**/api/team-members**");
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByRole("article", { name: "سارة العتيبي" })).toBeVisible();
  });
}

test("ERR-03 a failed save shows an alert in the form, which keeps the input; the banner keeps the error's message", async ({
  page,
}) => {
  await make(page, "معرّضة");
  await open(page, `?q=${marker}`);
  for (const [method, opener, thrown] of [
    ["POST", "إضافة عضو", "Failed to create team member"],
    ["PUT", `تعديل معرّضة ${marker}`, "Failed to update team member"],
  ] as const) {
    for (const how of ["answered", "unanswered"] as const) {
      await breakCalls(page, method, how);
      await page.getByRole("button", { name: opener }).click();
      await dialog(page).getByLabel("نبذة").fill("مكتوب");
      await dialog(page).getByRole("switch", { name: "ظاهر" }).uncheck();
      await save(page).click();
      await expect(dialog(page).getByRole("alert")).toContainText("حدث خطأ أثناء حفظ البيانات");
      await expect(dialog(page).getByLabel("نبذة")).toHaveValue("مكتوب");
      await page.unroute("**/api/team-members**");
      await dialog(page).getByRole("button", { name: "إلغاء" }).click();
      await page.getByRole("button", { name: "الخروج دون حفظ" }).click();
      await expect(alertOf(page, how === "answered" ? thrown : "An error occurred")).toBeVisible();
    }
  }
});

for (const [how, thrown] of [
  ["answered", "Failed to delete team member"],
  ["unanswered", "An error occurred"],
] as const) {
  test(`ERR-03 ADM-07 a delete that is ${how} with a failure shows an alert and a banner with the error's message, and the member stays`, async ({
    page,
  }) => {
    await make(page, "معرّضة");
    await open(page, `?q=${marker}`);
    await breakCalls(page, "DELETE", how);
    await chooseForRecord(page, `معرّضة ${marker}`, "حذف");
    await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
    await expect(alertOf(page, "حدث خطأ أثناء حذف العضو")).toBeVisible();
    await expect(banner(page, thrown)).toBeVisible();
    await expect(card(page, "معرّضة")).toBeVisible();
    expect(await stored(page)).toHaveLength(1);
  });
}

test("ADM-03 AR-04 list and form fit every width and pass axe in both themes", async ({ page }) => {
  const skills = ["مهارة طويلة ".repeat(8), "ب", "ج"];
  const links = { email: "a@shurfa.example", phone: "0551234567", linkedin: "https://linkedin.example/a" };
  await make(page, `عضو باسم طويل جدًا ${"كلمة ".repeat(12)}`, { skills, ...links });
  await open(page, `?q=${marker}`);
  await expectFitsAndReads(page);
  await page.getByRole("button", { name: /^تعديل عضو/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectFitsAndReads(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).click();
  await expect(page.getByRole("article", { name: "سارة العتيبي" })).toBeVisible();
  await expectReads(page);
});
