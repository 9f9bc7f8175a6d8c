import { expect, test } from "vitest";
import { matches } from "./search.ts";

test("AR-01 ADM-03 a list finds every word of the query in any spelling, in any of the texts", () => {
  expect(matches("احمد", ["متجر أحمد", null])).toBe(true);
  expect(matches("إدارة ٢٠٢٦", ["اداره المتاجر", "باقة 2026"])).toBe(true);
  expect(matches("إدارة ٢٠٢٧", ["اداره المتاجر", "باقة 2026"])).toBe(false);
  expect(matches("", ["متجر"])).toBe(true);
});
