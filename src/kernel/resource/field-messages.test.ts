import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./field-messages.ts";

function errorsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error ? fieldErrors(error) : {};
}

const one = (schema: z.ZodType, value: unknown) =>
  errorsOf(z.object({ field: schema }), { field: value }).field;

test.each<[string, z.ZodType, unknown, string]>([
  ["a missing text", z.string(), undefined, "هذا الحقل مطلوب"],
  ["a null text", z.string(), null, "هذا الحقل مطلوب"],
  ["a blank text", z.string().trim().min(1), "  ", "هذا الحقل مطلوب"],
  ["a text that is a number", z.string(), 5, "في النص رموز غير مقبولة"],
  ["a short text", z.string().min(3), "ab", "النص أقصر من المطلوب. أقل عدد للأحرف: 3"],
  ["a long text", z.string().max(2000), "x".repeat(2001), "النص أطول من المسموح. أكثر عدد للأحرف: 2,000"],
  ["a wrong e-mail", z.email(), "x", "اكتب بريدًا صحيحًا، مثل name@example.com"],
  ["a wrong address", z.url(), "x", "اكتب رابطًا كاملًا، مثل https://example.com"],
  ["a wrong date", z.iso.date(), "2026-13-01", "اختر تاريخًا صحيحًا"],
  ["a word for a number", z.number(), "x", "اكتب رقمًا"],
  ["a fraction", z.int(), 1.5, "اكتب رقمًا صحيحًا بلا كسور"],
  ["a small number", z.number().min(1), 0, "أقل قيمة هي 1"],
  ["a big number", z.number().max(1000), 1001, "أعلى قيمة هي 1,000"],
  [
    "a price of a tenth of a halala",
    z.number().multipleOf(0.01),
    1.005,
    "اكتب المبلغ رقمًا بمنزلتين عشريتين على الأكثر، مثل 4900 أو 4900.50",
  ],
  ["an unknown option", z.enum(["a", "b"]), "c", "اختر قيمة من القائمة"],
  ["an empty list", z.array(z.string()).min(1), [], "هذا الحقل مطلوب"],
  ["a long list", z.array(z.string()).max(1), ["a", "b"], "القائمة أطول من المسموح. أكثر عدد للعناصر: 1"],
  ["a text for a list", z.array(z.string()), "a", "اختر قيمة من القائمة"],
])("API-04 says what is wrong with %s", (_what, schema, value, sentence) => {
  expect(one(schema, value)).toBe(sentence);
});

test("API-04 a schema can choose the sentence by its key", () => {
  expect(one(z.int().min(1, "order"), 0)).toBe("الترتيب رقم صحيح يبدأ من 1");
  expect(one(z.number().min(0, "between").max(100, "percentage"), 101)).toBe("النسبة من 0 إلى 100");
  expect(
    one(
      z.string().refine(() => false, "otherReason"),
      "x",
    ),
  ).toBe("اكتب سبب التواصل");
});

test("API-04 names list entries and nested fields by their path, one sentence each", () => {
  const schema = z.object({
    features: z.array(z.string().min(1).max(2)),
    request: z.object({ reason: z.string() }),
  });
  expect(errorsOf(schema, { features: ["a", "", "abc"], request: {} })).toEqual({
    "features.1": "هذا الحقل مطلوب",
    "features.2": "النص أطول من المسموح. أكثر عدد للأحرف: 2",
    "request.reason": "هذا الحقل مطلوب",
  });
});

test("API-04 a field with several shapes reports the issue of the closest shape", () => {
  const schema = z.object({
    wanted: z.union([z.array(z.string()), z.object({ reason: z.string(), message: z.string() })]),
  });
  expect(errorsOf(schema, { wanted: { reason: "x" } })).toEqual({ "wanted.message": "هذا الحقل مطلوب" });
  expect(errorsOf(schema, { wanted: 5 })).toEqual({ wanted: "اختر قيمة من القائمة" });
  expect(errorsOf(z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]), { kind: "b" })).toEqual(
    {
      kind: "اختر قيمة من القائمة",
    },
  );
});

test("API-04 an input that is not an object is a fault of the body", () => {
  expect(Object.keys(errorsOf(z.object({}), 5))).toEqual(["body"]);
});
