import { expect, test } from "vitest";
import { fitsTable, tableRows } from "./table-rows.ts";

test("PAGES-01 a table is typed as lines with bars, or pasted from a spreadsheet; every row gets the same number of cells", () => {
  expect(tableRows("البند | الأساسية\n\nالصفحات | 5 | 12\n")).toEqual([
    ["البند", "الأساسية", ""],
    ["الصفحات", "5", "12"],
  ]);
  expect(tableRows("أ\tب\nج\tد")).toEqual([
    ["أ", "ب"],
    ["ج", "د"],
  ]);
  expect(tableRows(" \n")).toEqual([]);
});

test("PAGES-01 TRIAL-01 X1: a table of few letters does not become millions of cells", () => {
  const typed = `${"|".repeat(2494)}\n${"a\n".repeat(1249)}`; // 3.1 million cells before
  expect(tableRows(typed).flat()).toHaveLength(20 * 100);
  expect([fitsTable(typed), fitsTable("أ|ب\nج|د")]).toEqual([false, true]);
  expect([fitsTable("|".repeat(19)), fitsTable("|".repeat(20))]).toEqual([true, false]);
  expect([fitsTable("a\n".repeat(100)), fitsTable("a\n".repeat(101))]).toEqual([true, false]);
});
