import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  banner,
  button,
  choose,
  deleteAndUndo,
  dialog,
  markedField,
  moveFirstDown,
  openRecords,
  optionsIn,
  orderRows,
  question,
  rowOf,
  save,
} from "../../../testing/components/test-records.tsx";
import { openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import FaqsScreen from "../admin-screen.tsx";
import CategoriesScreen from "./admin-screen.tsx";

type Wire = { id: string; label: string };

const path = "/api/question-categories";
const open = (records: readonly object[] = []) =>
  openRecords<Wire>(<CategoriesScreen />, { path, at: "/admin/question-categories", records });

test("AFAQ-02 ADM-04 categories are added and renamed; the questions of one are counted, and their form offers it", async () => {
  const { site, stored } = await open();
  await expect.element(rowOf("عام")).toMatchTextContent("لا أسئلة");
  await button("إضافة تصنيف").click();
  await save();
  await expect.element(dialog().getByText("هذا الحقل مطلوب")).toBeVisible();
  await markedField("الاسم").fill("الدعم الفني");
  await save();
  await expect.element(page.getByText("أُضيف التصنيف")).toBeVisible();
  await button("تعديل الدعم الفني").click();
  await markedField("الاسم").fill("المساندة");
  await save();
  await expect.element(page.getByText("حُفظ التصنيف")).toBeVisible();
  const id = "الدعم-الفني";
  const at = `${path}/${encodeURIComponent(id)}`;
  expect(await site.sent(path)).toEqual([
    { method: "POST", path, ifMatch: null, body: { label: "الدعم الفني", order: 7 } },
    { method: "PUT", path: at, ifMatch: '"1"', body: { label: "المساندة", order: 7 } },
  ]);
  expect((await stored()).at(-1)).toMatchObject({ id, label: "المساندة", version: 2 });
  await choose("المساندة", "سجل التعديلات");
  await expect.element(dialog()).toMatchTextContent("الدعم الفني");

  await site.call("POST", "/api/faqs", { question: "سؤال", category: id });
  await openScreen(<FaqsScreen />, "/admin/faq");
  await expect.element(button("سؤال")).toBeVisible();
  expect(optionsIn(page.getByRole("combobox", { name: "التصنيف" }))).toContain("المساندة");
  await expect
    .element(page.getByRole("link", { name: "إدارة التصنيفات" }))
    .toHaveAttribute("href", "/admin/question-categories");
});

test("AFAQ-02 ADM-07 a category is deleted after the specified question, and comes back; one in use is refused with its message", async () => {
  const { site, stored } = await open();
  await site.call("POST", "/api/faqs", { question: "سؤال", category: "pricing" });
  await deleteAndUndo({
    name: "معايير الجودة",
    asks: "هل أنت متأكد من حذف هذا التصنيف؟",
    told: "حُذف التصنيف",
    stored,
  });
  await choose("التسعير", "حذف");
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.element(banner("لا يُحذف تصنيف فيه أسئلة")).toBeVisible();
  expect(await stored()).toHaveLength(6);
});

test("AFAQ-02 ADM-05 categories are put in another order, in which visitors see them", async () => {
  const { site } = await open();
  await button("إعادة الترتيب").click();
  await moveFirstDown("إعادة الترتيب");
  await expect.element(orderRows("إعادة الترتيب").nth(1)).toMatchTextContent("عام");
  await expect.element(page.getByText("حُفظ الترتيب")).toBeVisible();
  const categories = await site.call("GET", "/api/faq-categories");
  expect(categories.slice(0, 2)).toEqual([
    { key: "services", label: "الخدمات" },
    { key: "general", label: "عام" },
  ]);
});

test("AR-04 the categories and their form fit every width and pass axe in both themes", async () => {
  await open([{ label: `تصنيف ${"طويل ".repeat(8)}` }]);
  await expect.element(rowOf("عام")).toBeVisible();
  await expectFitsAndReads();
  await button("إضافة تصنيف").click();
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
});
