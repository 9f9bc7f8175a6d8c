import { expect, test } from "vitest";
import packages from "../../../seeds/packages.json" with { type: "json" };
import hosting from "../../../seeds/packages-server.json" with { type: "json" };
import { offersOf, packageName } from "./catalogue.ts";

test("TRIAL-01 C1: a line keeps the period of the price: all hosting packages of the demo are monthly", () => {
  const wired = hosting.map(({ priceUnit, ...offer }) => ({ ...offer, price_unit: priceUnit }));
  expect(offersOf(wired).map(({ price, unit }) => [price, unit])).toEqual(
    hosting.map(({ price, priceUnit }) => [price, priceUnit]),
  );
  expect(offersOf(wired).every(({ unit }) => unit === "شهريًا")).toBe(true);
  expect(offersOf([{ title: "أ", price: 5, price_unit: "\u20C1 شهريًا" }])[0]?.unit).toBe("شهريًا");
  expect(offersOf([{ title: "أ", price: 5, price_unit: null }])[0]?.unit).toBe("");
});

test("TRIAL-01 C2: the name of a package is whole without the others beside it, in a line and in what a line includes", () => {
  const offers = offersOf(packages, packageName);
  expect(offers.map(({ title }) => title)).toEqual([
    "الباقة الأساسية",
    "الباقة المتقدمة",
    "الباقة الاحترافية",
    "باقة «حسب الطلب»",
  ]);
  expect(offers[1]?.features[0]).toBe("جميع مزايا الباقة الأساسية");
  expect(offers[2]?.features[0]).toBe("جميع مزايا الباقة المتقدمة");
  expect(packageName("باقة الإطلاق")).toBe("باقة الإطلاق");
  expect(packageName("استضافة النمو")).toBe("استضافة النمو");
  // A feature that only begins alike names no package.
  expect(offersOf([{ title: "أ", features: ["كل ما في القائمة"] }])[0]?.features).toEqual([
    "كل ما في القائمة",
  ]);
});
