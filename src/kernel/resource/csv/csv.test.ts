import { expect, test } from "vitest";
import { parseCsv, writeCsv } from "./csv.ts";

test("ADM-03 a file begins with the byte order mark, its lines end as RFC 4180 says, quotes are doubled", () => {
  expect(
    writeCsv([
      ["السؤال", 'قال "نعم"'],
      ["سطر\nثانٍ", "أ,ب"],
    ]),
  ).toBe('\uFEFFالسؤال,"قال ""نعم"""\r\n"سطر\nثانٍ","أ,ب"\r\n');
});

test.each([
  "=1+1",
  "+966551234567",
  "-5",
  "@cmd",
  "\tx",
  "\rx",
  "'=quoted",
  "＝1+1",
  "＋966",
  "－5",
  "＠cmd",
  "﹦1",
  "﹢1",
  "﹣1",
  "﹫x",
  "'＝quoted",
])("SEC-09 %j is no formula in a spreadsheet, and comes back as it was", (cell) => {
  const file = writeCsv([[cell]]);
  expect(file.replace(/^\uFEFF"?/, "")).toMatch(/^'/);
  expect(parseCsv(file)).toEqual([[cell]]);
});

test("ADM-03 files of spreadsheets are read: semicolons, tabs, old line ends, empty lines, a last empty cell", () => {
  expect(parseCsv("a;b\r\n1,5;2\r\n\r\n")).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
  expect(parseCsv("a\tb\r1\t2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(parseCsv('"a";"b;c"\n"x ""y"""; z')).toEqual([
    ["a", "b;c"],
    ['x "y"', " z"],
  ]);
  expect(parseCsv("a,b\n1,")).toEqual([
    ["a", "b"],
    ["1", ""],
  ]);
  expect(parseCsv("")).toEqual([]);
  expect(parseCsv('a,"b\n1')).toBeUndefined();
});

test("ADM-03 whatever is written is read back, letter by letter", () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const letters = [
    "a",
    "ب",
    '"',
    ",",
    ";",
    "\n",
    "\r\n",
    "\t",
    "'",
    "=",
    "+",
    "-",
    "@",
    " ",
    "0",
    "\uFEFF",
    "é",
  ];
  const cellOf = () => Array.from({ length: random(7) }, () => letters[random(letters.length)]).join("");
  for (let round = 0; round < 3000; round += 1) {
    const width = 1 + random(4);
    // The head is never empty, as in every exported file, because an empty row would be read as an empty line.
    const rows = [
      Array.from({ length: width }, (_, index) => `c${index}`),
      ...Array.from({ length: random(4) }, () => ["x", ...Array.from({ length: width - 1 }, cellOf)]),
    ];
    expect(parseCsv(writeCsv(rows))).toEqual(rows);
  }
});
