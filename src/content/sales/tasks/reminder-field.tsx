import { useState } from "react";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { isDay } from "../../../kernel/text/days.ts";
import { formatDateTime, isoDay, riyadhTime } from "../../../kernel/text/format.ts";
import { riyadhMoment } from "../../../kernel/text/riyadh-moment.ts";
import { TimeInput } from "../../../ui/controls/inputs.tsx";
import { text } from "./tasks-admin.text.ts";

type ReminderProps = {
  /** ISO in UTC; null for none. A typed text that is no time is passed on as it is, so that the schema refuses it. */
  value: string | null;
  onChange(value: string | null): void;
  error: string | undefined;
};

const morning = "09:00";

/** A day and a time of Riyadh, as one moment; requirement DESK-06. */
export function ReminderField({ value, onChange, error }: ReminderProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const { day, time } = typed;
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    // A day without a time means nine in the morning.
    if (changes.day !== undefined && typed.day === "" && next.time === "") next.time = morning;
    setTyped(next);
    onChange(
      next.day === ""
        ? null
        : (riyadhMoment(next.day, next.time)?.toISOString() ?? `${next.day} ${next.time}`),
    );
  };
  const moment = riyadhMoment(day, time);
  const isTimeWrong = isDay(day) && !moment;
  return (
    <>
      <DayField
        label={text.form.remindDay}
        value={day}
        error={isDay(day) || day === "" ? undefined : error}
        onChange={(day) => change({ day })}
      />
      <TimeInput
        label={text.form.remindTime}
        value={time}
        disabled={day === ""}
        error={isTimeWrong ? fieldMessages.time : undefined}
        help={moment && text.remindAt(formatDateTime(moment))}
        onChange={(event) => change({ time: event.target.value })}
      />
    </>
  );
}

/** A moment as the two fields show it. */
function partsOf(value: string | null) {
  return value === null ? { day: "", time: "" } : { day: isoDay(value), time: riyadhTime(value) };
}
