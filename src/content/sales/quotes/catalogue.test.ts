import { expect, test } from "vitest";
import { z } from "zod";
import packages from "../../../../seeds/packages.json" with { type: "json" };
import hosting from "../../../../seeds/packages-server.json" with { type: "json" };
import { featuresOf, offersOf, packageName } from "./catalogue.ts";
import { quoteLines } from "./lines-wire.ts";

const blank = {
  id: 1,
  title: "أ",
  features: [],
  price: null,
  unit: null,
  period: null,
  includesId: null,
  includesWords: "",
};

test("TRIAL-01 C1: a line keeps the period of the price: all hosting packages of the demo are monthly", () => {
  const offers = hosting.map(({ pricePeriod, ...offer }) => ({
    ...blank,
    ...offer,
    unit: pricePeriod === "month" ? "شهريًا" : null,
  }));
  expect(offersOf(offers).map(({ price, unit }) => [price, unit])).toEqual(
    hosting.map(({ price }) => [price, "شهريًا"]),
  );
  expect(offersOf([{ ...blank, price: 5, unit: "\u20C1 شهريًا" }])[0]?.unit).toBe("شهريًا");
  // A period is said by the document, in its own language.
  const monthly = { ...blank, price: 5, unit: "شهريًا", period: "month" as const };
  expect(offersOf([monthly])[0]).toMatchObject({ unit: "", period: "month" });
  expect(offersOf([{ ...blank, price: 5 }])[0]?.unit).toBe("");
});

test("TRIAL-01 C2: the name of a package is whole without the others beside it, in a line and in what a line includes", () => {
  const list = packages.map(({ includesId = null, features, ...offer }) => {
    const other = packages.find(({ id }) => id === includesId);
    const includesWords = other ? `كل ما في ${other.title}` : "";
    return { ...blank, ...offer, includesId, includesWords, features: [includesWords, ...features] };
  });
  const offers = offersOf(list, packageName);
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
  // A feature names no package, whatever it says.
  const saying = { ...blank, id: 2, title: "ب", features: ["كل ما في أ"] };
  expect(offersOf([blank, saying])[1]?.features).toEqual(["كل ما في أ"]);
  // A package whose other one is gone says so in its own words.
  const orphan = {
    ...blank,
    features: ["كل ما في القديمة"],
    includesId: 9,
    includesWords: "كل ما في القديمة",
  };
  expect(offersOf([orphan])[0]?.features).toEqual(["كل ما في القديمة"]);
});

test("TRIAL-01 C1: a line takes whatever name, period and features a package can have", () => {
  const long = { ...blank, title: "أ".repeat(200), price: 5, unit: "ش".repeat(200) };
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
