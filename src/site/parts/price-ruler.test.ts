import { expect, test } from "vitest";
import { priceScale } from "./price-ruler.tsx";

const offers = (...prices: (number | null)[]) => prices.map((price) => ({ title: "الباقة", price }));

test("SVC-02 SITE-03 the ruler of prices ends a little after the highest, in at most a dozen steps", () => {
  expect(priceScale(offers(1400, 2900, 4900))).toEqual({ end: 5500, step: 500 });
  expect(priceScale(offers(30, 90))).toEqual({ end: 100, step: 10 });
});

test.each([
  ["a single price", offers(900)],
  ["a package without a price", offers(900, null)],
  ["two that are nearly equal", offers(1000, 1100)],
  ["one near nothing", offers(10, 4900)],
  [
    "long names",
    offers(1400, 4900).map((offer) => ({ ...offer, title: "باقة المتاجر الإلكترونية الكبيرة" })),
  ],
  ["prices without end", offers(1_000_000, 9_000_000)],
])("SVC-02 SITE-03 no ruler for %s", (_, list) => {
  expect(priceScale(list)).toBeNull();
});
