import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { banner } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import SettingsScreen from "./admin-screen.tsx";

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  site = await makeSite();
});
const stored = () => site.call("GET", "/api/settings");
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const save = () => page.getByRole("button", { name: "حفظ الإعدادات" }).click();

test("OWN-02 an announcement is written with its days and pages, says what visitors see of it, and is set back with the form", async () => {
  await site.call("POST", "/api/pages", { title: "صفحة العرض", address: "offer" });
  await openScreen(<SettingsScreen />, "/admin/settings");
  await expect.element(page.getByText("لا إعلان في الموقع.")).toBeVisible();
  await field("الإعلان").first().fill("نغلق في اليوم الوطني");
  await expect.element(page.getByText("يظهر للزوار الآن.")).toBeVisible();
  await field("يبدأ في").fill("23/9/2099");
  await expect.element(page.getByText(/لم يبدأ بعد. يظهر للزوار 23 سبتمبر 2099/)).toBeVisible();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(field("يبدأ في")).toHaveValue("");
  await field("الإعلان").first().fill("نغلق في اليوم الوطني");
  await field("يبدأ في").fill("23/9/2020");
  await field("ينتهي في").fill("24/9/2020");
  await expect.element(page.getByText(/انتهى 24 سبتمبر 2020/)).toBeVisible();
  await page.getByRole("checkbox", { name: "صفحة العرض" }).click();
  window.scrollTo(0, 0); // away from the bar of saving, which lies over whatever is below it
  await expectFitsAndReads();
  await save();
  await expect.element(page.getByText("حُفظت الإعدادات").last()).toBeVisible();
  expect(await stored()).toMatchObject({
    announcement: "نغلق في اليوم الوطني",
    announcementFrom: "2020-09-23T06:00:00.000Z",
    announcementUntil: "2020-09-24T06:00:00.000Z",
    announcementPages: [{ href: "/offer" }],
  });
});

test("OWN-02 API-02 a moment that is none and an end before the beginning are refused at their fields, and nothing is stored", async () => {
  const before = await stored();
  await openScreen(<SettingsScreen />, "/admin/settings");
  await field("الإعلان").first().fill("إعلان");
  await field("يبدأ في").fill("غير معروف");
  await save();
  await expect.element(banner("راجع الحقول المعلَّمة")).toBeVisible();
  await expect.element(field("يبدأ في")).toHaveValue("غير معروف");
  await field("يبدأ في").fill("24/9/2026");
  await field("ينتهي في").fill("23/9/2026");
  await save();
  await expect.element(field("ينتهي في")).toHaveAccessibleDescription(/تاريخ النهاية قبل تاريخ البداية/);
  expect(await stored()).toEqual(before);
});

test("OWN-01 OWN-02 the pages of an announcement are those that visitors find; one that was chosen before it was hidden stays, and says so", async () => {
  await site.call("PUT", "/api/settings", {
    announcement: "إعلان",
    announcementPages: [{ href: "/vision2030" }, { href: "/offer" }],
  });
  for (const key of ["vision2030", "about"])
    await site.call("PUT", `/api/site-pages/${key}`, { isHidden: true });
  for (const [title, address] of [
    ["صفحة العرض", "offer"],
    ["صفحة قديمة", "old"],
  ] as const)
    await site.call("POST", "/api/pages", { title, address, isActive: false });
  await openScreen(<SettingsScreen />, "/admin/settings");
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect.element(box("رؤية 2030 (مخفية)")).toBeChecked();
  await expect.element(box("صفحة العرض (مخفية)")).toBeChecked();
  await expect.element(box("الخدمات")).toBeVisible();
  for (const gone of ["من نحن", "من نحن (مخفية)", "صفحة قديمة", "صفحة قديمة (مخفية)"])
    await expect.element(box(gone)).not.toBeInTheDocument();
  await box("رؤية 2030 (مخفية)").click();
  await expect.element(box("رؤية 2030 (مخفية)")).not.toBeChecked();
  await expectFitsAndReads();
  await save();
  await expect.element(page.getByText("حُفظت الإعدادات").last()).toBeVisible();
  expect(await stored()).toMatchObject({ announcementPages: [{ href: "/offer" }] });
});
