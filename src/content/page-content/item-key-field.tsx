import { useState } from "react";
import { numberValue } from "../../ui/digits.ts";
import { NumberInput, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { itemKey } from "./item-keys.text.ts";
import { text } from "./page-content-admin.text.ts";
import { RichField } from "./rich-field.tsx";

type ItemKeyFieldProps = {
  name: string;
  label: string;
  hideLabel: boolean;
  value: unknown;
  address: string;
  error: string | undefined;
  onChange(value: unknown): void;
};

/** One value of a list item, by the kind of its key. */
export function ItemKeyField({ name, label, hideLabel, value, address, error, onChange }: ItemKeyFieldProps) {
  const { kind, choices } = itemKey(name);
  const shared = {
    label,
    error,
    "data-address": address,
    ...(hideLabel && { fieldClass: "nolabel" }),
  };
  const onType = (event: { target: { value: string } }) => onChange(event.target.value);
  if (kind === "number") return <WholeNumber {...shared} value={Number(value)} onChange={onChange} />;
  const typed = typeof value === "string" ? value : "";
  if (kind === "rich-text")
    return <RichField label={label} value={typed} address={address} error={error} onChange={onChange} />;
  if (choices) {
    const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
    return (
      <Select {...shared} options={options} placeholder={text.list.none} value={typed} onChange={onType} />
    );
  }
  if (kind === "long") return <TextArea {...shared} full value={typed} onChange={onType} />;
  return <TextInput {...shared} {...(kind === "link" && { dir: "ltr" })} value={typed} onChange={onType} />;
}

type WholeNumberProps = {
  label: string;
  error: string | undefined;
  "data-address": string;
  value: number;
  onChange(value: number): void;
};

/** Keeps what was typed, also while it is no number yet. */
function WholeNumber({ value, onChange, ...field }: WholeNumberProps) {
  const [typed, setTyped] = useState(value === 0 ? "" : String(value));
  const shown =
    (numberValue(typed) ?? 0) === value || Number.isNaN(value) ? typed : value === 0 ? "" : String(value);
  return (
    <NumberInput
      {...field}
      whole
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberValue(event.target.value) ?? 0);
      }}
    />
  );
}
