import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { quotes } from "../quotes.ts";
import { showFaults } from "./number-fields.ts";
import { blankLine, faultsOf, isBlank, readTyped, show, type TypedQuote, typedOf } from "./quote-words.ts";

const quote = {
  language: "ar" as const,
  customerName: "نورة",
  customerCompany: "ركن",
  customerEmail: "",
  customerPhone: "",
  customerAddress: "",
  customerVatNumber: "",
  items: [
    {
      title: "موقع",
      detail: "ثلاث صفحات",
      quantity: 2,
      unitPrice: 4_500_50,
      features: [],
      isOptional: false,
    },
    { title: "استضافة", detail: "", quantity: 1200, unitPrice: 1_00, features: [], isOptional: false },
  ],
  discount: 100_25,
  discountRate: 0,
  vatRate: 15,
  validUntil: "2026-12-21",
  terms: "نصف مقدم",
  firstShare: 50,
  restDays: 14,
  parts: [],
};

test("AREQ-02 the form of a quote shows in riyals what is stored in halalas, and does not change the quote", () => {
  const before = structuredClone(quote);
  const typed = typedOf({ ...quote, id: 7, state: "draft" } as typeof quote);
  const { discountRate: _rate, ...shown } = quote;
  expect(typed).toEqual({
    ...shown,
    items: [
      { ...quote.items[0], quantity: "2", unitPrice: "4500.5" },
      { ...quote.items[1], quantity: "1200", unitPrice: "1" },
    ],
    discount: "100.25",
    vatRate: "15",
    firstShare: "50",
    restDays: "14",
  });
  expect(readTyped(typed)).toEqual(quote);
  expect(typedOf({ ...quote, discount: 0, discountRate: 12_50 }).discount).toBe("12.5%");
  expect(quote).toEqual(before);
});

test("AREQ-02 SURV-05 the merge has a label of its own for every field of a quote, and shows money, days and lines in words", () => {
  const { labels } = quotes.words;
  const names = Object.keys(typedOf(quote)) as (keyof ReturnType<typeof typedOf>)[];
  expect(new Set(names.map((name) => labels[name])).size).toBe(15);
  expect(show("discount", "10 %")).toBe("10%");
  expect(show("discount", "عشرة")).toBe("عشرة");
  expect(show("discount", "100.25")).toBe("100.25\u00a0ريال");
  expect(show("validUntil", "2026-12-21")).toBe("21 ديسمبر 2026");
  const lines = show("items", typedOf(quote).items) ?? "";
  for (const part of ["موقع (ثلاث صفحات)", "4,500.5", "1,200", "استضافة"]) expect(lines).toContain(part);
  expect(lines).not.toContain("()");
  for (const name of ["customerName", "customerCompany", "terms"] as const)
    expect(show(name, "س")).toBeUndefined();
});

const line = { ...blankLine, title: "موقع", unitPrice: "100" };
const typed = { ...typedOf(quote), items: [line], discount: "" };
const priced = (unitPrice: string) => ({ ...typed, items: [{ ...line, unitPrice }] });

test("TRIAL-01 S1: amounts of a quote are read as people type them, and what means no amount is a fault at its field, never 0", () => {
  for (const price of ["4900 ريال", "4900 SAR", "٤٩٠٠ ﷼", "4.900,00"]) {
    expect(faultsOf(priced(price)), price).toEqual({});
    expect(readTyped(priced(price)).items[0]?.unitPrice, price).toBe(4_900_00);
  }
  for (const price of ["abc", "1.200", "4900 دولار", "333.335"]) {
    expect(faultsOf(priced(price)), price).toEqual({
      "items.0.unitPrice": "اكتب مبلغًا مثل 4900.50",
    });
    expect(readTyped(priced(price)).items[0]?.unitPrice, price).toBeNaN();
  }
  // A line begins without a price: no quote goes out free because somebody forgot it.
  expect(faultsOf({ ...typed, items: [{ ...blankLine, title: "موقع" }] })).toEqual({
    "items.0.unitPrice": "هذا الحقل مطلوب",
  });
  expect(faultsOf(priced("0"))).toEqual({});
  expect(faultsOf({ ...typed, vatRate: "", firstShare: "نصف", restDays: "3.5" })).toEqual({
    vatRate: "هذا الحقل مطلوب",
    firstShare: "اكتب رقمًا",
    restDays: "اكتب رقمًا صحيحًا بلا كسور",
  });
  expect(readTyped({ ...typed, discount: "10%", vatRate: "١٥٪" })).toMatchObject({
    discount: 0,
    discountRate: 10_00,
    vatRate: 15,
  });
});

test("TRIAL-01 S2: a discount above the sum of the lines or above 100% is a fault at its field", () => {
  expect(faultsOf({ ...typed, discount: "100" })).toEqual({});
  expect(faultsOf({ ...typed, discount: "100%" })).toEqual({});
  expect(faultsOf({ ...typed, discount: "100.01" })).toEqual({ discount: "الخصم أكبر من مجموع البنود" });
  expect(faultsOf({ ...typed, discount: "100.5%" })).toEqual({ discount: "أعلى قيمة هي 100" });
  expect(faultsOf({ ...typed, discount: "-1" })).toEqual({ discount: "المبلغ من 0 إلى 100,000,000 ريال" });
});

test("TRIAL-01 S18: the bound of an amount is told in riyals, in which it is typed", () => {
  expect(faultsOf(priced("100000000"))).toEqual({});
  expect(faultsOf(priced("100000000.01"))).toEqual({
    "items.0.unitPrice": "المبلغ من 0 إلى 100,000,000 ريال",
  });
});

test("TRIAL-01 S2: a sum that is too large is told at the lines, and taken back when it fits", () => {
  const values = typedOf(quote);
  const line = { ...blankLine, title: "موقع", quantity: "10000", unitPrice: "100000000" };
  const tooLarge = { ...values, items: [line, line] };
  const form = createFormControl<TypedQuote>({
    defaultValues: tooLarge,
  }) as unknown as RecordForm<TypedQuote>;
  expect(showFaults(form, tooLarge)).toBe(false);
  expect(form.getFieldState("items").error).toMatchObject({ message: faultsOf(tooLarge).items });
  expect(showFaults(form, values)).toBe(true);
  expect(form.getFieldState("items").error).toBeUndefined();
});

test("AREQ-02 SURV-05 a draft that a former form kept with numbers in place of their texts can be read", () => {
  const kept = { ...quote.items[0], unitPrice: 0 } as unknown as typeof blankLine;
  expect([isBlank(kept.quantity), isBlank(kept.unitPrice), isBlank(" ")]).toEqual([false, false, true]);
});

test("PAPER-02 quantities are typed with up to three decimals, in any digits", () => {
  const counted = (quantity: string) => ({ ...typed, items: [{ ...line, quantity }] });
  for (const [quantity, read] of [
    ["2.5", 2.5],
    ["٢٫٥", 2.5],
    ["٠٫١٢٥", 0.125],
    ["1,000.375", 1000.375],
  ] as const) {
    expect(faultsOf(counted(quantity)), quantity).toEqual({});
    expect(readTyped(counted(quantity)).items[0]?.quantity, quantity).toBe(read);
  }
  for (const [quantity, fault] of [
    ["0.0001", "أقل قيمة هي 0.001"],
    ["1.2345", "اكتب عددًا بثلاث منازل عشرية على الأكثر، مثل 2.5"],
    ["10000.001", "أعلى قيمة هي 10000"],
    ["نصف", "اكتب رقمًا"],
  ] as const)
    expect(faultsOf(counted(quantity)), quantity).toEqual({ "items.0.quantity": fault });
});
