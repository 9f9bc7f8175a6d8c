import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText } from "../../ui/controls/inputs.tsx";
import { type ChoiceSource, findChoices, readChoice } from "./reference-choices.ts";
import styles from "./reference-field.module.css";

export type ReferenceWords = { find: string; none: string; gone(id: string): string };

type ReferenceFieldProps = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  source: ChoiceSource;
  words: ReferenceWords;
  /** The id of the record, empty for none. */
  value: string;
  onChange(id: string): void;
  /** The address of the field among the texts of a page. */
  "data-address"?: string;
};

/** Chooses another record by a search and a select of its results, so that any number of records can be handled. */
export function ReferenceField({
  label,
  help,
  error,
  source,
  words,
  value,
  onChange,
  ...at
}: ReferenceFieldProps) {
  const { path, nameOf } = source;
  const [typed, setTyped] = useState("");
  const { data: chosen } = useQuery({
    queryKey: ["choice", path, value],
    queryFn: () => readChoice(path, value),
    enabled: value !== "",
  });
  const { data: found = [] } = useQuery({
    queryKey: ["choices", path, typed],
    queryFn: () => findChoices(path, typed),
    placeholderData: keepPreviousData,
  });
  const isFound = value === "" || found.some(({ id }) => String(id) === value);
  return (
    <FieldGroup full label={label} help={help} error={error}>
      <div className={styles.choice}>
        <input
          className={formStyles.input}
          {...freeText}
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <select
          className={formStyles.input}
          {...at}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{words.none}</option>
          {!isFound && (
            <option value={value}>
              {chosen === null ? words.gone(value) : chosen ? nameOf(chosen) : value}
            </option>
          )}
          {found.map((record) => (
            <option key={record.id} value={String(record.id)}>
              {nameOf(record)}
            </option>
          ))}
        </select>
      </div>
    </FieldGroup>
  );
}
