import { FieldGroup } from "../../ui/controls/field.tsx";
import { Checkbox } from "../../ui/controls/inputs.tsx";
import styles from "./webhooks.module.css";

type TicksFieldProps = {
  label: string;
  help: string;
  error: string | undefined;
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange(value: string[]): void;
};

/** Checkboxes for choosing several values; the result is in the order of the choices. */
export function TicksField({ label, help, error, choices, value, onChange }: TicksFieldProps) {
  const turn = (turned: string, isOn: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((choice) => (choice === turned ? isOn : value.includes(choice))),
    );
  return (
    <FieldGroup label={label} required help={help} error={error} full>
      <div className={styles.ticks}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            id={`tick-${choice.value}`}
            card
            checked={value.includes(choice.value)}
            onChange={(event) => turn(choice.value, event.currentTarget.checked)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
