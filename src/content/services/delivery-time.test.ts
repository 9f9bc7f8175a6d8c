import { expect, test } from "vitest";
import { deliveryTime } from "./delivery-time.ts";

test.each([
  ["5 إلى 7 أيام", 5, 7],
  ["من 5 إلى 7 أيام", 5, 7],
  ["من يومين إلى 3 أيام", 2, 3],
  ["التسليم خلال 5 إلى 7 أيام", 5, 7],
  ["خلال ٥ إلى ٧ أيّام", 5, 7],
  ["۱۰ الى ۱۴ يومًا", 10, 14],
  ["5-7 أيام عمل", 5, 7],
  ["3 – 5 أيام", 3, 5],
  ["يومين إلى 3 أيام", 2, 3],
  ["خلال يومين إلى ثلاثة أيام", 2, 3],
  ["من أسبوعين إلى 3 أسابيع", 14, 21],
  ["أسبوع إلى أسبوعين", 7, 14],
  ["5 أيام إلى أسبوعين", 5, 14],
  ["خلال يوم عمل", 0, 1],
  ["خلال أسبوع", 0, 7],
  ["خلال ثلاثة أيام", 0, 3],
  ["11 يومًا", 0, 11],
  ["شهر إلى شهرين", 30, 60],
])("SVC-01 SITE-03 «%s» is delivered between day %i and day %i", (text, from, to) => {
  expect(deliveryTime(text)).toEqual({ kind: "delivery", from, to });
});

test.each([
  ["يبدأ خلال يومين", 2],
  ["يبدأ خلال 3 أيام", 3],
  ["نبدأ بعد أسبوع", 7],
  ["تفعيل خلال 3 أيام عمل", 3],
])("SVC-01 SITE-03 «%s» is the time until the work begins", (text, to) => {
  expect(deliveryTime(text)).toEqual({ kind: "start", from: 0, to });
});

test.each(["فوري", "استجابة فورية", "فورًا", "استجابة فورية 24/7"])(
  "SVC-01 SITE-03 «%s» is available at once",
  (text) => {
    expect(deliveryTime(text)).toEqual({ kind: "now", from: 0, to: 0 });
  },
);

test.each([
  "",
  "تُحدّد بعد الاستشارة",
  "حسب الاتفاق",
  "3 تعديلات خلال 5 أيام",
  "شهر ونصف",
  "أيام قليلة",
  "7 إلى 5 أيام",
  "5 إلى 7",
  "24/7",
  "يوم إلى يومين إلى 3 أيام",
])("SVC-01 SITE-03 «%s» cannot be parsed and stays a text", (text) => {
  expect(deliveryTime(text)).toBeNull();
});
