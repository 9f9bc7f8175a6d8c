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
  save,
  tile,
} from "../../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { addQuote, line, openDraft, paper, price, saved, screens, title, titles } from "../test-quotes.tsx";
import SavedLinesScreen from "./admin-screen.tsx";

const path = "/api/saved-lines";
const writing = {
  title: "كتابة المحتوى",
  detail: "نصوص الصفحات، بمراجعتين",
  price: 150,
  unit: "للصفحة",
  period: null,
  features: ["مراجعة لغوية"],
  is_optional: true,
};

/** Opens the picker of a quote. */
async function openPicker() {
  await button("إدراج بند").click();
  await expect.element(page.getByRole("searchbox", { name: "ابحث في البنود والباقات" })).toHaveFocus();
}
const offers = () =>
  page
    .getByRole("menuitem")
    .elements()
    .map((entry) => entry.querySelector("bdi")?.textContent ?? entry.textContent);

test("PAPER-02 a line is kept from a quote by one entry of its menu, as it stands there", async () => {
  const items = [
    {
      title: "استضافة النمو",
      detail: "نسخ يومي",
      quantity: 12,
      unit_price: 89_00,
      period: "month",
      is_optional: true,
      features: [{ title: "شهادة SSL" }, { title: "دعم", is_included: false }],
    },
    { title: "", detail: "", quantity: 1, unit_price: 0 },
  ];
  const { site } = await openDraft({ items: items.slice(0, 1) });
  const keep = async (place: number) => {
    await line(place)
      .getByRole("button", { name: /^إجراءات أخرى/ })
      .click();
    await page.getByRole("menuitem", { name: "حفظ البند لعروض أخرى" }).click();
  };
  await keep(1);
  await expect.element(page.getByText("حُفظ البند، وتجده في «إدراج بند»")).toBeVisible();
  expect(await site.call("GET", path)).toMatchObject([
    {
      ...{ title: "استضافة النمو", detail: "نسخ يومي", price: 89, unit: "", period: "month" },
      ...{ features: ["شهادة SSL"], is_optional: true },
    },
  ]);
  // It is offered at once, and a line without a name is not kept.
  await openPicker();
  await expect.poll(offers).toEqual(["استضافة النمو", "إدارة البنود المحفوظة"]);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: /^بند جديد/ }).click();
  await keep(2);
  await expect.element(title(2)).toHaveAccessibleDescription("هذا الحقل مطلوب");
  expect(await site.call("GET", path)).toHaveLength(1);
});

test("PAPER-02 AR-01 the picker of a quote finds saved lines, packages and services in any spelling, and inserts what was kept", async () => {
  const site = await makeSite();
  await site.call("POST", path, writing);
  await site.call("POST", path, { title: "تصوير", price: null, period: "year" });
  await site.call("POST", "/api/packages", { title: "المتقدمة", price: 2900 });
  await site.call("POST", "/api/services", { title: "كتابة الإعلانات" });
  const quote = await addQuote(site);
  await openScreen(screens, quote.screen);
  await openPicker();
  await expect
    .poll(offers)
    .toEqual(["كتابة المحتوى", "تصوير", "الباقة المتقدمة", "كتابة الإعلانات", "إدارة البنود المحفوظة"]);
  await expectReads();
  await userEvent.keyboard("كتابه");
  await expect.poll(offers).toEqual(["كتابة المحتوى", "كتابة الإعلانات", "إدارة البنود المحفوظة"]);
  await userEvent.keyboard(" مراجعتين");
  await expect.poll(offers).toEqual(["كتابة المحتوى", "إدارة البنود المحفوظة"]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(titles).toEqual(["كتابة المحتوى"]);
  await expect.element(price(1)).toHaveValue("150");
  await expect.element(paper()).toMatchTextContent(/بنود اختيارية.*كتابة المحتوى/);
  await expect.element(paper()).toMatchTextContent("مراجعة لغوية");
  await expect.element(saved()).toBeVisible();
  expect((await site.call("GET", quote.at)).items).toMatchObject([
    {
      ...{ title: writing.title, detail: writing.detail, quantity: 1, unit_price: 150_00 },
      ...{ unit: "للصفحة", period: null, is_optional: true },
    },
  ]);
  // What is inserted is a copy: the quote stays as it is.
  await site.call("PUT", `${path}/1`, { title: "اسم آخر", price: 1 });
  expect((await site.call("GET", quote.at)).items).toMatchObject([{ title: writing.title }]);
});

test("PAPER-02 on a phone the picker stays within the screen and open: the release of the press that opens it chooses nothing", async () => {
  await resizeTo({ width: 390, height: 844 });
  const site = await makeSite();
  for (let place = 1; place <= 20; place++)
    await site.call("POST", path, { ...writing, title: `بند ${place}` });
  const quote = await addQuote(site, { items: [{ title: "موقع", quantity: 1, unit_price: 1 }] });
  await openScreen(screens, quote.screen);
  await expect.element(title(1)).toBeVisible();
  await openPicker();
  await expect.poll(offers).toHaveLength(21);
  const [menu, found] = [page.getByRole("menu"), page.getByRole("searchbox")].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(found?.top).toBeGreaterThanOrEqual(0);
  expect(menu?.bottom).toBeLessThanOrEqual(window.innerHeight);
  const opener = button("إدراج بند").element().getBoundingClientRect();
  const isApart = (menu?.bottom ?? 0) <= opener.top || (found?.top ?? 0) >= opener.bottom;
  expect(isApart).toBe(true);
  expect(titles()).toEqual(["موقع"]);
});

test("PAPER-02 ADM-04 saved lines are found, changed and deleted on their screen, which fits and reads", async () => {
  const { stored } = await openRecords(<SavedLinesScreen />, {
    path,
    at: "/admin/saved-lines",
    records: [writing, { title: "تصوير" }],
  });
  await expect.element(tile(writing.title)).toMatchTextContent(/150\sريالًا للصفحة/);
  await expect.element(tile(writing.title)).toMatchTextContent("اختياري");
  await expect.element(tile("تصوير")).toMatchTextContent("يُكتب سعره في العرض");
  await expectFitsAndReads();
  await button("تعديل تصوير").click();
  await markedField("سعر الوحدة").fill("كثير");
  await save();
  await expect.element(markedField("سعر الوحدة")).toHaveAccessibleDescription(/اكتب المبلغ رقمًا/);
  await markedField("سعر الوحدة").fill("١٬٢٠٠٫٥٠");
  await markedField("دورية السعر").selectOptions("سنويًا");
  await press(dialog().getByRole("switch"));
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(tile("تصوير")).toMatchTextContent(/1,200\.50\sريال سنويًا/);
  expect(await stored()).toMatchObject([writing, { price: 1200.5, period: "year", is_optional: true }]);
  await optionsOf(writing.title).click();
  await page.getByRole("menuitem", { name: /^حذف/ }).click();
  await expect.element(question()).toMatchTextContent("تبقى العروض التي أُدرج فيها كما هي.");
  await question().getByRole("button", { name: "حذف" }).click();
  await expect.element(tile(writing.title)).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ title: "تصوير" }]);
});
