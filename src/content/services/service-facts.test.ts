import { expect, test } from "vitest";
import { serviceFacts } from "./service-facts.ts";

test("SVC-01 delivery and revisions are read from the first lines; the other lines are features", () => {
  const features = ["التسليم: 5 إلى 7 أيام", "3 تعديلات مجانية", "تصميم خاص", "نسخة للجوال"];
  expect(serviceFacts({ features })).toEqual({
    delivery: "5 إلى 7 أيام",
    revisions: "3 تعديلات مجانية",
    features: ["تصميم خاص", "نسخة للجوال"],
  });
});

test.each(["تعديلان", "5 تعديلات"])("SVC-01 %s is read as the number of revisions", (line) => {
  expect(serviceFacts({ features: [line] }).revisions).toBe(line);
});

test("SVC-01 features without such lines are all kept, except blank ones", () => {
  expect(serviceFacts({ features: ["", "تعديل الصور", " "] }).features).toEqual(["تعديل الصور"]);
  expect(serviceFacts({ features: ["لوحة تحكم", "التسليم: غدًا"] })).toEqual({
    delivery: undefined,
    revisions: undefined,
    features: ["لوحة تحكم", "التسليم: غدًا"],
  });
});

test("SVC-01 TRIAL-01 C5: a time is read with either label, and without one where it says when the work begins", () => {
  const deliveryOf = (line: string) => serviceFacts({ features: [line, "ميزة"] }).delivery;
  expect(deliveryOf("التسليم: 5 إلى 7 أيام")).toBe("5 إلى 7 أيام");
  expect(deliveryOf("المدة: من 5 إلى 7 أيام")).toBe("من 5 إلى 7 أيام");
  expect(deliveryOf("يبدأ خلال يومين")).toBe("يبدأ خلال يومين");
  expect(deliveryOf("استجابة فورية")).toBe("استجابة فورية");
  expect(deliveryOf("دعم 30 يومًا")).toBeUndefined();
  expect(deliveryOf("ردّ فوري على الاستفسارات")).toBeUndefined();
});
