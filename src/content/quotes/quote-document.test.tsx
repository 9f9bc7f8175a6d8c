import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteDocument } from "./quote-document.tsx";
import { sumsOf } from "./quotes.ts";

const agency = {
  name: "شُرفة",
  legalName: "شُرفة للخدمات الرقمية",
  address: [],
  phone: "",
  email: "",
  vatNumber: "",
  commercialNumber: "",
};

const blank = {
  number: "",
  customerName: "نورة",
  customerCompany: "",
  discount: 0,
  firstShare: 0,
  restDays: 0,
  validUntil: "2026-12-21",
  terms: "",
  sentAt: "",
};

test("DESK-02 the document shows every letter as typed, tanwin and vowel marks included", () => {
  const typed = "يُدفع نصفه مقدمًا، وكلُّ شيءٍ مُتَّفَقٌ عليه";
  const items = [
    {
      title: typed,
      detail: `تفصيل ${typed}`,
      quantity: 1,
      unitPrice: 100_00,
      features: [],
      isOptional: false,
    },
  ];
  const quote = {
    number: "2026-0001",
    customerName: "مِسْبَك",
    customerCompany: "",
    items,
    sums: sumsOf({ items, discount: 0, vatRate: 15 }),
    validUntil: "2026-12-21",
    terms: `شروط ${typed}`,
    sentAt: "2026-11-21T08:00:00.000Z",
    vatRate: 15,
    discount: 0,
    firstShare: 0,
    restDays: 0,
  };
  const words = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />).replace(
    /<[^>]*>/g,
    "\n",
  );
  for (const text of [typed, `تفصيل ${typed}`, `شروط ${typed}`, "مِسْبَك", "شُرفة للخدمات الرقمية"])
    expect(words.split("\n")).toContain(text);
});

test("DESK-02 the document shows the included features of a line, not the unticked ones, and optional lines apart with a total", () => {
  const line = { title: "باقة", detail: "", quantity: 1, unitPrice: 100_00, features: [], isOptional: false };
  const features = [
    { title: "لوحة تحكم", isIncluded: true },
    { title: "مدوّنة", isIncluded: false },
  ];
  const items = [
    { ...line, features },
    { ...line, title: "تصوير", unitPrice: 50_00, isOptional: true },
  ];
  const sums = sumsOf({ items, discount: 0, vatRate: 0 });
  const quote = { ...blank, items, sums, vatRate: 0 };
  const html = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  expect(html).toContain("لوحة تحكم");
  expect(html).not.toContain("مدوّنة");
  const [firm = "", optional = ""] = html.split("<caption>");
  expect(firm).not.toContain("تصوير");
  expect(firm).toMatch(/الإجمالي<\/dt><dd>100\u00a0ريال/);
  expect(optional).toContain("تصوير");
  expect(optional).toMatch(/الإجمالي مع البنود الاختيارية<\/dt><dd>150\u00a0ريال/);
});

test("DESK-02 the document says how much is paid first and when the rest is paid, to the halala", () => {
  const line = { title: "موقع", detail: "", quantity: 1, unitPrice: 100_01, features: [], isOptional: false };
  const sums = sumsOf({ items: [line], discount: 0, vatRate: 0 });
  const told = (firstShare: number, restDays: number) =>
    renderToStaticMarkup(
      <QuoteDocument
        quote={{ ...blank, items: [line], sums, vatRate: 0, firstShare, restDays }}
        agency={agency}
      />,
    );
  expect(told(0, 14)).not.toContain("الدفعات");
  expect(told(50, 14)).toContain("50% عند الموافقة: 50.01\u00a0ريال");
  expect(told(50, 14)).toContain("الباقي خلال 14 يومًا من التسليم: 50\u00a0ريال");
  expect(told(50, 0)).toContain("الباقي عند التسليم: 50\u00a0ريال");
  expect(told(100, 14)).not.toContain("الباقي");
});
