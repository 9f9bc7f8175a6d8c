import { expect, test } from "vitest";
import { foldTypedDigits, numberValue } from "./digits.ts";

test("AR-02 digits of all three sets are folded while typed, without changing the length", () => {
  expect(foldTypedDigits("١٬٢٣٤٫٥")).toBe("1,234.5");
  expect(foldTypedDigits("۱۲۳")).toBe("123");
  expect(foldTypedDigits("شارع ٩")).toHaveLength("شارع ٩".length);
});

test("AR-02 a number field gives a number, null when empty, NaN when it is none", () => {
  expect(numberValue("١٬٤٠٠")).toBe(1400);
  expect(numberValue("٢٫٥")).toBe(2.5);
  expect(numberValue(7)).toBe(7);
  expect(numberValue("  ")).toBeNull();
  expect(numberValue(null)).toBeNull();
  expect(numberValue("سبعة")).toBeNaN();
});
