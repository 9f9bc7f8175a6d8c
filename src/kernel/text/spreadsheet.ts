import { foldDigits } from "./arabic.ts";

/**
 * What a spreadsheet made of a number is undone: `="055"`, an apostrophe, `966551234567.0`, `9.66551234567E+11`. Undefined when
 * digits were lost, as in `9.66551E+11`. Any other text stays as it is; ADM-03.
 */
export function undoSpreadsheet(typed: string): string | undefined {
  const text = typed.trim();
  const [, formula] = /^=\s*"(.*)"$/s.exec(text) ?? /^=\s*([+\d][\d\s-]*)$/.exec(foldDigits(text)) ?? [];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  const bare = foldDigits(text).replace(/^'+(?=[+(\d])/, "");
  const [, whole] = /^(\d+)[.,\u066B]0+$/.exec(bare) ?? [];
  if (whole !== undefined) return whole;
  const [, first, rest = "", power] = /^(\d)(?:[.,\u066B](\d+))?\s*[Ee]\s*\+?(\d{1,2})$/.exec(bare) ?? [];
  if (first === undefined) return bare === foldDigits(text) ? typed : bare;
  const digits = rest.replace(/0+$/, "").length > Number(power) ? undefined : rest.slice(0, Number(power));
  return digits?.length === Number(power) ? first + digits : undefined;
}

/** What spreadsheets write in place of a value that they could not calculate or show: `#NAME?`, `########`. */
export const isSpreadsheetFault = (cell: string) => /^#(#+|[A-Z]+[?!/][A-Z0-9]*!?)$/.test(cell.trim());
