import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { Badge } from "../../ui/badge.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import { inWords } from "../history/value-words.ts";
import importStyles from "./import.module.css";

/** What one row of a file would change, as the server reports it in a dry run of the import. */
export type ImportLine = {
  row: number;
  action: "create" | "update" | "unchanged";
  fields: Record<string, { before: unknown; after: unknown }>;
  errors: Record<string, string>;
  /** The version of the record that the row changes; null for a new record. */
  version: number | null;
  /** The record whose phone or e-mail the row has, although it does not name it. */
  known?: { id: number | string; title: string };
};

const mostShown = 200;
const tones = { create: "success", update: "info", unchanged: "neutral" } as const;

export const isBad = ({ errors }: ImportLine) => Object.keys(errors).length > 0;

/** What a file would change, row by row; bad rows come first, with reasons. Rows that change nothing are only counted. */
export function ImportPreview({
  lines,
  columns,
  changed,
}: {
  lines: readonly ImportLine[];
  columns: readonly CsvColumn[];
  /** The rows whose record another person has changed since the last preview. */
  changed: ReadonlySet<number>;
}) {
  const bad = lines.filter(isBad);
  const changing = lines.filter(
    (line) => !isBad(line) && (line.action !== "unchanged" || changed.has(line.row)),
  );
  const shown = [...bad, ...changing].slice(0, mostShown);
  const hidden = bad.length + changing.length - shown.length;
  return (
    <ol className={importStyles.lines} aria-label={text.csv.preview}>
      {shown.map((line) => (
        <li key={line.row}>
          <b className={typeStyles.digits}>{text.csv.row(line.row)}</b>
          {isBad(line) ? (
            <Badge tone="danger">{text.csv.bad}</Badge>
          ) : (
            <Badge tone={tones[line.action]}>{text.csv.actions[line.action]}</Badge>
          )}
          {changed.has(line.row) && <Badge tone="warn">{text.csv.changed}</Badge>}
          <ul>
            {isBad(line)
              ? Object.entries(line.errors).map(([name, sentence]) => (
                  <li key={name} className={formStyles.error} dir="auto">
                    {labelOf(columns, name)}
                    <BidiText text={sentence} />
                  </li>
                ))
              : Object.entries(line.fields).map(([name, { before, after }]) => (
                  <li key={name} dir="auto">
                    {labelOf(columns, name)}
                    {line.action === "update" && (
                      <>
                        <BidiText as="del" text={valueInWords(columns, name, before)} />{" "}
                      </>
                    )}
                    <BidiText as="ins" text={valueInWords(columns, name, after)} />
                  </li>
                ))}
          </ul>
        </li>
      ))}
      {hidden > 0 && <li className={`${typeStyles.muted} ${typeStyles.small}`}>{text.csv.more(hidden)}</li>}
    </ol>
  );
}

function labelOf(columns: readonly CsvColumn[], name: string) {
  const label = columns.find((column) => column.name === name.split(".")[0])?.label;
  return label ? `${label}: ` : "";
}

function valueInWords(columns: readonly CsvColumn[], name: string, value: unknown) {
  const column = columns.find((one) => one.name === name);
  return column?.words?.[String(value)] ?? inWords(value);
}
