import { randomUUID } from "node:crypto";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  type Page,
  rememberTheme,
  signIn,
  test,
  themes,
  viewports,
} from "../support/fixtures.ts";
import { call, chooseForRecord, optionsOf } from "../support/records.ts";

// Behaviour that all lists of the admin share, tested on one screen of cards and on one table.

type Wire = { id: number; version: number; title: string; is_active: unknown; display_order: number | null };
let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `عادة${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  await page.context().setOffline(false);
  const paths = ["/api/packages", ...Object.values(screens).map(({ api }) => api)];
  for (const path of paths) {
    for (const { id } of await stored(page, path)) await call(page, "DELETE", `${path}/${id}`);
  }
});

async function stored(page: Page, path: string): Promise<Wire[]> {
  return (await call(page, "GET", `${path}?q=${marker}`)).json();
}

async function make(page: Page, path: string, title: string, fields: object = {}): Promise<Wire> {
  const data = { title: `${title} ${marker}`, is_active: false, display_order: 900, ...fields };
  return (await call(page, "POST", path, data)).json();
}

const services = (page: Page) => page.goto(`/admin/services?q=${marker}`);
const tile = (page: Page, title: string) => page.getByRole("article", { name: `${title} ${marker}` });
const pick = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `تحديد ${title} ${marker}` }).check();

test("ADM-03 ADM-07 several records are selected, activated at once, deleted after a question, and restored", async ({
  page,
}) => {
  for (const title of ["أولى", "ثانية", "ثالثة"]) await make(page, "/api/services", title);
  await services(page);
  const bar = page.getByRole("region", { name: "إجراءات على المحدد" });
  await expect(tile(page, "أولى")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await pick(page, "أولى");
  await expect(bar.getByRole("status")).toHaveText("المحدد: خدمة واحدة");
  await pick(page, "ثالثة");
  await expect(bar.getByRole("status")).toHaveText("المحدد: خدمتان");
  await bar.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(tile(page, "أولى").getByText("ظاهرة", { exact: true })).toBeVisible();
  await expect(tile(page, "ثانية").getByText("مخفية")).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect((await stored(page, "/api/services")).map(({ is_active }) => is_active).sort()).toEqual([0, 1, 1]);

  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await expect(bar.getByRole("status")).toHaveText("المحدد: 3 خدمات");
  await bar.getByRole("button", { name: "إخفاء", exact: true }).click();
  await expect(page.getByText("أُخفي المحدد: 3 خدمات")).toBeVisible();
  await page.getByRole("checkbox", { name: "تحديد كل المعروض" }).check();
  await bar.getByRole("button", { name: "حذف المحدد" }).click();
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف السجلات المحددة؟" });
  await expect(question.getByText("المحدد: 3 خدمات.")).toBeVisible();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await expect(page.getByRole("heading", { name: "الخدمات", level: 1 })).toBeFocused();
  expect(await stored(page, "/api/services")).toEqual([]);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(tile(page, "ثانية")).toBeVisible();
  expect(await stored(page, "/api/services")).toHaveLength(3);
});

test("ADM-03 a failed bulk change is reported and keeps the selection", async ({ page }) => {
  await make(page, "/api/packages", "باقية");
  await page.route("**/api/packages/bulk", (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", body: '{"code":"internal"}' }),
  );
  await page.goto(`/admin/packages?q=${marker}`);
  await pick(page, "باقية");
  await page.getByRole("button", { name: "إظهار", exact: true }).click();
  await expect(page.getByRole("alert").getByText("فشل في الحفظ")).toBeVisible();
  await expect(page.getByText("المحدد: باقة واحدة")).toBeVisible();
});

test("ADM-03 SURV-05 the history marks changes, and an earlier version can be restored", async ({ page }) => {
  const { id } = await make(page, "/api/services", "أصل", {
    description: "نرسم واجهتك",
    features: ["أ", "ب"],
  });
  await call(page, "PUT", `/api/services/${id}`, {
    description: "نصمّم واجهتك",
    features: ["ب", "ج"],
    category: "consulting",
  });
  await services(page);
  await chooseForRecord(page, `أصل ${marker}`, "سجل التعديلات");
  const history = page.getByRole("dialog", { name: `سجل التعديلات: أصل ${marker}` });
  const versions = history.getByRole("list", { name: "سجل التعديلات" }).getByRole("button");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("تعديل");
  await expect(versions.first()).toContainText("الوصف");
  await expect(history.locator("dd", { hasText: "واجهتك" }).locator("del")).toContainText("نرسم");
  await expect(history.locator("dd", { hasText: "واجهتك" }).locator("ins")).toContainText("نصمّم");
  await expect(history.getByText("الاستشارات الهندسية")).toBeVisible();
  await expect(history.getByRole("button", { name: "استعادة هذه النسخة" })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await versions.last().click();
  await history.getByRole("button", { name: "استعادة هذه النسخة" }).click();
  const question = page.getByRole("alertdialog", { name: "هل تريد استعادة هذه النسخة؟" });
  await question.getByRole("button", { name: "استعادة هذه النسخة" }).click();
  await expect(page.getByText("استُعيدت النسخة")).toBeVisible();
  await expect(versions).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(tile(page, "أصل").getByText("البناء والتشييد")).toBeVisible();
  expect(await stored(page, "/api/services")).toMatchObject([
    { description: "نرسم واجهتك", category: "construction", version: 3 },
  ]);
});

test("ADM-03 ADM-04 with the keyboard alone: new, search, from card to card, open, copy, history, delete, leave", async ({
  page,
}) => {
  for (const [index, title] of ["أولى", "ثانية"].entries())
    await make(page, "/api/services", title, { display_order: 900 + index });
  await services(page);
  await expect(tile(page, "ثانية")).toBeVisible();
  await page.keyboard.press("n");
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("عنوان الخدمة")).toBeFocused();
  await page.keyboard.type("nn"); // inside a field N is a letter, and opens no second dialog
  await expect(form.getByLabel("عنوان الخدمة")).toHaveValue("nn");
  await form.getByLabel("عنوان الخدمة").fill("");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("n");
  await expect(form).toHaveCount(0);

  await services(page); // opens the screen again, without that letter in the search
  await expect(tile(page, "ثانية")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(tile(page, "أولى")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tile(page, "ثانية")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tile(page, "أولى")).toBeFocused();
  for (const [key, opened] of [
    ["d", page.getByRole("dialog", { name: "إضافة خدمة" })],
    ["h", page.getByRole("dialog", { name: /^سجل التعديلات/ })],
    ["Delete", page.getByRole("alertdialog")],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(tile(page, "أولى")).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("عنوان الخدمة")).toHaveValue(`أولى ${marker}`);
  await form.getByLabel("عنوان الخدمة").fill(`بالمفاتيح ${marker}`);
  await page.keyboard.press("Control+s");
  await expect(tile(page, "بالمفاتيح")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("ADM-04 a record's menu shows its entries with their keys, delete last; its button gets the focus back after each", async ({
  page,
}) => {
  await make(page, "/api/services", "أصل");
  await services(page);
  const options = optionsOf(page, `أصل ${marker}`);
  await options.focus();
  await page.keyboard.press("Enter");
  const entries = page.getByRole("menuitem");
  await expect(entries).toHaveText(["تكرارD", "سجل التعديلاتH", "حذفDel"]);
  await expect(entries.first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(options).toBeFocused();
  for (const entry of ["تكرار", "سجل التعديلات", "حذف"]) {
    await chooseForRecord(page, `أصل ${marker}`, entry);
    const opened = page.locator("[role=dialog], [role=alertdialog]").getByRole("heading").first();
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(options).toBeFocused();
  }
});

/** Makes animation frames run at once, before React has drawn the change, as can happen on a busy machine. */
const hurryFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (draw) => {
      queueMicrotask(() => draw(performance.now()));
      return 0;
    };
  });

// A dialog that lost the focus returns it to the field that had it last, or to its first, so the wrong field is another one.
for (const { screen, add, first, wrong, api, wireName } of [
  {
    screen: "packages",
    add: "إضافة باقة",
    first: "العنوان",
    wrong: "مدة التسليم",
    api: "packages",
    wireName: "delivery_time",
  },
  {
    screen: "services",
    add: "إضافة خدمة",
    first: "عنوان الخدمة",
    wrong: "وصف قصير",
    api: "services",
    wireName: "short_description",
  },
  { screen: "faq", add: "إضافة سؤال", first: "السؤال", wrong: "الإجابة", api: "faqs", wireName: "answer" },
  {
    screen: "settings",
    add: undefined,
    first: "اسم المنشأة",
    wrong: "العنوان البريدي، السطر الأول",
    api: "settings",
    wireName: "addressLine1",
  },
]) {
  test(`ADM-04 a refused save focuses the first wrong field, also on a busy machine: ${screen}`, async ({
    page,
  }) => {
    const body = JSON.stringify({ status: 422, code: "invalid", fields: { [wireName]: "هذا غير مقبول" } });
    await page.route(`**/api/${api}`, (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 422, contentType: "application/problem+json", body }),
    );
    await page.goto(`/admin/${screen}`);
    if (add) await page.getByRole("button", { name: add, exact: true }).click();
    const form = add ? page.getByRole("dialog") : page.locator("main form");
    const field = form.getByLabel(wrong).first();
    await field.fill("مكتوب");
    await form.getByLabel(first).first().fill("مكتوب");
    await hurryFrames(page);
    await form.getByRole("button", { name: /^حفظ/ }).last().click();
    await expect(field).toHaveAccessibleDescription(/هذا غير مقبول/);
    await expect(field).toBeFocused();
  });
}

test("ADM-04 input that could not be sent is kept as a draft, offered again, and removed after a save", async ({
  page,
}) => {
  const { id } = await make(page, "/api/services", "مسودة", { short_description: "قبل" });
  await services(page);
  const edit = page.getByRole("button", { name: `تعديل مسودة ${marker}` });
  const form = page.getByRole("dialog");
  await edit.click();
  await form.getByLabel("وصف قصير").fill("كتبته بلا شبكة");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form.getByText("حدث خطأ في تحديث الخدمة")).toBeVisible();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته بلا شبكة");
  await page.context().setOffline(false);
  // Another user changes another field meanwhile.
  await call(page, "PUT", `/api/services/${id}`, { category: "consulting" });
  page.once("dialog", (dialog) => void dialog.accept()); // the browser asks before leaving the form
  await page.reload();
  await edit.click();
  await expect(form.getByText("لديك مسودة محفوظة")).toBeVisible();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("قبل");
  await form.getByRole("button", { name: "استعادة المسودة" }).click();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته بلا شبكة");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form).toHaveCount(0);
  expect(await stored(page, "/api/services")).toMatchObject([
    { short_description: "كتبته بلا شبكة", category: "consulting" },
  ]);
  await edit.click();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته بلا شبكة");
  await expect(form.getByText("لديك مسودة محفوظة")).toHaveCount(0);
});

test("DESK-08 input is kept while it is typed, also offline, for its user only; a form left on purpose discards it", async ({
  page,
}) => {
  await services(page);
  const add = page.getByRole("button", { name: "إضافة خدمة", exact: true });
  const form = page.getByRole("dialog");
  const title = form.getByLabel("عنوان الخدمة");
  const offer = form.getByText("لديك مسودة محفوظة");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("shurfa-draft:")).length);
  await add.click();
  await title.fill(`لم تُحفظ ${marker}`);
  await expect.poll(drafts).toBe(1);
  await page.context().setOffline(true);
  await expect(form.getByText("ما تكتبه هنا محفوظ على هذا الجهاز")).toBeVisible();
  await expect(page.locator("main").getByText("لا اتصال بالشبكة")).toBeVisible();
  await title.fill(`لم تُحفظ بعد ${marker}`);
  // The last letters are kept although the page is left before the pause that saves them.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText("لا اتصال بالشبكة")).toHaveCount(0);
  await add.click();
  await expect(offer).toBeVisible();
  await form.getByRole("button", { name: "استعادة المسودة" }).click();
  await expect(title).toHaveValue(`لم تُحفظ بعد ${marker}`);
  await expect(form.getByText("تعديلات غير محفوظة")).toBeVisible();
  await form.getByRole("button", { name: "إلغاء" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(form).toHaveCount(0);
  expect(await drafts()).toBe(0);
  await add.click();
  await expect(title).toHaveValue("");
  await expect(offer).toHaveCount(0);
});

test("DESK-08 a new record whose answer was lost is stored once, also after a reload; later changes are not lost silently", async ({
  page,
}) => {
  await services(page);
  const add = page.getByRole("button", { name: "إضافة خدمة", exact: true });
  const form = page.getByRole("dialog");
  const save = form.getByRole("button", { name: "حفظ", exact: true });
  const restore = form.getByRole("button", { name: "استعادة المسودة" });
  /** Makes the server store the next record, but loses its answer. */
  const loseAnswer = async () => {
    await page.route("**/api/services", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(form.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/services");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await add.click();
    await restore.click();
  };
  await add.click();
  await form.getByLabel("عنوان الخدمة").fill(`مرة واحدة ${marker}`);
  await form.getByLabel("وصف قصير").fill("كما كُتب");
  await loseAnswer();
  await save.click();
  await expect(form).toHaveCount(0);
  expect(await stored(page, "/api/services")).toHaveLength(1);

  await add.click();
  await expect(restore).toHaveCount(0);
  await form.getByLabel("عنوان الخدمة").fill(`بعد تعديل ${marker}`);
  await loseAnswer();
  await form.getByLabel("وصف قصير").fill("زيادة");
  await save.click();
  await expect(form.getByRole("alert")).toContainText("وصل الحفظ السابق إلى الخادم");
  await expect(form.getByLabel("وصف قصير")).toHaveValue("زيادة");
  expect(await stored(page, "/api/services")).toHaveLength(2);
  await save.click();
  await expect(form).toHaveCount(0);
  expect(await stored(page, "/api/services")).toHaveLength(3);
});

test("ADM-04 the browser's back button and a reload ask before they discard input", async ({ page }) => {
  await make(page, "/api/services", "مفتوحة");
  await page.goto("/admin/team");
  await page.getByRole("link", { name: "الخدمات", exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await page.getByRole("searchbox").fill(marker);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("button", { name: `تعديل مفتوحة ${marker}` }).click();
  const form = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  await form.getByLabel("وصف قصير").fill("كتبته للتو");
  await expect(form.getByText("تعديلات غير محفوظة")).toBeVisible();
  await page.goBack();
  await expect(question).toContainText("هل تريد ترك التعديلات دون حفظ؟");
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته للتو");
  await expect(page).toHaveURL(/\/admin\/services/);
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبته للتو");
  await page.goBack();
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect(page).toHaveURL(/\/admin\/team$/);
  await expect(form).toHaveCount(0);
});

test("SURV-05 ADM-04 a draft that conflicts with another person's change is merged, and never overwrites it", async ({
  page,
}) => {
  const { id } = await make(page, "/api/services", "مسودة", { short_description: "قبل" });
  await services(page);
  const edit = page.getByRole("button", { name: `تعديل مسودة ${marker}` });
  const form = page.getByRole("dialog");
  await edit.click();
  await form.getByLabel("وصف قصير").fill("كتبته بلا شبكة");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form.getByText("حدث خطأ في تحديث الخدمة")).toBeVisible();
  await page.context().setOffline(false);
  await call(page, "PUT", `/api/services/${id}`, { short_description: "كتبه غيري" });
  page.once("dialog", (dialog) => void dialog.accept()); // the browser asks before leaving the form
  await page.reload();
  await edit.click();
  await form.getByRole("button", { name: "استعادة المسودة" }).click();
  const merge = page.getByRole("alertdialog", { name: "عُدّل هذا السجل بعد أن فتحته" });
  await expect(merge.getByText("حقول تحتاج إلى قرارك: 1.")).toBeVisible();
  await page.keyboard.press("Escape"); // without a decision the record's text stays, and the draft is still offered
  await expect(form.getByLabel("وصف قصير")).toHaveValue("كتبه غيري");
  await form.getByRole("button", { name: "استعادة المسودة" }).click();
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect(form).toHaveCount(0);
  expect(await stored(page, "/api/services")).toMatchObject([{ short_description: "كتبته بلا شبكة" }]);
});

test("ADM-04 saving a record that was deleted meanwhile shows a message, and keeps the input", async ({
  page,
}) => {
  const { id } = await make(page, "/api/services", "غائبة");
  await services(page);
  await page.getByRole("button", { name: `تعديل غائبة ${marker}` }).click();
  await call(page, "DELETE", `/api/services/${id}`);
  const form = page.getByRole("dialog");
  await form.getByLabel("وصف قصير").fill("مكتوب");
  await form.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(form.getByText("حذف مستخدم آخر هذا السجل.")).toBeVisible();
  await expect(form.getByLabel("وصف قصير")).toHaveValue("مكتوب");
});

test("ADM-03 a file is exported, and an import shows every change and every wrong row before it stores", async ({
  page,
}) => {
  const { id } = await make(page, "/api/packages", "قديمة", { price: 100 });
  await page.goto(`/admin/packages?q=${marker}`);
  await expect(page.getByRole("row").filter({ hasText: marker })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "تصدير CSV" }).click();
  const stream = await (await download).createReadStream();
  const exported = Buffer.concat(await stream.toArray()).toString();
  expect(exported).toContain(`${id},قديمة ${marker},,100`);
  expect(exported.charCodeAt(0)).toBe(0xfeff);

  await page.getByRole("button", { name: "استيراد CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "استيراد الباقات" });
  const confirm = dialog.getByRole("button", { name: "تأكيد الاستيراد" });
  const choose = (csv: string) =>
    dialog
      .getByLabel("ملف CSV")
      .setInputFiles({ name: "p.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(confirm).toBeDisabled();
  await choose(`الرقم,العنوان,السعر\n${id},قديمة ${marker},كثير\n,جديدة ${marker},5`);
  await expect(dialog.getByText("إضافة: 1، تعديل: 0، بلا تغيير: 0، أخطاء: 1")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "الصف 2" })).toContainText("السعر:");
  await expect(confirm).toBeDisabled();
  await choose(`الرقم,العنوان,السعر\n${id},قديمة ${marker},٢٥٠\n,جديدة ${marker},5`);
  await expect(dialog.locator("del")).toHaveText("100");
  await expect(dialog.locator("ins").first()).toHaveText("250");
  await expectNoAxeViolations(page);
  expect(await stored(page, "/api/packages")).toMatchObject([{ price: 100 }]);
  // Another user changes the record between preview and confirmation.
  await call(page, "PUT", `/api/packages/${id}`, { price: 120 });
  await confirm.click();
  await expect(dialog.getByText("تغيّرت سجلات بعد المعاينة ولم يُحفظ شيء.")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "الصف 2" })).toContainText("تغيّر بعد المعاينة");
  await expect(dialog.locator("del")).toHaveText("120");
  expect(await stored(page, "/api/packages")).toMatchObject([{ price: 120 }]);
  await confirm.click();
  await expect(page.getByText("تم الاستيراد. إضافة: 1، تعديل: 1")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `جديدة ${marker}` })).toBeVisible();
  expect((await stored(page, "/api/packages")).map(({ id }) => id)).toContain(id);
});

type Screen = {
  path: string;
  api: string;
  /** The wire name of the field that holds a record's name. */
  field: string;
  /** Other fields that a record needs. */
  fields?: object;
  /** Words before a record's name on the screen. */
  called?: string;
  /** The menu of the cards opens the form too. */
  isEditedByMenu?: boolean;
  sort: string;
  question: string;
  canActivate?: boolean;
  isPersonal?: boolean;
  /** A file with a wrong row, for screens with an import. */
  badFile?: string;
};

const person = { email: "a@b.example", phone: "0551234567", company: "شركة", address: "الرياض" };
const screens: Record<string, Screen> = {
  team: {
    path: "/admin/team",
    api: "/api/team-members",
    field: "name",
    fields: { isActive: false },
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا العضو؟",
    canActivate: true,
  },
  testimonials: {
    path: "/admin/testimonials",
    api: "/api/reviews",
    field: "clientName",
    fields: { isActive: false },
    called: "رأي ",
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا الرأي؟",
    canActivate: true,
    badFile: "clientName,rating\nس,9",
  },
  faq: {
    path: "/admin/faq",
    api: "/api/faqs",
    field: "question",
    fields: { isActive: false },
    sort: "حسب السؤال",
    question: "هل أنت متأكد من حذف هذا السؤال؟",
    canActivate: true,
    badFile: "question,order\nس,كثير",
  },
  vision: {
    path: "/admin/vision2030",
    api: "/api/vision-items",
    field: "title",
    fields: { type: "text", isActive: false },
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذا المحتوى؟",
    canActivate: true,
  },
  projects: {
    path: "/admin/projects",
    api: "/api/projects",
    field: "title",
    isEditedByMenu: true,
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذا المشروع؟",
    canActivate: true,
  },
  clients: {
    path: "/admin/clients",
    api: "/api/clients",
    field: "name",
    fields: person,
    sort: "حسب الاسم",
    question: "هل أنت متأكد من حذف هذا العميل؟",
    isPersonal: true,
    badFile: "name,email\nس,ليس بريدًا",
  },
  services: {
    path: "/admin/services",
    api: "/api/services",
    field: "title",
    fields: inactive(),
    sort: "حسب العنوان",
    question: "هل أنت متأكد من حذف هذه الخدمة؟",
    canActivate: true,
    badFile: "title,category\nس,فئة أخرى",
  },
  "packages-server": {
    path: "/admin/packages-server",
    api: "/api/packages-server",
    field: "title",
    fields: inactive(),
    sort: "حسب العنوان",
    question: "هل تريد حذف هذا السجل؟",
    canActivate: true,
    badFile: "title,price\nس,كثير",
  },
};

function inactive() {
  return { is_active: false }; // foreign name: the wire
}

for (const [name, screen] of Object.entries(screens)) {
  test(`ADM-03 ADM-04 ADM-07 ${name}: search, sort, change, copy, restore a version, delete and undo, one record and several`, async ({
    page,
  }) => {
    const { api, field, called = "" } = screen;
    const items = page.locator(":is(main article, main tbody tr, [data-faqs] :is([role=row], li))");
    const item = (title: string) => items.filter({ hasText: `${title} ${marker}` });
    const dialog = page.getByRole("dialog");
    const input = dialog.locator(`[name="${field}"]`);
    const act = async (action: string, title: string) => {
      const full = `${called}${title} ${marker}`;
      if (action !== "تعديل" || screen.isEditedByMenu) return chooseForRecord(page, full, action);
      await page.getByRole("button", { name: `تعديل ${full}`, exact: true }).click();
    };
    await test.step("made by the calls, found by the address", async () => {
      for (const title of ["ثانية", "أولى", "ثالثة"])
        await call(page, "POST", api, { ...screen.fields, [field]: `${title} ${marker}` });
      await page.goto(`${screen.path}?q=${marker}`);
      await expect(items).toHaveCount(3);
      await expect(page.getByText(/^3 نتائج من /)).toBeAttached();
    });
    await test.step("sorted and searched, in whatever spelling", async () => {
      await page.getByRole("combobox", { name: "الترتيب" }).selectOption(screen.sort);
      for (const [index, title] of ["أولى", "ثالثة", "ثانية"].entries())
        await expect(items.nth(index)).toContainText(`${title} ${marker}`);
      expect(new URL(page.url()).searchParams.get("sort")).not.toBeNull();
      await page.getByRole("searchbox").fill(`ثانيه ${marker}`);
      await expect(items).toHaveCount(1);
      await page.getByRole("searchbox").fill(marker);
      await expect(items).toHaveCount(3);
    });
    await test.step("changed, after a question that keeps what was typed", async () => {
      await act("تعديل", "أولى");
      await input.fill(`معدّلة ${marker}`);
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
      await question.getByRole("button", { name: "متابعة التعديل" }).click();
      await expect(question).toHaveCount(0);
      await expect(input).toHaveValue(`معدّلة ${marker}`);
      await input.press("Control+s");
      await expect(dialog).toHaveCount(0);
      await expect(item("معدّلة")).toBeVisible();
      await expect(item("أولى")).toHaveCount(0);
    });
    await test.step("its history closes with Escape, also after a version was restored", async () => {
      await act("سجل التعديلات", "معدّلة");
      const versions = dialog.getByRole("list", { name: "سجل التعديلات" }).getByRole("button");
      await expect(versions).toHaveCount(2);
      await versions.last().click();
      const restore = dialog.getByRole("button", { name: "استعادة هذه النسخة" });
      if (screen.isPersonal) await expect(restore).toHaveCount(0);
      else {
        await restore.click();
        await page.getByRole("alertdialog").getByRole("button", { name: "استعادة هذه النسخة" }).click();
        await expect(versions).toHaveCount(3);
        await expect(versions.first()).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(item(screen.isPersonal ? "معدّلة" : "أولى")).toBeVisible();
    });
    await test.step("copied as a new one", async () => {
      await act("تكرار", "ثالثة");
      if (screen.isPersonal) {
        await expect(dialog.locator('[name="company"]')).toHaveValue(person.company);
        for (const [of, value] of [
          [field, `ثالثة ${marker} (تكرار)`],
          ["email", `${marker.length}@b.example`],
          ["phone", person.phone],
        ] as const)
          await dialog.locator(`[name="${of}"]`).fill(value);
      }
      await expect(input).toHaveValue(`ثالثة ${marker} (تكرار)`);
      await page.keyboard.press("Control+s");
      await expect(items).toHaveCount(4);
    });
    await test.step("deleted after its question, and taken back", async () => {
      await act("حذف", "ثانية");
      await page
        .getByRole("alertdialog", { name: screen.question })
        .getByRole("button", { name: "حذف" })
        .click();
      await expect(items).toHaveCount(3);
      await page.getByRole("button", { name: "تراجع" }).click();
      await expect(item("ثانية")).toBeVisible();
    });
    await test.step("several at once", async () => {
      const all = page.getByRole("checkbox", { name: "تحديد كل المعروض" });
      const bar = page.getByRole("region", { name: "إجراءات على المحدد" });
      if (await all.count()) await all.check();
      else for (const box of await items.getByRole("checkbox").all()) await box.check();
      await expect(bar.getByRole("button", { name: "إظهار", exact: true })).toHaveCount(
        screen.canActivate ? 1 : 0,
      );
      await bar.getByRole("button", { name: "حذف المحدد" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
      await expect(page.getByRole("button", { name: "مسح عوامل التصفية" }).last()).toBeVisible();
      await expect(items).toHaveCount(0);
    });
    if (screen.badFile) {
      await page.getByRole("button", { name: "استيراد CSV" }).click();
      const buffer = Buffer.from(screen.badFile);
      await dialog.getByLabel("ملف CSV").setInputFiles({ name: "bad.csv", mimeType: "text/csv", buffer });
      await expect(dialog.getByText("الصف 2")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "تأكيد الاستيراد" })).toBeDisabled();
      expect(await stored(page, api)).toEqual([]);
    } else await expect(page.getByRole("button", { name: "استيراد CSV" })).toHaveCount(0);
  });
}

for (const name of ["team", "testimonials", "projects", "packages-server"] as const) {
  test(`ADM-05 ${name} are reordered by pointer and by keyboard`, async ({ page }) => {
    const { path = "", api = "", field = "", fields } = screens[name] ?? {};
    const ids: unknown[] = [];
    // These records have places far behind all others, so that reordering them writes no record of another test.
    const place = name === "packages-server" ? "display_order" : "order";
    for (const [index, title] of ["ألف", "باء", "جيم"].entries()) {
      const data = { ...fields, [field]: `${title} ${marker}`, [place]: 7001 + index };
      ids.push((await (await call(page, "POST", api, data)).json()).id);
    }
    // The page sees only the records of this test, so that it cannot reorder others.
    await page.route(
      (url) => url.pathname === api,
      async (route) => {
        if (route.request().method() !== "GET") return route.fallback();
        const response = await route.fetch();
        const all: { id: unknown }[] = await response.json();
        await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) });
      },
    );
    await page.goto(`${path}`);
    await page.getByRole("button", { name: "إعادة الترتيب" }).click();
    const rows = page.getByRole("grid", { name: "إعادة الترتيب" }).getByRole("row");
    await expect(rows).toHaveCount(3);
    const order = async () =>
      (await stored(page, api)).map(({ id }) => ["أ", "ب", "ج"][ids.indexOf(id)]).join("");
    await rows.first().focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(rows.nth(1)).toContainText("ألف");
    await expect(page.getByText("حُفظ الترتيب").first()).toBeVisible();
    await expect.poll(order).toBe("بأج");
    const target = await rows.first().boundingBox();
    await rows.nth(2).dragTo(rows.first(), { targetPosition: { x: (target?.width ?? 0) / 2, y: 2 } });
    await expect(rows.first()).toContainText("جيم");
    await expect.poll(order).toBe("جبأ");
    await page.getByRole("button", { name: "تم", exact: true }).click();
    await expect(rows).toHaveCount(0);
  });
}

/** For lists that load in pages: holds back the call for their total count until `release`, and then answers 41. */
async function holdCount(page: Page, name: string) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const isCount = {
    testimonials: ({ pathname }: URL) => pathname === "/api/reviews/summary",
    projects: ({ pathname, searchParams }: URL) =>
      pathname === "/api/projects" && searchParams.get("limit") === "1",
  }[name];
  if (isCount)
    await page.route(isCount, async (route) => {
      await held;
      const headers = { "x-total-count": "41" };
      await route.fulfill({ json: name === "projects" ? [] : { total: 41, mean: 4.5 }, headers });
    });
  return { isHeld: isCount !== undefined, total: isCount ? 41 : 3, release };
}

for (const name of ["services", "packages-server", "team", "testimonials", "vision", "projects"]) {
  test(`ADM-05 ${name}: a new record and a copy get place count + 1, also while a filter is set and the count is still loading`, async ({
    page,
  }) => {
    const { path = "", api = "", field = "", fields, called = "" } = screens[name] ?? {};
    const ids: unknown[] = [];
    for (const title of ["ألف", "باء", "جيم"]) {
      const data = { ...fields, [field]: `${title} ${marker}` };
      ids.push((await (await call(page, "POST", api, data)).json()).id);
    }
    // The page sees only the records of this test, so that those of parallel tests are not counted.
    await page.route(
      (url) => url.pathname === api,
      async (route) => {
        if (route.request().method() !== "GET") return route.fallback();
        const response = await route.fetch();
        const all: { id: unknown }[] = await response.json();
        await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) });
      },
    );
    const { isHeld, total, release } = await holdCount(page, name);
    await page.goto(`${path}?q=${encodeURIComponent(`ألف ${marker}`)}`);
    const item = page.locator(":is(main article, main tbody tr)").filter({ hasText: `ألف ${marker}` });
    await expect(item).toBeVisible();
    const form = page.getByRole("dialog");
    const place = form.getByLabel("الترتيب");
    await page.keyboard.press("n");
    if (isHeld) await expect(page.getByRole("button", { name: /^إضافة / }).first()).toBeDisabled();
    release();
    await expect(place).toHaveValue(String(total + 1));
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await chooseForRecord(page, `${called}ألف ${marker}`, "تكرار");
    await expect(place).toHaveValue(String(total + 1));
  });
}

test("AR-04 DS-03 selection and bulk bar hold at every width, in both themes", async ({ page }) => {
  await make(page, "/api/services", "مفحوصة");
  for (const theme of themes) {
    await rememberTheme(page, theme);
    await services(page);
    await pick(page, "مفحوصة");
    for (const size of Object.values(viewports)) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      if (size.width === 390 || size.width === 1440) await expectNoAxeViolations(page);
    }
  }
});

test("AR-04 on a phone no word of the buttons above a list is split", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const broken: string[] = [];
  for (const path of ["/admin/services", "/admin/clients", "/admin/projects"]) {
    await page.goto(path);
    const buttons = page.locator("[data-page-head] :is(button, a)");
    await expect(buttons.nth(2)).toBeVisible();
    const words = await buttons.evaluateAll(linesOfWords);
    expect(words.length, path).toBeGreaterThan(2);
    broken.push(...words.filter(({ lines }) => lines > 1).map(({ word }) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});

/** Each word of the elements, with the number of lines that it takes. */
function linesOfWords(elements: Element[]) {
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { word: string; lines: number }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        words.push({ word, lines: new Set(tops).size });
      }
    }
    return words;
  });
}
