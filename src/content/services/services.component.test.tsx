import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  countOfTiles,
  dialog,
  expectLoading,
  field,
  openRecords,
  optionsIn,
  press,
  save,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import ServicesScreen from "./admin-screen.tsx";

const path = "/api/services";
const open = (records: readonly object[], query = "") =>
  openRecords<{ title: string }>(<ServicesScreen />, { path, at: `/admin/services${query}`, records });

const search = () => page.getByRole("searchbox", { name: "ابحث بعنوان الخدمة" });

test("ASVC-01 ADM-03 shows its loading text with the skeleton, then the list with its count", async () => {
  const { site } = await openRecords(<ServicesScreen />, {
    path,
    at: "/admin/services",
    records: [{ title: "تصميم المواقع" }],
    fault: { method: "GET", path, how: "held" },
  });
  await expectLoading("جاري تحميل الخدمات...");
  await site.mend();
  await expect.element(tile("تصميم المواقع")).toBeVisible();
  expect(document.querySelector("[data-page-head] p")?.textContent).toMatch(/^خدمة واحدة، /);
});

test("ASVC-01 ADM-03 AR-01 the search folds Arabic and marks its hits, the list filters by category, and both are kept in the address", async () => {
  const { router } = await open([
    { title: "متجر أحمد", category: "maintenance" },
    { title: "إدارة المكتبة", category: "consulting" },
  ]);
  await search().fill("احمد");
  await expect.element(tile("إدارة المكتبة")).not.toBeInTheDocument();
  expect(tile("متجر أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();
  await search().fill("ادارة المكتبه");
  await expect.element(tile("إدارة المكتبة")).toBeVisible();

  const category = page.getByRole("combobox", { name: "الفئة" });
  expect(optionsIn(category)).toEqual([
    "جميع الفئات",
    "البناء والتشييد",
    "الصيانة والدعم",
    "الاستشارات الهندسية",
  ]);
  await category.selectOptions("maintenance");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("category")).toBe("maintenance");
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect.poll(countOfTiles).toBe(2);
  expect(router.state.location.search).toBe("");
});

test("ADM-03 services are filtered by whether the site shows them", async () => {
  await open([{ title: "خفية", is_active: false }, { title: "معروضة" }]);
  const visibility = page.getByRole("combobox", { name: "ظاهرة في الموقع" });
  for (const [choice, shown, away] of [
    ["مخفية", "خفية", "معروضة"],
    ["ظاهرة", "معروضة", "خفية"],
  ] as const) {
    await visibility.selectOptions(choice);
    await expect.element(tile(shown)).toBeVisible();
    await expect.element(tile(away)).not.toBeInTheDocument();
  }
});

test("ASVC-01 ADM-03 the address keeps search and filter for the next visit", async () => {
  await open(
    [{ title: "متجر أحمد", category: "maintenance" }, { title: "مكتبة" }],
    "?q=احمد&category=maintenance",
  );
  await expect.element(tile("متجر أحمد")).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
  await expect.element(search()).toHaveValue("احمد");
  await expect.element(page.getByRole("combobox", { name: "الفئة" })).toHaveValue("maintenance");
});

test("ASVC-02 a card shows icon, badge, short description, two features and the number of further ones", async () => {
  const service = {
    title: "بطاقة",
    short_description: "وصف موجز",
    features: ["أولى", "", "ثانية", "ثالثة", "رابعة", "خامسة"],
    category: "consulting",
    icon: "Shield",
    is_active: false,
    display_order: 900,
  };
  await open([service]);
  const card = tile("بطاقة");
  await expect.element(card.getByText("مخفية")).toBeVisible();
  await expect.element(card.getByText("وصف موجز")).toBeVisible();
  expect(textsOf(card.getByRole("listitem").elements())).toEqual(["أولى", "ثانية", "و3 أخرى"]);
  await expect.element(card.getByText("الاستشارات الهندسية")).toBeVisible();
  await expect.element(card.getByTitle("الترتيب")).toHaveTextContent("900");
  expect(card.element().querySelectorAll(".lucide-shield-check")).toHaveLength(1);
});

test("ADM-04 ADM-05 ASVC-02 API-02 a new service begins with the defaults, is sent in wire names and shown from the server", async () => {
  const { site } = await open([{ title: "أخرى" }]);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  await expect.element(dialog().getByRole("radio", { name: "مبنى" })).toBeChecked();
  const icons = [...(dialog().element().querySelector("[data-icons]")?.querySelectorAll("label") ?? [])];
  // The six of the seed come first, then those of other trades.
  const titles = icons.map(({ title }) => title);
  expect(titles.slice(0, 6)).toEqual(["مبنى", "منزل", "مصنع", "مفتاح صيانة", "أشخاص", "درع"]);
  expect(titles.slice(6)).toEqual(
    expect.arrayContaining(["ميزان", "سماعة طبيب", "كاميرا", "سبورة", "يد وقلب"]),
  );
  expect(new Set(titles).size).toBe(21);
  expect(new Set(icons.map((label) => label.querySelector("svg")?.innerHTML)).size).toBe(21);
  await expect.element(field("الفئة")).toHaveValue("construction");
  await expect.element(dialog().getByRole("switch", { name: "ظاهرة في الموقع" })).toBeChecked();
  await expect.element(field("المزايا 1")).toHaveValue("");
  await expect.element(field("الفوائد 1")).toHaveValue("");
  await expect.element(field("الترتيب")).toHaveValue("2");

  await field("عنوان الخدمة").fill("جديدة");
  await field("وصف قصير").fill("وصف");
  await field("الوصف").fill("تفصيل");
  await field("الفئة").selectOptions("consulting");
  await press(dialog().getByRole("radio", { name: "درع" }));
  await field("المزايا 1").fill("ميزة");
  await userEvent.keyboard("{Enter}");
  await field("المزايا 2").fill("ميزة ثانية");
  await field("الفوائد 1").fill("فائدة");
  await field("الترتيب").fill("٩٩٠");
  await press(dialog().getByRole("switch", { name: "ظاهرة في الموقع" }));
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("أُضيفت الخدمة")).toBeVisible();
  await expect.element(tile("جديدة")).toBeVisible();
  const body = {
    title: "جديدة",
    description: "تفصيل",
    short_description: "وصف",
    icon: "Shield",
    art: null,
    image: null,
    other_features: ["ميزة", "ميزة ثانية"],
    delivery_kind: null,
    delivery_from: null,
    delivery_to: null,
    delivery_words: "",
    free_revisions: null,
    revisions_words: "",
    benefits: ["فائدة"],
    category: "consulting",
    is_active: false,
    display_order: 990,
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);
  await page.getByRole("button", { name: "إضافة خدمة" }).click();
  await expect.element(field("عنوان الخدمة")).toHaveValue("");
});
