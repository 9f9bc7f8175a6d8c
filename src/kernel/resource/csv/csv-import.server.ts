import type { Db } from "../../db/database.server.ts";
import { listRecords } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { AppError, type FieldErrors, invalid } from "../../errors.ts";
import { parseInput } from "../../http/http.server.ts";
import { foldDigits } from "../../text/arabic.ts";
import { fieldMessages } from "../field-messages.text.ts";
import { periodFaults } from "../periods.ts";
import type { RecordTable } from "../record-table.server.ts";
import type { ServedResource } from "../served-resource.server.ts";
import { csvText } from "./csv.text.ts";
import { type CsvColumn, isFilled, parseCsvLines } from "./csv.ts";
import { cellOf, isNamed, readCell } from "./csv-cells.server.ts";

type Wired = Record<string, unknown>;

/** What one row of a file would do. `row` is the number in the spreadsheet: the names of the columns are row 1. */
export type CsvLine = {
  row: number;
  action: "create" | "update" | "unchanged";
  /** The fields that would change, in wire names. */
  fields: Record<string, { before: unknown; after: unknown }>;
  errors: FieldErrors;
  record: AnyRecord | undefined;
  changes: Partial<AnyRecord>;
};

const mostRows = 5000;

/** The columns of a resource's files, including the id, by which a row finds its record. */
export async function fileColumns(db: Db, served: ServedResource): Promise<readonly CsvColumn[]> {
  return [{ name: "id", label: csvText.id }, ...(await served.csvColumns(db))];
}

/** Compares a file with the existing records. Throws `invalid` for a file that cannot be read as one of this resource. */
export async function planImport(db: Db, served: ServedResource, file: string): Promise<CsvLine[]> {
  // A decoder replaces bytes that are not UTF-8 by this character.
  if (file.includes("\uFFFD")) throw invalid({ file: csvText.encoding });
  const lines = parseCsvLines(file);
  if (!lines) throw invalid({ file: csvText.unclosed });
  const rows = lines.map((cells, index) => ({ row: index + 1, cells: withoutEnd(cells) }));
  const [head, ...body] = rows.filter(({ cells }) => isFilled(cells));
  if (!head || body.length === 0) throw invalid({ file: csvText.empty });
  if (body.length > mostRows) throw invalid({ file: csvText.tooMany });
  const columns = headColumns(await fileColumns(db, served), head.cells);
  const records = await listRecords(db, served.table);
  const find = finder(records);
  const seen = new Set<string>();
  const planned = body.map(({ row, cells }) => lineOf(served, { row, cells, columns }, find, seen));
  return withFaultsTogether(served, records, withTaken(served.table, records, planned));
}

/** Adds the faults of rows that conflict with other rows. */
function withFaultsTogether(
  { faultsTogether }: ServedResource,
  records: readonly AnyRecord[],
  lines: CsvLine[],
) {
  if (!faultsTogether) return lines;
  const touched = new Set(lines.map(({ record }) => record));
  const rows = lines.map(({ record, changes }) => ({ ...record, ...changes }));
  const faults = faultsTogether(
    rows,
    records.filter((record) => !touched.has(record)),
  );
  return lines.map((line, index) => ({ ...line, errors: { ...faults[index], ...line.errors } }));
}

/** Drops the empty cells that spreadsheets write after the last used column. */
function withoutEnd(cells: readonly string[]) {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

function headColumns(known: readonly CsvColumn[], head: readonly string[]) {
  const columns = head.map((cell) =>
    known.find(({ name, label }) => [name, label].includes(cell.trim().normalize("NFC"))),
  );
  const unknown = head.filter((_, index) => !columns[index]);
  if (unknown.length > 0) throw invalid({ file: csvText.unknownColumns(unknown.join(csvText.comma)) });
  const named = columns.filter((column) => column !== undefined);
  const repeated = named.filter((column, index) => named.indexOf(column) !== index);
  if (repeated.length > 0) {
    throw invalid({ file: csvText.repeatedColumns(repeated.map(({ label }) => label).join(csvText.comma)) });
  }
  return named;
}

const keyOf = (cell: string) => foldDigits(cell).trim().toLowerCase();

/** Makes a function that finds the record of a row's id. */
function finder(records: readonly AnyRecord[]) {
  const byKey = Map.groupBy(records, ({ id }) => keyOf(String(id)));
  return (key: string) => byKey.get(key) ?? [];
}

/** Adds the faults of rows whose unique values belong to another record or an earlier row. */
function withTaken({ unique = [] }: RecordTable, records: readonly AnyRecord[], lines: readonly CsvLine[]) {
  for (const field of unique) {
    const keptIn = (of: object) => String(Reflect.get(of, field) ?? "");
    const owners = new Map<string, AnyRecord | CsvLine>(records.map((record) => [keptIn(record), record]));
    for (const line of lines) {
      const value = keptIn(line.changes);
      const owner = value === "" ? undefined : owners.get(value);
      if (owner && owner !== line.record) line.errors[field] ??= fieldMessages.addressTaken;
      if (value !== "") owners.set(value, line.record ?? line);
    }
  }
  return [...lines];
}

type Cells = { row: number; cells: readonly string[]; columns: readonly CsvColumn[] };

function lineOf(
  served: ServedResource,
  { row, cells, columns }: Cells,
  find: (key: string) => readonly AnyRecord[],
  seen: Set<string>,
): CsvLine {
  const key = keyOf(cells[columns.findIndex(({ name }) => name === "id")] ?? "");
  const found = key === "" ? [] : find(key);
  const [record] = found;
  const line: CsvLine = { row, action: "create", fields: {}, errors: {}, record, changes: {} };
  if (cells.length > columns.length) line.errors.row = csvText.tooManyCells;
  if (key !== "" && seen.has(key)) line.errors.id = csvText.repeated;
  else if (found.length > 1) line.errors.id = csvText.ambiguous;
  else if (key !== "" && !record) line.errors.id = csvText.noRecord;
  seen.add(key);
  try {
    line.changes = changesOf(served, columns, cells, record);
    Object.assign(
      line.errors,
      periodFaults(served.table.periods ?? [], record, { ...record, ...line.changes }),
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    Object.assign(line.errors, error.fields);
  }
  line.fields = differences(served, line);
  if (record) line.action = Object.keys(line.fields).length > 0 ? "update" : "unchanged";
  return line;
}

/** The fields that the cells change; a cell equal to the record's value changes nothing. */
function changesOf(
  { wire, createSchema, updateSchema }: ServedResource,
  columns: readonly CsvColumn[],
  cells: readonly string[],
  record: AnyRecord | undefined,
): Partial<AnyRecord> {
  const schema = record ? updateSchema : createSchema;
  const stored: Wired = record ? wire.toWire(record) : {};
  const body: Wired = {};
  for (const [index, column] of columns.entries()) {
    const field = schema.shape[column.name];
    const cell = (cells[index] ?? "").replace(/\r\n?/g, "\n");
    if (!field) continue;
    if (record ? cell === cellOf(column, stored[column.name]) : cell.trim() === "") continue;
    if (!isNamed(column, cell)) throw invalid({ [column.name]: fieldMessages.option });
    const value = readCell(column, field, cell);
    if (value !== undefined) body[column.name] = value;
  }
  return wire.fromWire(parseInput(schema, body));
}

function differences({ wire }: ServedResource, { record, changes }: CsvLine) {
  const before: Wired = record ? wire.toWire(record) : {};
  const fields: CsvLine["fields"] = {};
  for (const field of Object.keys(changes)) {
    const name = wire.nameOf(field);
    if (!name) continue;
    const after = wire.toWire({ ...record, ...changes } as AnyRecord)[name]; // only the changed field is read
    if (JSON.stringify(before[name]) === JSON.stringify(after)) continue;
    fields[name] = { before: before[name] ?? null, after };
  }
  return fields;
}
