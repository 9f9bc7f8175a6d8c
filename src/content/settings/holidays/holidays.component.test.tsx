import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import SettingsScreen from "../admin-screen.tsx";

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  site = await makeSite();
});
const stored = async () => (await site.call("GET", "/api/settings")).holidays;
const row = (place: number) => page.getByRole("group", { name: `الإجازة ${place}`, exact: true });
const save = () => page.getByRole("button", { name: "حفظ الإعدادات" }).click();

test("OWN-02 RES-04 holidays are added with days of either calendar, refused at their fields, and removed", async () => {
  await openScreen(<SettingsScreen />, "/admin/settings");
  await page.getByRole("button", { name: "إضافة إجازة" }).click();
  await row(1)
    .getByLabelText(/^اسم الإجازة/)
    .fill("عيد الفطر");
  await row(1)
    .getByLabelText(/^أول يوم/)
    .fill("1/10/1448");
  await row(1)
    .getByLabelText(/^آخر يوم/)
    .fill("1/9/1448");
  await save();
  await expect
    .element(row(1).getByLabelText(/^آخر يوم/))
    .toHaveAccessibleDescription(/تاريخ النهاية قبل تاريخ البداية/);
  expect(await stored()).toEqual([]);
  await row(1)
    .getByLabelText(/^آخر يوم/)
    .fill("4/10/1448");
  await row(1)
    .getByLabelText(/^التكرار/)
    .selectOptions("hijri");
  window.scrollTo(0, 0); // away from the bar of saving, which lies over whatever is below it
  await expectFitsAndReads();
  await save();
  await expect.element(page.getByText("حُفظت الإعدادات").last()).toBeVisible();
  expect(await stored()).toEqual([
    expect.objectContaining({ name: "عيد الفطر", from: "2027-03-09", until: "2027-03-12", repeats: "hijri" }),
  ]);
  await page.getByRole("button", { name: "حذف الإجازة 1" }).click();
  await save();
  await expect.poll(stored).toEqual([]);
});
