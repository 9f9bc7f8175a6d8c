import { expect, test } from "vitest";
import { parseDiscount, parseMoney, parsePercent } from "./amounts.ts";

test.each([
  ["4900", 4900],
  ["4900 ريال", 4900],
  ["4900ريالًا", 4900],
  ["٤٩٠٠ ريال سعودي", 4900],
  ["4900 SAR", 4900],
  ["SAR 4,900.00", 4900],
  ["sr4900", 4900],
  ["4900 ﷼", 4900],
  ["\u20c1 4900", 4900],
  ["4900 ر.س.", 4900],
  ["ر.س ٤٬٩٠٠٫٥٠", 4900.5],
  ["3 ريالات", 3],
  ["1.200,50", 1200.5],
  ["1,200.50", 1200.5],
  ["1200,5", 1200.5],
  ["1,5", 1.5],
  ["1200.", 1200],
  ["1200،5", 1200.5],
  ["1 200", 1200],
  ["1 200,50 ريال", 1200.5],
  ["1\u00a0200", 1200],
  ["1\u202f234\u202f567.8", 1_234_567.8],
  ["1,200", 1200],
  ["1.200.000", 1_200_000],
  ["۱۲۰۰", 1200],
  ["\u2067١٢٠٠\u2069", 1200],
  [".5", 0.5],
  ["0", 0],
  ["٠٫٠٥", 0.05],
  ["-5", -5],
  ["−5 ريال", -5],
])("TRIAL-01 S1: the typed amount %j is read as %d riyals", (typed, riyals) => {
  expect(parseMoney(typed)).toBe(riyals);
});

test.each([
  "",
  " ",
  "abc",
  "ريال",
  "4900 دولار",
  "$4900",
  "4900 هللة",
  "4900 ريال شهريًا",
  "ريال 4900 ريال",
  "5 آلاف",
  "5k",
  "1e5",
  "0x10",
  "5²",
  "½",
  "4900-5000",
  "4900 5000",
  "1.200", // a thousand or little more than one
  "333.335",
  "2,900.000",
  "1,20,000",
  "1200,500",
  "0,500",
  "1.2.3",
  "1,2,3",
  "1..2",
  "10%",
])("TRIAL-01 S1: the typed text %j means no one amount of at most two decimals", (typed) => {
  expect(parseMoney(typed)).toBeNull();
});

test.each([
  ["15", 15],
  ["15%", 15],
  ["١٥٪", 15],
  ["٪15", 15],
  ["15 %", 15],
  ["12,5%", 12.5],
  ["15 بالمئة", 15],
  ["15 في المائة", 15],
  ["15 ريال", null],
  ["abc%", null],
  ["%", null],
])("TRIAL-01 S1: the typed share %j is read as %s percent", (typed, percent) => {
  expect(parsePercent(typed)).toBe(percent);
});

test("TRIAL-01 S1: a discount is a share of the sum where a percent sign says so, and riyals otherwise", () => {
  expect(parseDiscount("10%")).toEqual({ percent: 10 });
  expect(parseDiscount("١٢٫٥٪")).toEqual({ percent: 12.5 });
  expect(parseDiscount("500 ريال")).toEqual({ riyals: 500 });
  expect(parseDiscount("0")).toEqual({ riyals: 0 });
  for (const typed of ["", "abc", "10 % ريال", "10%%", "1.200"])
    expect(parseDiscount(typed), typed).toBeNull();
});

test("SEC-08 TRIAL-01 S1: a text too long for an amount is not searched for one", () => {
  // Divided at each space anew, this run takes longer than any test may.
  expect(parseMoney(`1${" ".repeat(400_000)}x1`)).toBeNull();
  expect(parseMoney(`${" ".repeat(88)}4900 ريال`)).toBe(4900);
});
