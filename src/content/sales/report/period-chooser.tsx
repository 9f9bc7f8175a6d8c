import { type FormEvent, useState } from "react";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import type { FieldErrors } from "../../../kernel/errors.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { isDay } from "../../../kernel/text/days.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/inputs.tsx";
import { isPeriod, type Period, presets } from "./periods.ts";
import styles from "./report.module.css";
import { reportText } from "./report.text.ts";
import type { PeriodChoice } from "./use-period.ts";

const { own: text } = reportText;
const options = [...presets, "own" as const].map((value) => ({ value, label: reportText.presets[value] }));

/** The period: the present month, quarter or year, or two days of one's own. Requirement SALES-01. */
export function PeriodChooser({ choice }: { choice: PeriodChoice }) {
  const [isOpen, setOpen] = useState(choice.preset === null);
  const isOwn = isOpen || choice.preset === null;
  return (
    <div className={styles.period}>
      <Select
        label={reportText.period}
        options={options}
        value={isOwn ? "own" : (choice.preset ?? "")}
        onChange={({ target }) => {
          const chosen = oneOf(presets, target.value);
          setOpen(chosen === undefined);
          if (chosen) choice.choose(chosen);
        }}
      />
      {isOwn && <OwnDays choice={choice} />}
    </div>
  );
}

function OwnDays({ choice }: { choice: PeriodChoice }) {
  const [days, setDays] = useState<Period>(choice.period);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(days);
    setErrors(faults);
    if (Object.keys(faults).length === 0) choice.chooseOwn(days);
  };
  return (
    <form onSubmit={show} noValidate aria-label={text.label}>
      <DayField
        label={text.from}
        value={days.from}
        error={errors.from}
        onChange={(from) => setDays({ ...days, from })}
      />
      <DayField
        label={text.to}
        value={days.to}
        error={errors.to}
        onChange={(to) => setDays({ ...days, to })}
      />
      <Button type="submit" variant="line" small>
        {text.show}
      </Button>
    </form>
  );
}

function faultsOf(days: Period): FieldErrors {
  if (!isDay(days.from)) return { from: text.needed };
  if (!isDay(days.to)) return { to: text.needed };
  if (isPeriod(days)) return {};
  return { to: days.to < days.from ? text.early : text.long };
}
