import { randomUUID } from "node:crypto";
import {
  dayFromNow,
  expect,
  expectFitsAndReads,
  expectNoAxeViolations,
  type Page,
  shownDay,
  signIn,
  test,
} from "../support/fixtures.ts";
import { breakCallsTo, call, chooseForRecord } from "../support/records.ts";

type Wire = { id: number; name: string; projects: number; totalValue: number };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `فحص${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const kind of ["clients", "projects"])
    for (const { id } of await stored(page, kind)) await call(page, "DELETE", `/api/${kind}/${id}`);
});

/** The records of this test that the server has. */
async function stored(page: Page, kind = "clients"): Promise<Wire[]> {
  return (await call(page, "GET", `/api/${kind}?q=${marker}`)).json();
}

const contact = { email: "client@mail.example", phone: "0500000077", company: "شركة", address: "الرياض" };

async function make(page: Page, name: string, fields: object = {}): Promise<Wire> {
  return (
    await call(page, "POST", "/api/clients", { ...contact, name: `${name} ${marker}`, ...fields })
  ).json();
}

async function open(page: Page, query = "") {
  await page.goto(`/admin/clients${query}`);
  await expect(page.getByRole("heading", { name: "العملاء", level: 1 })).toBeVisible();
}

/** Records the bodies and versions of the writes that the page sends. */
function recordWrites(page: Page) {
  const writes: { method: string; body: unknown; ifMatch: string | undefined }[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/clients") || request.method() === "GET") return;
    const ifMatch = request.headers()["if-match"];
    writes.push({ method: request.method(), body: request.postDataJSON(), ifMatch });
  });
  return writes;
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: `${name} ${marker}` });
const rows = (page: Page) => page.locator("main tbody").getByRole("row");
const breakCalls = (page: Page, method: string) => breakCallsTo(page, "**/api/clients**", method);
const dialog = (page: Page) => page.getByRole("dialog");
const search = (page: Page) => page.getByRole("searchbox", { name: "ابحث بالاسم أو الشركة أو البريد" });
const save = (page: Page) => dialog(page).getByRole("button", { name: "حفظ", exact: true });

test("ACLI-01 ADM-03 AR-01 four cards sum up all clients; search, status and order work and are kept in the address", async ({
  page,
}) => {
  const first = await make(page, "أحمد", { openingProjects: 2, openingValue: 1_500_000 });
  await make(page, "منى", { status: "inactive", company: "إدارة", email: "muna@mail.example" });
  await call(page, "POST", "/api/projects", { title: marker, clientId: first.id, valueAmount: 250.5 });
  const counted = page.waitForResponse("**/api/clients/summary");
  await open(page);
  await expect(row(page, "أحمد")).toContainText("1,500,250.5");
  const card = (name: string) => page.getByRole("region", { name, exact: true }).locator("b");
  const sums = await (await counted).json();
  const words = (figure: number) => figure.toLocaleString("en", { maximumFractionDigits: 2 });
  await expect(card("إجمالي العملاء")).toHaveText(words(sums.total));
  await expect(card("العملاء النشطون")).toHaveText(words(sums.active));
  await expect(card("إجمالي المشاريع")).toHaveText(words(sums.projects));
  await expect(card("القيمة الإجمالية")).toHaveText(new RegExp(`^${words(sums.value)} (ريال|ريالات|ريالًا)$`));
  await expect(row(page, "أحمد").getByRole("cell").nth(3)).toHaveText("3");

  await search(page).fill(`احمد ${marker}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "أحمد").locator("mark").first()).toHaveText("أحمد");
  await search(page).fill("muna@mail");
  await expect(row(page, "منى")).toBeVisible();
  await search(page).fill(marker);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("منى");
  await page.getByRole("combobox", { name: "الترتيب" }).selectOption({ label: "الأعلى قيمة" });
  await expect(rows(page).first()).toContainText("أحمد");
  await page.getByRole("combobox", { name: "الحالة" }).selectOption({ label: "غير نشط" });
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "منى")).toContainText("غير نشط");
  await search(page).fill(`${marker} لا أحد`);
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  expect(new URL(page.url()).search).toBe("?sort=-totalValue");
});

test("ACLI-01 ADM-04 AR-03 five fields are required; a new client is active, joined today, and has no projects", async ({
  page,
}) => {
  const writes = recordWrites(page);
  await open(page);
  await page.keyboard.press("n");
  const form = dialog(page);
  await expect(form.getByLabel("الحالة")).toHaveValue("active");
  await save(page).click();
  await expect(form.getByText("هذا الحقل مطلوب")).toHaveCount(5);
  await expect(form.getByLabel(/^الاسم/)).toBeFocused();
  await form.getByLabel(/^الاسم/).fill(`جديد ${marker}`);
  await form.getByLabel(/^الشركة/).fill("شركة");
  await form.getByLabel(/^البريد/).fill("a@");
  await form.getByLabel(/^رقم الجوال/).fill("٠٥٠٠٠٠٠٠٧٨");
  await form.getByLabel(/^العنوان البريدي/).fill("جدة");
  expect(await form.getByLabel(/^البريد/).getAttribute("type")).toBe("email");
  expect(await form.getByLabel(/^رقم الجوال/).getAttribute("type")).toBe("tel");
  await save(page).click();
  await expect(form.getByText("اكتب بريدًا صحيحًا، مثل name@example.com")).toBeVisible();
  await form.getByLabel(/^البريد/).fill("a@mail.example");
  const today = dayFromNow(0);
  await expect(form.getByLabel("تاريخ الانضمام")).toHaveValue(shownDay(today));
  await save(page).click();
  await expect(page.getByText("أُضيف العميل")).toBeVisible();
  expect(writes).toEqual([
    {
      method: "POST",
      ifMatch: undefined,
      body: {
        name: `جديد ${marker}`,
        email: "a@mail.example",
        services: [],
        phone: "٠٥٠٠٠٠٠٠٧٨",
        company: "شركة",
        address: "جدة",
        status: "active",
        joinDate: today,
        openingProjects: 0,
        openingValue: 0,
      },
    },
  ]);
  expect((await stored(page))[0]).toMatchObject({ phone: "+966500000078", projects: 0, totalValue: 0 });
  await page.keyboard.press("n");
  await expect(dialog(page).getByLabel(/^الاسم/)).toHaveValue("");
});

test("ACLI-01 API-08 SURV-05 details show the client with its projects and lead to the form; two edits are merged", async ({
  page,
}) => {
  const { id } = await make(page, "مزارع", { openingProjects: 1, openingValue: 100, phone: "0500000079" });
  const project = {
    title: `متجر ${marker}`,
    clientId: id,
    valueAmount: 900,
    value: "900 ريال",
    status: "in-progress",
  };
  await call(page, "POST", "/api/projects", project);
  const writes = recordWrites(page);
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `عرض مزارع ${marker}` }).click();
  const details = page.getByRole("dialog", { name: "بيانات العميل" });
  for (const words of ["+966 50 000 0079", "1,000 ريال", "2، قيد التنفيذ: 1", "900 ريال", "قيد التنفيذ"])
    await expect(details.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(details.getByRole("link", { name: `متجر ${marker}` })).toHaveAttribute(
    "href",
    /^\/admin\/projects\?edit=\d+$/,
  );
  await details.getByRole("button", { name: "تعديل العميل" }).click();
  await call(page, "PUT", `/api/clients/${id}`, { address: "من غيري", company: "من غيري" });
  await dialog(page)
    .getByLabel(/^العنوان البريدي/)
    .fill("مني");
  await save(page).click();
  const merge = page.getByRole("alertdialog");
  await expect(merge.getByRole("group", { name: "العنوان البريدي" })).toContainText("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(page.getByText("حُفظت بيانات العميل")).toBeVisible();
  expect(writes.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  expect((await stored(page))[0]).toMatchObject({ address: "مني", company: "من غيري", totalValue: 1000 });

  await chooseForRecord(page, `مزارع ${marker}`, "سجل التعديلات");
  await expect(dialog(page).getByRole("list", { name: /سجل/ }).getByRole("listitem")).toHaveCount(3);
  await expect(dialog(page).getByText("من غيري")).toHaveCount(0); // the history of personal data shows no values
  await dialog(page).getByRole("button", { name: "إغلاق" }).click();

  await page.goto(`/admin/clients?edit=${id}`);
  await expect(dialog(page).getByLabel(/^العنوان البريدي/)).toHaveValue("مني");
});

test("ADM-07 ADM-04 a delete asks the specified question and can be undone, also for several; closing a changed form asks", async ({
  page,
}) => {
  await make(page, "أول");
  await make(page, "ثان");
  await open(page, `?q=${marker}`);
  await page.getByRole("button", { name: `تعديل أول ${marker}` }).click();
  await dialog(page)
    .getByLabel(/^الشركة/)
    .fill("أخرى");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(dialog(page)).toHaveCount(0);

  await chooseForRecord(page, `أول ${marker}`, "حذف");
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذا العميل؟" });
  await expect(question).not.toContainText("المشاريع");
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("حُذف العميل")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.locator("main thead").getByRole("checkbox").check();
  await page.locator("[data-bulk]").getByRole("button", { name: /حذف/ }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});

test("ACLI-01 ADM-07 the question before deleting clients with projects says what happens to the projects, for several too", async ({
  page,
}) => {
  const first = await make(page, "أول");
  const second = await make(page, "ثان");
  for (const { id: clientId } of [first, first, second])
    await call(page, "POST", "/api/projects", { title: marker, clientId });
  await open(page, `?q=${marker}&sort=made-up`);
  await expect(rows(page)).toHaveCount(2); // an unknown order in the address does not fail the load
  await chooseForRecord(page, `أول ${marker}`, "حذف");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("المشاريع المرتبطة: 2. لا تُحذف، وتبقى بلا ملف عميل. يمكنك التراجع");
  await question.getByRole("button", { name: "إلغاء" }).click();
  await page.locator("main thead").getByRole("checkbox").check();
  await page.locator("[data-bulk]").getByRole("button", { name: /حذف/ }).first().click();
  await expect(question).toContainText("المشاريع المرتبطة: 3.");
  await question.getByRole("button", { name: "إلغاء" }).click();
});

test("ACLI-01 ADM-03 failures of load, save and delete are reported, and the input stays", async ({
  page,
}) => {
  await make(page, "معرّض");
  await breakCalls(page, "GET");
  await page.goto(`/admin/clients?q=${marker}`);
  const banner = (sentence: string) => page.getByRole("alert").filter({ hasText: sentence });
  await expect(banner("تعذّر تحميل العملاء")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
  await expect(row(page, "معرّض")).toBeVisible();

  for (const [method, opener] of [
    ["POST", "إضافة عميل"],
    ["PUT", `تعديل معرّض ${marker}`],
  ] as const) {
    await breakCalls(page, method);
    await page.getByRole("button", { name: opener }).click();
    const form = dialog(page);
    await form.getByLabel(/^الاسم/).fill(`معرّض ${marker} مكتوب`);
    if (method === "POST") {
      await form.getByLabel(/^الشركة/).fill("شركة");
      await form.getByLabel(/^البريد/).fill("b@mail.example");
      await form.getByLabel(/^رقم الجوال/).fill("0500000071");
      await form.getByLabel(/^العنوان البريدي/).fill("جدة");
    }
    await save(page).click();
    await expect(banner("تعذّر حفظ بيانات العميل")).toBeVisible();
    await expect(form.getByLabel(/^الاسم/)).toHaveValue(`معرّض ${marker} مكتوب`);
    await dialog(page).getByRole("button", { name: "إلغاء" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
    await page.unrouteAll();
  }
  await breakCalls(page, "DELETE");
  await chooseForRecord(page, `معرّض ${marker}`, "حذف");
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
  await expect(banner("تعذّر حذف العميل")).toBeVisible();
  await expect(row(page, "معرّض")).toBeVisible();
});

test("ADM-03 ACLI-01 an import shows what would change and why a row is wrong, and stores nothing before the confirmation", async ({
  page,
}) => {
  await open(page, `?q=${marker}`);
  await expect(page.getByRole("link", { name: "تصدير CSV" })).toHaveAttribute(
    "href",
    `/api/clients/export.csv?q=${encodeURIComponent(marker)}`,
  );
  await page.getByRole("button", { name: "استيراد CSV" }).click();
  const form = page.getByRole("dialog", { name: "استيراد العملاء" });
  const pick = (email: string) =>
    form.locator("input[type=file]").setInputFiles({
      name: "عملاء.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `الاسم,الشركة,البريد الإلكتروني,رقم الجوال,العنوان البريدي\nمستورد ${marker},شركة,${email},0500000072,جدة\n`,
      ),
    });
  await pick("a@");
  await expect(form.getByText("اكتب بريدًا صحيحًا، مثل name@example.com")).toBeVisible();
  await expect(form.getByRole("button", { name: "تأكيد الاستيراد" })).toBeDisabled();
  await pick("c@mail.example");
  await expect(form.getByText("إضافة: 1، تعديل: 0، بلا تغيير: 0، أخطاء: 0")).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await form.getByRole("button", { name: "تأكيد الاستيراد" }).click();
  await expect(row(page, "مستورد")).toBeVisible();
  expect(await stored(page)).toMatchObject([{ email: "c@mail.example", status: "active", projects: 0 }]);
});

test("ADM-03 AR-04 list, details and form fit every width and pass axe in both themes; on phones the rows are cards", async ({
  page,
}) => {
  const email = `${"long".repeat(12)}@${"mail".repeat(8)}.example`;
  const long = { email, company: "شركة".repeat(20), address: "عنوان ".repeat(30), openingProjects: 1 };
  const { id } = await make(page, "اسم ".repeat(20), long);
  await call(page, "POST", "/api/projects", { title: marker, clientId: id, status: "completed" });
  await open(page, `?q=${marker}`);
  await expect(rows(page)).toHaveCount(1);
  await expectFitsAndReads(page, {
    also: async (width) => {
      const display = await rows(page).evaluate((tr) => getComputedStyle(tr).display);
      expect(display).toBe(width < 700 ? "block" : "table-row");
    },
  });
  await page.locator("[data-open]").click();
  await expect(dialog(page).getByText(marker, { exact: true })).toBeVisible();
  await expectFitsAndReads(page);
  await dialog(page).getByRole("button", { name: "تعديل العميل" }).click();
  await save(page).waitFor();
  await expectFitsAndReads(page);
  await dialog(page).getByLabel(/^الاسم/).fill("");
  await save(page).click();
  await expect(dialog(page).getByText("هذا الحقل مطلوب")).toBeVisible();
  await expectFitsAndReads(page);
});

test("ACLI-01 the form warns of a client with the same e-mail, and saves nevertheless", async ({ page }) => {
  await make(page, "أول", { email: `${marker.slice(3)}@twice.example` });
  await open(page);
  await page.getByRole("button", { name: "إضافة عميل" }).click();
  const form = dialog(page);
  const email = form.getByLabel("البريد الإلكتروني");
  await email.fill(`${marker.slice(3).toUpperCase()}@TWICE.example`);
  await email.blur();
  await expect(email).toHaveAccessibleDescription(new RegExp(`مسجّل للعميل أول ${marker}`));
  for (const [label, value] of [
    ["الاسم", `ثانٍ ${marker}`],
    ["الشركة", "ش"],
    ["رقم الجوال", "0551234567"],
    ["العنوان البريدي", "ع"],
  ] as const)
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  await save(page).click();
  await expect(form).toHaveCount(0);
  expect(await stored(page)).toHaveLength(2);
});

test("DESK-05 a registration shows the requested services and the text of the consent, and can be changed in the form", async ({
  page,
}) => {
  const name = `مسجّلة ${marker}`;
  const registration = { ...contact, name, email: `${randomUUID()}@mail.example`, consent: true };
  const services = ["serviceEcommerce", "serviceBranding"];
  await call(page, "POST", "/api/registrations", { ...registration, services });
  const [client] = await stored(page);
  await open(page, `?view=${client?.id}`);
  const file = page.getByRole("dialog", { name: "بيانات العميل" });
  await expect(file.getByText("تصميم متجر إلكتروني، تصميم الشعار والهوية")).toBeVisible();
  await file.getByText("نص الموافقة كما عُرض").click();
  await expect(file.getByText(/أوافق/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await file.getByRole("button", { name: "تعديل العميل" }).click();
  const form = page.getByRole("dialog", { name: "تعديل العميل" });
  await form.getByLabel("تصميم متجر إلكتروني").uncheck();
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toBeHidden();
  expect((await stored(page))[0]).toMatchObject({ services: ["serviceBranding"] });
});

test("DESK-05 SURV-03 the bell names a registration and leads to its file", async ({ page }) => {
  const name = `مسجّلة ${marker}`;
  await call(page, "POST", "/api/registrations", {
    ...contact,
    name,
    company: name,
    email: `${randomUUID()}@mail.example`,
    consent: true,
  });
  await open(page);
  await page.getByRole("button", { name: /^التنبيهات/ }).click();
  await page.getByRole("link", { name: `تسجيل جديد من ${name}` }).click();
  await expect(page.getByRole("dialog", { name: "بيانات العميل" })).toContainText(name);
});
