import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  deleteAndUndo,
  dialog,
  expectReorders,
  field,
  openRecords,
  save,
  showAll,
  textsOf,
} from "../../testing/components/test-records.tsx";
import type { Fault } from "../../testing/components/test-site-calls.ts";
import FaqsScreen from "./admin-screen.tsx";

type FaqWire = { id: number; question: string; isActive: boolean };

const path = "/api/faqs";
const open = (records: readonly object[], query = "", fault?: Fault) =>
  openRecords<FaqWire>(<FaqsScreen />, {
    path,
    at: `/admin/faq${query}`,
    records,
    ...(fault && { fault }),
  });

const search = () => page.getByRole("searchbox", { name: "ابحث في الأسئلة..." });
const category = () => page.getByRole("combobox", { name: "التصنيف" });
const all = (selector: string) => textsOf([...document.querySelectorAll(`[data-faqs] ${selector}`)]);
const figure = (name: string) =>
  page.getByRole("region", { name }).element().querySelector("b")?.textContent?.trim();
const two = [
  { question: "متى أستلم الموقع", answer: "خلال أسبوعين", category: "timeline" },
  { question: "أسئلة بلا جواب", answer: "  ", category: "pricing", isActive: false },
];

test("AFAQ-01 the figures count all questions, their categories and those that are answered", async () => {
  const { site } = await open([...two, { question: "ثالث", answer: "نعم" }]);
  await expect.element(button("ثالث")).toBeVisible();
  const categories = await site.call("GET", "/api/faq-categories");
  const names = ["إجمالي الأسئلة", "عدد التصنيفات", "أسئلة لها إجابة"];
  expect(names.map(figure)).toEqual(["3", String(categories.length), "2"]);
  expect(all("[data-tone]")).toEqual(["ظاهر", "مخفي", "ظاهر"]);
  expect(all("[data-tone=success]")).toEqual(["ظاهر", "ظاهر"]);
});

test("AFAQ-01 ADM-03 AR-01 folding search over question and answer, category filter, answers that open", async () => {
  const { router } = await open(two);
  await search().fill("اسئله");
  await expect.element(button("متى أستلم الموقع")).not.toBeInTheDocument();
  await expect.element(button("أسئلة بلا جواب")).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();
  expect(all("[data-tone]")).toEqual(["مخفي"]);
  await button("أسئلة بلا جواب").click();
  await expect.element(page.getByText("لم يتم إضافة إجابة بعد")).toBeVisible();
  await button("إضافة الإجابة").click();
  await field("الإجابة").fill("صارت لها إجابة");
  await save();
  await expect.element(page.getByText("صارت لها إجابة")).toBeVisible();

  // A question that was found by its answer is open at once.
  await search().fill("خلال اسبوعين");
  await expect.element(button("متى أستلم الموقع")).toHaveAttribute("aria-expanded", "true");
  expect(all("[data-answer] mark")[0]).toBe("خلال");
  await search().fill("");
  await expect.element(button("أسئلة بلا جواب")).toBeVisible();
  await category().selectOptions("timeline");
  await expect.element(button("أسئلة بلا جواب")).not.toBeInTheDocument();
  expect(all("h2")).toEqual(["متى أستلم الموقع"]);
  expect(router.state.location.search).toBe("?category=timeline");
  await category().selectOptions("quality");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await button("مسح عوامل التصفية").first().click();
  await expect.element(button("أسئلة بلا جواب")).toBeVisible();
  expect(router.state.location.search).toBe("");
});

test("AFAQ-01 ADM-03 the address keeps search and filter for the next visit", async () => {
  await open([...two, { question: "موقع آخر", category: "quality" }], "?q=موقع&category=timeline");
  await expect.element(button("متى أستلم الموقع")).toBeVisible();
  expect(all("h2")).toEqual(["متى أستلم الموقع"]);
  await expect.element(search()).toHaveValue("موقع");
  await expect.element(category()).toHaveValue("timeline");
});

test("AFAQ-01 ADM-05 the questions are reordered by keyboard, unless filtered; a failure is reported", async () => {
  const opened = await open(
    [{ question: "أول سؤال" }, { question: "ثاني سؤال" }, { question: "ثالث سؤال" }],
    "?q=سؤال",
  );
  await expect.element(button("ثالث سؤال")).toBeVisible();
  await search().click(); // the grips load at the first interaction with the page
  expect(document.querySelectorAll("[data-grip]")).toHaveLength(0);
  await button("مسح عوامل التصفية").first().click();
  await expect.poll(() => document.querySelectorAll("[data-faqs] [data-grip]").length).toBe(3);
  await expectReorders({
    ...opened,
    label: "ترتيب الأسئلة",
    path,
    first: "أول سؤال",
    second: "ثاني سؤال",
    failure: "خطأ في تحديث السؤال",
  });
});

test("ADM-07 a delete asks the specified question and can be undone; several at once; keys n and /", async () => {
  const { stored } = await open([
    { question: "راحل", isActive: false },
    { question: "باقٍ", isActive: false },
  ]);
  await deleteAndUndo({
    name: "راحل",
    asks: "هل أنت متأكد من حذف هذا السؤال؟",
    told: "حُذف السؤال",
    stored,
  });
  expect(all("h2")).toEqual(["راحل", "باقٍ"]);
  await showAll("سؤالان");
  expect(all("[data-tone=success]")).toEqual(["ظاهر", "ظاهر"]);
  expect((await stored()).map(({ isActive }) => isActive)).toEqual([true, true]);

  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("n");
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard("/");
  await expect.element(search()).toHaveFocus();
});

test.each([
  ["/api/faq-categories", "خطأ في تحميل الفئات"],
  [path, "خطأ في تحميل الأسئلة الشائعة"],
])(
  "ERR-05 a load of %s that fails replaces the whole screen with «%s», and can be tried again",
  async (broken, sentence) => {
    const { site } = await open(two, "", { method: "GET", path: broken, how: "failed" });
    await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect
      .poll(async () => (await site.reads("/api/faq")).toSorted())
      .toEqual(["/api/faq-categories", path]);
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(button("إضافة سؤال")).not.toBeInTheDocument();
    await site.mend();
    await button("إعادة المحاولة").click();
    await expect.element(button("متى أستلم الموقع")).toBeVisible();
    await expect.element(search()).toBeVisible();
    await expect.element(button("إضافة سؤال")).toBeVisible();
  },
);
