import type { FormFieldKind } from "../../content/shared/form-fields.ts";
import { Field, FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox, NumberInput, Select, TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import type { AskedField } from "./asked-fields.ts";
import type { TypedValues } from "./form-state.ts";
import { longestLine, longestText } from "./lengths.ts";
import styles from "./own-form.module.css";
import { ownFormText as words } from "./own-form.text.ts";

type ControlProps = {
  field: AskedField;
  id: string;
  typed: TypedValues[string] | undefined;
  error: string | undefined;
  /** The first wrong field of a refused form. */
  isFirst: boolean;
};

/** The control of one field of a form of one's own, by its kind; plain HTML, which works without script. OWN-03 */
export function OwnFormControl({ field, id, typed, error, isFirst }: ControlProps) {
  const { name, kind, choices } = field;
  const group = {
    label: <BidiText text={field.label} />,
    ...(field.isRequired ? { required: true } : { optional: true }),
    help: helpOf(field, error),
    error,
    id,
  };
  const text = {
    ...group,
    name,
    defaultValue: typeof typed === "string" ? typed : undefined,
    autoFocus: isFirst,
  };
  switch (kind) {
    case "longText":
      return <TextArea {...text} maxLength={longestText} />;
    case "choice":
      return (
        <Select
          {...text}
          placeholder={words.choose}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      );
    case "several":
      return (
        <FieldGroup {...group}>
          <div className={`${styles.ticks} ${styles.several}`}>
            {choices.map((choice) => (
              <Checkbox
                key={choice}
                card
                name={name}
                value={choice}
                defaultChecked={typed?.includes(choice)}
                autoFocus={isFirst && choice === choices[0]}
              >
                <BidiText text={choice} />
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      );
    case "flag":
      return (
        <FieldGroup {...group}>
          <YesOrNo name={name} typed={typed} isRequired={field.isRequired} isFirst={isFirst} />
        </FieldGroup>
      );
    case "number":
      return <NumberInput {...text} maxLength={longestLine} />;
    case "file":
      return (
        <Field {...group}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              name={name}
              className={formStyles.input}
              // biome-ignore lint/a11y/noAutofocus: the first wrong field, as in the other forms
              autoFocus={isFirst}
            />
          )}
        </Field>
      );
    default:
      return <TextInput {...text} maxLength={longestLine} {...typeOf[kind]} />;
  }
}

/** Two buttons of which one can be pressed: no and no answer are not the same. */
function YesOrNo({
  name,
  typed,
  isRequired,
  isFirst,
}: { name: string; isRequired: boolean } & Pick<ControlProps, "typed" | "isFirst">) {
  return (
    <div className={styles.ticks}>
      {(["yes", "no"] as const).map((value) => (
        <label key={value} className={`${formStyles.check} ${styles.either}`}>
          <input
            type="radio"
            name={name}
            value={value}
            required={isRequired}
            defaultChecked={typed === value}
            // biome-ignore lint/a11y/noAutofocus: the first wrong field, as in the other forms
            autoFocus={isFirst && value === "yes"}
          />
          <span>{words[value]}</span>
        </label>
      ))}
    </div>
  );
}

const typeOf: Readonly<Partial<Record<FormFieldKind, object>>> = {
  phone: { type: "tel", inputMode: "tel", placeholder: words.placeholders.phone },
  email: { type: "email", placeholder: words.placeholders.email },
  // Digits alone would turn it, and names of months stand between them.
  day: { placeholder: words.placeholders.day, dir: "rtl" },
};

/** The editor's hint; of a file also what may be chosen, and that a refused form does not keep it. */
function helpOf({ kind, hint }: AskedField, error: string | undefined) {
  const lines = [hint, kind === "file" && words.fileHint, kind === "file" && error && words.chooseAgain];
  const said = lines.filter(Boolean).join(" ");
  return said === "" ? undefined : <BidiText text={said} />;
}
