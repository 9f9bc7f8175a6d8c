import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuoteAnswerForm } from "./quote-answer.tsx";

test("PRIV-01 the form to answer a quote says how the name is used and for how long, links to the notice and marks optional fields", () => {
  const periods = { retention: "18 شهرًا", records: "7 سنوات" };
  const html = renderToStaticMarkup(
    <QuoteAnswerForm language="ar" state={null} periods={periods} englishPeriods={periods} total={[]} />,
  );
  const words = html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
  expect(words).toContain("نحفظ اسمك وملاحظتك ووقت ردّك مع العرض");
  expect(words).toContain("العرض المقبول سجل مالي نحفظه 7 سنوات، وغيره نتلفه بعد 18 شهرًا من آخر تواصل.");
  expect(html).toMatch(/<a [^>]*href="\/privacy">اقرأ سياسة الخصوصية<\/a>/);
  // The link is before the buttons that send.
  expect(html.indexOf("/privacy")).toBeLessThan(html.indexOf("<button"));
  expect(words).toMatch(/ملاحظة \(اختياري\)|ملاحظة ?اختياري/);
  expect(html).toMatch(/<input[^>]*name="name"[^>]*required|<input[^>]*required[^>]*name="name"/);
});

test("AREQ-02 TRIAL-01 S19: a missing name is told by the page's own sentence at the field: the browser's is never asked", () => {
  const none = { retention: "", records: "" };
  const refused = {
    values: { name: "", note: "س", chosen: [] },
    errors: { name: "هذا الحقل مطلوب" },
    failure: "",
    reason: "" as const,
  };
  const html = renderToStaticMarkup(
    <QuoteAnswerForm language="ar" state={refused} periods={none} englishPeriods={none} total={[]} />,
  );
  expect(html).toMatch(/<form [^>]*noValidate=""/);
  expect(html).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*aria-describedby="answer-name-error"|<input[^>]*aria-describedby="answer-name-error"[^>]*aria-invalid="true"/,
  );
  expect(html).toContain("هذا الحقل مطلوب");
});
