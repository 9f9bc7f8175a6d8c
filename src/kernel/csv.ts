/*
 * CSV as spreadsheets write and read it (RFC 4180), in UTF-8 with a byte order mark, without which Excel takes Arabic for
 * Latin. A cell that a spreadsheet would run as a formula is written behind an apostrophe and read back without it.
 */

export type CsvRow = readonly string[];

/** One column of a CSV file. `label` heads it; a file may name it by `name` too, its wire name. */
export type CsvColumn = {
  name: string;
  label: string;
  /** Words of the file for values of the wire, such as the names of categories. */
  words?: Readonly<Record<string, string>>;
  /** A file may name no other value than those with words. */
  closed?: boolean;
};

const byteOrderMark = "\uFEFF";
// Phones begin with + too: a spreadsheet would make a sum of them.
// Spreadsheets of East Asia take the wide and the small forms for the plain signs.
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
 * The rows of a file: cells behind commas or, where the first line has more of them, semicolons or tabs; quoted cells may
 * hold separators, quotes and lines. Empty lines are left out. Undefined when a quote is never closed.
 */
export function parseCsv(file: string): string[][] | undefined {
  return parseCsvLines(file)?.filter(isFilled);
}

/** Whether a row says anything: spreadsheets write rows of nothing below the last one and between others. */
export const isFilled = (cells: CsvRow) => cells.some((cell) => cell !== "");

/** The same with the empty lines, so that the rows count as the spreadsheet counts them. */
export function parseCsvLines(file: string): string[][] | undefined {
  const [, named, text = ""] = /^\uFEFF?(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(file) ?? [];
  const separator = named ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (!cell) return undefined;
    row.push(neutralised.test(cell.value) ? cell.value.slice(1) : cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push("");
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function quotedCell(text: string, start: number, separator: string) {
  let value = "";
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  // What stands behind the closing quote belongs to nobody; spreadsheets append it.
  const rest = plainCell(text, at, separator);
  return { value: value + rest.value, end: rest.end };
}

function plainCell(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\r" && text[end] !== "\n") end += 1;
  return { value: text.slice(start, end), end };
}

/** Spreadsheets of some countries separate by semicolons; copies out of them by tabs. */
function separatorOf(text: string) {
  const counts = new Map([",", ";", "\t"].map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === "\n" || letter === "\r") break;
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  const [best = ","] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return best;
}
