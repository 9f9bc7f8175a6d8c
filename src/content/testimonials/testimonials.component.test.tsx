import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  choose,
  countOfTiles,
  deleteAndUndo,
  dialog,
  expectHistory,
  expectLoading,
  field,
  openRecords,
  optionsIn,
  press,
  save,
  showAll,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import type { Fault } from "../../testing/components/test-site-calls.ts";
import TestimonialsScreen from "./admin-screen.tsx";

const path = "/api/reviews";
const open = (records: readonly object[], query = "", fault?: Fault) =>
  openRecords<{ clientName: string }>(<TestimonialsScreen />, {
    path,
    at: `/admin/testimonials${query}`,
    records,
    ...(fault && { fault }),
  });

const card = (name: string) => tile(`رأي ${name}`);
const search = () => page.getByRole("searchbox", { name: "ابحث باسم العميل أو المشروع أو الشركة" });
const rating = () => page.getByRole("combobox", { name: "التقييم" });
const two = [
  { clientName: "أحمد", rating: 4, company: "صلب" },
  { clientName: "هند", rating: 3, projectName: "بوابة" },
];

test("ATEST-01 ADM-03 shows its loading text with the skeleton, then the reviews with their count and mean", async () => {
  const { site } = await open(two, "", { method: "GET", path, how: "held" });
  await expectLoading("جاري تحميل آراء العملاء...");
  await site.mend();
  await expect.element(card("هند")).toBeVisible();
  await expect
    .poll(() => document.querySelector("[data-page-head] p")?.textContent)
    .toBe("رأيان، متوسط التقييم 3.5 من 5");
});

test("ATEST-01 ADM-03 AR-01 search on client, project or company and the rating filter, kept in the address", async () => {
  const { router } = await open(two);
  const found = async (typed: string, shown: string, other: string) => {
    await search().fill(typed);
    await expect.element(card(other)).not.toBeInTheDocument();
    await expect.element(card(shown)).toBeVisible();
  };
  await found("احمد", "أحمد", "هند");
  // The list is there before its words are marked.
  await expect.poll(() => card("أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await found("بوابه", "هند", "أحمد");
  await found("صلب", "أحمد", "هند");
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();

  await search().fill("");
  await expect.element(card("هند")).toBeVisible();
  expect(optionsIn(rating())).toEqual([
    "جميع التقييمات",
    "5 نجوم",
    "4 نجوم",
    "3 نجوم",
    "نجمتان",
    "نجمة واحدة",
  ]);
  await rating().selectOptions("3 نجوم");
  await expect.element(card("أحمد")).not.toBeInTheDocument();
  await expect.element(card("هند")).toBeVisible();
  expect(router.state.location.search).toBe("?rating=3");
  await rating().selectOptions("5 نجوم");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect.poll(countOfTiles).toBe(2);
  expect(router.state.location.search).toBe("");
});

test("ATEST-01 ADM-03 the address keeps search and filter for the next visit", async () => {
  await open([...two, { clientName: "هند", rating: 5 }], "?q=هند&rating=3");
  await expect.element(card("هند")).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
  await expect.element(search()).toHaveValue("هند");
  await expect.element(rating()).toHaveValue("3");
});

test("ATEST-01 cards come by order, with stars, 150 characters of the text and the date in Arabic", async () => {
  // A letter with a mark is one character for a reader and two code units.
  const letter = "بّ";
  await open([
    { clientName: "ثالثة", order: null },
    { clientName: "ثانية", order: 902, testimonialText: letter.repeat(150) },
    {
      clientName: "أولى",
      order: 901,
      testimonialText: letter.repeat(151),
      rating: 3,
      date: "2026-04-05",
      clientPosition: "مالكة",
      company: "دار الطين",
      projectName: "معرض الدرعية",
      isActive: false,
    },
  ]);
  await expect.element(card("أولى")).toBeVisible();
  expect(textsOf([...document.querySelectorAll("main article b")])).toEqual(["أولى", "ثانية", "ثالثة"]);
  const quoteOf = (name: string) => card(name).element().querySelector("blockquote")?.textContent;
  expect(quoteOf("أولى")).toBe(`${letter.repeat(150)}…`);
  expect(quoteOf("ثانية")).toBe(letter.repeat(150));
  const first = card("أولى");
  await expect.element(first.getByRole("img", { name: "التقييم 3 من 5" })).toBeVisible();
  expect(first.element().querySelector("time")?.textContent).toBe("5 أبريل 2026");
  await expect.element(first.getByText("مالكة، دار الطين")).toBeVisible();
  await expect.element(first.getByText("معرض الدرعية، ", { exact: false }).first()).toBeVisible();
  await expect.element(first.getByTitle("الترتيب")).toHaveTextContent("901");
  await expect.element(first.getByText("مخفي")).toBeVisible();
});

test("ADM-07 ADM-04 a delete asks exactly the specified question and can be undone; a copy is a new review; several change at once", async () => {
  const { stored } = await open([{ clientName: "راحل", rating: 2, isActive: false }]);
  await deleteAndUndo({
    name: "رأي راحل",
    asks: "هل أنت متأكد من حذف هذا الرأي؟",
    told: "حُذف الرأي",
    stored,
  });
  await expectHistory("رأي راحل", "اسم العميل");
  await choose("رأي راحل", "تكرار");
  await expect.element(field("اسم العميل")).toHaveValue("راحل (تكرار)");
  await expect.element(dialog().getByRole("radio", { name: "نجمتان" })).toBeChecked();
  await press(dialog().getByRole("switch", { name: "ظاهر في الموقع" }));
  await save();
  await expect.poll(countOfTiles).toBe(2);
  await showAll("رأيان");
  expect(await stored()).toMatchObject([
    { clientName: "راحل", rating: 2, isActive: true },
    { clientName: "راحل (تكرار)", rating: 2, isActive: true },
  ]);
});
