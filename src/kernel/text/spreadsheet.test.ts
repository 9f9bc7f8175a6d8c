import { expect, test } from "vitest";
import { isSpreadsheetFault, undoSpreadsheet } from "./spreadsheet.ts";

test.each([
  ["966551234567.0", "966551234567"],
  ["٩٦٦٥٥١٢٣٤٥٦٧٫٠", "966551234567"],
  ["9.66551234567E+11", "966551234567"],
  ["9,66551234567e+11", "966551234567"],
  ["1.790512345678E+12", "1790512345678"],
  ['="0551234567"', "0551234567"],
  ["=0551234567", "0551234567"],
  ["'0551234567", "0551234567"],
  ["0551234567", "0551234567"],
  [" بعد العصر ", " بعد العصر "],
  ["12.5", "12.5"],
  ["5E", "5E"],
])("ADM-03 TRIAL-01 F6: %s was %s before a spreadsheet", (cell, before) => {
  expect(undoSpreadsheet(cell)).toBe(before);
});

test.each(["9.66551E+11", "1.7905E+12", "9,66551E+11", "٩٫٦٦E+١١", "9E+11", "9.66551234568E+10"])(
  "ADM-03 TRIAL-01 F6: %s has lost digits",
  (cell) => {
    expect(undoSpreadsheet(cell)).toBeUndefined();
  },
);

test("ADM-03 TRIAL-01 F6: what stands in place of a value is told from a value", () => {
  expect(
    ["#NAME?", "#VALUE!", "#REF!", "#DIV/0!", "#N/A", "#ERROR!", "########"].filter(isSpreadsheetFault),
  ).toHaveLength(7);
  expect(["#", "#1", "# عنوان", "#خبر", "C#", "#ffffff", "#a"].filter(isSpreadsheetFault)).toEqual([]);
  expect(["#SEO", "#FFFFFF", "#CAFE"].filter(isSpreadsheetFault)).toEqual([]);
});
