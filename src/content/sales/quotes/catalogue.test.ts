import { expect, test } from "vitest";
import { z } from "zod";
import packages from "../../../../seeds/packages.json" with { type: "json" };
import hosting from "../../../../seeds/packages-server.json" with { type: "json" };
import { featuresOf, offersOf, packageName } from "./catalogue.ts";
import { quoteLines } from "./lines-wire.ts";

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

test("TRIAL-01 C1: a line takes whatever name, period and features a package can have", () => {
  const long = { title: "أ".repeat(200), price: 5, price_unit: "ش".repeat(200) };
  const [offer] = offersOf([{ ...long, features: Array(70).fill("م".repeat(400)) }], packageName);
  const { title = "", unit } = offer ?? {};
  const line = { title, unit, quantity: 1, unit_price: 5_00 };
  const features = offer ? featuresOf(offer) : [];
  const wired = features.map(({ title, isIncluded }) => ({ title, is_included: isIncluded }));
  const read = quoteLines()
    .schema(z)
    .safeParse([{ ...line, features: wired }]);
  expect(read.error).toBeUndefined();
  expect([title.length, unit?.length, features.length]).toEqual([200, 200, 60]);
});
