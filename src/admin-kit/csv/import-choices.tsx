import { csvText } from "../../kernel/resource/csv/csv.text.ts";
import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/inputs.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import importStyles from "./import.module.css";
import { type FileHead, type KnownChoice, knownChoices } from "./import-file.ts";

const { csv: words } = text;

type ColumnsProps = {
  head: readonly FileHead[];
  columns: readonly string[];
  known: readonly CsvColumn[];
  onChoose(columns: readonly string[]): unknown;
};

/** The columns of a file whose names are not those of its resource, each with the field that it fills; ADM-03. */
export function ImportColumns({ head, columns, known, onChoose }: ColumnsProps) {
  const options = [{ name: "id", label: csvText.id }, ...known].map(({ name, label }) => ({
    value: name,
    label,
  }));
  const choose = (place: number, name: string) =>
    // A field is filled by one column: the last that was chosen for it.
    onChoose(columns.map((column, index) => (index === place ? name : column === name ? "" : column)));
  return (
    <FieldGroup label={words.columns} help={words.columnsHelp}>
      <div className={importStyles.columns}>
        {head.map(({ head: name, sample }, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move, and may have equal names
            key={index}
            label={<BidiText text={name || words.unnamed(index + 1)} />}
            help={sample === "" ? undefined : <BidiText text={words.sample(sample)} />}
            options={options}
            placeholder={words.unread}
            value={columns[index] ?? ""}
            onChange={(event) => choose(index, event.target.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type KnownProps = { count: number; chosen: KnownChoice | undefined; onChoose(choice: KnownChoice): unknown };

/** Asks what happens to the rows of people who are known already; ACLI-01. */
export function ImportKnown({ count, chosen, onChoose }: KnownProps) {
  return (
    <FieldGroup label={words.knownCount(count)} help={words.knownHelp}>
      <div className={importStyles.known}>
        {knownChoices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="known" checked={chosen === choice} onChange={() => onChoose(choice)} />
            <span>{words.known[choice]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
