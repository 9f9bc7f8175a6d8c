import { useState } from "react";
import { NumberInput } from "../../../ui/controls/inputs.tsx";
import { numberValue } from "../../../ui/text/digits.ts";

type WholeNumberProps = {
  label: string;
  error: string | undefined;
  "data-address": string;
  value: number;
  onChange(value: number): void;
};

/** A whole number. Keeps what was typed, also while it is no number yet. */
export function WholeNumber({ value, onChange, ...field }: WholeNumberProps) {
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
