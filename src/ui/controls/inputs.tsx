import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import typeStyles from "../styles/type.module.css";
import { foldTypedDigits } from "../text/digits.ts";
import { Field, FieldNotes, type FieldProps, splitFieldProps } from "./field.tsx";
import formStyles from "./forms.module.css";

type Control<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "id" | "required" | "className"
>;

const leftToRight = new Set(["tel", "email", "url", "number", "password"]);

/**
 * Gives free text the direction of its first letter. An empty field has none: the style sheet gives it the direction of the page,
 * and recognises it by its visible placeholder, so every field needs one.
 */
export const freeText = { dir: "auto", placeholder: " " } as const;

/** For a field of phones or addresses whose hint is Arabic: the hint runs as the page does, and what is typed from left to right. */
export const arabicHint = (placeholder: string | undefined) =>
  /\p{Script=Arabic}/u.test(placeholder ?? "") ? { "data-hint": "" } : {};

/** One line of text with its label. `type` sets the direction: tel, email, url and password run from left to right. */
export function TextInput(props: FieldProps & Control<"input">) {
  const { field, control } = splitFieldProps(props);
  const direction = leftToRight.has(control.type ?? "text")
    ? { dir: "ltr", ...arabicHint(control.placeholder) }
    : freeText;
  return (
    <Field {...field}>
      {(attributes) => (
        <input type="text" {...direction} {...control} {...attributes} className={formStyles.input} />
      )}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea(props: FieldProps & Control<"textarea">) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => <textarea {...freeText} {...control} {...attributes} className={formStyles.input} />}
    </Field>
  );
}

/** Turns Arabic digits into 0-9 while they are typed. The browser's own number and date fields refuse them. */
function foldTyped(input: HTMLInputElement) {
  const folded = foldTypedDigits(input.value);
  if (folded === input.value) return;
  const caret = input.selectionStart;
  input.value = folded;
  input.setSelectionRange(caret, caret);
}

function DigitInput({
  onChange,
  unit,
  ...props
}: FieldProps & Control<"input"> & { unit?: string | undefined }) {
  const { field, control } = splitFieldProps(props);
  const foldAndTell = (event: ChangeEvent<HTMLInputElement>) => {
    foldTyped(event.currentTarget);
    onChange?.(event);
  };
  return (
    <Field {...field}>
      {(attributes) => {
        const input = (
          <input
            autoComplete="off"
            {...control}
            {...attributes}
            type="text"
            dir="ltr"
            className={`${formStyles.input} ${typeStyles.digits}`}
            onChange={foldAndTell}
          />
        );
        return unit === undefined ? (
          input
        ) : (
          <div className={formStyles.unit}>
            {input}
            <span aria-hidden="true">{unit}</span>
          </div>
        );
      }}
    </Field>
  );
}

/** A number, in any digits, with its unit behind it. Read it with `numberValue`, a form of records with `typedNumber`. */
export function NumberInput({
  whole,
  ...props
}: FieldProps & Control<"input"> & { whole?: boolean; unit?: string }) {
  return <DigitInput inputMode={whole ? "numeric" : "decimal"} {...props} />;
}

/** A time of the day, in any digits. */
export function TimeInput(props: FieldProps & Control<"input">) {
  return <DigitInput inputMode="numeric" placeholder="09:30" {...props} />;
}

export type Option = { value: string; label: string };

/** The browser's own select with a label. `placeholder` is an empty first option. */
export function Select({
  options,
  placeholder,
  ...props
}: FieldProps & Control<"select"> & { options: readonly Option[]; placeholder?: string }) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...control} {...attributes} className={formStyles.input}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type TickProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  children: ReactNode;
  error?: string | undefined;
  /** A bordered box that fills when ticked, for choosing services. */
  card?: boolean;
};

/** A checkbox with its words beside it. */
export function Checkbox({ children, error, card, ...control }: TickProps) {
  const id = control.id ?? control.name ?? "tick";
  const box = (
    <label className={card ? formStyles.check : formStyles.consent}>
      <input
        {...control}
        type="checkbox"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <span>{children}</span>
    </label>
  );
  if (card) return box;
  return (
    <div className={error ? `${formStyles.field} ${formStyles.faulty}` : formStyles.field}>
      {box}
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** On or off, at once or on save. Native checkbox with the switch role. */
export function Switch({
  children,
  ...control
}: Omit<ComponentProps<"input">, "className" | "type" | "role">) {
  return (
    <label className={formStyles.toggle}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state */}
      <input {...control} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
