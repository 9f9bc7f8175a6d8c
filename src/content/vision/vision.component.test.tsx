import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  choose,
  deleteAndUndo,
  dialog,
  expectReorders,
  openRecords,
  showAll,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import VisionScreen from "./admin-screen.tsx";

type ItemWire = { id: number; title: string; isActive: boolean };

const path = "/api/vision-items";
const open = (records: readonly object[], query = "") =>
  openRecords<ItemWire>(<VisionScreen />, { path, at: `/admin/vision2030${query}`, records });

const type = () => page.getByRole("combobox", { name: "النوع" });
const all = (selector: string) => textsOf([...document.querySelectorAll(`main ${selector}`)]);
const items = [
  {
    title: "مجتمع",
    type: "pillar",
    icon: "Globe",
    initiatives: ["أولى", "", "ثانية", "ثالثة", "رابعة"],
    description: "إدارة المكتبة",
    isActive: false,
  },
  { title: "وطن", type: "pillar" },
  {
    title: "رقم",
    type: "sustainability",
    value: "68",
    metric: "من المواقع",
    percentage: 61,
    icon: "Award",
  },
  { title: "كلام", type: "text", content: "نص طويل" },
];

test("AVIS-01 ADM-03 AR-01 counts by type, folding search over title and description, type filter, cards by type", async () => {
  const { router } = await open(items);
  await expect.element(tile("مجتمع")).toBeVisible();
  const counts = [...document.querySelectorAll("main button[aria-pressed]:has(b)")];
  expect(textsOf(counts)).toEqual(["2المحاور", "0المساهمات", "1الاستدامة", "0المشاريع", "1النصوص"]);

  await page.getByRole("searchbox").fill("اداره المكتبه");
  await expect.element(tile("كلام")).not.toBeInTheDocument();
  expect(all("article h2")).toEqual(["مجتمع"]);
  const found = tile("مجتمع");
  expect(found.element().querySelector("mark")?.textContent).toBe("إدارة");
  expect(textsOf(found.getByRole("listitem").elements())).toEqual(["أولى", "ثانية", "واثنتان أخريان"]);
  expect(found.element().querySelectorAll(".lucide-globe")).toHaveLength(1);
  expect(found.element().querySelector("[data-tone]")?.textContent).toBe("مخفي");

  await page.getByRole("searchbox").fill("");
  await expect.element(tile("كلام")).toBeVisible();
  const ofSustainability = page.elementLocator(counts[2] ?? document.body);
  await ofSustainability.click();
  await expect.element(ofSustainability).toHaveAttribute("aria-pressed", "true");
  await expect.element(type()).toHaveValue("sustainability");
  await expect.element(tile("مجتمع")).not.toBeInTheDocument();
  expect(all("article h2")).toEqual(["رقم"]);
  await expect.element(tile("رقم").getByRole("progressbar")).toHaveAttribute("value", "61");
  await expect.element(tile("رقم")).toMatchTextContent("68");
  await expect.element(tile("رقم")).toMatchTextContent("من المواقع");
  expect(router.state.location.search).toBe("?type=sustainability");
  await type().selectOptions("text");
  await expect.element(tile("كلام")).toMatchTextContent("نص طويل");
  await type().selectOptions("project");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
});

test("AVIS-01 ADM-03 the address keeps the type for the next visit", async () => {
  await open(items, "?type=sustainability");
  await expect.element(tile("رقم")).toBeVisible();
  expect(all("article h2")).toEqual(["رقم"]);
  await expect.element(type()).toHaveValue("sustainability");
});

test("ADM-07 SURV-05 delete with undo, several at once, history and keys", async () => {
  const { stored } = await open([
    { title: "راحل", initiatives: ["قديمة"], isActive: false },
    { title: "باقٍ", isActive: false },
  ]);
  await deleteAndUndo({
    name: "راحل",
    asks: "هل أنت متأكد من حذف هذا المحتوى؟",
    told: "حُذف العنصر",
    stored,
  });
  expect(page.getByRole("article").elements()).toHaveLength(2);
  await showAll("عنصران");
  expect(all("article [data-tone=success]")).toEqual(["ظاهر", "ظاهر"]);
  expect((await stored()).map(({ isActive }) => isActive)).toEqual([true, true]);
  await choose("باقٍ", "سجل التعديلات");
  await expect.element(dialog()).toMatchTextContent("ظاهر في الصفحة");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();

  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("n");
  await expect.element(dialog()).toBeVisible();
});

test("ADM-05 the items are reordered by keyboard; a failure is reported", async () => {
  const opened = await open([{ title: "أول" }, { title: "ثانٍ" }, { title: "ثالث" }]);
  const label = "إعادة الترتيب";
  await button(label).click();
  await expectReorders({
    ...opened,
    label,
    path,
    first: "أول",
    second: "ثانٍ",
    failure: "تعذّر حفظ العنصر",
  });
});
