import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  countOfTiles,
  dialog,
  field,
  leave,
  openRecords,
  optionsIn,
  press,
  save,
  tile,
  todayShown,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import TeamScreen from "./admin-screen.tsx";
import { departments } from "./team.text.ts";

type MemberWire = { id: number; name: string };

const path = "/api/team-members";
const open = (records: readonly object[]) =>
  openRecords<MemberWire>(<TeamScreen />, { path, at: "/admin/team", records });

const visible = () => dialog().getByRole("switch", { name: "ظاهر للزوار" });
const add = () => button("إضافة عضو").first().click();

test("ATEAM-02 ADM-04 ADM-05 API-01 a new member begins with the defaults, is sent with all fields, and is appended without a reload", async () => {
  const { site, stored } = await open([{ name: "هند", order: 999 }]);
  await add();
  await expect.element(field("القسم")).toHaveValue("الإدارة العليا");
  expect(optionsIn(field("القسم"))).toEqual(departments);
  await expect.element(field("تاريخ الانضمام")).toHaveValue(todayShown());
  await expect.element(field("الترتيب")).toHaveValue("2");
  await expect.element(visible()).toBeChecked();
  await expect.element(field("البريد الإلكتروني")).toHaveAttribute("type", "email"); // ADM-08
  await expect.element(field("رقم الجوال")).toHaveAttribute("type", "tel");
  await expect.element(field("رابط الملف المهني")).toHaveAttribute("type", "url");
  await field("الاسم").fill("جديدة");
  await field("المسمّى الوظيفي").fill("محللة");
  await field("القسم").selectOptions("المشاريع");
  await field("تاريخ الانضمام").fill("٢٠٢٥/٢/٣");
  await field("سنوات الخبرة").fill("٤");
  await field("التخصص").fill("بيانات");
  await field("نبذة").fill("نبذة قصيرة");
  await field("البريد الإلكتروني").fill("n@shurfa.example");
  await field("رقم الجوال").fill("0557654321");
  const skills = dialog().getByRole("group", { name: "المهارات" });
  await skills.getByRole("button", { name: "إضافة عنصر" }).click();
  await field("المهارات 1").fill("تحليل");
  await field("الترتيب").fill("٩٩٠");
  await press(visible());
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("أُضيف العضو")).toBeVisible();
  // At the end, as it came, although a list read anew would show it first.
  await expect.element(page.getByRole("article").last()).toMatchTextContent("جديدة");
  const body = {
    name: "جديدة",
    position: "محللة",
    department: "المشاريع",
    bio: "نبذة قصيرة",
    email: "n@shurfa.example",
    phone: "0557654321",
    linkedin: "",
    image: null,
    portrait: null,
    experienceWords: "",
    years: 4,
    specialty: "بيانات",
    achievements: [],
    skills: ["تحليل"],
    isActive: false,
    order: 990,
    joinDate: "2025-02-03",
  };
  const made = { method: "POST", path, ifMatch: null, body };
  expect(await site.sent(path)).toEqual([made]);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ phone: "+966557654321", joinDate: "2025-02-03" }),
  );

  // An update is sent with its version and replaces the old card, and the list is not read again either.
  await button("تعديل جديدة").click();
  await field("المسمّى الوظيفي").fill("كبيرة المحللين");
  await save();
  await expect.element(page.getByText("حُفظت بيانات العضو")).toBeVisible();
  await expect.element(tile("جديدة")).toMatchTextContent("كبيرة المحللين");
  const changed = { ...body, position: "كبيرة المحللين", phone: "+966557654321" };
  const id = (await stored()).find(({ name }) => name === "جديدة")?.id;
  expect(await site.sent(path)).toEqual([
    made,
    { method: "PUT", path: `${path}/${id}`, ifMatch: '"1"', body: changed },
  ]);
  expect(await site.reads(path)).toEqual([path]);
});

test("ADM-04 ADM-08 API-04 wrong values are reported under their fields, a blank member can be saved, closing asks", async () => {
  const { site, stored } = await open([{ name: "هند" }]);
  await expect.element(tile("هند")).toBeVisible();
  await userEvent.keyboard("n");
  await field("البريد الإلكتروني").fill("sara");
  await field("رابط الملف المهني").fill("سارة");
  await field("تاريخ الانضمام").fill("2020-02-31");
  await field("الترتيب").fill("0");
  await save();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("راجع الحقول المعلَّمة");
  for (const [label, sentence] of [
    ["البريد الإلكتروني", "اكتب بريدًا صحيحًا، مثل name@example.com"],
    ["رابط الملف المهني", "اكتب رابطًا كاملًا، مثل https://example.com"],
    ["تاريخ الانضمام", "لا يوجد هذا اليوم في هذا الشهر. آخره يوم 29."],
    ["الترتيب", "أقل قيمة هي 1"],
  ] as const)
    await expect.element(field(label)).toHaveAccessibleDescription(sentence);
  expect(await site.sent(path)).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect
    .element(page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" }))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await leave();
  expect(document.body.textContent).not.toContain("Failed");

  await add();
  await press(visible());
  await save();
  await expect.element(tile("عضو بلا اسم")).toBeVisible();
  expect((await stored()).map(({ name }) => name)).toEqual(["هند", ""]);
});

test("ADM-03 AR-04 list and form fit every width and pass axe in both themes", async () => {
  const skills = ["مهارة طويلة ".repeat(8), "ب", "ج"];
  const links = { email: "a@shurfa.example", phone: "0551234567", linkedin: "https://linkedin.example/a" };
  const name = `عضو باسم طويل جدًا ${"كلمة ".repeat(12)}`.trim();
  await open([
    { name, skills, ...links, isActive: false },
    { name: "هند", position: "مهندسة", experience: "15 سنة", specialty: "واجهات", ...links },
    { name: "" },
  ]);
  await expect.poll(countOfTiles).toBe(3);
  await expectFitsAndReads();
  await button(`تعديل ${name}`).click();
  await expect.element(dialog()).toBeVisible();
  await expectFitsAndReads();
});
