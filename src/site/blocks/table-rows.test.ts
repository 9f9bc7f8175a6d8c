import { expect, test } from "vitest";
import { tableRows } from "./table-rows.ts";

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
