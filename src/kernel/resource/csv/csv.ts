import Papa from "papaparse";

/*
 * CSV as spreadsheets write and read it (RFC 4180), in UTF-8 with a byte order mark, without which Excel takes Arabic for
 * Latin. A cell that a spreadsheet would run as a formula is written with an apostrophe before it, which is removed when read.
 */

export type CsvRow = readonly string[];

/** One column of a CSV file. `label` heads it; a file may name it by `name` too, its wire name. */
export type CsvColumn = {
  name: string;
  label: string;
  /** The words in the file for wire values, such as the names of categories. */
  words?: Readonly<Record<string, string>>;
  /** A file may contain only the values that have words. */
  closed?: boolean;
  /** Spreadsheets rewrite days and phones, which is undone when a file is read. */
  rewritten?: "day" | "phone";
};

const byteOrderMark = "\uFEFF";
// Phones begin with + too, and a spreadsheet would calculate a sum from them.
// Spreadsheets in East Asia treat the wide and the small forms like the plain signs.
const signs = "[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]";
const formula = new RegExp(`^'*${signs}`);
const neutralised = new RegExp(`^'+${signs}`);

/** A whole file. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: string) {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows of a file: cells are separated by commas or, if the first line has more of them, by semicolons or tabs; quoted cells
 * may contain separators, quotes and line breaks. Empty lines are left out. Undefined when a quote is never closed.
 */
export function parseCsv(file: string): string[][] | undefined {
  return parseCsvLines(file)?.filter(isFilled);
}

/** Whether a row has any text, because spreadsheets write empty rows below the last one and between others. */
export const isFilled = (cells: CsvRow) => cells.some((cell) => cell !== "");

/** Like `parseCsv` but with the empty lines, so that row numbers match the spreadsheet. */
export function parseCsvLines(file: string): string[][] | undefined {
  const [, named, text = ""] = /^\uFEFF?(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(file) ?? [];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named ?? separatorOf(text) });
  if (errors.some(({ code }) => code === "MissingQuotes")) return undefined;
  const rows = data.map((row) => row.map(plain));
  return rows.at(-1)?.join("") === "" && rows.at(-1)?.length === 1 ? rows.slice(0, -1) : rows;
}

const mostBreaks = 100_000;
const mostSeparators = 500_000;

/**
 * Whether a file has more lines or cells than any that is imported, told without parsing it; empty lines at its end do not count.
 * Requirement SEC-08.
 */
export function isTooLong(file: string): boolean {
  let end = file.length;
  while (end > 0 && blank.has(file.charCodeAt(end - 1))) end -= 1;
  let [breaks, separators] = [0, 0];
  for (let index = 0; index < end; index += 1) {
    const code = file.charCodeAt(index);
    if (code === 10 || code === 13) breaks += 1;
    else if (code === 44 || code === 59 || code === 9) separators += 1;
  }
  return breaks > mostBreaks || separators > mostSeparators;
}

const blank = new Set([..." ,;\t\r\n"].map((sign) => sign.charCodeAt(0)));

/**
 * Spreadsheets in some countries separate cells by semicolons, and text copied from spreadsheets has tabs. Only the first line
 * decides, because those countries write decimals with commas in the lines below.
 */
function separatorOf(text: string) {
  const counts = [",", ";", "\t"].map((delimiter) => {
    const [cells = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return [delimiter, cells.length] as const;
  });
  const [best = ","] = counts.sort((a, b) => b[1] - a[1])[0] ?? [];
  return best;
}

/** Undoes the apostrophe that made a cell safe for spreadsheets. */
const plain = (cell: string) => (neutralised.test(cell) ? cell.slice(1) : cell);
