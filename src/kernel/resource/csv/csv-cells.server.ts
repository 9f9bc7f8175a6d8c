import type { z } from "zod";
import { type DayOrder, type FileDay, readFileDay } from "../../text/file-days.ts";
import { formatDate } from "../../text/format.ts";
import { foldForSearch } from "../../text/search.ts";
import { isSpreadsheetFault, undoSpreadsheet } from "../../text/spreadsheet.ts";
import { wordFor } from "../../text/word-for.ts";
import { csvText } from "./csv.text.ts";
import type { CsvColumn } from "./csv.ts";

/** A wire value as a cell: lists with one entry per line, flags as yes and no. */
export function cellOf(column: CsvColumn, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? csvText.yes : csvText.no;
  if (Array.isArray(value)) return value.map((entry) => cellOf(column, entry)).join("\n");
  return wordFor(column.words ?? {}, String(value)) ?? String(value);
}

/**
 * The value that a cell means for a field: the first reading that the schema accepts. If none fits, the cell stays text, so that
 * the schema says what is wrong. Undefined, for an empty cell of a field that is never empty, leaves the field as it is.
 */
export function readCell(column: CsvColumn, schema: z.ZodType, cell: string): unknown {
  const text = column.words ? (fromWords(column.words, cell) ?? cell) : cell;
  if (text.trim() === "") return ["", null, []].find((empty) => schema.safeParse(empty).success);
  const lines = text.split("\n").map((line) => fromWords(column.words ?? {}, line) ?? line.trim());
  const readings: unknown[] = [text, flagOf(text), lines];
  const fitting = readings.filter((value) => value !== undefined && schema.safeParse(value).success);
  return fitting[0] ?? text;
}

/** What days of a file are read by: the day in Riyadh, and the order that all days of the file have, if there is one. */
export type DayRules = { today: string; order: DayOrder | undefined };

/** A cell without what spreadsheets do to days and phones; or the sentence that says why that cannot be undone for certain. */
export function undoneCell(
  { rewritten }: CsvColumn,
  cell: string,
  { today, order }: DayRules,
): { text: string } | { fault: string } {
  if (isSpreadsheetFault(cell)) return { fault: csvText.fault };
  if (rewritten === undefined || cell.trim() === "") return { text: cell };
  if (rewritten === "phone") {
    const text = undoSpreadsheet(cell);
    return text === undefined ? { fault: csvText.lostDigits } : { text };
  }
  const read = readFileDay(cell, today, order);
  return "day" in read ? { text: read.day } : { fault: dayFault(read) };
}

function dayFault(read: Exclude<FileDay, { day: string }>): string {
  if (read.fault === "ambiguous") {
    const [first, second] = read.readings;
    return csvText.ambiguousDay(formatDate(first), formatDate(second));
  }
  if (read.fault === "unread") return read.refusal;
  return read.fault === "count" ? csvText.dayCount : csvText.dayWithoutYear;
}

/** Whether a cell of a closed column names one of its values, by word or by wire value; an empty cell keeps the default. */
export function isNamed({ closed, words = {} }: CsvColumn, cell: string): boolean {
  if (!closed || cell.trim() === "") return true;
  return Object.hasOwn(words, cell.trim()) || fromWords(words, cell) !== undefined;
}

function fromWords(words: Readonly<Record<string, string>>, cell: string) {
  const folded = foldForSearch(cell.trim());
  return Object.entries(words).find(([, word]) => foldForSearch(word) === folded)?.[0];
}

function flagOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if ([csvText.yes, "true", "1"].includes(word)) return true;
  return [csvText.no, "false", "0"].includes(word) ? false : undefined;
}
