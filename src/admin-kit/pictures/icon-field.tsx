import { type ReactNode, useId } from "react";
import { FieldGroup, type FieldProps } from "../../ui/controls/field.tsx";
import iconFieldStyles from "./styles/icon-field.module.css";

type IconFieldProps<Value extends string> = FieldProps & {
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
};

/** Radio buttons that show pictures, with labels for screen readers. */
export function IconField<Value extends string>({
  options,
  value,
  onChange,
  ...field
}: IconFieldProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...field}>
      <div className={iconFieldStyles.icons} data-icons>
        {options.map((option) => (
          <label key={option.value} title={option.label}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
