import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteAnswerForm } from "./quote-answer.tsx";

test("PRIV-01 the answer to a quote says what becomes of the name, for how long, leads to the notice and marks what is optional", () => {
  const periods = { retention: "18 شهرًا", records: "7 سنوات" };
  const html = renderToStaticMarkup(<QuoteAnswerForm state={null} periods={periods} />);
  const words = html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
  expect(words).toContain("نحفظ اسمك وملاحظتك ووقت ردّك مع العرض");
  expect(words).toContain("العرض المقبول سجل مالي نحفظه 7 سنوات، وغيره نتلفه بعد 18 شهرًا من آخر تواصل.");
  expect(html).toMatch(/<a [^>]*href="\/privacy">اقرأ سياسة الخصوصية<\/a>/);
  // It stands before the buttons that send.
  expect(html.indexOf("/privacy")).toBeLessThan(html.indexOf("<button"));
  expect(words).toMatch(/ملاحظة \(اختياري\)|ملاحظة ?اختياري/);
  expect(html).toMatch(/<input[^>]*name="name"[^>]*required|<input[^>]*required[^>]*name="name"/);
});
