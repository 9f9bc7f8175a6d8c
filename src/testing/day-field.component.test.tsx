import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewports } from "../../e2e/support/survey.ts";
import { AuditTrail } from "../accounts/audit/audit-trail.tsx";
import ProjectsScreen from "../content/projects/admin-screen.tsx";
import QuoteRequestsPage from "../content/sales/requests/screen/quote-requests-screen.tsx";
import { formatHijri, formatLongDate, isoDay, isoDayAfter } from "../kernel/text/format.ts";
import { parseTypedDay } from "../kernel/text/typed-day.ts";
import { button, openRecords } from "./components/test-records.tsx";
import { makeSite, openScreen } from "./components/test-screen.tsx";
import { expectFits, expectReads, resizeTo } from "./components/test-survey.ts";

type ProjectWire = { id: string; startDate: string; endDate: string };

const path = "/api/projects";

/** Opens the form of a new project, which has two days. */
async function openForm() {
  const opened = await openRecords<ProjectWire>(<ProjectsScreen />, {
    path,
    at: "/admin/projects",
    records: [],
  });
  await button("إضافة مشروع").click();
  await form().getByLabelText("العنوان", { exact: true }).fill("موعد");
  return opened;
}

const form = () => page.getByRole("dialog", { name: "إضافة مشروع" });
const start = () => form().getByLabelText("تاريخ البداية");
const end = () => form().getByLabelText("تاريخ النهاية");
const calendar = () => page.getByRole("dialog", { name: /^اختيار التاريخ/ });
const save = () => form().getByRole("button", { name: "حفظ", exact: true }).click();
/** What the field of the start says politely below its input. */
const said = () => start().element().closest("div:has(> label)")?.querySelector("[aria-live=polite]");
/** The button that opens the calendar of the start. */
const opener = () => form().getByRole("button", { name: "فتح التقويم" }).first();
const openByKey = () => userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
const month = () => calendar().element().querySelector("header b");
const both = (day: string) => `${formatLongDate(day)}م · ${formatHijri(day)}`;
const dayFromNow = (days: number) => isoDayAfter(new Date(), days);

const understood = ["25/11", "٢٥ نوفمبر ٢٠٢٦", "25112026", "251126", "غدًا", "الخميس", "بعد أسبوعين"];
const refused = [
  ["قريبًا", "لم نفهم هذا التاريخ. اكتب مثل 25/11/2026 أو 25 نوفمبر أو غدًا."],
  ["31/2/2027", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 28."],
  ["30/6/1448", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 29."],
  ["1/1/1800", "السنة من 1900 إلى 2100 بالميلادي، أو من 1318 إلى 1500 بالهجري"],
  ["الثلاثاء 25/11/2026", "اسم اليوم لا يوافق التاريخ. هذا اليوم هو الأربعاء."],
] as const;

test("RES-04 a day can be typed in any usual form and is shown in both calendars; other text gets a reason and stores nothing", async () => {
  const { site, stored } = await openForm();
  for (const typed of understood) {
    const read = parseTypedDay(typed, isoDay(new Date()));
    await start().fill(typed);
    await expect.poll(() => said()?.textContent).toBe(both("day" in read ? read.day : ""));
  }
  await start().fill("٢٥ تشرين الثاني ٢٠٢٦");
  await expect.element(start()).toHaveValue("25 تشرين الثاني 2026");
  await expect.element(start()).toHaveAccessibleDescription(both("2026-11-25"));
  expect(said()?.getAttribute("aria-live")).toBe("polite");

  for (const [typed, sentence] of refused) {
    await start().fill(typed);
    await expect.poll(() => said()?.textContent).toBe("");
    await expect.element(form().getByText(sentence)).not.toBeInTheDocument();
    await save();
    await expect.element(start()).toHaveAccessibleDescription(sentence);
    await expect.element(form().getByText(sentence)).toBeVisible();
    await expect.element(start()).toHaveAttribute("aria-invalid", "true");
    await expect.element(start()).toHaveValue(typed);
    await expect.element(start()).toHaveFocus();
  }
  expect(await site.sent(path)).toEqual([]);
  expect(await stored()).toEqual([]);

  await start().fill("");
  await expect.element(start()).toHaveAttribute("aria-invalid", "false");
  await save();
  await expect.element(form()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ startDate: "", endDate: "" }]);
});

test("RES-04 a Hijri day that is typed is stored as its Gregorian day", async () => {
  const { stored } = await openForm();
  await start().fill("١٥ جمادى الآخرة ١٤٤٨");
  await end().fill("1/9/1448 هـ");
  await expect.element(end()).toHaveAccessibleDescription(both("2027-02-08"));
  await save();
  await expect.element(page.getByText("أُضيف المشروع")).toBeVisible();
  expect(await stored()).toMatchObject([{ startDate: "2026-11-25", endDate: "2027-02-08" }]);
});

test("RES-04 an end before its start is refused at once with a message, which disappears with its cause", async () => {
  const { site, stored } = await openForm();
  const sentence = "تاريخ النهاية قبل تاريخ البداية";
  await start().fill("25/11/2026");
  await end().fill("24/11/2026");
  await expect.element(end()).toHaveAccessibleDescription(`${both("2026-11-24")} ${sentence}`);
  await expect.element(form().getByText(sentence)).toBeVisible();
  await save();
  await expect.element(end()).toHaveFocus();
  expect(await site.sent(path)).toEqual([]);
  await start().fill("23/11/2026");
  await expect.element(form().getByText(sentence)).not.toBeInTheDocument();
  await save();
  await expect.element(form()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ startDate: "2026-11-23", endDate: "2026-11-24" }]);
});

const cell = (name: string) => calendar().getByRole("button", { name: new RegExp(`، ${name}`) });

test("RES-04 a day can be picked by keyboard in the calendar of its months", async () => {
  await openForm();
  await start().fill("25/11/2026");
  await openByKey();
  await expect.element(cell("25 نوفمبر 2026")).toHaveFocus();
  await expect.element(calendar()).toHaveAccessibleName("اختيار التاريخ: تاريخ البداية");
  const heads = [...calendar().element().querySelectorAll("th")];
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "أحد",
    "اثنين",
    "ثلاثاء",
    "أربعاء",
    "خميس",
    "جمعة",
    "سبت",
  ]);
  // The calendar reads from right to left, so the next day is on the left.
  for (const [key, day] of [
    ["{ArrowLeft}", "26 نوفمبر 2026"],
    ["{ArrowDown}", "3 ديسمبر 2026"],
    ["{PageDown}", "3 يناير 2027"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(cell(day)).toHaveFocus();
  }
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(start()).toHaveValue("2/1/2027");
  await expect.element(start()).toHaveFocus();
  await expect.element(start()).toHaveAccessibleDescription(both("2027-01-02"));
});

test("RES-04 a day typed in Hijri form opens the Hijri view; the switch changes the view and keeps the day", async () => {
  const { stored } = await openForm();
  const hijri = calendar().getByRole("button", { name: "هجري" });
  await start().fill("15 جمادى الآخرة 1448");
  await openByKey();
  await expect.element(hijri).toHaveAttribute("aria-pressed", "true");
  expect(month()?.textContent).toContain("جمادى الآخرة 1448");
  expect(month()?.textContent).toContain("نوفمبر وديسمبر 2026");
  const focused = () => calendar().element().querySelector("td :focus");
  await expect.poll(() => focused()?.textContent).toBe("15");
  expect(focused()?.querySelector("small")?.dataset.other).toBe("25");
  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => month()?.textContent).toContain("رجب 1448");
  await userEvent.keyboard("{Enter}");
  await expect.element(start()).toHaveValue("24/12/2026");
  await expect.element(start()).toHaveFocus();
  await openByKey();
  await expect.element(hijri).toBeVisible();
  hijri.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => month()?.textContent).toContain("رجب 1448");
  await userEvent.keyboard("{Escape}");
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(form()).toBeVisible();
  await save();
  await expect.element(form()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ startDate: "2026-12-24" }]);
});

test("RES-04 the calendar takes today from Riyadh, and its buttons pick today, the next days or no day", async () => {
  await openForm();
  await expect.element(opener()).toHaveAccessibleDescription("تاريخ البداية");
  for (const [name, days] of [
    ["اليوم", 0],
    ["غدًا", 1],
    ["بعد أسبوع", 7],
  ] as const) {
    await opener().click();
    await expect.element(calendar()).toBeVisible();
    const now = calendar().element().querySelector("[data-now] b");
    expect(now?.textContent).toBe(String(Number(dayFromNow(0).slice(-2))));
    await calendar().getByRole("button", { name, exact: true }).last().click();
    await expect.element(start()).toHaveAccessibleDescription(both(dayFromNow(days)));
  }
  await opener().click();
  await calendar().getByRole("button", { name: "مسح" }).click();
  await expect.element(start()).toHaveValue("");
});

test("RES-04 AREQ-02 a reminder is stored when it is typed or picked, but not while its text is not a day", async () => {
  const site = await makeSite();
  const person = { name: "موعد", phone: "0551234567", email: "person@mail.example" };
  await site.call("POST", "/api/project-requests", person);
  const [request] = await site.call("GET", "/api/project-requests");
  const remindOn = async () => (await site.call("GET", `/api/project-requests/${request.id}`)).remind_on;
  const desk = "/admin/quote-requests";
  await openScreen(<QuoteRequestsPage />, `${desk}/${request.id}`, `${desk}/:id?`);
  const reminder = page.getByRole("article").getByLabelText("التذكير");
  await reminder.fill("بعد كم يوم");
  await userEvent.keyboard("{Enter}");
  await expect.element(reminder).toHaveAccessibleDescription(/لم نفهم هذا التاريخ/);
  expect(await remindOn()).toBeNull();
  await reminder.fill("بعد ٣ أيام");
  await userEvent.keyboard("{Enter}");
  await expect.poll(remindOn).toBe(dayFromNow(3));
  await page.getByRole("article").getByRole("button", { name: "فتح التقويم" }).click();
  await calendar().getByRole("button", { name: "بعد أسبوع", exact: true }).click();
  await expect.poll(remindOn).toBe(dayFromNow(7));
});

test("RES-04 SEC-12 the audit trail filters by typed days, but not by an end before its start", async () => {
  const site = await makeSite();
  const router = await openScreen(<AuditTrail users={[]} />, "/admin/users?tab=audit");
  const filter = (name: string) => new URLSearchParams(router.state.location.search).get(name);
  const type = async (label: string, day: string) => {
    await page.getByLabelText(label, { exact: true }).fill(day);
    await userEvent.keyboard("{Enter}");
  };
  const refusal = page.getByText("تاريخ النهاية قبل تاريخ البداية");
  const lists = async () =>
    (await site.reads("/api/audit")).filter((path) => !path.endsWith("/tables")).length;
  await expect.poll(lists).toBe(1);
  await type("من يوم", "أمس");
  await expect.poll(() => filter("from")).toBe(dayFromNow(-1));
  // The screen knows the start once it has asked for the days from it on.
  await expect.poll(lists).toBe(2);
  await type("إلى يوم", "قبل أسبوع");
  await expect.element(refusal).toBeVisible();
  expect(filter("to")).toBeNull();
  await type("إلى يوم", "اليوم");
  await expect.poll(() => filter("to")).toBe(dayFromNow(0));
  await expect.element(refusal).not.toBeInTheDocument();
});

test.each(["phone", "desktop", "narrow"] as const)(
  "RES-04 the open calendar fits a window of the size %s, and has no accessibility violations in both themes",
  async (size) => {
    const { width, height } = viewports[size];
    await resizeTo(size);
    await openForm();
    await start().fill("15/6/1448");
    await end().fill("قريبًا");
    await opener().click();
    for (const view of ["هجري", "ميلادي"]) {
      await calendar().getByRole("button", { name: view }).click();
      await expectReads();
      const { left, right, top, bottom } = calendar().element().getBoundingClientRect();
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
      expectFits();
    }
    await userEvent.keyboard("{Escape}");
    await expectReads();
  },
);
