import type { ReactNode } from "react";
import type { Field } from "../../kernel/resource/field.ts";
import { periodsOf } from "../../kernel/resource/periods.ts";
import { FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import {
  freeText,
  NumberInput,
  type Option,
  Select,
  Switch,
  TextArea,
  TextInput,
} from "../../ui/controls/inputs.tsx";
import { typedNumber } from "../../ui/text/digits.ts";
import { DayField } from "../day/day-field.tsx";
import { LinkField } from "../links/link-field.tsx";
import { choiceOptions } from "../list/resource-list.ts";
import { IconField } from "../pictures/icon-field.tsx";
import { ImageField } from "../pictures/image-field.tsx";
import { RichTextControl } from "../rich-text/rich-text-control.tsx";
import { AddressControl } from "./address-control.tsx";
import { FormValue, useResourceForm } from "./form-context.tsx";
import { ListField } from "./list-field.tsx";
import { bind, errorOf } from "./record-form.ts";

/** What a form decides about one of its fields; everything else comes from the resource's description. */
export type FieldLook = {
  /** Spans both columns. */
  full?: boolean;
  fieldClass?: string;
  help?: ReactNode;
  placeholder?: string;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  /** The form needs the field although the description does not. */
  required?: boolean;
  /** Shown after a number. */
  unit?: string;
  rows?: number;
  autoComplete?: string;
  /** The label of the group around a switch; the switch itself shows the label of the field. */
  group?: string;
  /** The values to choose from, when only the form knows them. */
  options?: readonly Option[];
  /** The picture of each value; shows the choice as pictures. */
  pictureOf?: (value: string) => ReactNode;
  /** Of a choice shown as pictures: the option that an empty value means. Without it, none is an option of its own. */
  emptyIs?: string;
};
type Pictured = { pictureOf: NonNullable<FieldLook["pictureOf"]> };

export type ControlProps = FieldLook & { name: string; field: Field; label: string };

function TextControl({ name, field, optional = false, required, ...look }: ControlProps) {
  const { label, full, fieldClass, help, placeholder, autoComplete } = look;
  const { form } = useResourceForm();
  const types: Record<string, string> = { phone: "tel", email: "email", link: "url", sitePath: "url" };
  return (
    <TextInput
      {...{ label, full, fieldClass, help, optional }}
      {...(placeholder !== undefined && { placeholder })}
      {...(autoComplete !== undefined && { autoComplete })}
      required={required ?? field.options.required}
      type={types[field.kind] ?? "text"}
      {...bind(form, name, isNullable(field) ? { setValueAs: blankIsNull } : undefined)}
    />
  );
}

/** An address of this site is chosen, one of another is typed. */
function LinkControl(props: ControlProps) {
  const { name, field, label, full, fieldClass, help, placeholder, optional, required } = props;
  if (field.options.leads === undefined || field.options.isElsewhere) return <TextControl {...props} />;
  return (
    <FormValue<string> name={name}>
      {({ error, ...control }) => (
        <LinkField
          {...{ label, full, fieldClass, help, optional, error, ...control }}
          {...(placeholder !== undefined && { placeholder })}
          required={required ?? field.options.required === true}
        />
      )}
    </FormValue>
  );
}

const blankIsNull = (typed: unknown) => (typeof typed === "string" && typed.trim() !== "" ? typed : null);

function ParagraphsControl({ name, label, full, help, optional, rows, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <TextArea
      {...{ label, full, help, optional, rows }}
      placeholder={placeholder ?? freeText.placeholder}
      {...bind(form, name)}
    />
  );
}

function NumberControl({ name, field, label, full, help, optional, unit, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <NumberInput
      {...{ label, full, help, optional, placeholder }}
      {...(unit !== undefined && { unit })}
      whole={field.isWhole ?? false}
      {...bind(form, name, { setValueAs: typedNumber(field.readTyped) })}
    />
  );
}

/** A day that must not be before another day is checked against that day while either is typed. */
function DayControl({ name, field, label, full, help, optional }: ControlProps) {
  const { form, resource } = useResourceForm();
  const ends = periodsOf(resource.fields).flatMap(([start, end]) => (start === name ? [end] : []));
  const { notBefore: start } = field;
  const isChanged =
    start !== undefined && Boolean(form.formState.dirtyFields[name] ?? form.formState.dirtyFields[start]);
  return (
    <FormValue<string | null> name={name}>
      {({ value, onChange, error }) => (
        <DayField
          {...{ label, full, help, optional, error }}
          value={value ?? ""}
          onChange={(day) => {
            onChange(day === "" && isNullable(field) ? null : day);
            form.clearErrors(ends); // each of these fields reports again what is still wrong
          }}
          notBefore={isChanged ? String(form.watch(start) ?? "") : undefined}
        />
      )}
    </FormValue>
  );
}

function FlagControl({ name, label, group, full }: ControlProps) {
  const { form } = useResourceForm();
  const control = <Switch {...form.register(name)}>{label}</Switch>;
  if (group !== undefined) return <FieldGroup label={group}>{control}</FieldGroup>;
  return full ? <div className={formStyles.full}>{control}</div> : control;
}

/** A select of the choices. A stored value that is no longer a choice stays in the list, so that an edit does not change it. */
function ChoiceControl({ name, field, label, full, help, placeholder, options }: ControlProps) {
  const { form, resource } = useResourceForm();
  const known = options ?? choiceOptions(resource, name);
  const own = form.formState.defaultValues?.[name];
  const isOther = typeof own === "string" && own !== "" && !known.some(({ value }) => value === own);
  const all = isOther ? [...known, { value: own, label: own }] : known;
  return (
    <Select
      {...{ label, full, help }}
      {...(placeholder !== undefined && { placeholder })}
      options={all}
      {...bind(form, name, isNullable(field) ? { setValueAs: (key) => key || null } : undefined)}
    />
  );
}

/** A choice shown as pictures. If the field may be empty and that means no option, the first is none, labelled with `placeholder`. */
function PicturedChoice({
  name,
  field,
  label,
  full,
  help,
  placeholder = "",
  pictureOf,
  emptyIs,
}: ControlProps & Pictured) {
  const { resource } = useResourceForm();
  const none = isNullable(field) && emptyIs === undefined ? [{ value: "", label: placeholder }] : [];
  const options = [...none, ...choiceOptions(resource, name)].map((option) => ({
    ...option,
    picture: pictureOf(option.value),
  }));
  return (
    <FormValue<string | null> name={name}>
      {({ value, onChange, error }) => (
        <IconField
          {...{ label, full, help, options, error }}
          value={value ?? emptyIs ?? ""}
          onChange={(chosen) => onChange(chosen === "" && isNullable(field) ? null : chosen)}
        />
      )}
    </FormValue>
  );
}

function TextsControl({ name, label, full, placeholder }: ControlProps) {
  const { form } = useResourceForm();
  return (
    <FormValue<string[]> name={name}>
      {(field) => (
        <ListField
          {...{ label, full }}
          {...(placeholder !== undefined && { placeholder })}
          {...field}
          errorAt={(index) => errorOf(form, `${name}.${index}`)}
        />
      )}
    </FormValue>
  );
}

/** A picture field. A standard picture is shown as a drawing while the record has it, and removing a picture restores it. */
function PictureControl({ name, field, label, full, help, fieldClass }: ControlProps) {
  const { form, uploadOf } = useResourceForm();
  const { ratio, standard } = field;
  const isStandard = standard !== undefined && form.formState.defaultValues?.[name] === standard;
  return (
    <FormValue<string | null> name={name}>
      {({ value, onChange, error }) => (
        <ImageField
          {...{ label, full, help, fieldClass, error }}
          value={value === standard ? null : value}
          drawn={isStandard ? standard : null}
          onChange={(path) => onChange(path ?? standard ?? null)}
          upload={uploadOf(name)}
          {...(ratio !== undefined && { ratio })}
          {...(standard !== undefined && { logoOn: everyGround })}
        />
      )}
    </FormValue>
  );
}

/** The only picture with a standard one is the logo, which stands on every ground unless there is one for dark grounds. */
const everyGround = ["light", "dark"] as const;

/** Whether an empty field is stored as null. */
const isNullable = ({ options }: Field) => options.empty === "null";

/** The control of each kind. Forms lay out fields of other kinds themselves. */
const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  text: TextControl,
  phone: TextControl,
  email: TextControl,
  iban: TextControl,
  proofCode: TextControl,
  vatNumber: TextControl,
  link: LinkControl,
  address: AddressControl,
  sitePath: TextControl,
  paragraphs: ParagraphsControl,
  richText: RichTextControl,
  number: NumberControl,
  price: NumberControl,
  percentage: NumberControl,
  position: NumberControl,
  day: DayControl,
  flag: FlagControl,
  choice: ChoiceControl,
  texts: TextsControl,
  picture: PictureControl,
};

/** The control of a field: that of its kind, unless the form gives values or pictures to choose from. */
export function FieldControl({ pictureOf, ...props }: ControlProps) {
  if (pictureOf) return <PicturedChoice {...props} pictureOf={pictureOf} />;
  const Control = controls[props.options ? "choice" : props.field.kind];
  if (!Control) throw new Error(`no control for ${props.name}`);
  return <Control {...props} />;
}
