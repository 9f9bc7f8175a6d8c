import { expect, test } from "vitest";
import seeds from "../../../seeds/packages.json";
import { seededOf } from "../../kernel/resource/resource.ts";
import { comparePackages, inTables } from "./package-comparison.ts";
import { packages } from "./packages.ts";

/** Packages with these features; one whose first feature is «باقة 1» includes the first package. */
const offers = (...features: string[][]) =>
  features.map((list, index) => {
    const [, named] = /^باقة (\d)$/.exec(list[0] ?? "") ?? [];
    return {
      id: index + 1,
      features: named ? list.slice(1) : list,
      includesId: named ? Number(named) : null,
      includesWords: named ? `كل ما في ${list[0]}` : "",
    };
  });

test("SVC-02 SITE-03 the rows are all features, and a package has the features of the one that it builds on", () => {
  const rows = comparePackages(offers(["تصميم", "دعم"], ["باقة 1", "متجر"], ["باقة 2", " ", "شحن"]));
  expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell !== null)])).toEqual([
    ["تصميم", true, true, true],
    ["دعم", true, true, true],
    ["متجر", false, true, true],
    ["شحن", false, false, true],
  ]);
});

test("SVC-02 SITE-03 «حتى N» is a value, and a package's own value replaces an inherited one", () => {
  const rows = comparePackages(offers(["تصميم", "حتى ٥ صفحات"], ["باقة 1", "حتى 12 صفحة"], ["باقة 2"]));
  expect(rows[0]).toEqual({
    label: "عدد الصفحات",
    isValue: true,
    cells: ["حتى ٥ صفحات", "حتى 12 صفحة", "حتى 12 صفحة"],
  });
});

test("SVC-02 including a missing package, or each other, adds no features and causes no endless loop", () => {
  const rows = comparePackages(offers(["باقة 9"], ["باقة 3", "أ"], ["باقة 2", "ب"]));
  expect(rows.map(({ label }) => label).sort()).toEqual(["أ", "ب", "كل ما في باقة 9"].sort());
});

test("SVC-02 the seeded packages make fifteen rows, the last of which only the professional one has", () => {
  const rows = comparePackages(
    seeds
      .filter(({ price }) => price !== null)
      .map((seed) => seededOf(packages, seed))
      .map((offer, index) => ({ ...offer, id: index + 1 })),
  );
  expect(rows).toHaveLength(15);
  expect(rows.at(-1)?.cells.map((cell) => cell !== null)).toEqual([false, false, true]);
});

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [2, 2]],
  [7, [3, 2, 2]],
  [24, [3, 3, 3, 3, 3, 3, 3, 3]],
])("SITE-03 %i packages are divided into tables of at most three", (count, sizes) => {
  expect(inTables(Array.from({ length: count })).map((table) => table.length)).toEqual(sizes);
});
