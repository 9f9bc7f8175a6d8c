import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { Checkbox, NumberInput, Select, TextInput } from "../../../ui/controls/inputs.tsx";
import { text } from "./own-fields.text.ts";
import type { OwnField } from "./own-fields.ts";

type InputProps = {
  field: OwnField;
  value: string;
  error?: string | undefined;
  onChange(value: string): void;
  /** Called with the value once it is whole: when a text is left, or something is chosen. */
  onCommit?: (value: string) => void;
};

/** The control of a field that the agency added, by its kind; requirement DESK-09. */
export function OwnFieldInput({ field, value, error, onChange, onCommit = () => {} }: InputProps) {
  const { kind, title, options } = field;
  const choose = (chosen: string) => {
    onChange(chosen);
    onCommit(chosen);
  };
  if (kind === "flag")
    return (
      <Checkbox
        checked={value === "1"}
        error={error}
        onChange={({ target }) => choose(target.checked ? "1" : "")}
      >
        {title}
      </Checkbox>
    );
  if (kind === "day")
    return <DayField label={title} value={value} error={error} onChange={onChange} onCommit={onCommit} />;
  if (kind === "choice") {
    // What is no longer offered stays until another is chosen.
    const offered = value !== "" && !options.includes(value) ? [...options, value] : options;
    return (
      <Select
        label={title}
        value={value}
        error={error}
        options={[
          { value: "", label: text.none },
          ...offered.map((option) => ({ value: option, label: option })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    );
  }
  const typed = {
    label: title,
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => onCommit(value),
  };
  return kind === "number" ? <NumberInput {...typed} /> : <TextInput {...typed} maxLength={500} />;
}
