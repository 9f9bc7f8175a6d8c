import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  banner,
  button,
  choose,
  dialog,
  markedField,
  openRecords,
  question,
  rowOf,
  save,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import PackagesScreen from "./admin-screen.tsx";

const kinds = {
  packages: { path: "/api/packages", screen: <PackagesScreen kind="packages" /> },
  "packages-server": { path: "/api/packages-server", screen: <PackagesScreen kind="hosting" /> },
};
type Kind = keyof typeof kinds;
const bothKinds = ["packages", "packages-server"] as const;

/** Opens a screen with these packages, which are hidden from visitors unless a record says otherwise. */
const open = (records: readonly object[], kind: Kind = "packages", query = "") =>
  openRecords<{ title: string }>(kinds[kind].screen, {
    path: kinds[kind].path,
    at: `/admin/${kind}${query}`,
    records: records.map((record) => ({ is_active: false, display_order: null, ...record })),
  });

const search = () => page.getByRole("searchbox", { name: "ابحث بالعنوان أو الوصف أو التصنيف" });
const countOfRows = () => page.getByRole("row").elements().length;
const wordsOf = (locator: { elements(): Element[] }) =>
  locator.elements().map((element) => (element instanceof HTMLElement ? element.innerText : ""));

test("APKG-01 the table has its eight columns, empty values as a dash and a missing price as contact-us", async () => {
  const full = { description: "وصف", price: 1234.5, delivery_time: "أسبوعان", category: "متاجر" };
  await open([{ ...full, title: "كاملة", display_order: 950 }, { title: "فارغة" }]);
  await expect.element(rowOf("كاملة")).toBeVisible();
  expect(
    page
      .getByRole("columnheader")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["رقم", "العنوان", "الوصف", "السعر", "مدة التسليم", "التصنيف", "الحالة", "الترتيب", "إجراء"]);
  const texts = (title: string) => wordsOf(rowOf(title).getByRole("cell")).slice(1, 8);
  expect(texts("كاملة")).toEqual(["كاملة", "وصف", "1,234.50\u00a0ريال", "أسبوعان", "متاجر", "مخفية", "950"]);
  expect(texts("فارغة")).toEqual(["فارغة", "", "تواصل معنا", "-", "-", "مخفية", "-"]);
});

test("APKG-01 AR-01 the search covers title, description and category, and the list filters by status", async () => {
  await open([
    { title: "باقة أحمد" },
    { title: "ثانية", description: "لإدارة المتاجر" },
    { title: "ثالثة", category: "هويّة", is_active: true },
  ]);
  await search().fill("احمد");
  await expect.poll(countOfRows).toBe(2);
  expect(rowOf("باقة أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await search().fill("اداره");
  await expect.element(rowOf("ثانية")).toBeVisible();
  expect(countOfRows()).toBe(2);
  await search().fill("هويه");
  await expect.element(rowOf("ثالثة")).toBeVisible();
  expect(countOfRows()).toBe(2);
  await search().fill("");
  await expect.poll(countOfRows).toBe(4);
  await page.getByRole("combobox", { name: "الحالة" }).selectOptions("active");
  await expect.poll(countOfRows).toBe(2);
  await expect.element(rowOf("ثالثة")).toBeVisible();
  await search().fill("لا شيء كهذا");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
});

test("APKG-01 ADM-03 shows its loading text with the skeleton", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: "/api/packages", how: "held" });
  await openScreen(<PackagesScreen kind="packages" />, "/admin/packages");
  await expect.element(page.getByText("جاري تحميل الباقات...")).toBeInTheDocument();
  expect(document.querySelector("main [aria-busy=true]")?.textContent).toContain("مدة التسليم");
  await site.mend();
  await expect.element(page.getByText("لا توجد باقات بعد")).toBeVisible();
});

test.each([
  ["packages", "هل تريد حذف هذه الباقة؟"],
  ["packages-server", "هل تريد حذف هذا السجل؟"],
] as const)(
  "ADM-07 a delete in %s asks exactly the specified question, and can be undone",
  async (kind, sentence) => {
    const { stored } = await open([{ title: "راحلة" }], kind);
    await choose("راحلة", "حذف");
    await expect.element(question(sentence).getByRole("button", { name: "إلغاء" })).toHaveFocus();
    await question(sentence).getByRole("button", { name: "حذف" }).click();
    await expect.element(page.getByText("حُذفت الباقة")).toBeVisible();
    expect(await stored()).toEqual([]);
    await button("تراجع").click();
    await expect.element(rowOf("راحلة")).toBeVisible();
    expect(await stored()).toHaveLength(1);
  },
);

describe("ERR-08", () => {
  test.each([
    ["failed", "فشل في جلب البيانات"],
    ["unanswered", "خطأ غير معروف"],
  ] as const)(
    "ERR-08 ADM-03 a load that is %s shows a red message, and can be tried again",
    async (how, sentence) => {
      const site = await makeSite();
      await site.call("POST", "/api/packages", { title: "الأساسية" });
      await site.breakCalls({ method: "GET", path: "/api/packages", how });
      await openScreen(<PackagesScreen kind="packages" />, "/admin/packages");
      await expect.element(banner(sentence)).toBeVisible();
      expect(isReddish(banner(sentence).element()), "a red text").toBe(true);
      await banner(sentence).getByRole("button", { name: "إخفاء" }).click();
      await expect.element(banner(sentence)).not.toBeInTheDocument();
      await site.mend();
      await button("إعادة المحاولة").click();
      await expect.element(rowOf("الأساسية")).toBeVisible();
    },
  );

  const saves = (["POST", "PUT"] as const).flatMap((method) =>
    (["failed", "unanswered"] as const).map((how) => ({ method, how })),
  );
  test.each(saves)(
    "ERR-08 a $method that is $how shows its alert and keeps the input",
    async ({ method, how }) => {
      const { site, stored } = await open([{ title: "معرّضة" }]);
      await site.breakCalls({ method, path: "/api/packages", how });
      await button(method === "POST" ? "إضافة باقة" : "تعديل معرّضة").click();
      await markedField("العنوان").fill("مكتوب");
      await save();
      await expect.element(dialog().getByRole("alert")).toMatchTextContent("فشل في الحفظ");
      await expect.element(markedField("العنوان")).toHaveValue("مكتوب");
      await site.mend();
      await save();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect((await stored()).map(({ title }) => title)).toContain("مكتوب");
    },
  );

  const deletes = bothKinds.flatMap((kind) =>
    (["failed", "unanswered"] as const).map((how) => ({ kind, how })),
  );
  test.each(deletes)(
    "ERR-08 ADM-07 a delete in $kind that is $how shows its alert, and the package stays",
    async ({ kind, how }) => {
      const { site, stored } = await open([{ title: "باقية" }], kind);
      await site.breakCalls({ method: "DELETE", path: kinds[kind].path, how });
      const remove = async () => {
        await choose("باقية", "حذف");
        await question().getByRole("button", { name: "حذف" }).click();
      };
      await remove();
      await expect.element(banner("فشل في الحذف")).toBeVisible();
      expect(page.getByText("حُذفت الباقة").query()).toBeNull();
      await expect.element(rowOf("باقية")).toBeVisible();
      expect(await stored()).toHaveLength(1);
      await site.mend();
      await remove();
      await expect.element(page.getByText("حُذفت الباقة")).toBeVisible();
      await expect.element(rowOf("باقية")).not.toBeInTheDocument();
    },
  );
});

/** Whether the text of an element is drawn in a red. */
function isReddish(element: Element) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return false;
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return red > 1.8 * green && red > 1.8 * blue;
}

test.each(bothKinds)(
  "ADM-03 AR-04 %s: table, form and confirmation fit every width and pass axe in both themes; on phones the rows are cards",
  async (kind) => {
    const title = `باقة بعنوان طويل ${Array(8).fill("كلمة").join(" ")}`;
    const long = { description: "وصف طويل ".repeat(20), category: "تصنيف طويل جدًا", price: 1234567 };
    const others = ["أولى", "ثانية", "ثالثة"].map((title, price) => ({ title, price, is_active: true }));
    await open([{ ...long, title, features: ["أ", "ب"], display_order: 1 }, ...others], kind, "?q=طويل");
    await expect.element(rowOf(title)).toBeVisible();
    await expectFitsAndReads({
      also: (width) =>
        expect(getComputedStyle(rowOf(title).element()).display).toBe(width < 700 ? "block" : "table-row"),
    });
    for (const opener of [`تعديل ${title}`, kind === "packages" ? "إضافة باقة" : "إضافة باقة استضافة"]) {
      await button(opener).click();
      await expect.element(dialog()).toBeVisible();
      await expectFitsAndReads();
      await userEvent.keyboard("{Escape}");
      await expect.element(dialog()).not.toBeInTheDocument();
    }
    await choose(title, "حذف");
    await expect.element(question()).toBeVisible();
    await expectFitsAndReads();
    await userEvent.keyboard("{Escape}");
    await button("مسح عوامل التصفية").click();
    await expect.poll(countOfRows).toBe(5);
    await expectFitsAndReads();
  },
);
