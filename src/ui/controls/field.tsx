import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "../pictures/icon.tsx";
import { text } from "../ui.text.ts";
import formStyles from "./forms.module.css";

export type FieldProps = {
  label: ReactNode;
  /** Shows the asterisk and sets `required`. */
  required?: boolean | undefined;
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Spans both columns of a pair. */
  full?: boolean | undefined;
  id?: string | undefined;
  /** A class of the field's own box. */
  fieldClass?: string | undefined;
};

/** What a control takes from its field. */
export type ControlAttributes = {
  id: string;
  required: true | undefined;
  /** Set on correct fields too: otherwise browsers announce a required field that is still empty as invalid. */
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

/** Splits the props of an input into the field's own and the control's. */
export function splitFieldProps<T extends FieldProps>(props: T) {
  const { label, required, optional, help, error, full, id, fieldClass, ...control } = props;
  return { field: { label, required, optional, help, error, full, id, fieldClass }, control };
}

/** Label above, control, help and error under it, tied together for screen readers. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const { control, box } = useField(field);
  return (
    <div className={box}>
      <label htmlFor={control.id}>
        <LabelText {...field} />
      </label>
      {children(control)}
      <FieldNotes {...field} id={control.id} />
    </div>
  );
}

/** The field of several controls (checkboxes, radio buttons, a list): a named group. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { control, box } = useField(field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a grid row
    <div
      className={box}
      role="group"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control["aria-describedby"]}
    >
      <span className={formStyles.label} id={`${control.id}-label`}>
        <LabelText {...field} />
      </span>
      {children}
      <FieldNotes {...field} id={control.id} />
    </div>
  );
}

function useField({ id: given, required, help, error, full, fieldClass }: FieldProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  const control: ControlAttributes = {
    id,
    required: required || undefined,
    "aria-invalid": Boolean(error),
    "aria-describedby": described || undefined,
  };
  const looks = [formStyles.field, error && formStyles.faulty, full && formStyles.full, fieldClass];
  return { control, box: looks.filter(Boolean).join(" ") };
}

function LabelText({ label, required, optional }: FieldProps) {
  return (
    <>
      {label}
      {required && (
        <span className={formStyles.required} aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className={formStyles.optional}> {text.optional}</span>}
    </>
  );
}

/** Help and error of a field. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string;
  help?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {help && (
        <p className={formStyles.hint} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={formStyles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </>
  );
}
