import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sumsOf } from "../../content/quotes/quotes.ts";
import { QuoteDocument } from "./quote-document.tsx";

test("DESK-02 the document shows every letter as typed, tanwin and vowel marks included", () => {
  const typed = "يُدفع نصفه مقدمًا، وكلُّ شيءٍ مُتَّفَقٌ عليه";
  const items = [{ title: typed, detail: `تفصيل ${typed}`, quantity: 1, unitPrice: 100_00 }];
  const quote = {
    number: "2026-0001",
    customerName: "مِسْبَك",
    customerCompany: "",
    items,
    sums: sumsOf({ items, discount: 0 }),
    validUntil: "2026-12-21",
    terms: `شروط ${typed}`,
    sentAt: "2026-11-21T08:00:00.000Z",
    answeredAt: "",
    answeredBy: "",
  };
  const agency = { name: "شُرفة", legalName: "شُرفة للخدمات الرقمية", address: [], phone: "", email: "" };
  const words = renderToStaticMarkup(<QuoteDocument quote={quote} agency={agency} />).replace(
    /<[^>]*>/g,
    "\n",
  );
  for (const text of [typed, `تفصيل ${typed}`, `شروط ${typed}`, "مِسْبَك", "شُرفة للخدمات الرقمية"])
    expect(words.split("\n")).toContain(text);
});
