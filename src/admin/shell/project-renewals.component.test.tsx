import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import ProjectsScreen from "../../content/projects/admin-screen.tsx";
import { WithSaleTools } from "../../content/sales/quotes/sale-tools.tsx";
import { formatDate, formatHijri, isoDay, isoDayAfter } from "../../kernel/text/format.ts";
import { button, markedField } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";

const path = "/api/renewals";
const screen = (
  <WithSaleTools>
    <ProjectsScreen />
  </WithSaleTools>
);
const card = () => page.getByRole("region", { name: "التجديدات", exact: true });
const item = (title: string) => card().getByRole("listitem").filter({ hasText: title });
const tasksCard = () => page.getByRole("region", { name: "المهام", exact: true });
const form = (name: string) => page.getByRole("dialog", { name, exact: true });
const saveIn = (name: string) => form(name).getByRole("button", { name: "حفظ", exact: true }).click();
const menu = async (title: string, entry: string) => {
  await button(`إجراءات أخرى: ${title}`).first().click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
};
const undo = () => button("تراجع").last().click(); // of the latest message
const today = isoDay(new Date());
const inBoth = (day: string) => `${formatDate(day)}، ${formatHijri(day)}`;

/** A site with a project, and its card. */
async function openProject(renewals: readonly object[] = []) {
  const site = await makeSite();
  const { id } = await site.call("POST", "/api/projects", { title: "متجر رواق" });
  for (const renewal of renewals) await site.call("POST", path, { project_id: id, ...renewal });
  const at = `/admin/projects?open=${id}`;
  const router = await openScreen(screen, at);
  return { site, id, at, router, stored: () => site.call("GET", path) };
}

test("DESK-06 what a project renews is entered at the project, in riyals and by a day in both calendars, and its task stands beside it", async () => {
  const { stored, id, router } = await openProject();
  await expect.element(card().getByText("لا شيء يُجدَّد في هذا المشروع.")).toBeVisible();
  await button("إضافة تجديد إلى متجر رواق").click();
  await saveIn("إضافة تجديد");
  await expect.element(markedField("ما يُجدَّد").last()).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await form("إضافة تجديد")
    .getByLabelText(/^ما يُجدَّد/)
    .fill("الاستضافة");
  await form("إضافة تجديد")
    .getByLabelText(/^المبلغ/)
    .fill("١٬٢٠٠٫٥٠ ريال");
  await form("إضافة تجديد").getByLabelText("الدورية").selectOptions("شهريًا");
  await form("إضافة تجديد")
    .getByRole("textbox", { name: /^موعد التجديد القادم/ })
    .fill("2027-01-31");
  await saveIn("إضافة تجديد");
  await expect.element(item("الاستضافة")).toMatchTextContent(/1,200\.50\sريال شهريًا/);
  await expect.element(item("الاستضافة")).toMatchTextContent(inBoth("2027-01-31"));
  await expect
    .element(tasksCard().getByRole("listitem"))
    .toMatchTextContent("تجديد الاستضافة في 31 يناير 2027");
  expect(await stored()).toMatchObject([
    {
      project_id: id,
      amount: 1200.5,
      period: "month",
      next_day: "2027-01-31",
      remind_days: 14,
      state: "active",
    },
  ]);
  await expectFitsAndReads();
  await menu("الاستضافة", "تعديل التجديد");
  await form("تعديل التجديد")
    .getByLabelText(/^المبلغ/)
    .fill("");
  await saveIn("تعديل التجديد");
  await expect.element(item("الاستضافة")).toMatchTextContent("يُحدَّد المبلغ عند التجديد، شهريًا");
  await page.getByRole("dialog").getByRole("button", { name: "إغلاق" }).first().click();
  await expect.poll(() => router.state.location.search).toBe("");
});

test("DESK-06 what has come due is renewed by one press, which moves day and task, and is undone whole; another's renewal is not renewed again", async () => {
  const { site, stored } = await openProject([
    { title: "النطاق", amount: 99, period: "year", next_day: "2026-02-28" },
  ]);
  await expect.element(item("النطاق")).toMatchTextContent("حلّ الموعد");
  const [before] = await stored();
  await button("جُدّد: النطاق").click();
  await expect.element(item("النطاق")).toMatchTextContent(inBoth("2027-02-28"));
  await expect.element(page.getByText("سُجّل التجديد، والموعد القادم 28 فبراير 2027")).toBeVisible();
  await expect.element(item("النطاق").getByText("حلّ الموعد")).not.toBeInTheDocument();
  await expect.element(tasksCard()).toMatchTextContent("في 28 فبراير 2027");
  expect(await site.call("GET", "/api/tasks?is_done=1")).toMatchObject([{ id: before.task_id }]);
  await undo();
  await expect.element(item("النطاق")).toMatchTextContent(inBoth("2026-02-28"));
  const { version: _, ...same } = before;
  expect(await stored()).toMatchObject([same]);
  // A tab in the background does not follow, so that its card is an old one.
  const visibility = vi.spyOn(Document.prototype, "visibilityState", "get").mockReturnValue("hidden");
  await site.call("POST", `${path}/${before.id}/renew`, { day: "2026-02-28" });
  await button("جُدّد: النطاق").click();
  await expect.element(page.getByText("تغيّر هذا التجديد قبل قليل. راجع موعده.")).toBeVisible();
  await expect.element(item("النطاق")).toMatchTextContent(inBoth("2027-02-28"));
  expect(await stored()).toMatchObject([{ next_day: "2027-02-28" }]);
  visibility.mockRestore();
});

test("DESK-06 the open card of a project follows what a colleague renews and adds, with how many days are left or late", async () => {
  const { site, id, stored } = await openProject([
    { title: "النطاق", amount: 99, period: "year", next_day: isoDayAfter(today, -40) },
  ]);
  await expect.element(item("النطاق")).toMatchTextContent("حلّ الموعد قبل 40 يومًا");
  const [{ id: renewal, next_day: day }] = await stored();
  await site.call("POST", `${path}/${renewal}/renew`, { day });
  await expect.element(item("النطاق")).not.toMatchTextContent("حلّ الموعد");
  await expect.element(tasksCard()).not.toMatchTextContent(formatDate(day));
  for (const [title, days] of [
    ["اليوم", 0],
    ["غد", 1],
    ["أسبوعان", 14],
  ] as const)
    await site.call("POST", path, { project_id: id, title, next_day: isoDayAfter(today, days) });
  await expect.element(item("اليوم")).toMatchTextContent("حلّ الموعد اليوم");
  await expect.element(item("غد")).toMatchTextContent("غدًا");
  await expect.element(item("أسبوعان")).toMatchTextContent("بعد 14 يومًا");
});

test("DESK-06 ROLE-01 a renewal is ended, resumed and deleted with undo; readers see all of it and change nothing", async () => {
  const { site, stored, at } = await openProject([
    { title: "عناية", amount: 500, period: "quarter", next_day: isoDayAfter(today, 30) },
  ]);
  await menu("عناية", "إنهاء التجديد");
  await expect.element(item("عناية")).toMatchTextContent("منتهٍ");
  await expect.element(button("جُدّد: عناية")).not.toBeInTheDocument();
  await expect.element(tasksCard()).toMatchTextContent("لا مهام مفتوحة هنا.");
  await undo();
  await expect.element(button("جُدّد: عناية")).toBeVisible();
  await menu("عناية", "إنهاء التجديد");
  await menu("عناية", "استئناف التجديد");
  await expect.element(tasksCard()).toMatchTextContent("تجديد عناية");
  await menu("عناية", "حذف التجديد");
  await expect.element(item("عناية")).not.toBeInTheDocument();
  await undo();
  await expect.element(item("عناية")).toMatchTextContent(/500\sريال كل ثلاثة أشهر/);
  expect(await stored()).toMatchObject([{ title: "عناية", state: "active" }]);
  await site.become("reader");
  await reloadScreen(screen, at);
  await expect.element(item("عناية")).toMatchTextContent(inBoth(isoDayAfter(today, 30)));
  expect(card().getByRole("button").elements()).toEqual([]);
  await site.breakCalls({ method: "GET", path, how: "failed" });
  await reloadScreen(screen, at);
  await expect.element(page.getByText("تعذّر تحميل التجديدات")).toBeVisible();
});
