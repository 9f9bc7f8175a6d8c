import { Controller } from "react-hook-form";
import { FormListField } from "../../admin-kit/form-list-field.tsx";
import { IconField } from "../../admin-kit/icon-field.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NumberInput, Select, TextInput } from "../../ui/inputs.tsx";
import {
  hasFigure,
  type VisionItemInput,
  type VisionType,
  visionCategories,
  visionIcons,
  visionTypes,
} from "./schema.ts";
import { text } from "./vision-admin.text.ts";
import { itemIcons, typeLooks } from "./vision-icons.ts";

const { form: words } = text;

type FormProps = { form: RecordForm<VisionItemInput> };

/** The five types side by side. */
export function TypeChoice({ form }: FormProps) {
  return (
    <FieldGroup full label={text.type} error={errorOf(form, "type")}>
      <div className="seg wide">
        {visionTypes.map((type) => (
          <label key={type}>
            <input type="radio" value={type} {...form.register("type")} />
            <Icon of={typeLooks[type].icon} />
            {text.types[type]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields of one type. Those of the others keep what was typed, out of sight, until the item is saved; AVIS-01. */
export function TypeFields({ form, type }: FormProps & { type: VisionType }) {
  const { icon, className } = typeLooks[type];
  const isPillar = type === "pillar";
  return (
    <section className={`cond ${className}`}>
      <p className="kindl">
        <Icon of={icon} />
        {words.ofType(text.types[type])}
      </p>
      <div className="g2">
        {hasFigure({ type }) && <FigureFields form={form} />}
        {isPillar && (
          <Select
            label={words.category}
            placeholder={words.select}
            options={categoryOptions}
            {...bind(form, "category", { setValueAs: (key) => key || null })}
          />
        )}
        <Controller
          control={form.control}
          name="icon"
          render={({ field: { value, onChange } }) => (
            <IconField
              label={words.icon}
              options={iconOptions}
              value={value}
              onChange={onChange}
              error={errorOf(form, "icon")}
            />
          )}
        />
        {isPillar && <Initiatives form={form} />}
      </div>
    </section>
  );
}

function FigureFields({ form }: FormProps) {
  return (
    <>
      <TextInput label={words.value} {...bind(form, "value")} />
      <TextInput label={words.metric} {...bind(form, "metric")} />
      <NumberInput
        whole
        label={words.percentage}
        unit="%"
        {...bind(form, "percentage", { setValueAs: numberValue })}
      />
    </>
  );
}

function Initiatives({ form }: FormProps) {
  return (
    <div className="full">
      <FormListField
        form={form}
        name="initiatives"
        label={words.initiatives}
        placeholder={words.initiative}
      />
    </div>
  );
}

const categoryOptions = visionCategories.map((value) => ({ value, label: text.categories[value] }));
const iconOptions = visionIcons.map((value) => ({
  value,
  label: text.icons[value],
  picture: <Icon of={itemIcons[value]} />,
}));
