import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteDocument } from "./quote-document.tsx";
import { sumsOf } from "./quotes.ts";

test("DESK-02 the document shows every letter as typed, tanwin and vowel marks included", () => {
  const typed = "يُدفع نصفه مقدمًا، وكلُّ شيءٍ مُتَّفَقٌ عليه";
  const items = [{ title: typed, detail: `تفصيل ${typed}`, quantity: 1, unitPrice: 100_00 }];
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
  };
  const agency = {
    name: "شُرفة",
    legalName: "شُرفة للخدمات الرقمية",
    address: [],
    phone: "",
    email: "",
    vatNumber: "",
    commercialNumber: "",
  };
  const words = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />).replace(
    /<[^>]*>/g,
    "\n",
  );
  for (const text of [typed, `تفصيل ${typed}`, `شروط ${typed}`, "مِسْبَك", "شُرفة للخدمات الرقمية"])
    expect(words.split("\n")).toContain(text);
});
