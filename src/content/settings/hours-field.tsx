import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../admin-kit/form/record-form.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { Switch, TimeInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./hours-field.module.css";
import { type Day, type DayHours, days, inWeekOrder, nameOf } from "./opening-hours.ts";
import { text, words } from "./settings-admin.text.ts";

const { hours: hoursText } = text;

/** The opening hours in a form of the settings; requirement ASET-01. */
export function OpeningHours() {
  const { form } = useResourceForm();
  return (
    <FormValue<DayHours[]> name="openingHours">
      {({ value, onChange, error }) => (
        <HoursField
          {...{ value, onChange, error }}
          errorAt={(place, part) => errorOf(form, `openingHours.${place}.${part}`)}
        />
      )}
    </FormValue>
  );
}

type HoursFieldProps = {
  value: readonly DayHours[];
  onChange(value: DayHours[]): void;
  error: string | undefined;
  errorAt(place: number, part: keyof DayHours): string | undefined;
};

/** A row for each day of the week: a switch, and two times where the agency works. */
function HoursField({ value, onChange, error, errorAt }: HoursFieldProps) {
  const [announcement, setAnnouncement] = useState("");
  const turn = useTurn(value, onChange);
  const change = (day: Day, changes: Partial<DayHours>) => {
    setAnnouncement("");
    onChange(value.map((hours) => (hours.day === day ? { ...hours, ...changes } : hours)));
  };
  const [first] = value;
  const copyFirst = () => {
    onChange(value.map(({ day }) => ({ ...fallback, ...first, day })));
    setAnnouncement(hoursText.copied);
  };
  return (
    <FieldGroup full label={words.labels.openingHours} help={hoursText.help} error={error}>
      <div className={styles.week}>
        {days.map((day) => {
          const place = value.findIndex((hours) => hours.day === day);
          const open = value[place];
          return (
            <FieldGroup key={day} label={nameOf(day)} fieldClass={styles.weekday}>
              <Switch checked={open !== undefined} onChange={() => turn(day)}>
                {hoursText.works}
              </Switch>
              <div className={styles.times}>
                {open ? (
                  (["opens", "closes"] as const).map((part) => (
                    <TimeInput
                      key={part}
                      label={hoursText[part]}
                      fieldClass={styles.time}
                      value={open[part]}
                      error={errorAt(place, part)}
                      onChange={({ target }) => change(day, { [part]: target.value })}
                    />
                  ))
                ) : (
                  <span className={`${typeStyles.muted} ${typeStyles.small}`}>{hoursText.closed}</span>
                )}
                {open === first && value.length > 1 && (
                  <Button variant="ghost" small onClick={copyFirst}>
                    <Icon of={Copy} />
                    {hoursText.copy}
                  </Button>
                )}
              </div>
            </FieldGroup>
          );
        })}
      </div>
      <p className={typeStyles.unseen} role="status">
        {announcement}
      </p>
    </FieldGroup>
  );
}

const fallback = { opens: "09:00", closes: "17:00" };

/**
 * Turns a day on and off. It begins with the hours that it had before it was turned off here, or else with those of the day
 * before it that is worked.
 */
function useTurn(value: readonly DayHours[], onChange: (value: DayHours[]) => void) {
  const former = useRef(new Map<Day, DayHours>());
  return (day: Day) => {
    const open = value.find((hours) => hours.day === day);
    if (open) former.current.set(day, open);
    const others = value.filter((hours) => hours !== open);
    const at = days.indexOf(day);
    const before = others.findLast((hours) => days.indexOf(hours.day) < at) ?? others[0];
    const added = former.current.get(day) ?? { ...fallback, ...before, day };
    const all = open ? others : [...others, added];
    onChange(inWeekOrder(all));
  };
}
