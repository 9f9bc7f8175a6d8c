import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  choose,
  dialog,
  field,
  leave,
  openRecords,
  optionsOf,
  save,
} from "../../testing/components/test-records.tsx";
import { type ListScreen, listScreens } from "./test-list-screens.tsx";

/*
 * What each list says when a call fails, in one table: a load in place of the list, a save in the form, which keeps the input,
 * and a delete above the list, which keeps the record. A new screen adds its row.
 */

type Sentences = { load?: string; create: string; update: string; delete: string };

type Row = {
  of: keyof typeof listScreens;
  /** The requirements of the sentences. */
  ids: string;
  /** The button that opens a blank form, and what is typed into the fields with these labels. */
  add: string;
  typed: { [label: string]: string };
  /** The sentences for a refusal of the server; a load without a sentence is tested with its screen. */
  failed: Sentences;
  /** The sentences without an answer, if they are others. */
  unanswered?: Sentences;
  /** Stands above each sentence. */
  title?: string;
  /** What the form and an alert say, if the sentence itself stands in the banner above the list. */
  alerts?: { save: string; delete: string };
};

const thrown = "An error occurred";

const rows: Row[] = [
  {
    of: "services",
    ids: "ERR-02",
    add: "إضافة خدمة",
    typed: { "عنوان الخدمة": "مكتوب", "المزايا 1": "سطر" },
    failed: {
      load: "فشل في جلب الخدمات",
      create: "فشل في إضافة الخدمة",
      update: "فشل في تحديث الخدمة",
      delete: "فشل في حذف الخدمة",
    },
    unanswered: {
      load: "حدث خطأ غير متوقع",
      create: "حدث خطأ في إضافة الخدمة",
      update: "حدث خطأ في تحديث الخدمة",
      delete: "حدث خطأ في حذف الخدمة",
    },
  },
  {
    of: "testimonials",
    ids: "ERR-04",
    add: "إضافة رأي",
    typed: { "نص الرأي": "مكتوب" },
    title: "حدث خطأ",
    failed: {
      load: "Failed to fetch testimonial",
      create: "Failed to create testimonial",
      update: "Failed to update testimonial",
      delete: "Failed to delete testimonial",
    },
  },
  {
    of: "team",
    ids: "ERR-03",
    add: "إضافة عضو",
    typed: { نبذة: "مكتوب" },
    failed: {
      load: "Failed to fetch team members",
      create: "Failed to create team member",
      update: "Failed to update team member",
      delete: "Failed to delete team member",
    },
    unanswered: { load: thrown, create: thrown, update: thrown, delete: thrown },
    alerts: { save: "حدث خطأ أثناء حفظ البيانات", delete: "حدث خطأ أثناء حذف العضو" },
  },
  {
    of: "faq",
    ids: "ERR-05",
    add: "إضافة سؤال",
    typed: { السؤال: "مكتوب" },
    failed: {
      create: "خطأ في إضافة السؤال",
      update: "خطأ في تحديث السؤال",
      delete: "خطأ في حذف السؤال",
    },
  },
  {
    of: "vision",
    ids: "AVIS-01",
    add: "إضافة عنصر",
    typed: { العنوان: "مكتوب" },
    failed: {
      load: "تعذّر تحميل عناصر الرؤية",
      create: "تعذّر حفظ العنصر",
      update: "تعذّر حفظ العنصر",
      delete: "تعذّر حذف العنصر",
    },
  },
];

const cases = rows.flatMap((row) => {
  const list: ListScreen = listScreens[row.of];
  return (["failed", "unanswered"] as const).map((how) => ({
    ...row,
    list,
    how,
    sentences: row[how] ?? row.failed,
  }));
});
type Case = (typeof cases)[number];

const nameIn = ({ called = "" }: ListScreen) => `${called}معرّض`;

/** Opens a list with one record, whose calls by this method fail. */
const open = ({ list: { screen, path, at, field, fields }, how }: Case, method: string) =>
  openRecords<object>(screen, {
    path,
    at,
    records: [{ ...fields, [field]: "معرّض" }],
    fault: { method, path, how },
  });

function banner(sentence = "", title?: string) {
  const told = page.getByRole("alert").filter({ hasText: sentence });
  return title ? told.filter({ hasText: title }) : told;
}

test.each(cases.filter(({ sentences }) => sentences.load))(
  "$ids ADM-03 a load of $of that is $how shows its sentence, can be dismissed and tried again",
  async (row) => {
    const { site } = await open(row, "GET");
    const told = banner(row.sentences.load, row.title);
    await expect.element(told).toBeVisible();
    await told.getByRole("button", { name: "إخفاء" }).click();
    await expect.element(told).not.toBeInTheDocument();
    await button("إعادة المحاولة").click();
    await expect.element(told).toBeVisible();
    await site.mend();
    await told.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect.element(optionsOf(nameIn(row.list))).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
  },
);

const saves = cases.flatMap((row) => [
  { ...row, method: "POST", sentence: row.sentences.create },
  { ...row, method: "PUT", sentence: row.sentences.update },
]);

async function openForm({ add, list }: Case, method: string) {
  if (method === "POST") await button(add).click();
  else if (list.isEditedByMenu) await choose(nameIn(list), "تعديل");
  else await button(`تعديل ${nameIn(list)}`).click();
}

test.each(saves)(
  "$ids a $method in $of that is $how shows its sentence in the form, which keeps the input",
  async ({ method, sentence, ...row }) => {
    const { site, stored } = await open(row, method);
    await openForm(row, method);
    for (const [label, words] of Object.entries(row.typed)) await field(label).fill(words);
    await save();
    const told = dialog().getByRole("alert");
    const inForm = row.title ? `${row.title}: ${sentence}` : sentence;
    await expect.element(told).toHaveTextContent(row.alerts?.save ?? inForm);
    for (const [label, words] of Object.entries(row.typed))
      await expect.element(field(label)).toHaveValue(words);
    await told.getByRole("button", { name: "إخفاء" }).click();
    await expect.element(told).not.toBeInTheDocument();
    if (row.alerts) {
      await leave();
      await expect.element(banner(sentence)).toBeVisible();
      expect(await stored()).toHaveLength(1);
      return;
    }
    await site.mend();
    await save();
    await expect.element(dialog()).not.toBeInTheDocument();
    const words = expect.arrayContaining(Object.values(row.typed));
    expect((await stored()).map((record) => Object.values(record).flat())).toContainEqual(words);
  },
);

test.each(cases)(
  "$ids ADM-07 a delete in $of that is $how shows its sentence above the list, which keeps the record",
  async (row) => {
    const { stored } = await open(row, "DELETE");
    await choose(nameIn(row.list), "حذف");
    await page.getByRole("alertdialog").getByRole("button", { name: "حذف" }).click();
    const told = banner(row.sentences.delete, row.title);
    await expect.element(told).toBeVisible();
    if (row.alerts) await expect.element(banner(row.alerts.delete)).toBeVisible();
    await expect.element(optionsOf(nameIn(row.list))).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await told.getByRole("button", { name: "إخفاء" }).click();
    await expect.element(told).not.toBeInTheDocument();
  },
);
