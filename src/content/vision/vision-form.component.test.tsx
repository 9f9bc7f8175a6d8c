import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import {
  button,
  countOfTiles,
  dialog,
  field,
  leave,
  openRecords,
  press,
  save,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import VisionScreen from "./admin-screen.tsx";

const path = "/api/vision-items";
const open = (records: readonly object[]) =>
  openRecords<{ id: number }>(<VisionScreen />, { path, at: "/admin/vision2030", records });

const add = () => button("إضافة عنصر").first().click();
const typeOf = (type: string) => dialog().getByRole("radio", { name: type, exact: true });
const chooseType = (type: string) => press(typeOf(type));
/** The fields that belong to the chosen type. */
function own() {
  const part = dialog().element().querySelector("[data-type]");
  if (!part) throw new Error("the form has no fields of a type");
  return page.elementLocator(part);
}

const common = ["العنوان", "الوصف", "المحتوى", "الصورة", "الترتيب"];
const figure = ["القيمة", "المؤشر", "النسبة"];
const ofOneType = ["المحور الوطني", "المبادرات", ...figure];

test.each([
  ["محور", ["المحور الوطني", "المبادرات"]],
  ["مساهمة", figure],
  ["استدامة", figure],
  ["مشروع", []],
  ["نص", []],
])("AVIS-01 the form of «%s» has its own fields beside the common ones", async (type, fields) => {
  await open([{ title: "أول" }]);
  await add();
  await expect.element(dialog()).toBeVisible();
  const types = [...dialog().element().querySelectorAll("[data-types] label")];
  expect(textsOf(types)).toEqual(["محور", "مساهمة", "استدامة", "مشروع", "نص"]);
  await chooseType(type);
  await expect.element(own().getByText(`حقول تخص «${type}»`, { exact: true })).toBeVisible();
  const shown = ofOneType.filter((name) => own().getByText(name, { exact: true }).query());
  expect(shown).toEqual(fields);
  const icons = own().getByRole("radio").elements();
  expect(icons.map(({ ariaLabel }) => ariaLabel)).toEqual([
    "هدف",
    "أشخاص",
    "نمو",
    "كرة أرضية",
    "مبنى",
    "وسام",
  ]);
  for (const name of common)
    await expect.element(dialog().getByText(name, { exact: true }), { message: name }).toBeVisible();
  await expect.element(dialog().getByRole("switch", { name: "ظاهر في الصفحة" })).toBeChecked();
});

test("AVIS-01 a pillar belongs to one of the three national ones, or to none", async () => {
  await open([{ title: "أول" }]);
  await add();
  await expect.element(typeOf("محور")).toBeChecked();
  const options = [...field("المحور الوطني").element().querySelectorAll("option")];
  expect(options.map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
    ["", "اختر"],
    ["vibrant-society", "مجتمع حيوي"],
    ["thriving-economy", "اقتصاد مزدهر"],
    ["ambitious-nation", "وطن طموح"],
  ]);
});

test("AVIS-01 ADM-04 ADM-08 the form shows the fields of the chosen type, keeps input of other types, and saves only those of its type", async () => {
  const { site, stored } = await open([]);
  await add();
  await expect.element(typeOf("محور")).toBeChecked();
  await expect.element(field("النسبة")).not.toBeInTheDocument();
  await field("العنوان").fill("جديد");
  await field("المحور الوطني").selectOptions("thriving-economy");
  await press(dialog().getByRole("radio", { name: "نمو" }));
  await dialog().getByRole("button", { name: "إضافة عنصر" }).click();
  await field("المبادرات 1").fill("مبادرة");

  await chooseType("مساهمة");
  await expect.element(field("المحور الوطني")).not.toBeInTheDocument();
  await field("القيمة").fill("16 من 20");
  await field("المؤشر").fill("مشاريع");
  await field("النسبة").fill("١٠١");
  await field("المحتوى").fill("نص");
  await press(dialog().getByRole("switch", { name: "ظاهر في الصفحة" }));
  await save();
  await expect.element(field("النسبة")).toHaveAccessibleDescription(/النسبة من 0 إلى 100/);
  await field("النسبة").fill("8");
  await expect.element(field("النسبة")).not.toHaveAccessibleDescription(/النسبة من 0 إلى 100/);
  await field("النسبة").fill("-1");
  await save();
  await expect.element(field("النسبة")).toHaveAccessibleDescription(/النسبة من 0 إلى 100/);
  expect(await site.sent(path)).toEqual([]);
  await field("النسبة").fill("٨٠");

  // Changing the type to pillar and back loses no input.
  await chooseType("محور");
  await expect.element(field("المحور الوطني")).toHaveValue("thriving-economy");
  await expect.element(field("المبادرات 1")).toHaveValue("مبادرة");
  await chooseType("مساهمة");
  await expect.element(field("القيمة")).toHaveValue("16 من 20");
  await expect.element(field("النسبة")).toHaveValue("80");
  await field("الترتيب").fill("٩٧٠");
  await save();
  await expect.element(page.getByText("أُضيف العنصر")).toBeVisible();
  const body = {
    type: "contribution",
    title: "جديد",
    description: "",
    content: "نص",
    icon: "TrendingUp",
    image: null,
    value: "16 من 20",
    metric: "مشاريع",
    percentage: 80,
    category: null,
    initiatives: [],
    isActive: false,
    order: 970,
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);

  await button("تعديل جديد").click();
  await field("الوصف").fill("وصف");
  await userEvent.upload(fileInput(dialog()), await pictureFile());
  await userEvent.keyboard("{Control>}s{/Control}"); // saving waits for the picture
  await expect.element(page.getByText("حُفظ العنصر")).toBeVisible();
  expect(await stored()).toMatchObject([
    { ...body, description: "وصف", image: expect.stringMatching(/^\/uploads\//) },
  ]);
  await button("تعديل جديد").click();
  await field("العنوان").fill("أخرى");
  await leave();
  await expect.element(tile("جديد")).toBeVisible();
  expect(await site.sent(path)).toHaveLength(2);
});

test("AR-04 cards and form fit every width and pass axe in both themes", async () => {
  const long = { description: "وصف طويل ".repeat(20), initiatives: ["مبادرة ".repeat(12), "ب", "ج"] };
  const others = ["contribution", "project", "text"].map((type) => ({ title: type, type, percentage: 5 }));
  await open([
    { title: `عنصر طويل ${"كلمة ".repeat(15)}`, ...long, isActive: false },
    { title: "محور", type: "pillar", description: "وصف" },
    ...others,
  ]);
  await expect.poll(countOfTiles).toBe(5);
  await expectFitsAndReads();
  await add();
  for (const type of ["محور", "مساهمة"]) {
    await chooseType(type);
    await expect.element(own().getByText(`حقول تخص «${type}»`, { exact: true })).toBeVisible();
    await expectFitsAndReads();
  }
});
