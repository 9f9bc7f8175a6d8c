import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  choose,
  dialog,
  openRecords,
  press,
  question,
} from "../../testing/components/test-records.tsx";
import { type ListScreen, listScreens, person, texts } from "./test-list-screens.tsx";

const shows = (titles: string[]) =>
  expect.poll(texts).toEqual(titles.map((title) => expect.stringContaining(title)));
const search = () => page.getByRole("searchbox");
const gone = (element: ReturnType<typeof dialog>) => expect.element(element).not.toBeInTheDocument();

function named(field: string) {
  const input = dialog().element().querySelector(`[name="${field}"]`);
  if (!input) throw new Error(`the form has no field ${field}`);
  return page.elementLocator(input);
}

async function act({ called = "", isEditedByMenu }: ListScreen, action: string, title: string) {
  if (action !== "تعديل" || isEditedByMenu) await choose(called + title, action);
  else await button(`تعديل ${called}${title}`).click();
  await expect.element(page.getByRole(action === "حذف" ? "alertdialog" : "dialog")).toBeVisible();
}

async function sortAndSearch({ sort }: ListScreen, search_: () => string | null) {
  await page.getByRole("combobox", { name: "الترتيب" }).selectOptions(sort);
  await shows(["أولى", "ثالثة", "ثانية"]);
  expect(search_()).not.toBeNull();
  await search().fill("ثانيه");
  await shows(["ثانية"]);
  await expect.element(page.getByText("نتيجة واحدة من 3")).toBeInTheDocument();
  await search().fill("");
  await shows(["أولى", "ثالثة", "ثانية"]);
}

/** Changes a record; leaving the form before asks a question that keeps what was typed. */
async function change(screen: ListScreen) {
  await act(screen, "تعديل", "أولى");
  await named(screen.field).fill("معدّلة");
  await userEvent.keyboard("{Escape}");
  const leave = question("هل تريد ترك التعديلات دون حفظ؟");
  await leave.getByRole("button", { name: "متابعة التعديل" }).click();
  await gone(leave);
  await expect.element(named(screen.field)).toHaveValue("معدّلة");
  named(screen.field).element().focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await gone(dialog());
  await shows(["ثالثة", "ثانية", "معدّلة"]);
}

/** The history closes with Escape, also after a version was restored. */
async function restore(screen: ListScreen) {
  await act(screen, "سجل التعديلات", "معدّلة");
  const versions = dialog().getByRole("list", { name: "سجل التعديلات" }).getByRole("button");
  await expect.poll(() => versions.elements().length).toBe(2);
  await versions.last().click();
  const again = dialog().getByRole("button", { name: "استعادة هذه النسخة" });
  if (screen.isPersonal) await gone(again);
  else {
    await again.click();
    await question().getByRole("button", { name: "استعادة هذه النسخة" }).click();
    await expect.poll(() => versions.elements().length).toBe(3);
    await expect.element(versions.first()).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await gone(dialog());
  await shows(screen.isPersonal ? ["ثالثة", "ثانية", "معدّلة"] : ["أولى", "ثالثة", "ثانية"]);
}

async function copy(screen: ListScreen) {
  await act(screen, "تكرار", "ثالثة");
  if (screen.isPersonal) {
    await expect.element(named("company")).toHaveValue(person.company);
    await named(screen.field).fill("ثالثة (تكرار)");
    await named("email").fill("c@b.example");
    await named("phone").fill(person.phone);
  }
  await expect.element(named(screen.field)).toHaveValue("ثالثة (تكرار)");
  await userEvent.keyboard("{Control>}s{/Control}");
  await gone(dialog());
  await expect.poll(() => texts().length).toBe(4);
  await expect.poll(() => texts().filter((text) => text?.includes("ثالثة (تكرار)")).length).toBe(1);
}

async function removeAndTakeBack(screen: ListScreen) {
  await act(screen, "حذف", "ثانية");
  await question(screen.question).getByRole("button", { name: "حذف" }).click();
  await expect.poll(() => texts().length).toBe(3);
  await button("تراجع").click();
  await expect.poll(() => texts().filter((text) => text?.includes("ثانية")).length).toBe(1);
}

async function removeAll({ canActivate = false }: ListScreen) {
  const all = page.getByRole("checkbox", { name: "تحديد كل المعروض" });
  if (all.elements().length > 0) await press(all);
  else for (const box of page.getByRole("checkbox", { name: /^تحديد / }).all()) await press(box);
  const bar = page.getByRole("region", { name: "إجراءات على المحدد" });
  const show = bar.getByRole("button", { name: "إظهار", exact: true });
  expect(show.elements()).toHaveLength(canActivate ? 1 : 0);
  await bar.getByRole("button", { name: "حذف المحدد" }).click();
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.poll(texts).toEqual([]);
}

/** Chooses a file with a wrong row, which names that row and can not be imported; a screen without import offers none. */
async function importBadFile({ badFile }: ListScreen) {
  const open = button("استيراد CSV");
  if (badFile === undefined) return expect(open.elements()).toEqual([]);
  await open.click();
  await dialog()
    .getByLabelText("ملف CSV")
    .upload(new File([badFile], "bad.csv", { type: "text/csv" }));
  await expect.element(dialog().getByText("الصف 2")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "تأكيد الاستيراد" })).toBeDisabled();
}

for (const [name, screen] of Object.entries<ListScreen>(listScreens))
  test(`ADM-03 ADM-04 ADM-07 ${name}: search, sort, change, copy, restore a version, delete and undo, one record and several`, async () => {
    const { path, at, field, fields } = screen;
    const records = ["ثانية", "أولى", "ثالثة"].map((title) => ({ ...fields, [field]: title }));
    const { router, stored } = await openRecords(screen.screen, { path, at, records });
    await expect.poll(() => texts().length).toBe(3);
    await sortAndSearch(screen, () => new URLSearchParams(router.state.location.search).get("sort"));
    await change(screen);
    await restore(screen);
    await copy(screen);
    await removeAndTakeBack(screen);
    await removeAll(screen);
    await importBadFile(screen);
    expect(await stored()).toEqual([]);
  });
