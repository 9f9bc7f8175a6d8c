/** Most columns and rows of a table that is typed as lines. */
const mostTableColumns = 20;
const mostTableRows = 100;

/**
 * The rows of a table that is typed as lines, as long as the longest: cells are separated by a bar, or by the tabs of a
 * spreadsheet. A stored text of more columns or rows is cut off, because short rows are filled up to the longest.
 */
export function tableRows(typed: string): string[][] {
  const rows = cellsOf(typed)
    .slice(0, mostTableRows)
    .map((row) => row.slice(0, mostTableColumns));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

/** Whether a typed table has no more columns and rows than are shown. */
export function fitsTable(typed: string): boolean {
  const rows = cellsOf(typed);
  return rows.length <= mostTableRows && rows.every((row) => row.length <= mostTableColumns);
}

const cellsOf = (typed: string) =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(/\t|\|/).map((cell) => cell.trim()));
