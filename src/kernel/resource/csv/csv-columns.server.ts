import { invalid } from "../../errors.ts";
import { foldForSearch } from "../../text/search.ts";
import { csvText } from "./csv.text.ts";
import type { CsvColumn } from "./csv.ts";

/** The column of each cell of a file; undefined for cells that are not read. */
export type MatchedColumns = readonly (CsvColumn | undefined)[];

/**
 * The columns that the names in the first row mean, in any spelling, or those that a person has chosen in their place: wire names
 * in the order of the file, an empty one for a column that is not read. Throws `invalid` for a name that means no column, for one
 * chosen that does not exist, and for two of the same; ADM-03.
 */
export function matchColumns(
  known: readonly CsvColumn[],
  head: readonly string[],
  chosen?: readonly string[],
): MatchedColumns {
  const columns = chosen
    ? head.map((_, index) => known.find(({ name }) => name === chosen[index]))
    : head.map((cell) => columnOf(known, cell));
  const unknown = chosen
    ? chosen.filter((name) => name !== "" && !known.some((column) => column.name === name))
    : head.filter((_, index) => !columns[index]);
  if (unknown.length > 0) throw invalid({ file: csvText.unknownColumns(unknown.join(csvText.comma)) });
  const named = columns.filter((column) => column !== undefined);
  const repeated = named.filter((column, index) => named.indexOf(column) !== index);
  if (repeated.length > 0)
    throw invalid({ file: csvText.repeatedColumns(repeated.map(({ label }) => label).join(csvText.comma)) });
  if (!named.some(({ name }) => name !== "id")) throw invalid({ file: csvText.noColumns });
  return columns;
}

/** The column that a name means: its label or wire name, in any spelling and with any signs between its words. */
export function columnOf(known: readonly CsvColumn[], cell: string): CsvColumn | undefined {
  const name = keyOf(cell);
  return name === ""
    ? undefined
    : known.find((column) => keyOf(column.label) === name || keyOf(column.name) === name);
}

const keyOf = (name: string) => foldForSearch(name).replace(/[^\p{L}\p{N}]/gu, "");
