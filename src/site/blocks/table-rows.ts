/** The rows of a table that is typed as lines: cells are separated by a bar, or by the tabs of a spreadsheet. */
export function tableRows(typed: string): string[][] {
  const rows = typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(/\t|\|/).map((cell) => cell.trim()));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}
