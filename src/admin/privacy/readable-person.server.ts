import { actionName } from "../../accounts/audit/audit.text.ts";
import { auditText } from "../../accounts/users/users.text.ts";
import type { OwnFieldRecord } from "../../content/sales/own-fields/own-fields.ts";
import { type OwnValue, ownValueOf } from "../../content/sales/own-fields/own-values.ts";
import { ownValueInWords } from "../../content/sales/own-fields/value-in-words.ts";
import { answerInWords } from "../../content/sales/requests/forms/answers-in-words.ts";
import type { FormAnswer } from "../../content/sales/requests/forms/form-answers.ts";
import type { SqlValue } from "../../kernel/db/database.server.ts";
import { csvText } from "../../kernel/resource/csv/csv.text.ts";
import type { Field, Fields } from "../../kernel/resource/field.ts";
import { valueInWords } from "../../kernel/resource/field-labels.ts";
import { columnOf, decodeRow } from "../../kernel/resource/record-table.server.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { displayPhone, formatDate, formatDateTime, formatNumber } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { auditNames, described } from "../../resources.server.ts";
import { undescribedTexts } from "./personal-data-register-store.server.ts";
import { privacyText, tableName } from "./privacy.text.ts";
import type { ExportedPerson, Fact, ReadablePerson } from "./privacy-answers.ts";

const text = privacyText.readable;
type Row = Readonly<Record<string, SqlValue>>;

/**
 * The person's file as readable text: labels and values from the resource descriptions, without empty fields; PRIV-02. `ownFields` are
 * those that the agency added, deleted ones too.
 */
export function personInWords(file: ExportedPerson, ownFields: readonly OwnFieldRecord[]): ReadablePerson {
  const factsOf = (kind: string, row: Row) => allFactsOf(kind, row, ownFields);
  return {
    contact: file.contact,
    exportedAt: file.exportedAt,
    sections: file.records.map(({ kind, record, belongings, history }) => ({
      title: tableName(kind),
      id: Number(record.id),
      facts: [...factsOf(kind, record), ...timesOf(record)],
      parts: belongings.flatMap(({ table, rows }) =>
        rows.map((row) => ({ title: tableName(table), facts: factsOf(table, row) })),
      ),
      history: history.map((row) => historyLine(kind, row)),
    })),
    mentions: file.mentions.map(({ kind, texts }) => ({
      title: tableName(kind),
      facts: factsOf(kind, texts),
    })),
  };
}

function allFactsOf(kind: string, row: Row, ownFields: readonly OwnFieldRecord[]): Fact[] {
  const stored = described.find(({ table }) => table.name === kind);
  const facts = stored ? describedFacts(stored, row, ownFields) : plainFacts(row, undescribedTexts.get(kind));
  return facts.filter(({ value }) => value !== "");
}

/** The readable fields of a row, without references, which say nothing to the person, and without fields no API returns. */
function describedFacts(
  { resource, table }: StoredResource,
  row: Row,
  ownFields: readonly OwnFieldRecord[],
): Fact[] {
  const record: Readonly<Record<string, unknown>> = decodeRow(table, row);
  return Object.entries(resource.fields)
    .filter(([name, { kind, options }]) => {
      const isShown = kind !== "reference" && options.readBy !== "nobody";
      return isShown && Object.hasOwn(row, columnOf(table, name).name);
    })
    .flatMap(([name, field]) => {
      const value = record[name];
      if (name === "ownValues" && Array.isArray(value)) return ownFacts(ownFields, value);
      if (name === "formAnswers" && Array.isArray(value)) return answerFacts(value);
      const label = resource.words.labels[name] ?? name;
      return [{ label, value: valueInWords(resource, name, value) ?? inWords(field, value) }];
    });
}

const ownFacts = (fields: readonly OwnFieldRecord[], values: readonly OwnValue[]): Fact[] =>
  fields.flatMap((field) => {
    const value = ownValueOf(values, field.id);
    return value === "" ? [] : [{ label: field.title, value: ownValueInWords(field, value) }];
  });

const answerFacts = (answers: readonly FormAnswer[]): Fact[] =>
  answers.map((answer) => ({ label: answer.label, value: answerInWords(answer) }));

/**
 * The texts of a row without a resource description, such as a sent mail, taken out of their stored JSON: of its columns of words, if
 * they are known.
 */
function plainFacts(row: Row, columns: readonly string[] = Object.keys(row)): Fact[] {
  return columns.map((column) => ({
    label: text.text,
    value: leavesOf(parsed(row[column] ?? "")).join("\n"),
  }));
}

function parsed(value: SqlValue): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

function inWords(field: Pick<Field, "kind" | "items">, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? csvText.yes : csvText.no;
  if (typeof value === "number") return formatNumber(value);
  if (field.kind === "moment") return formatDateTime(String(value));
  if (field.kind === "day") return formatDate(String(value));
  if (field.kind === "phone") return displayPhone(String(value));
  if (field.items && Array.isArray(value))
    return value.map((item) => itemInWords(field.items, item)).join("\n");
  return leavesOf(value).join(joiners.comma);
}

/** An item of a list in one line, in the order of its fields. */
function itemInWords(fields: Fields | undefined, item: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(fields ?? {}).map(([name, field]) => inWords(field, item[name]));
  return values.filter((value) => value !== "").join(" · ");
}

/** All texts and numbers in a value, at any depth. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "object") return Object.values(value).flatMap(leavesOf);
  return [String(value)];
}

function timesOf({ deleted_at: deletedAt, created_at: createdAt }: Row): Fact[] {
  const times: [string, SqlValue | undefined][] = [
    [text.stored, createdAt],
    [text.deleted, deletedAt],
  ];
  return times.flatMap(([label, at]) => (at ? [{ label, value: formatDateTime(String(at)) }] : []));
}

/** Who did what, and for an update to which fields; the history of personal records holds no values. */
function historyLine(kind: string, { at, action, actor_name: actor, fields }: Row) {
  const changed = action === "update" ? leavesOf(parsed(fields ?? null)) : [];
  const names = changed.map((field) => auditNames.fieldLabel(kind, field));
  const what = [actionName(String(action)), names.join(joiners.comma)].filter(Boolean).join(": ");
  return { at: String(at), actor: wordFor(auditText.nobody, String(actor)) ?? String(actor), what };
}
