import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import SettingsScreen from "../../content/settings/admin-screen.tsx";
import {
  button,
  choose,
  dialog,
  markedField,
  openRecords,
  press,
  question,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { resizeTo } from "../../testing/components/test-survey.ts";

const toast = (words: string) => {
  const found = [...document.querySelectorAll("[data-toast]")].find((one) => one.textContent.includes(words));
  return found?.getBoundingClientRect();
};

/** Checks that a message stands in the window, and over none of these controls. */
async function expectBeside(words: string, ...controls: Locator[]) {
  await expect.poll(() => toast(words)).toBeDefined();
  const covered = () => {
    const message = toast(words);
    return controls.filter((control) => {
      const { left, right, top, bottom } = control.element().getBoundingClientRect();
      return (
        message === undefined || // gone already, which says nothing
        (left < message.right && right > message.left && top < message.bottom && bottom > message.top)
      );
    }).length;
  };
  await expect.poll(covered).toBe(0);
  const { top = -1, bottom = Number.POSITIVE_INFINITY } = toast(words) ?? {};
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
}

const openServices = () =>
  openRecords(<ServicesScreen />, {
    path: "/api/services",
    at: "/admin/services",
    records: [{ title: "تصميم" }],
  });

for (const size of ["narrow", "phone", "desktop"] as const) {
  test(`ADM-04 A11Y-01 a message lies over no button of a form that stays open, ${size}`, async () => {
    await resizeTo(size);
    await openServices();
    await button("إضافة خدمة").click();
    await markedField("عنوان الخدمة").fill("تطوير");
    await dialog().getByRole("button", { name: "حفظ وإضافة أخرى" }).click();
    const actions = ["إلغاء", "حفظ وإضافة أخرى", "حفظ"].map((name) => dialog().getByRole("button", { name }));
    await expectBeside("أُضيفت الخدمة", ...actions);
  });

  test(`ADM-04 ADM-07 a message lies over no answer of a question that opens after it, ${size}`, async () => {
    await resizeTo(size);
    await openServices();
    await button("إضافة خدمة").click();
    await markedField("عنوان الخدمة").fill("تطوير");
    await dialog().getByRole("button", { name: "حفظ", exact: true }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await choose("تصميم", "حذف");
    const answers = ["إلغاء", "حذف"].map((name) => question().getByRole("button", { name }));
    await expect.element(question()).toBeVisible();
    await expectBeside("أُضيفت الخدمة", ...answers);
  });

  test(`ADM-03 ADM-04 a message lies over no button of the bar for several records, ${size}`, async () => {
    await resizeTo(size);
    await openServices();
    const all = () => press(page.getByRole("checkbox", { name: "تحديد كل المعروض" }));
    await all();
    await button("إخفاء").click();
    await expect.poll(() => toast("أُخفي المحدد")).toBeDefined();
    await all();
    const bar = page.getByRole("region", { name: /المحدد/ });
    await expect.element(bar).toBeVisible();
    await expectBeside("أُخفي المحدد", bar);
  });

  test(`ASET-01 ADM-04 a message lies over no button of the settings, ${size}`, async () => {
    await resizeTo(size);
    const site = await makeSite();
    await site.call("PUT", "/api/settings", { phone: "0112345678", email: "info@mail.example" });
    await openScreen(<SettingsScreen />, "/admin/settings");
    await page.getByLabelText("العبارة التعريفية").fill("نصمّم مواقع");
    await button("حفظ الإعدادات").click();
    await expectBeside("حُفظت الإعدادات", button("حفظ الإعدادات"), button("تراجع"));
  });
}
