import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import SettingsScreen from "../admin-screen.tsx";

test("IDENT-01 branches are added, refused at their fields, and removed", async () => {
  const site = await makeSite();
  const stored = async () => (await site.call("GET", "/api/settings")).branches;
  const save = () => page.getByRole("button", { name: "حفظ الإعدادات" }).click();
  const row = page.getByRole("group", { name: "الفرع 1", exact: true });
  await openScreen(<SettingsScreen />, "/admin/settings");
  await page.getByRole("button", { name: "إضافة فرع" }).click();
  await row.getByLabelText("العنوان الوطني المختصر").fill("RRR");
  await save();
  await expect.element(row.getByLabelText("اسم الفرع")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await expect
    .element(row.getByLabelText("العنوان الوطني المختصر"))
    .toHaveAccessibleDescription(/أربعة أحرف لاتينية وأربعة أرقام/);
  expect(await stored()).toEqual([]);
  await row.getByLabelText("اسم الفرع").fill("فرع جدة");
  await row.getByLabelText("العنوان الوطني المختصر").fill("jjjd1234");
  await row.getByLabelText("هاتف الفرع").fill("0122223333");
  window.scrollTo(0, 0); // away from the bar of saving, which lies over whatever is below it
  await expectFitsAndReads();
  await save();
  await expect.element(page.getByText("حُفظت الإعدادات").last()).toBeVisible();
  expect(await stored()).toEqual([
    expect.objectContaining({ name: "فرع جدة", shortAddress: "JJJD1234", phone: "+966122223333" }),
  ]);
  await page.getByRole("button", { name: "حذف الفرع 1" }).click();
  await save();
  await expect.poll(stored).toEqual([]);
});
