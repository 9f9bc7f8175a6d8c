import type { Db } from "../../db/database.server.ts";
import { listRecords } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { AppError, type FieldErrors, invalid } from "../../errors.ts";
import { parseInput } from "../../http/http.server.ts";
import { foldDigits } from "../../text/arabic.ts";
import { orderOf } from "../../text/file-days.ts";
import { undoSpreadsheet } from "../../text/spreadsheet.ts";
import { fieldMessages } from "../field-messages.text.ts";
import { periodFaults } from "../periods.ts";
import type { RecordTable } from "../record-table.server.ts";
import type { ServedResource } from "../served-resource.server.ts";
import { titleOf } from "../title.ts";
import { csvText } from "./csv.text.ts";
import { type CsvColumn, isFilled, isTooLong, parseCsvLines } from "./csv.ts";
import { cellOf, type DayRules, isNamed, readCell, undoneCell } from "./csv-cells.server.ts";
import { columnOf, type MatchedColumns, matchColumns } from "./csv-columns.server.ts";
import { type KnownPeople, knownPeople } from "./known-people.server.ts";

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
  /** The record that has the phone or the e-mail of a row that names none. */
  known?: { id: number | string; title: string };
};

const mostRows = 5000;

/** The columns of a resource's files, including the id, by which a row finds its record. */
export async function fileColumns(db: Db, served: ServedResource): Promise<readonly CsvColumn[]> {
  return [{ name: "id", label: csvText.id }, ...(await served.csvColumns(db))];
}

/** What a person has decided about a file: its columns, as wire names in the order of the file, and what happens to known people. */
export type ImportChoices = { columns?: readonly string[] | undefined; known?: KnownChoice | undefined };

/** What happens to a row whose phone or e-mail a record has already. */
export const knownChoices = ["update", "create", "skip"] as const;
type KnownChoice = (typeof knownChoices)[number];

/** The names in the first row of a file, each with the column that it means and the first filled cell below it; ADM-03. */
export async function readHead(db: Db, served: ServedResource, file: string) {
  const { head, body } = rowsOf(file);
  const known = await fileColumns(db, served);
  return head.cells.map((name, index) => ({
    head: name,
    column: columnOf(known, name)?.name ?? null,
    sample: body.map(({ cells }) => cells[index]?.trim() ?? "").find(Boolean) ?? "",
  }));
}

/** Compares a file with the existing records. Throws `invalid` for a file that cannot be read as one of this resource. */
export async function planImport(
  db: Db,
  served: ServedResource,
  file: string,
  { columns: chosen, known, today }: ImportChoices & { today: string },
): Promise<CsvLine[]> {
  const { head, body } = rowsOf(file);
  const columns = matchColumns(await fileColumns(db, served), head.cells, chosen);
  const records = await listRecords(db, served.table);
  const days = columns.flatMap((column, index) =>
    column?.rewritten === "day" ? body.map(({ cells }) => cells[index] ?? "") : [],
  );
  const plan: Plan = {
    served,
    columns,
    rules: { today, order: orderOf(days, today) },
    find: finder(records),
    seen: new Set(),
    people: knownPeople(served, records),
    known,
  };
  const planned = body.map((row) => lineOf(plan, row));
  return withFaultsTogether(served, records, withTaken(served.table, records, planned));
}

type FileRow = { row: number; cells: readonly string[] };

/** The filled rows of a file. Its size is known before it is parsed. */
function rowsOf(file: string): { head: FileRow; body: FileRow[] } {
  if (isTooLong(file)) throw invalid({ file: csvText.tooMany });
  const lines = parseCsvLines(file);
  if (!lines) throw invalid({ file: csvText.unclosed });
  const rows = lines.map((cells, index) => ({ row: index + 1, cells: withoutEnd(cells) }));
  const [head, ...body] = rows.filter(({ cells }) => isFilled(cells));
  if (!head || body.length === 0) throw invalid({ file: csvText.empty });
  if (body.length > mostRows) throw invalid({ file: csvText.tooMany });
  return { head, body };
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

type Plan = {
  served: ServedResource;
  columns: MatchedColumns;
  rules: DayRules;
  find: (key: string) => readonly AnyRecord[];
  seen: Set<string>;
  people: KnownPeople;
  known: KnownChoice | undefined;
};

function lineOf(plan: Plan, row: FileRow): CsvLine {
  const { record, fault } = recordOf(plan, row);
  const line = plannedFor(plan, row, record);
  if (fault) line.errors.id = fault;
  const person = record || fault ? undefined : plan.people.find(line.changes);
  plan.people.add(line);
  if (!person) return line;
  if (!person.record) return { ...line, errors: { ...line.errors, row: csvText.repeatedPerson(person.row) } };
  const known = { id: person.record.id, title: titleOf(plan.served.resource, person.record) };
  if (plan.known === "create") return { ...line, known };
  if (plan.known === "skip")
    return { ...line, known, action: "unchanged", fields: {}, errors: {}, changes: {} };
  if (plan.known === "update") return { ...updateOf(plan, row, person.record), known };
  return { ...line, known, errors: { ...line.errors, row: csvText.known(known.title) } };
}

/** The row as a change of a record that it does not name. Two rows may not change one record. */
function updateOf(plan: Plan, row: FileRow, record: AnyRecord): CsvLine {
  const line = plannedFor(plan, row, record);
  const key = keyOf(String(record.id));
  if (plan.seen.has(key)) line.errors.row = csvText.repeated;
  plan.seen.add(key);
  return line;
}

/** The record that a row names by its id; or why there is none. */
function recordOf({ columns, find, seen }: Plan, { cells }: FileRow) {
  const typed = cells[columns.findIndex((column) => column?.name === "id")] ?? "";
  const exact = find(keyOf(typed));
  const undone = exact.length > 0 ? typed : undoSpreadsheet(typed);
  if (undone === undefined) return { record: undefined, fault: csvText.lostId };
  const key = keyOf(undone);
  if (key === "") return { record: undefined, fault: undefined };
  const found = find(key);
  const isRepeated = seen.has(key);
  seen.add(key);
  if (isRepeated) return { record: found[0], fault: csvText.repeated };
  if (found.length > 1) return { record: found[0], fault: csvText.ambiguous };
  return { record: found[0], fault: found.length === 0 ? csvText.noRecord : undefined };
}

function plannedFor(plan: Plan, { row, cells }: FileRow, record: AnyRecord | undefined): CsvLine {
  const { served, columns } = plan;
  const line: CsvLine = { row, action: "create", fields: {}, errors: {}, record, changes: {} };
  if (cells.length > columns.length) line.errors.row = csvText.tooManyCells;
  try {
    line.changes = changesOf(plan, cells, record);
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
  { served: { wire, createSchema, updateSchema }, columns, rules }: Plan,
  cells: readonly string[],
  record: AnyRecord | undefined,
): Partial<AnyRecord> {
  const schema = record ? updateSchema : createSchema;
  const stored: Wired = record ? wire.toWire(record) : {};
  const body: Wired = {};
  const faults: FieldErrors = {};
  for (const [index, column] of columns.entries()) {
    const field = column && schema.shape[column.name];
    const cell = (cells[index] ?? "").replace(/\r\n?/g, "\n");
    if (!column || !field) continue;
    if (record ? cell === cellOf(column, stored[column.name]) : cell.trim() === "") continue;
    const undone = undoneCell(column, cell, rules);
    if ("fault" in undone) faults[column.name] = undone.fault;
    else if (!isNamed(column, undone.text)) faults[column.name] = fieldMessages.option;
    else {
      const value = readCell(column, field, undone.text);
      if (value !== undefined) body[column.name] = value;
    }
  }
  return wire.fromWire(parseWith(faults, schema, body));
}

/** Parses the other cells too when some have faults, so that a row tells all that is wrong with it. */
function parseWith(faults: FieldErrors, schema: ServedResource["createSchema"], body: Wired) {
  try {
    const parsed = parseInput(schema, body);
    if (Object.keys(faults).length === 0) return parsed;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    throw invalid({ ...error.fields, ...faults });
  }
  throw invalid(faults);
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
