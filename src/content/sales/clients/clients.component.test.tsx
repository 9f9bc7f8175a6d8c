import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fileInput } from "../../../testing/components/test-pictures.ts";
import {
  banner,
  button,
  choose,
  dialog,
  markedField,
  press,
  question,
  rowOf,
  save,
} from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "./admin-screen.tsx";
import { contact, openClients, path } from "./test-clients.tsx";

const search = () => page.getByRole("searchbox", { name: "ابحث بالاسم أو الشركة أو البريد" });
const filter = (name: string) => page.getByRole("combobox", { name, exact: true });
const rows = () => [...document.querySelectorAll("main tbody tr")];
const countOfRows = () => rows().length;
const figure = (name: string) =>
  page.getByRole("region", { name, exact: true }).element().querySelector("b")?.textContent?.trim();

const ahmad = { name: "أحمد", openingProjects: 2, openingValue: 1_500_000 };
const mona = { name: "منى", status: "inactive", company: "إدارة", email: "muna@mail.example" };

test("ACLI-01 ADM-03 AR-01 search, status and order work and are kept in the address", async () => {
  const { site, router, made } = await openClients([ahmad, mona]);
  await site.call("POST", "/api/projects", { title: "متجر", clientId: made[0]?.id, valueAmount: 250.5 });
  await search().fill("ا"); // loads the list again, with the project
  await expect.element(rowOf("أحمد")).toMatchTextContent("1,500,250.5");
  expect(rowOf("أحمد").getByRole("cell").nth(3).element().textContent).toBe("3");

  await search().fill("احمد");
  await expect.poll(countOfRows).toBe(1);
  expect(rowOf("أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await search().fill("muna@mail");
  await expect.element(rowOf("منى")).toBeVisible();
  expect(countOfRows()).toBe(1);
  await search().fill("");
  await expect.poll(countOfRows).toBe(2);
  expect(rows()[0]?.textContent).toContain("منى");
  await filter("الترتيب").selectOptions("الأعلى قيمة");
  await expect.poll(() => rows()[0]?.textContent).toContain("أحمد");
  await filter("الحالة").selectOptions("غير نشط");
  await expect.poll(countOfRows).toBe(1);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    sort: "-totalValue",
    status: "inactive",
  });
  await search().fill("لا أحد");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await button("مسح عوامل التصفية").first().click();
  await expect.poll(() => router.state.location.search).toBe("?sort=-totalValue");
});

test("ACLI-01 ADM-03 four cards sum up all clients, whatever the list shows; an address keeps filter and order", async () => {
  const site = await makeSite();
  const made = await site.call("POST", path, { ...contact, ...ahmad });
  await site.call("POST", path, { ...contact, ...mona });
  await site.call("POST", "/api/projects", { title: "متجر", clientId: made.id, valueAmount: 250.5 });
  await openScreen(<ClientsScreen />, "/admin/clients?status=inactive&sort=-totalValue");
  await expect.element(rowOf("منى")).toMatchTextContent("غير نشط");
  expect(countOfRows()).toBe(1);
  await expect.element(filter("الترتيب")).toHaveValue("-totalValue");
  await expect.poll(() => figure("إجمالي العملاء")).toBe("2");
  expect(figure("العملاء النشطون")).toBe("1");
  expect(figure("إجمالي المشاريع")).toBe("3");
  expect(figure("القيمة الإجمالية")).toBe("1,500,250.5 ريال");
});

test("ADM-07 ADM-04 a delete asks the specified question and can be undone, also for several; closing a changed form asks", async () => {
  const { site, stored } = await openClients([{ name: "أول" }, { name: "ثان" }]);
  await button("تعديل أول").click();
  await markedField("الشركة").fill("أخرى");
  await dialog().getByRole("button", { name: "إلغاء" }).click();
  await question().getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await site.sent(path)).toEqual([]);

  await choose("أول", "حذف");
  const asked = question("هل أنت متأكد من حذف هذا العميل؟");
  await expect.element(asked).not.toMatchTextContent("المشاريع");
  await asked.getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText("حُذف العميل")).toBeVisible();
  await expect.poll(countOfRows).toBe(1);
  expect(await stored()).toMatchObject([{ name: "ثان" }]);
  await button("تراجع").click();
  await expect.poll(countOfRows).toBe(2);

  await chooseAll();
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.poll(countOfRows).toBe(0);
  expect(await stored()).toEqual([]);
});

/** Chooses all rows and opens the question before they are deleted. */
async function chooseAll() {
  const box = document.querySelector("main thead input[type=checkbox]");
  if (!box) throw new Error("the table has no box for all rows");
  await press(page.elementLocator(box));
  await page.getByRole("region", { name: "إجراءات على المحدد" }).getByRole("button", { name: /حذف/ }).click();
}

test("ACLI-01 ADM-07 the question before deleting clients with projects says what happens to the projects, for several too", async () => {
  const site = await makeSite();
  for (const [name, count] of [
    ["أول", 2],
    ["ثان", 1],
  ] as const) {
    const { id: clientId } = await site.call("POST", path, { ...contact, name, openingProjects: 5 });
    for (let made = 0; made < count; made++) await site.call("POST", "/api/projects", { clientId });
  }
  await openScreen(<ClientsScreen />, "/admin/clients?sort=made-up");
  await expect.poll(countOfRows).toBe(2); // an unknown order in the address does not fail the load
  await choose("أول", "حذف");
  await expect
    .element(question())
    .toMatchTextContent("المشاريع المرتبطة: 2. لا تُحذف، وتبقى بلا ملف عميل. يمكنك التراجع");
  await question().getByRole("button", { name: "إلغاء" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await chooseAll();
  await expect.element(question()).toMatchTextContent("المشاريع المرتبطة: 3.");
  await question().getByRole("button", { name: "إلغاء" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(await site.sent(path)).toEqual([]);
});

test("ACLI-01 ADM-03 a load that fails is reported, and can be tried again", async () => {
  const site = await makeSite();
  await site.call("POST", path, { ...contact, name: "معرّض" });
  await site.breakCalls({ method: "GET", path, how: "failed" });
  await openScreen(<ClientsScreen />, "/admin/clients");
  await expect.element(banner("تعذّر تحميل العملاء")).toBeVisible();
  await site.mend();
  await button("إعادة المحاولة").first().click();
  await expect.element(rowOf("معرّض")).toBeVisible();
});

test.each([
  ["POST", "إضافة عميل"],
  ["PUT", "تعديل معرّض"],
])("ACLI-01 ADM-03 a %s that fails is reported, and the input stays", async (method, opener) => {
  const { site } = await openClients([{ name: "معرّض" }]);
  await site.breakCalls({ method, path, how: "failed" });
  await button(opener).first().click();
  await markedField("الاسم").fill("مكتوب");
  if (method === "POST") {
    await markedField("الشركة").fill("شركة");
    await markedField("البريد").fill("b@mail.example");
    await markedField("رقم الجوال").fill("0500000071");
    await markedField("العنوان البريدي").fill("جدة");
  }
  await save();
  await expect.element(banner("تعذّر حفظ بيانات العميل")).toBeVisible();
  await expect.element(markedField("الاسم")).toHaveValue("مكتوب");
  await site.mend();
  await save();
  await expect.element(rowOf("مكتوب")).toBeVisible();
});

test("ACLI-01 ADM-03 ADM-07 a delete that fails is reported, and the client stays", async () => {
  const { site, stored } = await openClients([{ name: "معرّض" }]);
  await site.breakCalls({ method: "DELETE", path, how: "failed" });
  await choose("معرّض", "حذف");
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.element(banner("تعذّر حذف العميل")).toBeVisible();
  await expect.element(rowOf("معرّض")).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test("ADM-03 ACLI-01 an import shows what would change and why a row is wrong, and stores nothing before the confirmation", async () => {
  const { stored } = await openClients([{ name: "قديم" }], "?q=قديم");
  await expect
    .element(page.getByRole("link", { name: "تصدير CSV" }))
    .toHaveAttribute("href", `/api/clients/export.csv?q=${encodeURIComponent("قديم")}`);
  await button("مسح عوامل التصفية").first().click();
  await button("استيراد CSV").click();
  const form = page.getByRole("dialog", { name: "استيراد العملاء" });
  await expect.element(form).toBeVisible();
  const pick = (email: string) => {
    const heads = "الاسم,الشركة,البريد الإلكتروني,رقم الجوال,العنوان البريدي";
    const text = `${heads}\nمستورد,شركة,${email},0500000072,جدة\n`;
    return page.elementLocator(fileInput(form)).upload(new File([text], "عملاء.csv", { type: "text/csv" }));
  };
  await pick("a@");
  await expect.element(form.getByText(/اكتب بريدًا صحيحًا، مثل name@example\.com/)).toBeVisible();
  await expect.element(form.getByRole("button", { name: "تأكيد الاستيراد" })).toBeDisabled();
  await pick("c@mail.example");
  await expect.element(form.getByText(/إضافة: 1، تعديل: 0، بلا تغيير: 0، أخطاء: 0/)).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await form.getByRole("button", { name: "تأكيد الاستيراد" }).click();
  await expect.element(rowOf("مستورد")).toBeVisible();
  const imported = { name: "مستورد", email: "c@mail.example", status: "active", projects: 0 };
  expect((await stored()).find(({ name }) => name === "مستورد")).toMatchObject(imported);
});

test("ADM-03 AR-04 list, details and form fit every width and pass axe in both themes; on phones the rows are cards", async () => {
  const site = await makeSite();
  const email = `${"long".repeat(12)}@${"mail".repeat(8)}.example`;
  const name = "اسم ".repeat(20).trim();
  const long = { email, company: "شركة".repeat(20), address: "عنوان ".repeat(30), openingProjects: 1 };
  const { id } = await site.call("POST", path, { ...contact, ...long, name });
  await site.call("POST", "/api/projects", { title: "متجر", clientId: id, status: "completed" });
  await openScreen(<ClientsScreen />, "/admin/clients");
  await expect.element(rowOf(name)).toBeVisible();
  await expectFitsAndReads({
    also: (width) =>
      expect(getComputedStyle(rowOf(name).element()).display).toBe(width < 700 ? "block" : "table-row"),
  });
  await button(`عرض ${name}`).click();
  await expect.element(dialog().getByText("متجر", { exact: true })).toBeVisible();
  await expectFitsAndReads();
  await dialog().getByRole("button", { name: "تعديل العميل" }).click();
  await expect.element(markedField("الاسم")).toBeVisible();
  await expectFitsAndReads();
  await markedField("الاسم").fill("");
  await save();
  await expect.element(dialog().getByText("هذا الحقل مطلوب")).toBeVisible();
  await expectFitsAndReads();
});
