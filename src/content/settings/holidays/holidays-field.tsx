import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { Select, TextInput } from "../../../ui/controls/inputs.tsx";
import { BoxesField, type BoxProps } from "../boxes/boxes-field.tsx";
import { holidaysText } from "./holidays-admin.text.ts";
import { type Holiday, mostHolidays, repetitions } from "./holidays-field.ts";

const blank = (key: string): Holiday => ({ key, name: "", from: "", until: "", repeats: "once" });

/** The holidays in a form of the settings, each with its days in either calendar; requirement OWN-02. */
export function Holidays() {
  return (
    <BoxesField<Holiday> name="holidays" words={holidaysText} blank={blank} most={mostHolidays}>
      {(box) => <HolidayControls {...box} />}
    </BoxesField>
  );
}

function HolidayControls({ item, errorAt, onChange }: BoxProps<Holiday>) {
  const { name, from, until, repeats } = item;
  return (
    <>
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
    </>
  );
}
