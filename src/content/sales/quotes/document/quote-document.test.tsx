import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keysOf } from "../../../../kernel/objects.ts";
import { fileDataOf } from "../file/file-data.ts";
import type { Choosing } from "./document-lines.tsx";
import { wordsOf, wordsToKeep } from "./document-words.ts";
import { englishWords } from "./english.ts";
import type { KeptWords } from "./kept-words.ts";
import { documentWords, laterWords } from "./quote-document.text.ts";
import { QuoteDocument } from "./quote-document.tsx";
import { filled, type QuoteLanguage } from "./quote-language.ts";

const agency = {
  name: "شُرفة",
  legalName: "شُرفة للخدمات الرقمية",
  address: [],
  phone: "",
  email: "",
  vatNumber: "",
  commercialNumber: "",
};

/** The rows of a document, the words of each cell in its order. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

const blank = {
  language: "ar" as QuoteLanguage,
  chosen: [],
  number: "",
  customerName: "نورة",
  customerCompany: "",
  customerAddress: "",
  customerVatNumber: "",
  discount: 0,
  discountRate: 0,
  firstShare: 0,
  restDays: 0,
  parts: [],
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
    language: "ar" as const,
    chosen: [],
    number: "2026-0001",
    customerName: "مِسْبَك",
    customerCompany: "",
    customerAddress: "",
    customerVatNumber: "",
    items,
    validUntil: "2026-12-21",
    terms: `شروط ${typed}`,
    sentAt: "2026-11-21T08:00:00.000Z",
    vatRate: 15,
    discount: 0,
    discountRate: 0,
    firstShare: 0,
    restDays: 0,
    parts: [],
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
  const quote = { ...blank, items, vatRate: 0 };
  const html = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  expect(html).toContain("لوحة تحكم");
  expect(html).not.toContain("مدوّنة");
  const [firm = "", optional = ""] = html.split("<caption>");
  expect(firm).not.toContain("تصوير");
  expect(rowsOf(firm)).toContain("الإجمالي 100.00");
  expect(optional).toContain("تصوير");
  expect(rowsOf(optional)).toContain("الإجمالي مع البنود الاختيارية 150.00");
});

test("DESK-02 the document says how much is paid first and when the rest is paid, to the halala", () => {
  const line = { title: "موقع", detail: "", quantity: 1, unitPrice: 100_01, features: [], isOptional: false };
  const told = (firstShare: number, restDays: number) =>
    renderToStaticMarkup(
      <QuoteDocument quote={{ ...blank, items: [line], vatRate: 0, firstShare, restDays }} agency={agency} />,
    );
  expect(told(0, 14)).not.toContain("الدفعات");
  expect(told(50, 14)).toContain("50% عند الموافقة: 50.01\u00a0ريال");
  expect(told(50, 14)).toContain("الباقي خلال 14 يومًا من التسليم: 50\u00a0ريال");
  expect(told(50, 0)).toContain("الباقي عند التسليم: 50\u00a0ريال");
  expect(told(100, 14)).not.toContain("الباقي");
});

test("DESK-02 TRIAL-01 C3: amounts stand in one column with two decimals, and the sums show the base of the tax", () => {
  const line = {
    title: "موقع",
    detail: "",
    quantity: 2,
    unitPrice: 1_469_50,
    features: [],
    isOptional: false,
  };
  const shown = (values: { discount: number; discountRate: number; vatRate: number }) => {
    const quote = { ...blank, ...values, items: [line] };
    return rowsOf(renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />));
  };
  expect(shown({ discount: 500_00, discountRate: 0, vatRate: 15 })).toEqual([
    "البند الكمية سعر الوحدة المبلغ (ريال)",
    "موقع 2 1,469.50 2,939.00",
    "المجموع 2,939.00",
    "الخصم \u2212500.00",
    "الإجمالي الخاضع للضريبة 2,439.00",
    "ضريبة القيمة المضافة (15%) 365.85",
    "الإجمالي شاملًا الضريبة 2,804.85",
    "ألفان وثمانمئة وأربعة ريالات وخمس وثمانون هللة لا غير",
  ]);
  expect(shown({ discount: 0, discountRate: 12_50, vatRate: 0 }).slice(2)).toEqual([
    "المجموع 2,939.00",
    "الخصم (12.5%) \u2212367.38",
    "الإجمالي 2,571.62",
    "ألفان وخمسمئة وواحد وسبعون ريالًا واثنتان وستون هللة لا غير",
  ]);
});

test("DESK-02 TRIAL-01 C1: the period of a price stands at its line and in a note below the total", () => {
  const line = { title: "موقع", detail: "", quantity: 1, unitPrice: 100_00, features: [], isOptional: false };
  const items = [line, { ...line, title: "استضافة النمو", unitPrice: 39_00, unit: "شهريًا" }];
  const html = (vatRate: number) => {
    const quote = { ...blank, items, vatRate };
    return renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  };
  expect(rowsOf(html(15))).toContain("استضافة النمو 1 39.00 شهريًا 39.00");
  const note = "يشمل الإجمالي الكمية المكتوبة وحدها. والأسعار الدورية";
  expect(html(15)).toContain(`${note} قبل الضريبة: استضافة النمو 39\u00a0ريالًا شهريًا.`);
  expect(html(0)).toContain(`${note}: استضافة النمو 39\u00a0ريالًا شهريًا.`);
  const once = {
    ...blank,
    items: [line],
    vatRate: 15,
  };
  expect(renderToStaticMarkup(<QuoteDocument quote={once} agency={agency} />)).not.toContain("الدورية");
});

test("DESK-02 TRIAL-01 C4: both dates of the document stand in both calendars", () => {
  const items = [{ title: "موقع", detail: "", quantity: 1, unitPrice: 1, features: [], isOptional: false }];
  const quote = { ...blank, items, vatRate: 0, sentAt: "2026-11-22T08:00:00.000Z" };
  const html = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  const words = html.replace(/<\/?span>/g, "");
  expect(words).toContain("<dt>التاريخ</dt><dd>22 نوفمبر 2026 (12 جمادى الآخرة 1448هـ)</dd>");
  expect(words).toContain("<dt>صالح حتى</dt><dd>21 ديسمبر 2026 (12 رجب 1448هـ)</dd>");
});

test("DESK-02 TRIAL-01 S1: an amount that cannot be read is a dash in the document, with every sum that contains it, and never 0", () => {
  const line = {
    title: "موقع",
    detail: "",
    quantity: 1,
    unitPrice: Number.NaN,
    features: [],
    isOptional: false,
  };
  const quote = {
    ...blank,
    items: [line],
    vatRate: 15,
  };
  const rows = rowsOf(
    renderToStaticMarkup(<QuoteDocument quote={{ ...quote, firstShare: 50 }} agency={agency} />),
  );
  expect(rows).toContain("موقع 1 — —");
  expect(rows).toContain("الإجمالي شاملًا الضريبة —");
  expect(rows.join()).not.toMatch(/NaN|\b0\b/);
});

test("AREQ-02 TRIAL-01 R1: a document is drawn with the words that its quote kept, every one of them, whatever this edition says", () => {
  const line = { detail: "", quantity: 2, unitPrice: 100_00, features: [] };
  const items = [
    { ...line, title: "", unit: "شهريًا", isOptional: false },
    { ...line, title: "صيانة", unit: "سنويًا", isOptional: false },
    { ...line, title: "إضافة", isOptional: true },
    { ...line, title: "إضافة شهرية", isOptional: true, period: "month" as const },
    { ...line, title: "شهري", period: "month" as const, isOptional: false },
    { ...line, title: "سنوي", period: "year" as const, isOptional: false },
  ];
  const kept = Object.fromEntries(
    keysOf(documentWords).map((name) => [name, `[${name}] ${documentWords[name].replace(/[^{}\w]+/g, " ")}`]),
  );
  const draw = (vatRate: number, values: object, choosing?: Choosing) => {
    const quote = {
      ...blank,
      number: "2026-0001",
      sentAt: "2026-11-21T08:00:00.000Z",
      terms: "شرط",
      firstShare: 50,
      items,
      vatRate,
      ...values,
    };
    const named = { ...agency, vatNumber: "300000000000003", commercialNumber: "1010" };
    return renderToStaticMarkup(
      <QuoteDocument quote={quote} agency={named} words={kept} choosing={choosing} isOpen />,
    );
  };
  const answer = { answeredAt: "2026-11-22T08:00:00.000Z", answeredBy: "نورة", answerNote: "نعم" };
  const sent = {
    ...blank,
    ...answer,
    items,
    documentWords: kept,
    edition: 2,
    chosen: [2],
    customerCompany: "ركن",
    vatRate: 15,
  };
  const named = {
    ...agency,
    vatNumber: "300000000000003",
    commercialNumber: "1010",
    unifiedNumber: "7001234567",
    bankName: "مصرف",
    iban: "SA03",
  };
  const file = fileDataOf({ ...sent, language: "both" }, named, { accepted: "00" });
  const drawn =
    draw(15, { discountRate: 1000, restDays: 7 }) +
    draw(0, { discount: 10_00 }) +
    draw(15, { items: items.slice(4), chosen: [] }) +
    draw(15, { parts: [{ share: 100, when: "فورًا" }] }) +
    draw(15, {}, { form: "answer", picked: [] }) +
    draw(15, {}, { form: "answer", picked: [2, 3] }) +
    JSON.stringify(file).replace(/\{pages?\}/g, ""); // filled where pages are
  expect(keysOf(documentWords).filter((name) => !drawn.includes(`[${name}]`))).toEqual([]);
  expect(drawn).toMatch(/\[discountShare\][^<]*10/);
  expect(drawn).not.toContain(documentWords.total);
  expect(drawn).not.toMatch(/\{\w+\}/);
});

test("AREQ-02 TRIAL-01 R1: words that an older edition did not have are those of this one, and what a customer typed is never filled", () => {
  expect(wordsOf({ total: "المبلغ النهائي", gone: "قديم", "en.total": "Sum" })).toEqual({
    ar: { ...documentWords, total: "المبلغ النهائي", totalInWords: "" },
    en: { ...englishWords, total: "Sum", totalInWords: "" },
  });
  const arabic = { ...documentWords, ...laterWords };
  expect(wordsOf(null)).toEqual({ ar: arabic, en: englishWords });
  expect(wordsToKeep("ar")).toEqual(arabic);
  expect(wordsOf(wordsToKeep("en"))).toEqual({ ar: arabic, en: englishWords });
  expect(wordsToKeep("both")).toMatchObject({ total: documentWords.total, "en.total": englishWords.total });
  expect(filled("{name} {price}", { name: "{price} $&", price: "5" })).toBe("{price} $& 5");
  expect(filled("{days}", {})).toBe("{days}");
});

test("PAPER-02 the document names the customer's address and tax number, and neither where it is not known", () => {
  const items = [{ title: "موقع", detail: "", quantity: 1, unitPrice: 1, features: [], isOptional: false }];
  const shown = (values: object) => {
    const quote = { ...blank, items, vatRate: 15, ...values };
    return renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  };
  const html = shown({ customerAddress: "حي الملقا، الرياض 13524", customerVatNumber: "310000000100003" });
  expect(html).toContain("حي الملقا، الرياض 13524");
  expect(html).toContain('الرقم الضريبي: <bdi dir="ltr">310000000100003</bdi>');
  expect(shown({})).not.toContain("الرقم الضريبي");
});

test("PAPER-02 what is paid each month and each year has lines, sums, tax and a total of its own, apart from the single payment", () => {
  const line = {
    title: "موقع",
    detail: "",
    quantity: 1,
    unitPrice: 1_000_00,
    features: [],
    isOptional: false,
  };
  const items = [
    line,
    { ...line, title: "استضافة", unitPrice: 89_00, period: "month" as const },
    { ...line, title: "صيانة", quantity: 2.5, unitPrice: 180_00, period: "month" as const },
    { ...line, title: "نطاق", unitPrice: 75_01, period: "year" as const },
  ];
  const quote = { ...blank, items, vatRate: 15, discount: 100_00, firstShare: 50 };
  const html = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  expect(rowsOf(html)).toEqual([
    "البند الكمية سعر الوحدة المبلغ (ريال)",
    "أعمال تُدفع مرة واحدة",
    "موقع 1 1,000.00 1,000.00",
    "المجموع 1,000.00",
    "الخصم \u2212100.00",
    "الإجمالي الخاضع للضريبة 900.00",
    "ضريبة القيمة المضافة (15%) 135.00",
    "الإجمالي شاملًا الضريبة 1,035.00",
    "ألف وخمسة وثلاثون ريالًا لا غير",
    "خدمات شهرية، ليست في الإجمالي أعلاه",
    "استضافة 1 89.00 شهريًا 89.00 شهريًا",
    "صيانة 2.5 180.00 شهريًا 450.00 شهريًا",
    "المجموع شهريًا 539.00",
    "ضريبة القيمة المضافة (15%) 80.85",
    "الإجمالي شهريًا شاملًا الضريبة 619.85",
    "خدمات سنوية، ليست في الإجمالي أعلاه",
    "نطاق 1 75.01 سنويًا 75.01 سنويًا",
    "المجموع سنويًا 75.01",
    "ضريبة القيمة المضافة (15%) 11.25",
    "الإجمالي سنويًا شاملًا الضريبة 86.26",
  ]);
  // Payments are parts of the single payment.
  expect(html).toContain("50% عند الموافقة: 517.50");
  const alone = rowsOf(
    renderToStaticMarkup(
      <QuoteDocument quote={{ ...quote, discount: 0, items: items.slice(1, 2) }} agency={agency} />,
    ),
  );
  expect(alone[1]).toBe("خدمات شهرية");
  expect(alone.at(-1)).toBe("الإجمالي شهريًا شاملًا الضريبة 102.35");
  const file = fileDataOf(
    {
      ...{ ...quote, documentWords: null, edition: 1, sentAt: "2026-11-22T08:00:00.000Z" },
      ...{ answeredAt: null, answeredBy: "", answerNote: "" },
    },
    agency,
  );
  expect(file.tables.map(({ first, sums }) => [first, sums.at(-1)?.amount])).toEqual([
    [1, "1,035.00"],
    [2, "619.85"],
    [4, "86.26"],
  ]);
});

test("PAPER-02 optional lines can be ticked where the customer answers, with the total of what is ticked; the accepted ones count", () => {
  const line = {
    title: "موقع",
    detail: "",
    quantity: 1,
    unitPrice: 1_000_00,
    features: [],
    isOptional: false,
  };
  const items = [
    line,
    { ...line, title: "تصوير", unitPrice: 200_00, isOptional: true },
    { ...line, title: "صيانة", unitPrice: 50_00, isOptional: true, period: "month" as const },
  ];
  const quote = { ...blank, items, vatRate: 15 };
  const shown = (picked?: number[], chosen: number[] = []) =>
    renderToStaticMarkup(
      <QuoteDocument
        quote={{ ...quote, chosen }}
        agency={agency}
        {...(picked && { choosing: { form: "answer", picked } })}
      />,
    );
  expect(shown()).not.toContain("checkbox");
  expect(rowsOf(shown()).slice(-2)).toEqual([
    "الإجمالي مع البنود الاختيارية 1,380.00",
    "الإجمالي شهريًا مع البنود الاختيارية 57.50",
  ]);
  const ticked = shown([1]);
  expect(ticked.match(/<input [^>]*>/g)).toEqual([
    '<input type="checkbox" form="answer" name="chosen" checked="" value="1"/>',
    '<input type="checkbox" form="answer" name="chosen" value="2"/>',
  ]);
  expect(rowsOf(ticked).at(-1)).toBe("الإجمالي مع ما اخترته 1,380.00");
  const accepted = rowsOf(shown(undefined, [2]));
  expect(accepted).toContain("صيانة بند اختياري، اختاره العميل 1 50.00 شهريًا 50.00 شهريًا");
  expect(accepted).toContain("الإجمالي شاملًا الضريبة 1,150.00");
  expect(accepted).toContain("الإجمالي شهريًا شاملًا الضريبة 57.50");
  expect(accepted.at(-1)).toBe("تصوير 1 200.00 200.00");
});

test("PAPER-02 a quote that waits for an answer can be signed on paper, and the copy of an accepted one cannot", () => {
  const items = [{ title: "موقع", detail: "", quantity: 1, unitPrice: 1, features: [], isOptional: false }];
  const quote = { ...blank, items, vatRate: 15, customerCompany: "ركن" };
  const shown = (isOpen: boolean) =>
    renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} isOpen={isOpen} />);
  for (const words of ["عن شُرفة للخدمات الرقمية", "عن ركن", "التوقيع والختم"]) {
    expect(shown(true)).toContain(words);
    expect(shown(false)).not.toContain(words);
  }
  const sent = {
    ...{ ...quote, documentWords: null, edition: 1, sentAt: "2026-11-22T08:00:00.000Z" },
    ...{ answeredAt: "2026-11-23T08:00:00.000Z", answeredBy: "نورة", answerNote: "" },
  };
  expect(fileDataOf(sent, agency).signing).toHaveLength(2);
  expect(fileDataOf(sent, agency, { accepted: "00" }).signing).toEqual([]);
});

test("LANG-01 the document of a quote speaks English, or English below the Arabic, each marked as its language", () => {
  const items = [
    {
      title: "موقع",
      detail: "",
      quantity: 1,
      unitPrice: 100_00,
      unit: "a month",
      features: [],
      isOptional: false,
    },
  ];
  const shown = (language: QuoteLanguage) => {
    const quote = {
      ...blank,
      language,
      items,
      vatRate: 15,
      firstShare: 40,
      restDays: 1,
      number: "2026-0001",
    };
    return renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />);
  };
  const english = shown("en");
  expect(english).toMatch(/^<article [^>]*lang="en" dir="ltr"/);
  for (const words of ["Quotation", "21 December 2026", "(12 Rajab 1448 AH)", "Taxable amount", "VAT (15%)"])
    expect(english).toContain(words);
  expect(english).toContain("40% on acceptance: SAR\u00a046.00");
  expect(english).toContain("The rest within 1 day of delivery: SAR\u00a069.00");
  expect(english).toContain('<bdi lang="ar" dir="rtl">موقع</bdi>');
  expect(
    english.replace('<bdi lang="ar" dir="rtl">موقع</bdi>', "").replace(/موقع, SAR|شُرفة|نورة/g, ""),
  ).not.toMatch(/الإجمالي|الكمية|ديسمبر|ريال/);
  const both = shown("both");
  expect(both).not.toMatch(/^<article [^>]*lang=/);
  expect(both).toMatch(/الإجمالي شاملًا الضريبة <span lang="en" dir="ltr"[^>]*>Total with VAT</);
  expect(both).toContain('data-l="الكمية · Quantity"');
  expect(both).toContain("عند الاختلاف يُعتمد النص العربي.");
  expect(shown("ar")).not.toContain("Quotation");
});

test("PAPER-02 LANG-01 the total stands in words below it, once, in the language of the quote", () => {
  const line = { title: "موقع", detail: "", quantity: 1, unitPrice: 0, features: [], isOptional: false };
  const items = [
    { ...line, unitPrice: 17_500_00 },
    { ...line, title: "استضافة", unitPrice: 89_00, period: "month" as const },
    { ...line, title: "تصوير", unitPrice: 500_00, isOptional: true },
  ];
  const shown = (language: QuoteLanguage, more = {}, words: KeptWords | null = null) => {
    const quote = { ...blank, language, items, vatRate: 15, ...more };
    return rowsOf(renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} words={words} />)).filter(
      (row) => /لا غير|only$/.test(row),
    );
  };
  const arabic = "عشرون ألفًا ومئة وخمسة وعشرون ريالًا لا غير";
  const english = "Twenty thousand one hundred and twenty-five Saudi riyals only";
  expect(shown("ar")).toEqual([arabic]);
  expect(shown("en")).toEqual([english]);
  expect(shown("both")).toEqual([`${arabic} ${english}`]);
  // What the customer took is in the total, and so in its words.
  expect(shown("ar", { chosen: [2] })).toEqual(["عشرون ألفًا وسبعمئة ريال لا غير"]);
  // Nothing is paid once, or the sum cannot be read.
  expect(shown("ar", { items: items.slice(1, 2) })).toEqual([]);
  expect(shown("ar", { items: [{ ...line, unitPrice: Number.NaN }] })).toEqual([]);
  // A quote that is sent keeps the sentence, and one that was sent before it stays as it was.
  expect(shown("ar", {}, wordsToKeep("ar"))).toEqual([arabic]);
  expect(shown("both", {}, wordsToKeep("both"))).toEqual([`${arabic} ${english}`]);
  expect(shown("ar", {}, documentWords)).toEqual([]);
  expect(shown("both", {}, documentWords)).toEqual([]);
});
