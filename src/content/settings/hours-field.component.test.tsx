import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { banner, press, pressKey } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import SettingsScreen from "./admin-screen.tsx";
import type { DayHours } from "./opening-hours.ts";
import { defaultSettings } from "./settings.text.ts";

const path = "/api/settings";
const at = "/admin/settings";
const { openingHours: office } = defaultSettings;

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  site = await makeSite();
});

const stored = async (): Promise<DayHours[]> => (await site.call("GET", path)).openingHours;
async function open() {
  await openScreen(<SettingsScreen />, at);
  await expect.element(row("الأحد")).toBeVisible();
}
const row = (day: string) => page.getByRole("group", { name: day, exact: true });
const works = (day: string) => row(day).getByRole("switch", { name: "نعمل" });
const opens = (day: string) => row(day).getByRole("textbox", { name: "من" });
const closes = (day: string) => row(day).getByRole("textbox", { name: "إلى" });
const copy = page.getByRole("button", { name: "نسخ إلى بقية أيام العمل" });
async function save() {
  await page.getByRole("button", { name: "حفظ الإعدادات" }).click();
  await expect.element(page.getByText("حُفظت الإعدادات").last()).toBeVisible();
}

test("ASET-01 each day is turned on and off and given its times by keyboard, in any digits", async () => {
  await open();
  await expect.element(works("الخميس")).toBeChecked();
  await expect.element(works("الجمعة")).not.toBeChecked();
  expect(opens("الجمعة").query()).toBeNull();
  await pressKey(closes("الخميس"), "{Control>}a{/Control}١:٣٠ م{Tab}");
  await expect.element(works("الجمعة")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(works("الجمعة")).toBeChecked();
  await userEvent.keyboard("{Tab}{Control>}a{/Control}16:00{Tab}{Control>}a{/Control}1:00 ص");
  await expect.element(closes("الجمعة")).toHaveFocus();
  await pressKey(works("الأحد"), " ");
  expect(opens("الأحد").query()).toBeNull();
  await save();
  const expected = [
    ...office.slice(1, 4),
    { day: "thursday", opens: "09:00", closes: "13:30" },
    { day: "friday", opens: "16:00", closes: "01:00" },
  ];
  expect(await stored()).toEqual(expected);
  await expect.element(closes("الخميس")).toHaveValue("13:30");
  await reloadScreen(<SettingsScreen />, at);
  await expect.element(works("الأحد")).not.toBeChecked();
  await expect.element(closes("الجمعة")).toHaveValue("01:00");
});

test("ASET-01 a day begins with the hours before it, has its own again after a slip, and the first hours are copied to the other working days", async () => {
  await open();
  await closes("الخميس").fill("13:00");
  await press(works("السبت"));
  await expect.element(closes("السبت")).toHaveValue("13:00");
  await press(works("الخميس"));
  await press(works("الخميس"));
  await expect.element(closes("الخميس")).toHaveValue("13:00");
  await opens("الأحد").fill("08:00");
  await pressKey(copy);
  await expect.element(page.getByText("نُسخت المواعيد إلى بقية أيام العمل")).toBeInTheDocument();
  for (const day of ["الاثنين", "الخميس", "السبت"]) {
    await expect.element(opens(day)).toHaveValue("08:00");
    await expect.element(closes(day)).toHaveValue("18:00");
  }
  await expect.element(works("الجمعة")).not.toBeChecked();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(opens("الأحد")).toHaveValue("09:00");
  await press(works("السبت"));
  await expect.element(closes("السبت")).toHaveValue("18:00");
  for (const day of ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "السبت"]) await press(works(day));
  await expect.element(opens("الأحد")).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
});

test("ASET-01 API-02 AR-04 a wrong time and a closing before the opening are refused in words at their fields, and nothing is stored", async () => {
  await open();
  await opens("الاثنين").fill("تسع");
  await closes("الثلاثاء").fill("08:00");
  await closes("الأربعاء").fill("");
  await page.getByRole("button", { name: "حفظ الإعدادات" }).click();
  await expect.element(banner("راجع الحقول المعلَّمة")).toBeVisible();
  await expect.element(opens("الاثنين")).toHaveFocus();
  await expect.element(opens("الاثنين")).toHaveAccessibleDescription("اكتب الوقت هكذا: 09:30 أو 9:30 ص");
  await expect.element(closes("الاثنين")).not.toHaveAttribute("aria-invalid", "true");
  await expect
    .element(closes("الثلاثاء"))
    .toHaveAccessibleDescription(/^اجعل الإغلاق بعد الفتح بما لا يزيد على 16 ساعة/);
  await expect.element(closes("الأربعاء")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await expect.element(opens("الاثنين")).toHaveValue("تسع");
  await expectFitsAndReads();
  expect(await stored()).toEqual(office);
  await opens("الاثنين").fill("9:00");
  await closes("الثلاثاء").fill("00:30");
  await closes("الأربعاء").fill("18:00");
  await save();
  expect((await stored())[2]).toEqual({ day: "tuesday", opens: "09:00", closes: "00:30" });
});

test("SURV-05 ASET-01 hours that two people changed are asked about in words", async () => {
  await open();
  await closes("الخميس").fill("13:00");
  const theirs = [{ day: "friday", opens: "16:00", closes: "20:00" }];
  await site.call("PUT", path, { openingHours: theirs });
  await page.getByRole("button", { name: "حفظ الإعدادات" }).click();
  const merge = page.getByRole("alertdialog");
  const asked = merge.getByRole("group", { name: "أيام العمل" });
  await expect.element(asked).toMatchTextContent("الجمعة: من 16:00 إلى 20:00");
  await expect.element(asked).toMatchTextContent("الخميس: من 09:00 إلى 13:00");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظت الإعدادات")).toBeVisible();
});
