import { expect, test } from "vitest";
import { blankItem, quotes } from "../quotes.ts";
import { formOf, show } from "./quote-words.ts";

const quote = {
  customerName: "نورة",
  customerCompany: "ركن",
  customerEmail: "",
  customerPhone: "",
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
  vatRate: 15,
  validUntil: "2026-12-21",
  terms: "نصف مقدم",
  firstShare: 50,
  restDays: 14,
};

test("AREQ-02 the form of a quote shows in riyals what is stored in halalas, and does not change the quote", () => {
  const before = structuredClone(quote);
  const form = formOf({ ...quote, id: 7, state: "draft" } as typeof quote);
  expect(form).toEqual({
    ...quote,
    items: [
      { ...quote.items[0], unitPrice: 4500.5 },
      { ...quote.items[1], unitPrice: 1 },
    ],
    discount: 100.25,
  });
  expect(quote).toEqual(before);
  expect(blankItem).toEqual({
    title: "",
    detail: "",
    quantity: 1,
    unitPrice: 0,
    features: [],
    isOptional: false,
  });
});

test("AREQ-02 SURV-05 the merge has a label of its own for every field of a quote, and shows money, days and lines in words", () => {
  const { labels } = quotes.words;
  const names = Object.keys(quote) as (keyof typeof quote)[];
  expect(new Set(names.map((name) => labels[name])).size).toBe(11);
  expect(Object.keys(formOf(quote)).sort()).toEqual(names.sort());
  expect(show("discount", 100.25)).toBe("100.25\u00a0ريال");
  expect(show("validUntil", "2026-12-21")).toBe("21 ديسمبر 2026");
  const lines = show("items", formOf(quote).items) ?? "";
  for (const part of ["موقع (ثلاث صفحات)", "4,500.5", "1,200", "استضافة"]) expect(lines).toContain(part);
  expect(lines).not.toContain("()");
  for (const name of ["customerName", "customerCompany", "terms"] as const)
    expect(show(name, "س")).toBeUndefined();
});
