import { randomUUID } from "node:crypto";
import { formatDate, formatHijri, formatLongDate, isoDay } from "../../src/kernel/text/format.ts";
import { parseTypedDay } from "../../src/kernel/text/typed-day.ts";
import {
  dayFromNow,
  expect,
  expectNoSidewaysScroll,
  expectReads,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { call, recordWritesTo } from "../support/records.ts";

type Project = { id: string; startDate: string; endDate: string };

let marker = "";

test.beforeEach(async ({ page }) => {
  marker = `موعد${randomUUID().slice(0, 8)}`;
  await signIn(page);
});

test.afterEach(async ({ page }) => {
  for (const { id } of await stored(page)) await call(page, "DELETE", `/api/projects/${id}`);
});

async function stored(page: Page): Promise<Project[]> {
  return (await call(page, "GET", `/api/projects?q=${marker}`)).json();
}

const form = (page: Page) => page.getByRole("dialog").filter({ has: page.locator("form") });
const start = (page: Page) => form(page).getByLabel("تاريخ البداية");
const end = (page: Page) => form(page).getByLabel("تاريخ النهاية");
const calendar = (page: Page) => page.getByRole("dialog", { name: /^اختيار التاريخ/ });
const save = (page: Page) => form(page).getByRole("button", { name: "حفظ", exact: true });
/** The field with this label, its button and its messages. */
const fieldOf = (page: Page, label: string) =>
  form(page)
    .locator("div:has(> label)")
    .filter({ has: page.getByLabel(label) });
const both = (day: string) => `${formatLongDate(day)}م · ${formatHijri(day)}`;

async function openForm(page: Page) {
  await page.goto("/admin/projects");
  await page.getByRole("button", { name: "إضافة مشروع" }).click();
  await form(page).getByLabel("العنوان").fill(marker);
}

test("RES-04 a day can be typed in any usual form and is shown in both calendars; other text gets a reason and stores nothing", async ({
  page,
}) => {
  await openForm(page);
  const writes = recordWritesTo(page, "/api/projects");
  const said = fieldOf(page, "تاريخ البداية").locator("[aria-live=polite]");
  const today = isoDay(new Date());
  for (const typed of ["25/11", "٢٥ نوفمبر ٢٠٢٦", "25112026", "251126", "غدًا", "الخميس", "بعد أسبوعين"]) {
    const read = parseTypedDay(typed, today);
    await start(page).fill(typed);
    await expect(said).toHaveText(both("day" in read ? read.day : ""));
  }
  await start(page).fill("٢٥ تشرين الثاني ٢٠٢٦");
  await expect(start(page)).toHaveValue("25 تشرين الثاني 2026");
  await expect(start(page)).toHaveAccessibleDescription(both("2026-11-25"));
  await expect(said).toHaveAttribute("aria-live", "polite");

  for (const [typed, sentence] of [
    ["قريبًا", "لم نفهم هذا التاريخ. اكتب مثل 25/11/2026 أو 25 نوفمبر أو غدًا."],
    ["31/2/2027", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 28."],
    ["30/6/1448", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 29."],
    ["1/1/1800", "السنة من 1900 إلى 2100 بالميلادي، أو من 1318 إلى 1500 بالهجري"],
    ["الثلاثاء 25/11/2026", "اسم اليوم لا يوافق التاريخ. هذا اليوم هو الأربعاء."],
  ] as const) {
    await start(page).fill(typed);
    await expect(said).toBeEmpty();
    await expect(form(page).getByText(sentence)).toBeHidden();
    await save(page).click();
    await expect(start(page)).toHaveAccessibleDescription(sentence);
    await expect(start(page)).toHaveAttribute("aria-invalid", "true");
    await expect(start(page)).toHaveValue(typed);
    await expect(start(page)).toBeFocused();
  }
  expect(writes).toEqual([]);
  expect(await stored(page)).toEqual([]);

  await start(page).fill("");
  await expect(start(page)).toHaveAttribute("aria-invalid", "false");
  await save(page).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ startDate: "", endDate: "" }]);
});

test("RES-04 a Hijri day that is typed is stored as its Gregorian day, which the public page shows", async ({
  page,
}) => {
  await openForm(page);
  await start(page).fill("١٥ جمادى الآخرة ١٤٤٨");
  await end(page).fill("1/9/1448 هـ");
  await expect(end(page)).toHaveAccessibleDescription(both("2027-02-08"));
  await form(page).getByRole("switch", { name: "ظاهر في الموقع" }).check();
  await save(page).click();
  await expect(page.getByText("أُضيف المشروع")).toBeVisible();
  const [project] = await stored(page);
  expect(project).toMatchObject({ startDate: "2026-11-25", endDate: "2027-02-08" });
  await page.goto(`/projects/${project?.id}`);
  await expect(page.getByText(formatDate("2026-11-25"))).toBeVisible();
  await expect(page.getByText(formatDate("2027-02-08"))).toBeVisible();
});

test("RES-04 an end before its start is refused at once with a message, which disappears with its cause", async ({
  page,
}) => {
  await openForm(page);
  const writes = recordWritesTo(page, "/api/projects");
  const sentence = "تاريخ النهاية قبل تاريخ البداية";
  await start(page).fill("25/11/2026");
  await end(page).fill("24/11/2026");
  await expect(end(page)).toHaveAccessibleDescription(`${both("2026-11-24")} ${sentence}`);
  await save(page).click();
  await expect(end(page)).toBeFocused();
  expect(writes).toEqual([]);
  await start(page).fill("23/11/2026");
  await expect(form(page).getByText(sentence)).toBeHidden();
  await save(page).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ startDate: "2026-11-23", endDate: "2026-11-24" }]);
});

test("RES-04 the calendar loads when it is opened, and a day can be picked by keyboard in both views", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((path) => path.includes("day-calendar")).length;
  await openForm(page);
  await start(page).fill("25/11/2026");
  expect(loaded()).toBe(0);
  await page.keyboard.press("Alt+ArrowDown");
  const cell = (name: string) => calendar(page).getByRole("button", { name: new RegExp(`، ${name}`) });
  await expect(cell("25 نوفمبر 2026")).toBeFocused();
  expect(loaded()).toBe(1);
  await expect(calendar(page)).toHaveAccessibleName("اختيار التاريخ: تاريخ البداية");
  const heads = calendar(page).locator("th");
  await expect(heads).toHaveText(["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"]);

  // The calendar reads from right to left, so the next day is on the left.
  await page.keyboard.press("ArrowLeft");
  await expect(cell("26 نوفمبر 2026")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cell("3 ديسمبر 2026")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(cell("3 يناير 2027")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar(page)).toHaveCount(0);
  await expect(start(page)).toHaveValue("2/1/2027");
  await expect(start(page)).toBeFocused();
  await expect(start(page)).toHaveAccessibleDescription(both("2027-01-02"));

  // A day typed in Hijri form opens the Hijri view; the switch changes the view and keeps the day.
  await start(page).fill("15 جمادى الآخرة 1448");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(calendar(page).getByRole("button", { name: "هجري" })).toHaveAttribute("aria-pressed", "true");
  await expect(calendar(page).locator("header b")).toContainText("جمادى الآخرة 1448");
  await expect(calendar(page).locator("header b")).toContainText("نوفمبر وديسمبر 2026");
  await expect(calendar(page).locator("td :focus")).toHaveText("15");
  await expect(calendar(page).locator("td :focus small")).toHaveAttribute("data-other", "25");
  await page.keyboard.press("PageDown");
  await expect(calendar(page).locator("header b")).toContainText("رجب 1448");
  await page.keyboard.press("Enter");
  await expect(start(page)).toHaveValue("24/12/2026");
  await expect(start(page)).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await calendar(page).getByRole("button", { name: "هجري" }).press("Enter");
  await expect(calendar(page).locator("header b")).toContainText("رجب 1448");
  await page.keyboard.press("Escape");
  await expect(calendar(page)).toHaveCount(0);
  await expect(form(page)).toBeVisible();
  await save(page).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ startDate: "2026-12-24" }]);
});

test("RES-04 the calendar takes today from Riyadh, and its buttons pick today, the next days or no day", async ({
  page,
}) => {
  await openForm(page);
  const open = fieldOf(page, "تاريخ البداية").getByRole("button", { name: "فتح التقويم" });
  await expect(open).toHaveAccessibleDescription("تاريخ البداية");
  for (const [name, days] of [
    ["اليوم", 0],
    ["غدًا", 1],
    ["بعد أسبوع", 7],
  ] as const) {
    await open.click();
    await expect(calendar(page).locator("[data-now] b")).toHaveText(String(Number(dayFromNow(0).slice(-2))));
    await calendar(page).locator("footer").getByRole("button", { name, exact: true }).click();
    await expect(start(page)).toHaveAccessibleDescription(both(dayFromNow(days)));
  }
  await open.click();
  await calendar(page).getByRole("button", { name: "مسح" }).click();
  await expect(start(page)).toHaveValue("");
});

test("RES-04 AREQ-02 a reminder is stored when it is typed or picked, but not while its text is not a day", async ({
  page,
}) => {
  const person = { name: marker, phone: "0551234567", email: `${randomUUID()}@mail.example` };
  await call(page, "POST", "/api/project-requests", person);
  const [request] = await (await call(page, "GET", `/api/project-requests?q=${marker}`)).json();
  const remindOn = async () =>
    (await (await call(page, "GET", `/api/project-requests/${request.id}`)).json()).remind_on;
  await page.goto(`/admin/quote-requests/${request.id}`);
  const reminder = page.getByRole("article").getByLabel("التذكير");
  await reminder.fill("بعد كم يوم");
  await reminder.press("Enter");
  await expect(reminder).toHaveAccessibleDescription(/لم نفهم هذا التاريخ/);
  expect(await remindOn()).toBeNull();
  await reminder.fill("بعد ٣ أيام");
  await reminder.press("Enter");
  await expect.poll(remindOn).toBe(dayFromNow(3));
  await page.getByRole("article").getByRole("button", { name: "فتح التقويم" }).click();
  await calendar(page).locator("footer").getByRole("button", { name: "بعد أسبوع" }).click();
  await expect.poll(remindOn).toBe(dayFromNow(7));
});

test("RES-04 SEC-12 the audit trail filters by typed days, but not by an end before its start", async ({
  page,
}) => {
  await page.goto("/admin/users?tab=audit");
  const from = page.getByLabel("من يوم");
  const to = page.getByLabel("إلى يوم");
  await from.fill("أمس");
  await from.press("Enter");
  await expect(page).toHaveURL(new RegExp(`from=${dayFromNow(-1)}`));
  await to.fill("قبل أسبوع");
  await to.press("Enter");
  await expect(page.getByText("تاريخ النهاية قبل تاريخ البداية")).toBeVisible();
  await to.fill("اليوم");
  await to.press("Enter");
  await expect(page).toHaveURL(new RegExp(`to=${dayFromNow(0)}`));
  await expect(page.getByText("تاريخ النهاية قبل تاريخ البداية")).toBeHidden();
});

test("RES-04 the open calendar fits a phone and a screen, and has no accessibility violations in both themes", async ({
  page,
}) => {
  for (const size of ["phone", "desktop", "narrow"] as const) {
    const { width, height } = viewports[size];
    await page.setViewportSize({ width, height });
    await openForm(page);
    await start(page).fill("15/6/1448");
    await end(page).fill("قريبًا");
    await fieldOf(page, "تاريخ البداية").getByRole("button", { name: "فتح التقويم" }).click();
    for (const view of ["هجري", "ميلادي"]) {
      await calendar(page).getByRole("button", { name: view }).click();
      await expectReads(page);
      const box = await calendar(page).boundingBox();
      expect(
        box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height,
      ).toBe(true);
      await expectNoSidewaysScroll(page);
    }
    await page.keyboard.press("Escape");
    await expectReads(page);
  }
});
