import { expect, test } from "vitest";
import { mergeValues } from "./merge.ts";

const base = { title: "متجر", price: 100, features: ["أ"], isActive: true };

test("SURV-05 fields that only one person changed are merged, fields that both changed are conflicts", () => {
  const mine = { ...base, title: "متجر رُطَب", price: 120 };
  const theirs = { ...base, price: 150, features: ["أ", "ب"] };
  expect(mergeValues(base, mine, theirs)).toEqual({
    merged: { title: "متجر رُطَب", price: 120, features: ["أ", "ب"], isActive: true },
    conflicts: ["price"],
    fromMine: ["title"],
    fromTheirs: ["features"],
  });
});

test("SURV-05 the same change by both is no conflict", () => {
  const changed = { ...base, isActive: false };
  expect(mergeValues(base, changed, { ...changed })).toMatchObject({
    conflicts: [],
    fromMine: [],
    fromTheirs: [],
  });
});
