import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import {
  button,
  countOfTiles,
  dialog,
  field,
  openRecords,
  press,
  save,
  tile,
  todayShown,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import TestimonialsScreen from "./admin-screen.tsx";

type ReviewWire = { id: number; version: number; projectId: string | null };

const path = "/api/reviews";
const open = (records: readonly object[]) =>
  openRecords<ReviewWire>(<TestimonialsScreen />, { path, at: "/admin/testimonials", records });

const star = (name: string) => dialog().getByRole("radio", { name, exact: true });
const stars = () => dialog().getByRole("radiogroup", { name: "التقييم" });
const visible = () => dialog().getByRole("switch", { name: "ظاهر في الموقع" });
const edit = (name: string) => button(`تعديل رأي ${name}`).click();
const add = () => button("إضافة رأي").click();

test("ATEST-01 the stars are a radio group that the arrow keys move through in visual order, filled from the right", async () => {
  await open([{ clientName: "هند" }]);
  await add();
  await expect.element(star("5 نجوم")).toBeChecked();
  expect(stars().getByRole("radio").elements()).toHaveLength(5);
  const labels = [...stars().element().querySelectorAll("label")];
  await page.elementLocator(labels[1] ?? document.body).click();
  await expect.element(star("نجمتان")).toBeChecked();
  await expect.element(stars().getByText("2 من 5")).toBeVisible();
  const isFull = (label: Element) => {
    const icon = label.querySelector("svg");
    return icon !== null && getComputedStyle(icon).fill !== "none";
  };
  expect(labels.map(isFull)).toEqual([true, true, false, false, false]);
  const places = labels.map((label) => label.getBoundingClientRect().x);
  expect(places).toEqual(places.toSorted((a, b) => b - a)); // the first is on the right

  star("نجمتان").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(star("3 نجوم")).toBeChecked();
  await expect.element(star("3 نجوم")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(star("نجمة واحدة")).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(star("نجمتان")).toBeChecked();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(star("5 نجوم")).toHaveFocus(); // radio buttons wrap around
});

test("ATEST-02 ADM-05 ADM-08 API-01 a new review begins with the defaults and is sent in the mapped body", async () => {
  const { site } = await open([{ clientName: "هند" }]);
  await expect.element(tile("رأي هند")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(star("5 نجوم")).toBeChecked();
  await expect.element(field("التصنيف")).toHaveValue("general");
  await expect.element(visible()).toBeChecked();
  await expect.element(field("التاريخ")).toHaveValue(todayShown());
  await expect.element(field("الترتيب")).toHaveValue("2");
  await field("اسم العميل").fill("خالد");
  await field("المسمّى الوظيفي للعميل").fill("مالك المتجر");
  await field("الشركة").fill("مزارع رُطَب");
  await field("نص الرأي").fill("رأيٌ");
  await expect.element(dialog().getByText("عدد الأحرف: 3. يظهر منها في القائمة: 150.")).toBeVisible();
  await press(star("4 نجوم"));
  await field("اسم المشروع").fill("متجر رُطَب");
  await field("قيمة المشروع").fill("48,000 ريال");
  await field("مدة المشروع").fill("10 أسابيع");
  await field("التصنيف").selectOptions("تجاري");
  await field("التاريخ").fill("٨/١١/٢٠٢٦");
  await field("الترتيب").fill(""); // an empty place is sent as 0
  await press(visible());
  const ofClient = fileInput(dialog().getByRole("group", { name: "صورة العميل" }));
  await userEvent.upload(ofClient, await pictureFile());
  await save(); // at once, because saving waits for the picture
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("أُضيف الرأي")).toBeVisible();
  await expect.element(tile("رأي خالد")).toBeVisible();
  const body = {
    name: "خالد",
    position: "مالك المتجر",
    department: "مزارع رُطَب",
    bio: "رأيٌ",
    email: "",
    phone: "",
    linkedin: "",
    image: expect.stringMatching(/^\/uploads\/[\w-]+\.webp$/),
    experience: "48,000 ريال",
    specialty: "متجر رُطَب",
    achievements: [],
    skills: [],
    isActive: false,
    ordering: 0,
    joinDate: "2026-11-08",
    rating: 4,
    projectDuration: "10 أسابيع",
    projectImage: null,
    category: "commercial",
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);
});

test("ATEST-02 API-08 a review that is saved unchanged comes back unchanged in every field", async () => {
  const whole = {
    clientName: "ثابت",
    clientPosition: "مالكة",
    company: "دار الطين",
    projectName: "معرض الدرعية",
    projectValue: "48,000 ريال",
    projectDuration: "10 أسابيع",
    testimonialText: "نصّ الرأي كاملًا.",
    rating: 3,
    date: "2026-04-05",
    clientImage: "/uploads/a-200x200.webp",
    projectImage: "/uploads/b-1200x800.webp",
    category: "خاص",
    projectId: "1790496000001",
    achievements: ["أ"],
    skills: ["ب", "ج"],
    isActive: false,
    order: 0,
  };
  const loose = { clientName: "بلا ترتيب", order: null, date: "2026-01-31" };
  const { site, made } = await open([whole, loose]);
  for (const [name, before] of [
    ["ثابت", made[0]],
    ["بلا ترتيب", made[1]],
  ] as const) {
    await edit(name);
    await save();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(await site.call("GET", `${path}/${before?.id}`)).toEqual({ ...before, version: 2 });
  }
  expect((await site.sent(path)).map(({ method, path, ifMatch }) => [method, path, ifMatch])).toEqual([
    ["PUT", `${path}/${made[0]?.id}`, '"1"'],
    ["PUT", `${path}/${made[1]?.id}`, '"1"'],
  ]);
});

test("SURV-05 ADM-04 a review that another user saved meanwhile is merged; wrong values are reported under their fields", async () => {
  const { site, stored, made } = await open([{ clientName: "مشترك", company: "قبل", rating: 5 }]);
  await edit("مشترك");
  await field("اسم المشروع").fill("س".repeat(201));
  await field("الترتيب").fill("abc");
  await save();
  await expect.element(field("اسم المشروع")).toHaveAccessibleDescription(/أكثر عدد للأحرف: 200/);
  await expect.element(field("الترتيب")).toHaveAccessibleDescription("اكتب رقمًا");
  await field("اسم المشروع").fill("س");
  await field("الترتيب").fill("7.9"); // whole numbers only

  await site.call("PUT", `${path}/${made[0]?.id}`, { company: "من غيري", rating: 1 });
  await field("الشركة").fill("مني");
  await save();
  const merge = page.getByRole("alertdialog");
  await expect.element(merge.getByRole("group", { name: "الشركة" })).toMatchTextContent("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظ الرأي")).toBeVisible();
  expect(await stored()).toMatchObject([{ company: "مني", rating: 1, projectName: "س", order: 7 }]);
});

test.each([
  ["POST", "إضافة رأي"],
  ["PUT", "تعديل رأي معرّض"],
])("ERR-04 ATEST-01 a %s that fails keeps the chosen stars", async (method, opener) => {
  const { site } = await open([{ clientName: "معرّض" }]);
  await site.breakCalls({ method, path, how: "failed" });
  await button(opener).click();
  await press(star("3 نجوم"));
  await save();
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await expect.element(star("3 نجوم")).toBeChecked();
});

test("PRJ-05 ATEST-02 a review is linked to a project that is found by its title, and unlinked again", async () => {
  const { site, stored } = await open([{ clientName: "مربوط" }]);
  const { id } = await site.call("POST", "/api/projects", { title: "بوابة" });
  await site.call("POST", "/api/projects", { title: "متجر" });
  const project = dialog().getByRole("combobox", { name: "صفحة المشروع" });
  const saveByKey = async () => {
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.element(dialog()).not.toBeInTheDocument();
  };
  await edit("مربوط");
  await dialog().getByRole("searchbox", { name: "ابحث بعنوان المشروع" }).fill("بوابه");
  await expect.element(project).toMatchTextContent("بوابة");
  await expect.element(project).not.toMatchTextContent("متجر");
  await project.selectOptions("بوابة");
  await saveByKey();
  expect(await stored()).toMatchObject([{ projectId: id }]);
  await edit("مربوط");
  await expect.element(project).toHaveValue(id);
  await expect.element(project).toHaveDisplayValue("بوابة");
  await project.selectOptions("بلا مشروع");
  await saveByKey();
  expect(await stored()).toMatchObject([{ projectId: null }]);
});

test("ADM-03 AR-04 list and form fit every width and pass axe in both themes", async () => {
  const name = `عميل باسم طويل جدًا ${"كلمة ".repeat(12)}`.trim();
  const long = { company: "شركة ".repeat(20), projectName: "مشروع ".repeat(20), order: 999_999 };
  await open([
    { clientName: name, ...long, isActive: false },
    { clientName: "هند", clientPosition: "مالكة", testimonialText: "رأي ".repeat(60), rating: 4 },
    { clientName: "" },
  ]);
  await expect.poll(countOfTiles).toBe(3);
  await expectFitsAndReads();
  await edit(name);
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
});
