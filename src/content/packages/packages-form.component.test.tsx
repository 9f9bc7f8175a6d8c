import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  dialog,
  markedField,
  openRecords,
  optionsOf,
  press,
  question,
  rowOf,
  save,
} from "../../testing/components/test-records.tsx";
import PackagesScreen from "./admin-screen.tsx";

type PackageWire = { id: number; title: string; icon_html: string | null };

const path = "/api/packages";
const hostingPath = "/api/packages-server";
const open = (records: readonly object[]) =>
  openRecords<PackageWire>(<PackagesScreen kind="packages" />, { path, at: "/admin/packages", records });
const openHosting = (records: readonly object[]) =>
  openRecords<PackageWire>(<PackagesScreen kind="hosting" />, {
    path: hostingPath,
    at: "/admin/packages-server",
    records,
  });

const toggle = () => dialog().getByRole("switch");
const choice = (name: string) => dialog().getByRole("radio", { name, exact: true });

test("APKG-01 ADM-04 ADM-05 only the title is required; empty values are sent as null", async () => {
  const { site } = await open([{ title: "أخرى" }]);
  await button("إضافة باقة").click();
  await expect.element(markedField("الترتيب")).toHaveValue("2");
  await save();
  await expect.element(markedField("العنوان")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await expect.element(markedField("العنوان")).toHaveFocus();
  expect(await site.sent(path)).toEqual([]);

  await markedField("العنوان").fill("يتيمة");
  await markedField("الترتيب").fill("");
  await press(toggle());
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("أُضيفت الباقة")).toBeVisible();
  await expect.element(rowOf("يتيمة")).toBeVisible();
  const body = {
    title: "يتيمة",
    description: "",
    price: null,
    delivery_time: null,
    other_features: [],
    category: null,
    includes_id: null,
    includes_words: "",
    is_active: false,
    display_order: null,
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);
});

test("APKG-01 API-08 ADM-04 an edit sends all fields with its version; the price has steps of 0.01, in any digits", async () => {
  const { site, made } = await open([
    {
      title: "مسعّرة",
      price: 10,
      features: ["أ"],
      category: "ق",
      delivery_time: "يوم",
      is_active: false,
    },
  ]);
  await button("تعديل مسعّرة").click();
  const price = markedField("السعر");
  await expect.element(price).toHaveValue("10");
  await price.fill("19.999");
  await save();
  await expect.element(price).toHaveAccessibleDescription(/بمنزلتين عشريتين/);
  await price.fill("كثير");
  await save();
  await expect.element(price).toHaveAccessibleDescription(/اكتب المبلغ رقمًا/);
  await price.fill("١٬٢٣٤٫٥٠");
  await expect.element(price).toHaveValue("1,234.50");
  await markedField("مدة التسليم").fill("  ");
  await markedField("التصنيف").fill("");
  await markedField("الترتيب").fill("951");
  await dialog().getByRole("button", { name: "إضافة عنصر" }).click();
  await dialog().getByRole("textbox", { name: "المزايا 2" }).fill("ب");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rowOf("مسعّرة")).toMatchTextContent(/1,234\.50\sريال/);
  const body = {
    title: "مسعّرة",
    description: "",
    price: 1234.5,
    delivery_time: null,
    other_features: ["أ", "ب"],
    category: null,
    includes_id: null,
    includes_words: "",
    is_active: false,
    display_order: 951,
  };
  expect(await site.sent(path)).toEqual([
    { method: "PUT", path: `${path}/${made[0]?.id}`, ifMatch: '"1"', body },
  ]);
});

test("APKG-01 Save is disabled while saving, and sends once", async () => {
  const { site } = await open([{ title: "بطيئة" }]);
  await site.breakCalls({ method: "PUT", path, how: "held" });
  await button("تعديل بطيئة").click();
  await markedField("الوصف").fill("جديد");
  await save();
  const saving = dialog().getByRole("button", { name: "جاري الحفظ..." });
  await expect.element(saving).toBeDisabled();
  await saving.click({ force: true }); // which it refuses by itself
  await userEvent.keyboard("{Control>}s{/Control}");
  await site.mend();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await site.sent(path)).toHaveLength(1);
});

test("SVC-07 APKG-01 a hosting package has the period of its price, a gradient and an icon", async () => {
  const { site } = await openHosting([]);
  await button("إضافة باقة استضافة").first().click();
  await markedField("العنوان").fill("سحابية");
  await markedField("السعر").fill("49");
  await markedField("دورية السعر").selectOptions("month");
  // What a package looks like without a choice is chosen from the start, and no picture stands twice.
  await expect.element(choice("أخضر النخيل")).toBeChecked();
  const pictures = [...dialog().element().querySelectorAll("[data-gradient]")].map(
    (look) => look.getAttribute("data-gradient") ?? "",
  );
  expect(pictures).toEqual(["palm", "khuzama", "arfaj"]);
  await press(choice("بنفسجي الخزامى"));
  await press(choice("سحابة"));
  await markedField("الترتيب").fill("952");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  const body = {
    title: "سحابية",
    description: "",
    price: 49,
    price_period: "month",
    price_words: null,
    delivery_time: null,
    other_features: [],
    category: null,
    gradient: "khuzama",
    icon: "Cloud",
    includes_id: null,
    includes_words: "",
    is_active: true,
    display_order: 952,
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path: hostingPath, ifMatch: null, body }]);
  await expect.element(rowOf("سحابية")).toMatchTextContent(/49\sريالًا شهريًا/);
  const look = rowOf("سحابية").element().querySelector("[data-gradient=khuzama] .lucide-cloud");
  expect(look?.getBoundingClientRect().width).toBeGreaterThan(0);
});

test("SVC-02 APKG-01 a package includes another one, which is chosen by its title, with a sentence for visitors", async () => {
  const { stored } = await open([{ title: "الأساسية", features: ["دعم"] }, { title: "المتقدمة" }]);
  await button("تعديل المتقدمة").click();
  await dialog().getByRole("combobox", { name: "تشمل باقة أخرى" }).selectOptions("الأساسية");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([
    { features: ["دعم"] },
    { includes_id: 1, features: ["كل ما في الأساسية"] },
  ]);
  await button("تعديل المتقدمة").click();
  await expect.element(markedField("جملة ما تشمله")).toHaveValue("كل ما في الأساسية");
  await markedField("جملة ما تشمله").fill("كل ما سبق");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect((await stored())[1]).toMatchObject({ features: ["كل ما سبق"], other_features: [] });
});

test("SVC-07 an `icon_html` that the form would not make stays unchanged when another field is saved", async () => {
  const hint = '<img src=x onerror="alert(1)"> شيء قديم';
  const { stored } = await openHosting([{ title: "قديمة", icon_html: hint }]);
  await button("تعديل قديمة").click();
  await markedField("الوصف").fill("جديد");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ description: "جديد", icon_html: hint }]);
  await button("تعديل قديمة").click();
  await press(choice("أصفر العرفج"));
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([
    { icon_html: '<span class="gradient-arfaj"><i data-icon="Server"></i></span>' },
  ]);
});

test("ADM-04 closing a changed form asks first, and leaving it sends nothing", async () => {
  const { site } = await open([{ title: "ثابتة" }]);
  await button("تعديل ثابتة").click();
  await markedField("التصنيف").fill("أخرى");
  const close = dialog().getByRole("button", { name: "إغلاق" });
  await close.click();
  const leaving = question("هل تريد ترك التعديلات دون حفظ؟");
  await leaving.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect.element(markedField("التصنيف")).toHaveValue("أخرى");
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await leaving.getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await site.sent(path)).toEqual([]);
});

test("APKG-01 ADM-04 a price that is emptied is stored as none, and the row says contact-us", async () => {
  const { stored } = await open([{ title: "عبور", price: 700, is_active: true }]);
  await button("تعديل عبور").click();
  await markedField("السعر").fill("");
  await save();
  await expect.element(page.getByText("حُفظت الباقة")).toBeVisible();
  await expect.element(rowOf("عبور")).toMatchTextContent("تواصل معنا");
  expect(await stored()).toMatchObject([{ title: "عبور", price: null, is_active: true }]);
});

test("ADM-04 ADM-07 a package is added, edited and deleted by keyboard alone", async () => {
  const { stored } = await open([{ title: "أخرى" }]);
  await expect.element(rowOf("أخرى")).toBeVisible();
  await userEvent.keyboard("/");
  await expect
    .element(page.getByRole("searchbox", { name: "ابحث بالعنوان أو الوصف أو التصنيف" }))
    .toHaveFocus();
  button("إضافة باقة").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(markedField("العنوان")).toHaveFocus();
  await userEvent.keyboard("باليد{Tab}{Tab}77{Control>}s{/Control}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button("إضافة باقة")).toHaveFocus();
  await userEvent.keyboard("/باليد");
  await expect.poll(() => page.getByRole("row").elements().length).toBe(2);
  await expect.element(rowOf("باليد")).toMatchTextContent(/77\sريال/);
  for (let steps = 0; steps < 14 && document.activeElement !== optionsOf("باليد").element(); steps++)
    await userEvent.keyboard("{Tab}");
  await expect.element(optionsOf("باليد")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem").first()).toHaveAttribute("data-focused", "true");
  await userEvent.keyboard("{End}{Enter}"); // the last entry is delete
  await expect.element(button("إلغاء")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("حُذفت الباقة")).toBeVisible();
  expect(await stored()).toMatchObject([{ title: "أخرى" }]);
});
