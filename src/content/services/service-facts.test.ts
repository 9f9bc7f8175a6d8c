import { expect, test } from "vitest";
import { serviceFacts } from "./service-facts.ts";

test("SVC-01 delivery and revisions are read off the first lines, the rest stay features", () => {
  const features = ["التسليم: 5 إلى 7 أيام", "3 تعديلات مجانية", "تصميم خاص", "نسخة للجوال"];
  expect(serviceFacts({ features })).toEqual({
    delivery: "5 إلى 7 أيام",
    revisions: "3 تعديلات مجانية",
    features: ["تصميم خاص", "نسخة للجوال"],
  });
});

test.each(["تعديلان", "5 تعديلات"])("SVC-01 %s is a line of revisions", (line) => {
  expect(serviceFacts({ features: [line] }).revisions).toBe(line);
});

test("SVC-01 features without facts stay whole, blank lines left out", () => {
  expect(serviceFacts({ features: ["", "تعديل الصور", " "] }).features).toEqual(["تعديل الصور"]);
  expect(serviceFacts({ features: ["لوحة تحكم", "التسليم: غدًا"] })).toEqual({
    delivery: undefined,
    revisions: undefined,
    features: ["لوحة تحكم", "التسليم: غدًا"],
  });
});
