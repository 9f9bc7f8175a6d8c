import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  banner,
  button,
  choose,
  countOfTiles,
  dialog,
  field,
  openRecords,
  optionsOf,
  press,
  question,
  rowOf,
  save,
  tile,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads } from "../../testing/components/test-survey.ts";
import ProjectsScreen from "./admin-screen.tsx";

type ProjectWire = { id: string; title: string };

const path = "/api/projects";
const open = (records: readonly object[], query = "") =>
  openRecords<ProjectWire>(<ProjectsScreen />, { path, at: `/admin/projects${query}`, records });

const search = () => page.getByRole("searchbox", { name: "ابحث بعنوان المشروع" });
const filter = (name: string) => page.getByRole("combobox", { name, exact: true });

const facts = { value: "48,000 ريال", location: "الرياض", duration: "10 أسابيع", client: "مزارع رُطَب" };
const shop = {
  ...facts,
  title: "متجر أحمد",
  category: "residential",
  status: "in-progress",
  completion: 72,
  startDate: "2026-09-20",
};
const office = { title: "إدارة", category: "industrial", status: "completed" };

test("APRJ-01 a card shows all fields of a project and its drawn cover, and the head counts", async () => {
  await open([shop, office]);
  const card = tile("متجر أحمد");
  for (const words of [...Object.values(facts), "قيد التنفيذ", "سكني", "72%", "20 سبتمبر 2026"])
    await expect.element(card.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(card.getByRole("progressbar", { name: "نسبة الإنجاز" }))
    .toHaveAttribute("value", "72");
  const cover = card.element().querySelector("img");
  expect(cover?.getAttribute("src")).toMatch(/^\/covers\//);
  await expect.poll(() => cover?.naturalWidth).toBeGreaterThan(0);
  expect(document.querySelector("[data-page-head] p")?.textContent).toBe("مشروعان، قيد التنفيذ: 1");
});

test("APRJ-01 ADM-03 AR-01 search, category and status filter, and are kept in the address", async () => {
  const { router } = await open([shop, office, { title: "ثالث" }]);
  await search().fill("احمد");
  await expect.poll(countOfTiles).toBe(1);
  expect(tile("متجر أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await search().fill("ا");
  await expect.poll(countOfTiles).toBe(3);
  await filter("التصنيف").selectOptions("صناعي");
  await expect.poll(countOfTiles).toBe(1);
  await expect.element(tile("إدارة")).toBeVisible();
  await filter("الحالة").selectOptions("تخطيط");
  await expect.element(page.getByRole("heading", { name: "لم يتم العثور على مشاريع" })).toBeVisible();
  await filter("الحالة").selectOptions("مكتمل");
  await expect.element(tile("إدارة")).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    q: "ا",
    category: "industrial",
    status: "completed",
  });
  await button("مسح عوامل التصفية").first().click();
  await expect.poll(countOfTiles).toBe(3);
  expect(router.state.location.search).toBe("");
});

test("APRJ-01 ADM-03 the address keeps search and filters for the next visit", async () => {
  await open([shop, office, { ...office, title: "أخرى" }], "?q=اداره&category=industrial&status=completed");
  await expect.element(tile("إدارة")).toBeVisible();
  expect(countOfTiles()).toBe(1);
  await expect.element(search()).toHaveValue("اداره");
  await expect.element(filter("التصنيف")).toHaveValue("industrial");
  await expect.element(filter("الحالة")).toHaveValue("completed");
});

test("APRJ-01 an empty list shows a message and offers to add the first project", async () => {
  await open([]);
  await expect.element(page.getByRole("heading", { name: "لم يتم العثور على مشاريع" })).toBeVisible();
  await button("إضافة أول مشروع").click();
  await expect.element(dialog().getByRole("heading", { name: "إضافة مشروع" })).toBeVisible();
});

test("APRJ-01 ADM-07 the menu opens the details, and deletes after a confirmation with an undo", async () => {
  const { stored } = await open([
    { title: "راحل", description: "أولى\n\nثانية", summary: "موجز", value: "9,000 ريال" },
  ]);
  await choose("راحل", "عرض التفاصيل");
  const panel = page.getByRole("dialog", { name: "راحل" });
  for (const words of ["موجز", "أولى", "ثانية", "9,000 ريال", "تخطيط", "تجاري"])
    await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "تعديل المشروع" }).click();
  await expect.element(field("الوصف المختصر")).toHaveValue("موجز");
  await dialog().getByRole("button", { name: "إلغاء" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();

  const asked = question("هل أنت متأكد من حذف هذا المشروع؟");
  await choose("راحل", "حذف");
  await asked.getByRole("button", { name: "إلغاء" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(await stored()).toHaveLength(1);
  await choose("راحل", "حذف");
  await asked.getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText("حُذف المشروع")).toBeVisible();
  await expect.element(tile("راحل")).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
  await button("تراجع").click();
  await expect.element(tile("راحل")).toBeVisible();
});

test("ADM-04 API-08 several are deleted at once, and come back by the undo", async () => {
  const { stored } = await open([{ title: "أصل" }, { title: "أصل (تكرار)" }, { title: "باقٍ" }]);
  for (const title of ["أصل", "أصل (تكرار)"])
    await press(page.getByRole("checkbox", { name: `تحديد ${title}`, exact: true }));
  await page.getByRole("region", { name: "إجراءات على المحدد" }).getByRole("button", { name: /حذف/ }).click();
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.poll(countOfTiles).toBe(1);
  expect((await stored()).map(({ title }) => title)).toEqual(["باقٍ"]);
  await button("تراجع").click();
  await expect.poll(countOfTiles).toBe(3);
});

test.each([
  ["failed", ["فشل في جلب المشاريع", "فشل في إضافة المشروع", "فشل في تحديث المشروع", "فشل في حذف المشروع"]],
  ["unanswered", Array<string>(4).fill("حدث خطأ غير متوقع")],
] as const)(
  "ERR-06 calls that are %s show messages that can be dismissed, and keep the input",
  async (how, [load = "?", create = "?", update = "?", remove = "?"]) => {
    const site = await makeSite();
    await site.call("POST", path, { title: "معرّض" });
    await site.breakCalls({ method: "GET", path, how });
    await openScreen(<ProjectsScreen />, "/admin/projects");
    await expect.element(banner(load)).toBeVisible();
    await banner(load).getByRole("button", { name: "إخفاء" }).click();
    await expect.element(banner(load)).not.toBeInTheDocument();
    await site.mend();
    await button("إعادة المحاولة").first().click();
    await expect.element(tile("معرّض")).toBeVisible();

    await site.breakCalls({ method: "POST", path, how });
    await button("إضافة مشروع").click();
    await field("العنوان").fill("مكتوب");
    await save();
    await expect.element(banner(create)).toBeVisible();
    await expect.element(field("العنوان")).toHaveValue("مكتوب");
    await site.mend();
    await save();
    await expect.element(tile("مكتوب")).toBeVisible();

    await site.breakCalls({ method: "PUT", path, how });
    await choose("معرّض", "تعديل");
    await field("العنوان").fill("آخر");
    await save();
    await expect.element(banner(update)).toBeVisible();
    await expect.element(field("العنوان")).toHaveValue("آخر");
    await dialog().getByRole("button", { name: "إلغاء" }).click();
    await question().getByRole("button", { name: "الخروج دون حفظ" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();

    await site.breakCalls({ method: "DELETE", path, how });
    await choose("معرّض", "حذف");
    await question().getByRole("button", { name: "حذف" }).click();
    await expect.element(banner(remove)).toBeVisible();
    await expect.element(tile("معرّض")).toBeVisible();
    await banner(remove).getByRole("button", { name: "إخفاء" }).click();
    await expect.element(banner(remove)).not.toBeInTheDocument();
  },
);

test("ADM-03 AR-04 list, menu, details and form fit every width and pass axe in both themes", async () => {
  const title = "كلمة".repeat(30);
  const long = { client: "عميل ".repeat(20), value: "قيمة ".repeat(15), location: "مكان ".repeat(20) };
  await open([{ ...long, title, status: "in-progress", completion: 50, description: "وصف" }]);
  await expect.element(tile(title)).toBeVisible();
  await expectFitsAndReads();
  await optionsOf(title).click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  await expectReads();
  await page.getByRole("menuitem", { name: "عرض التفاصيل" }).click();
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
  await dialog().getByRole("button", { name: "تعديل المشروع" }).click();
  await expect.element(field("العنوان")).toBeVisible();
  await expectFitsAndReads();
});

const row = () => rowOf("صف");
const inRow = ["مزارع رُطَب", "48,000 ريال", "72%", "قيد التنفيذ"];

test("APRJ-01 ADM-03 the list shows cards or rows, a choice kept in the address and for the next visit; rows show and open the same as cards", async () => {
  const { router } = await open([{ ...shop, title: "صف" }]);
  await press(page.getByRole("group", { name: "طريقة العرض" }).getByRole("button", { name: "قائمة" }));
  await expect.element(row()).toBeVisible();
  expect(countOfTiles()).toBe(0);
  expect(router.state.location.search).toBe("?view=list");
  for (const words of inRow) await expect.element(row()).toMatchTextContent(words);
  await row().getByRole("button", { name: "صف" }).first().click();
  await expect.element(dialog().getByText("مزارع رُطَب")).toBeVisible();
  await reloadScreen(<ProjectsScreen />, "/admin/projects");
  await expect.element(row()).toBeVisible();
});

test("APRJ-01 ADM-03 AR-04 an address with the list shows rows, which fit every width and pass axe in both themes", async () => {
  await open([{ ...shop, title: "صف" }], "?view=list");
  for (const words of inRow) await expect.element(row()).toMatchTextContent(words);
  expect(countOfTiles()).toBe(0);
  await expectFitsAndReads();
});
