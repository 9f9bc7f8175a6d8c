import { randomUUID } from "node:crypto";
import { choose } from "../support/choose.ts";
import {
  expect,
  expectFitsAndReads,
  expectNoAxeViolations,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { call } from "../support/records.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

let arrived = 0;

/** Sends a request that only this test uses, so that parallel tests do not affect each other. */
async function arrive(page: Page, mark: string, values: object = {}) {
  arrived += 1;
  const name = `${mark} ${arrived}`;
  const body = {
    name,
    company_name: "ركن الضيافة",
    requested_services: ["serviceEcommerce"],
    phone: `05${String(Date.now()).slice(-7)}${arrived % 10}`,
    email: `${randomUUID()}@mail.example`,
    message: "متجر لأدوات الضيافة",
    ...values,
  };
  const { id } = await (await call(page, "POST", "/api/project-requests", body)).json();
  return { id: Number(id), name };
}

const markOf = () => `زائر ${randomUUID().slice(0, 8)}`;
const openedOf = (page: Page, name: string) => page.getByRole("article", { name: new RegExp(name) });
const linkOf = (page: Page, name: string) => page.locator("[data-key] a").filter({ hasText: name });
const read = async (page: Page, id: number) =>
  (await call(page, "GET", `/api/project-requests/${id}`)).json();

test.describe("with many requests", () => {
  let site: SiteProcess;
  test.beforeAll(async ({ browser }) => {
    site = await startSite({ DEMO: "1" });
    const page = await browser.newPage();
    for (let count = 0; count < 16; count++)
      await page.request.post(`${site.origin}/api/project-requests`, {
        data: { name: `زائر ${count}`, phone: `05512345${10 + count}`, email: `v${count}@mail.example` },
        headers: { origin: site.origin },
      });
    await page.close();
  });
  test.afterAll(async () => site.remove());

  for (const [size, most] of [
    ["desktop", 250],
    ["phone", 300],
  ] as const)
    test(`DESK-01 the first request is at most ${most} px below the top, ${size}`, async ({ page }) => {
      await page.request.post(`${site.origin}/api/auth/sign-in/email`, {
        data: { email: "admin@shurfa.example", password: "shurfa-demo-2026" },
        headers: { origin: site.origin },
      });
      await page.setViewportSize(viewports[size]);
      for (const view of ["", "?view=table"]) {
        await page.goto(`${site.origin}/admin/quote-requests${view}`);
        const first = page.locator("[data-key]").first();
        await expect(first).toBeVisible();
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(most);
      }
      await page.goto(`${site.origin}/admin/quote-requests?view=list`);
      await expect(page.locator("[data-key]").first()).toBeVisible();
      if (size === "phone") return;
      const whole = await page
        .locator("[data-key]")
        .evaluateAll(
          (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
      expect(whole).toBeGreaterThanOrEqual(12);
    });
});

test("DESK-01 each request has an address; the back button leads to the list, and an old address to the new one", async ({
  page,
}) => {
  await signIn(page);
  const mark = markOf();
  const { id, name } = await arrive(page, mark);
  const { name: other } = await arrive(page, mark);
  const list = `/admin/quote-requests?q=${encodeURIComponent(mark)}`;
  await page.goto("/admin/messages");
  await page.goto(list);
  await linkOf(page, name).click();
  await expect(openedOf(page, name)).toContainText("متجر لأدوات الضيافة");
  await expect(page).toHaveURL(new RegExp(`/admin/quote-requests/${id}\\?q=`));
  await expect(linkOf(page, name)).toHaveAttribute("aria-current", "true");
  await expect(linkOf(page, other)).toBeVisible();
  await linkOf(page, other).click();
  await expect(openedOf(page, other)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/messages$/);

  await page.goto(`/admin/quote-requests/${id}`);
  await expect(openedOf(page, name)).toBeVisible();
  await expect(page).toHaveTitle(/^طلبات العروض/);
  await page.goto(`/admin/quote-requests?id=${id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/quote-requests/${id}$`));
  await expect(openedOf(page, name)).toBeVisible();
});

test("DESK-01 J and K move, Enter opens, R replies, E marks, Escape closes, also on an Arabic keyboard, but not while typing", async ({
  page,
}) => {
  await signIn(page);
  const mark = markOf();
  const [first, second, third] = [
    await arrive(page, mark),
    await arrive(page, mark),
    await arrive(page, mark),
  ];
  await page.goto(`/admin/quote-requests?q=${encodeURIComponent(mark)}`);
  await expect(linkOf(page, first.name)).toBeVisible();
  const press = (code: string, key: string, shiftKey = false) =>
    page.evaluate(
      (init) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
        ),
      { code, key, shiftKey },
    );
  await page.keyboard.press("j");
  await expect(linkOf(page, third.name)).toBeFocused();
  await press("KeyJ", "ت");
  await expect(linkOf(page, second.name)).toBeFocused();
  await page.keyboard.press("k");
  await expect(linkOf(page, third.name)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(openedOf(page, third.name)).toBeVisible();
  await expect.poll(async () => (await read(page, third.id)).news).toBeNull(); // after two seconds
  await expect(linkOf(page, third.name)).not.toContainText("غير مقروء");
  await page.keyboard.press("e");
  await expect.poll(async () => (await read(page, third.id)).news).toBe("arrived");
  await page.keyboard.press("j");
  await expect(openedOf(page, second.name)).toBeVisible();
  for (const [key, label] of [
    ["m", "ملاحظة جديدة"],
    ["h", "التذكير"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(openedOf(page, second.name).getByLabel(new RegExp(`^${label}`))).toBeFocused();
    await openedOf(page, second.name).getByRole("heading", { level: 2 }).focus();
  }
  for (const [key, label] of [
    ["a", "المسؤول: بلا مسؤول"],
    ["s", "الحالة: جديد"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("menu", { name: label })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openedOf(page, second.name).getByRole("heading", { level: 2 })).toBeFocused();
  }
  await page.keyboard.press("r");
  const reply = openedOf(page, second.name).getByLabel("نص البريد");
  await expect(reply).toBeFocused();
  await page.keyboard.type("jke");
  await expect(reply).toHaveValue("jke");
  await expect(openedOf(page, second.name)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reply).not.toBeFocused();
  await expect(openedOf(page, second.name)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(linkOf(page, second.name)).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("button", { name: "جدول" }).click();
  await page.getByRole("row", { name: second.name }).locator("[data-open]").focus();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: `طلب ${second.name}` })).toBeChecked();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: `طلب ${second.name}` })).not.toBeChecked();
  await page.getByRole("button", { name: "قائمة", exact: true }).click();

  await linkOf(page, second.name).focus();
  await press("Slash", "؟", true);
  const help = page.getByRole("dialog", { name: "المفاتيح" });
  await expect(help).toContainText("التالي والسابق");
  await expectNoAxeViolations(page);
  await help.getByRole("switch", { name: "المفاتيح مفعّلة" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await linkOf(page, second.name).focus();
  await page.keyboard.press("j");
  await expect(linkOf(page, second.name)).toBeFocused();
  await page.reload();
  await linkOf(page, second.name).focus();
  await page.keyboard.press("j");
  await expect(linkOf(page, second.name)).toBeFocused();
});

test("DESK-01 DESK-03 a template starts the first reply; the thread keeps the reply and shows that the request is now contacted", async ({
  page,
  context,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page, markOf());
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(`/admin/quote-requests/${id}`);
  const opened = openedOf(page, name);
  const primary = opened.locator("header").getByRole("button").last();
  await expect(primary).toHaveText("كتابة ردّ");
  await primary.click();
  await expect(opened.getByLabel("نص البريد")).toBeFocused();
  await opened.getByRole("button", { name: "واتساب" }).click();
  const field = opened.getByLabel("نص رسالة واتساب");
  await opened.getByRole("button", { name: "القوالب" }).click();
  await page.getByRole("menuitem", { name: "متابعة عرض" }).click();
  await expect(field).toHaveValue(new RegExp(`أهلًا ${name}،`));
  await opened.getByRole("link", { name: /^فتحه في واتساب/ }).click();
  await expect(opened.getByRole("alert")).toContainText("{رقم العرض}");
  expect(await read(page, id)).toMatchObject({ status: "new" });
  await field.fill("كم عدد المنتجات؟");
  const chat = page.waitForEvent("popup");
  await page.keyboard.press("Control+Enter");
  expect((await chat).url()).toContain(encodeURIComponent("كم عدد المنتجات؟"));
  const thread = opened.getByRole("list", { name: "ما حدث" });
  await expect(thread).toContainText("كم عدد المنتجات؟");
  await expect(thread).toContainText("نُقل الطلب من «جديد» إلى «تم التواصل» · تلقائيًا بعد أول ردّ");
  await expect(opened.getByLabel("نص رسالة واتساب")).toHaveValue("");
  await expect(primary).toHaveText("إنشاء عرض سعر");
  expect(await read(page, id)).toMatchObject({ status: "contacted" });
  // The button of the next step is on the screen only once.
  await expect(opened.getByRole("button", { name: "إنشاء عرض سعر" })).toHaveCount(1);
});

test("DESK-01 marking a request as lost asks for the reason, the thread shows it, and each change can be undone", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page, markOf());
  await page.goto(`/admin/quote-requests/${id}`);
  const opened = openedOf(page, name);
  const state = opened.getByRole("button", { name: /^الحالة:/ });
  const primary = opened.locator("header").getByRole("button").last();
  await choose(state, "لم يتم الاتفاق");
  const dialog = page.getByRole("dialog", { name: "لم يتم الاتفاق" });
  await dialog.getByRole("button", { name: "حفظ السبب" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("اختر السبب");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(state).toHaveText("جديد");
  await choose(state, "لم يتم الاتفاق");
  await dialog.getByLabel("السعر أعلى من الميزانية").check();
  await dialog.getByLabel("توضيح السبب").fill("ضعفها");
  await page.keyboard.press("Enter");
  await expect(primary).toHaveText("إعادة فتح الطلب");
  await expect(opened.getByRole("list", { name: "ما حدث" })).toContainText(
    "السبب: السعر أعلى من الميزانية، ضعفها",
  );
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect(primary).toHaveText("كتابة ردّ");
  expect(await read(page, id)).toMatchObject({ status: "new", lost_reason: null, lost_note: "" });
});

test("DESK-01 marking several requests as lost asks for the reason once, and each keeps it", async ({
  page,
}) => {
  await signIn(page);
  const mark = markOf();
  const all = [await arrive(page, mark), await arrive(page, mark)];
  await page.goto(`/admin/quote-requests?view=table&q=${encodeURIComponent(mark)}`);
  for (const { name } of all) await page.getByRole("row", { name }).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "إجراءات على المحدد" });
  await choose(bar.getByRole("button", { name: "تغيير الحالة إلى" }), "لم يتم الاتفاق");
  const dialog = page.getByRole("dialog", { name: "لم يتم الاتفاق" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await read(page, all[0]?.id ?? 0)).toMatchObject({ status: "new" });
  await choose(bar.getByRole("button", { name: "تغيير الحالة إلى" }), "لم يتم الاتفاق");
  await dialog.getByLabel("السعر أعلى من الميزانية").check();
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  for (const { id } of all)
    expect(await read(page, id)).toMatchObject({ status: "lost", lost_reason: "price" });
});

test("DESK-01 one button opens the filters and shows their number; they are kept in the address, and the view is remembered", async ({
  page,
}) => {
  await signIn(page);
  const { name } = await arrive(page, markOf());
  await page.goto("/admin/quote-requests");
  await page.getByRole("button", { name: "تصفية" }).click();
  const panel = page.getByRole("dialog", { name: "تصفية" });
  await panel.getByRole("button", { name: /^غير مقروءة/ }).click();
  await panel.getByLabel("الفترة").selectOption("30");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "تصفية الشروط المفعّلة: 2" })).toBeVisible();
  await expect(page).toHaveURL(/unread=1/);
  await expect(page).toHaveURL(/days=30/);
  await page.getByRole("list", { name: "مراحل الطلبات" }).getByRole("button", { name: /^جديد/ }).click();
  await expect(page).toHaveURL(/status=new/);
  await expect(linkOf(page, name)).toBeVisible();

  await page.getByRole("button", { name: "جدول" }).click();
  await expect(page.getByRole("row", { name })).toBeVisible();
  await expect(page).toHaveURL(/view=table/);
  await page.goto("/admin/quote-requests");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL(/view=table/);
  await page.getByRole("button", { name: "قائمة", exact: true }).click();
  await expect(linkOf(page, name)).toBeVisible();
});

test("DESK-01 the board follows the chosen order", async ({ page }) => {
  await signIn(page);
  const mark = markOf();
  const { name: older } = await arrive(page, mark);
  const { name: newer } = await arrive(page, mark);
  await page.goto(`/admin/quote-requests?view=board&q=${encodeURIComponent(mark)}`);
  const cards = page.getByRole("grid", { name: "جديد" }).getByRole("row");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(newer);
  await page.getByLabel("الترتيب").selectOption({ label: "الأقدم" });
  await expect(cards.first()).toContainText(older);
});

test("DESK-01 the admin shows messages as new, answered or closed, which maps to the stored statuses", async ({
  page,
}) => {
  await signIn(page);
  const message = { reason: "other", otherReason: "دعوة", message: "هل تقبلون دعوة؟" };
  const { id, name } = await arrive(page, markOf(), { requested_services: message });
  await page.goto(`/admin/messages/${id}`);
  const opened = openedOf(page, name);
  const state = opened.getByRole("button", { name: /^الحالة:/ });
  await state.click();
  await expect(page.getByRole("menuitemradio")).toHaveText(["جديدة", "رُدّ عليها", "مغلقة"]);
  await page.keyboard.press("Escape");
  await choose(state, "رُدّ عليها");
  await expect(opened.locator("header").getByRole("button").last()).toHaveText("إغلاق الرسالة");
  expect((await read(page, id)).status).toBe("contacted");
  await opened.locator("header").getByRole("button").last().click();
  await expect(state).toHaveText("مغلقة");
  expect((await read(page, id)).status).toBe("lost");
  await expect(opened.getByRole("list", { name: "ما حدث" })).toContainText(
    "نُقلت الرسالة من «رُدّ عليها» إلى «مغلقة»",
  );
  await page
    .getByRole("list", { name: "مراحل الرسائل" })
    .first()
    .getByRole("button", { name: /^مغلقة/ })
    .click();
  await expect(page).toHaveURL(/stage=closed/);
  await expect(linkOf(page, name)).toBeVisible();
  await page.getByRole("button", { name: "لوحة", exact: true }).click();
  await expect(page.getByRole("grid", { name: "مغلقة" }).getByRole("row", { name })).toBeVisible();
});

test("DESK-01 on a phone the request covers the screen, and its bar writes, calls and opens the next one", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page, markOf());
  await page.setViewportSize(viewports.phone);
  await page.goto(`/admin/quote-requests?q=${encodeURIComponent(name)}`);
  await linkOf(page, name).click();
  const opened = openedOf(page, name);
  await expect(opened.getByRole("heading", { level: 2 })).toBeFocused();
  expect(await opened.boundingBox()).toEqual({ x: 0, y: 0, ...viewports.phone });
  const bar = opened.getByRole("navigation", { name: "إجراءات سريعة" });
  await expect(bar.getByRole("link", { name: "اتصال" })).toHaveAttribute("href", /^tel:/);
  await bar.getByRole("button", { name: "ملاحظة" }).click();
  await opened.getByLabel("ملاحظة جديدة").fill("اتصلت");
  await opened.getByRole("button", { name: "إضافة الملاحظة" }).click();
  await expect(opened.getByRole("list", { name: "ما حدث" })).toContainText("اتصلت");
  await expect(bar.getByRole("button", { name: "كتابة ردّ" })).toBeVisible(); // what was sent closes the composer
  expect((await read(page, id)).status).toBe("new");
  await opened.getByRole("button", { name: "العودة إلى القائمة" }).click();
  await expect(linkOf(page, name)).toBeFocused();
});

for (const view of ["the list", "a request", "the table", "the board", "a request that is gone"])
  test(`DESK-01 AR-04 ${view} fits every width and is accessible in both themes`, async ({ page }) => {
    await signIn(page);
    const { id, name } = await arrive(page, markOf());
    for (const channel of ["mail", "whatsapp"])
      await call(page, "POST", `/api/project-requests/${id}/replies`, { channel, text: "أهلًا" });
    await call(page, "POST", `/api/project-requests/${id}/notes`, { text: "ملاحظة" });
    const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
    await call(page, "POST", "/api/quotes", { request_id: id, items });
    const q = encodeURIComponent(name);
    const path = {
      "the list": `?q=${q}`,
      "a request": `/${id}?q=${q}`,
      "the table": `?view=table&q=${q}`,
      "the board": `?view=board&q=${q}`,
    }[view];
    await page.goto(`/admin/quote-requests${path ?? "/99999999"}`);
    const shown = path
      ? page.locator(path.startsWith("/") ? "article" : "[data-key]").first()
      : page.getByText("هذا الطلب غير موجود، أو حُذف.");
    await expect(shown).toBeVisible();
    await expect(page.locator("main [data-bone]")).toHaveCount(0);
    await expectFitsAndReads(page);
  });

test("DESK-01 TRIAL-01 S16: the key at the end of a search covers no letter of its placeholder, in the list, the table and narrow", async ({
  page,
}) => {
  await signIn(page);
  for (const [path, width] of [
    ["/admin/quote-requests", 1440],
    ["/admin/quote-requests", 1000],
    ["/admin/quote-requests?view=table", 390],
    ["/admin/tasks", 390],
    ["/admin/clients", 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const search = page.getByRole("searchbox").last();
    await expect(search).toBeVisible();
    const seen = await search.evaluate((field) => {
      const key = field.parentElement?.querySelector("kbd")?.getBoundingClientRect();
      const { paddingInlineEnd } = getComputedStyle(field);
      return {
        words: getComputedStyle(field, "::placeholder").overflowX, // clipped at the field's padding
        room:
          field.getBoundingClientRect().left + Number.parseFloat(paddingInlineEnd) - (key?.right ?? Infinity),
      };
    });
    expect(seen.words, `${path} at ${width}`).toBe("clip");
    expect(seen.room, `${path} at ${width}`).toBeGreaterThanOrEqual(0);
  }
});
