import { Plus, Trash2 } from "lucide-react";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { FormValue, useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../../admin-kit/form/record-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { Select, TextInput } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "../boxes.module.css";
import { words } from "../settings-admin.text.ts";
import { holidaysText } from "./holidays-admin.text.ts";
import { type Holiday, mostHolidays, repetitions } from "./holidays-field.ts";

/** The holidays in a form of the settings, each with its days in either calendar; requirement OWN-02. */
export function Holidays() {
  const { form } = useResourceForm();
  return (
    <FormValue<Holiday[]> name="holidays">
      {({ value, onChange, error }) => (
        <FieldGroup full label={words.labels.holidays} help={holidaysText.help} error={error}>
          {value.length === 0 && <p className={formStyles.hint}>{holidaysText.empty}</p>}
          <ul className={styles.boxes}>
            {value.map((holiday, place) => (
              <HolidayRow
                key={holiday.key}
                holiday={holiday}
                place={place + 1}
                errorAt={(part) => errorOf(form, `holidays.${place}.${part}`)}
                onChange={(changes) => onChange(value.with(place, { ...holiday, ...changes }))}
                onRemove={() => onChange(value.toSpliced(place, 1))}
              />
            ))}
          </ul>
          <Button
            variant="ghost"
            small
            className={buttonStyles.atStart}
            disabled={value.length >= mostHolidays}
            onClick={() => onChange([...value, { ...blank, key: newKey(value) }])}
          >
            <Icon of={Plus} />
            {holidaysText.add}
          </Button>
        </FieldGroup>
      )}
    </FormValue>
  );
}

const blank = { name: "", from: "", until: "", repeats: "once" } as const;

type HolidayRowProps = {
  holiday: Holiday;
  place: number;
  errorAt(part: keyof Holiday): string | undefined;
  onChange(changes: Partial<Holiday>): void;
  onRemove(): void;
};

function HolidayRow({ holiday, place, errorAt, onChange, onRemove }: HolidayRowProps) {
  const { name, from, until, repeats } = holiday;
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid */}
      <div className={formStyles.pair} role="group" aria-label={holidaysText.one(place)}>
        <TextInput
          label={holidaysText.name}
          value={name}
          error={errorAt("name")}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={holidaysText.repeats}
          options={repetitions.map((value) => ({ value, label: holidaysText.repetitions[value] }))}
          value={repeats}
          onChange={({ target }) =>
            onChange({ repeats: repetitions.find((one) => one === target.value) ?? "once" })
          }
        />
        <DayField
          label={holidaysText.from}
          value={from}
          error={errorAt("from")}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label={holidaysText.until}
          help={holidaysText.untilHelp}
          value={until}
          error={errorAt("until")}
          onChange={(until) => onChange({ until })}
        />
        <Button variant="ghost" small className={styles.remove} onClick={onRemove}>
          <Icon of={Trash2} />
          {holidaysText.remove(place)}
        </Button>
      </div>
    </li>
  );
}

function newKey(holidays: readonly Holiday[]) {
  let number = holidays.length + 1;
  while (holidays.some(({ key }) => key === `holiday-${number}`)) number += 1;
  return `holiday-${number}`;
}
