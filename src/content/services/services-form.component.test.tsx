import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import {
  button,
  choose,
  countOfTiles,
  dialog,
  expectReorders,
  field,
  openRecords,
  optionsOf,
  save,
  tile,
} from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import ServicesScreen from "./admin-screen.tsx";

type ServiceWire = { id: number; title: string; image: string | null };

const path = "/api/services";
const noFacts = {
  delivery_kind: null,
  delivery_from: null,
  delivery_to: null,
  delivery_words: "",
  free_revisions: null,
  revisions_words: "",
};
const open = (records: readonly object[], query = "") =>
  openRecords<ServiceWire>(<ServicesScreen />, { path, at: `/admin/services${query}`, records });

test("ADM-04 ADM-08 «save and add another» keeps the form open and blank; a blank title saves", async () => {
  const { stored } = await open([]);
  await button("إضافة خدمة").first().click();
  await field("عنوان الخدمة").fill("أولى");
  await dialog().getByRole("button", { name: "حفظ وإضافة أخرى" }).click();
  await expect.element(field("عنوان الخدمة")).toHaveValue("");
  await expect.element(field("عنوان الخدمة")).toHaveFocus();
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(tile("خدمة بلا عنوان")).toBeVisible();
  expect((await stored()).map(({ title }) => title)).toEqual(["أولى", ""]);
});

test("ADM-04 API-08 an edit begins with a copy of the item, sends its version, and the list shows the server's state", async () => {
  const kept = {
    icon: "Users",
    category: "maintenance",
    display_order: 901,
    description: "شرح",
    is_active: false,
  };
  const { site, made } = await open([{ ...kept, title: "قديمة", features: ["أ", "ب"], benefits: ["ج"] }]);
  await button("تعديل قديمة").click();
  await expect.element(dialog().getByRole("radio", { name: "أشخاص" })).toBeChecked();
  await expect.element(field("عنوان الخدمة")).toHaveValue("قديمة");
  await field("عنوان الخدمة").fill("محدّثة");
  dialog().getByRole("button", { name: "نقل المزايا 1" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("حُفظت الخدمة")).toBeVisible();
  await expect.element(tile("محدّثة")).toBeVisible();
  const body = {
    ...kept,
    title: "محدّثة",
    short_description: "",
    art: null,
    image: null,
    other_features: ["ب", "أ"],
    ...noFacts,
    benefits: ["ج"],
  };
  expect(await site.sent("/api/services")).toEqual([
    { method: "PUT", path: `/api/services/${made[0]?.id}`, ifMatch: '"1"', body },
  ]);
});

test("ASVC-02 SVC-01 the delivery and the free revisions are fields, each with what is wrong with it", async () => {
  const { site, stored } = await open([{ title: "موقّتة", features: ["المدة: من 5 إلى 7 أيام", "ميزة"] }]);
  await button("تعديل موقّتة").click();
  await expect.element(field("معنى المدة")).toHaveValue("delivery");
  await expect.element(field("من يوم")).toHaveValue("5");
  await expect.element(field("إلى يوم")).toHaveValue("7");
  await field("من يوم").fill("٩");
  await field("التعديلات المجانية").fill("abc");
  await save();
  await expect.element(field("التعديلات المجانية")).toHaveAccessibleDescription("اكتب رقمًا");
  await field("التعديلات المجانية").fill("3");
  await save();
  await expect.element(field("من يوم")).toHaveAccessibleDescription(/لا تجعل أول المدة بعد آخرها/);
  await field("من يوم").fill("");
  await field("إلى يوم").fill("");
  await save();
  await expect.element(field("إلى يوم")).toHaveAccessibleDescription("اكتب عدد الأيام");
  await field("إلى يوم").fill("10");
  await field("معنى المدة").selectOptions("");
  await save();
  await expect.element(field("معنى المدة")).toHaveAccessibleDescription("اختر ما تعنيه هذه الأيام");
  expect(await site.sent(path)).toEqual([]);
  await field("معنى المدة").selectOptions("start");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([
    { features: ["يبدأ خلال 10 أيام", "3 تعديلات", "ميزة"], other_features: ["ميزة"], delivery_to: 10 },
  ]);
});

test("SURV-05 API-08 a service that another user saved meanwhile is merged field by field", async () => {
  const { site, stored, made } = await open([
    { title: "مشتركة", short_description: "قبل", category: "construction" },
  ]);
  await button("تعديل مشتركة").click();
  await site.call("PUT", `/api/services/${made[0]?.id}`, {
    short_description: "من غيري",
    category: "consulting",
  });
  await field("وصف قصير").fill("مني");
  await save();
  const merge = page.getByRole("alertdialog");
  await expect.element(merge.getByText("عُدّل هذا السجل بعد أن فتحته")).toBeVisible();
  await expect.element(merge.getByRole("group", { name: "وصف قصير" })).toMatchTextContent("من غيري");
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظت الخدمة")).toBeVisible();
  expect(await stored()).toMatchObject([{ short_description: "مني", category: "consulting", version: 3 }]);
});

test("ADM-04 closing a changed form asks first, and leaving it sends nothing", async () => {
  const { site } = await open([{ title: "ثابتة" }]);
  await button("تعديل ثابتة").click();
  await dialog().getByRole("button", { name: "إلغاء" }).click();
  await expect.element(dialog()).not.toBeInTheDocument(); // nothing was changed, so there is no question

  await button("تعديل ثابتة").click();
  await field("عنوان الخدمة").fill("أخرى");
  await expect.element(dialog().getByText("تعديلات غير محفوظة")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  const question = page.getByRole("alertdialog", { name: "هل تريد ترك التعديلات دون حفظ؟" });
  await question.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect.element(field("عنوان الخدمة")).toHaveValue("أخرى");
  await dialog().getByRole("button", { name: "إلغاء" }).click();
  await question.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(tile("ثابتة")).toBeVisible();
  expect(await site.sent("/api/services")).toEqual([]);
});

test("ADM-07 a delete asks exactly the specified question, and can be undone", async () => {
  const { stored } = await open([{ title: "راحلة" }]);
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذه الخدمة؟" });
  await choose("راحلة", "حذف");
  await expect.element(question.getByRole("button", { name: "إلغاء" })).toHaveFocus();
  await question.getByRole("button", { name: "إلغاء" }).click();
  await expect.element(optionsOf("راحلة")).toHaveFocus();
  expect(await stored()).toHaveLength(1);

  await choose("راحلة", "حذف");
  await question.getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText("حُذفت الخدمة")).toBeVisible();
  await expect.element(tile("راحلة")).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
  await button("تراجع").click();
  await expect.element(tile("راحلة")).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test("ADM-04 a copy opens as a new service at the end of the list", async () => {
  const { stored } = await open([{ title: "أصل", features: ["ميزة"], icon: "Wrench" }]);
  await choose("أصل", "تكرار");
  await expect.element(dialog().getByRole("heading", { name: "إضافة خدمة" })).toBeVisible();
  await expect.element(field("عنوان الخدمة")).toHaveValue("أصل (تكرار)");
  await save();
  await expect.poll(countOfTiles).toBe(2);
  expect(await stored()).toMatchObject([
    { title: "أصل", features: ["ميزة"], icon: "Wrench" },
    { title: "أصل (تكرار)", features: ["ميزة"], icon: "Wrench" },
  ]);
});

test("ADM-05 services are reordered by keyboard, and only while nothing is filtered", async () => {
  const titles = ["ألف", "باء", "جيم"];
  const opened = await open(
    titles.map((title, index) => ({ title, display_order: index + 1 })),
    "?q=ا",
  );
  await expect.element(tile("باء")).toBeVisible();
  await expect.element(button("إعادة الترتيب")).not.toBeInTheDocument();
  await button("مسح عوامل التصفية").first().click();
  await button("إعادة الترتيب").click();
  await expectReorders({
    ...opened,
    label: "إعادة الترتيب",
    path,
    first: "ألف",
    second: "باء",
    failure: "فشل في تحديث الخدمة",
  });
});

test("ASVC-02 a picture is uploaded and saved with the service", async () => {
  const { stored } = await open([{ title: "مصوّرة" }]);
  await button("تعديل مصوّرة").click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.upload(fileInput(dialog()), await pictureFile());
  await save(); // at once, because saving waits for the picture
  await expect.element(dialog()).not.toBeInTheDocument();
  const [service] = await stored();
  expect(service?.image).toMatch(/^\/uploads\/[\w-]+-1200x800\.webp$/);
  const shown = () => tile("مصوّرة").element().querySelector("img");
  await expect.poll(() => shown()?.naturalWidth).toBeGreaterThan(0);
  expect(shown()?.getAttribute("src")).toContain("/uploads/");
});

test("ERR-06 ASVC-02 a picture that cannot be stored shows a message and keeps the form", async () => {
  const { site } = await open([]);
  await site.breakCalls({ method: "POST", path: "/api/upload", how: "failed" });
  await button("إضافة خدمة").first().click();
  await field("عنوان الخدمة").fill("مكتوب");
  await userEvent.upload(fileInput(dialog()), await pictureFile());
  await expect.element(dialog().getByText("فشل رفع الصورة")).toBeVisible();
  await expect.element(field("عنوان الخدمة")).toHaveValue("مكتوب");
});

test("API-02 ADM-08 wrong values are reported under their fields, and text that is not a number is never sent", async () => {
  const { site } = await open([]);
  await button("إضافة خدمة").first().click();
  await field("عنوان الخدمة").fill("س".repeat(201));
  await field("الترتيب").fill("abc");
  await save();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(/راجع الحقول المعلَّمة/);
  await expect.element(field("عنوان الخدمة")).toHaveAccessibleDescription(/أكثر عدد للأحرف: 200/);
  await expect.element(field("الترتيب")).toHaveAccessibleDescription("اكتب رقمًا");
  await expect.element(field("عنوان الخدمة")).toHaveFocus();
  await field("الترتيب").fill("0");
  await field("عنوان الخدمة").fill("س");
  await save();
  await expect.element(field("الترتيب")).toHaveAccessibleDescription("أقل قيمة هي 1");
  expect(await site.sent("/api/services")).toEqual([]);
});

test("ADM-04 ADM-07 a service is added and deleted by keyboard alone", async () => {
  const { stored } = await open([{ title: "أخرى" }]);
  const search = page.getByRole("searchbox", { name: "ابحث بعنوان الخدمة" });
  await expect.element(tile("أخرى")).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(button("إضافة خدمة")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("عنوان الخدمة")).toHaveFocus();
  await userEvent.keyboard("باليد{Tab}وصف{Control>}s{/Control}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button("إضافة خدمة")).toHaveFocus();
  expect(await stored()).toMatchObject([{ title: "أخرى" }, { title: "باليد", short_description: "وصف" }]);
  await userEvent.keyboard("/باليد");
  await expect.element(tile("أخرى")).not.toBeInTheDocument();
  for (let steps = 0; steps < 14 && document.activeElement !== optionsOf("باليد").element(); steps++)
    await userEvent.keyboard("{Tab}");
  await expect.element(optionsOf("باليد")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem").first()).toHaveAttribute("data-focused", "true");
  await userEvent.keyboard("{End}{Enter}"); // the last entry is delete
  await expect.element(page.getByRole("button", { name: "إلغاء" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("حُذفت الخدمة")).toBeVisible();
  expect(await stored()).toMatchObject([{ title: "أخرى" }]);
});

test("ADM-04 an address opens the service that it names", async () => {
  const { router } = await open([{ title: "أولى" }, { title: "معنونة" }], "?edit=2");
  await expect.element(field("عنوان الخدمة")).toHaveValue("معنونة");
  expect(router.state.location.search).toBe("");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("ADM-03 AR-04 list, reordering, form and confirmation fit every width and pass axe in both themes", async () => {
  const title = `خدمة بعنوان طويل جدًا ${Array(20).fill("كلمة").join(" ")}`;
  await open([{ title, features: ["سطر ".repeat(30), "ب", "ج"] }, { title: "قصيرة" }]);
  await expect.element(tile("قصيرة")).toBeVisible();
  await expectFitsAndReads();
  for (const opener of [`تعديل ${title}`, "إضافة خدمة"]) {
    await button(opener).click();
    await expect.element(dialog()).toBeVisible();
    await expectFitsAndReads();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
  }
  await choose(title, "حذف");
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await expectFitsAndReads();
  await userEvent.keyboard("{Escape}");
  await button("إعادة الترتيب").click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  await expectFitsAndReads();
});
