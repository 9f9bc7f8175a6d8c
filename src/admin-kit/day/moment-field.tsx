import { type ReactNode, useState } from "react";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { isDay } from "../../kernel/text/days.ts";
import { isoDay, riyadhTime } from "../../kernel/text/format.ts";
import { riyadhMoment } from "../../kernel/text/riyadh-moment.ts";
import { TimeInput } from "../../ui/controls/inputs.tsx";
import { DayField } from "./day-field.tsx";

type MomentFieldProps = {
  /** The labels of its day and of its time. */
  labels: { day: string; time: string };
  /** ISO in UTC; null for none. A typed text that is no time is passed on as it is, so that the schema refuses it. */
  value: string | null;
  onChange(value: string | null): void;
  error: string | undefined;
  /** Below the day. */
  help?: ReactNode;
  /** Below the time, once both say a moment. */
  told?: (moment: Date) => ReactNode;
};

const morning = "09:00";

/** A day and a time of Riyadh, as one moment; requirements DESK-06, OWN-02. */
export function MomentField({ labels, value, onChange, error, help, told }: MomentFieldProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const [passed, setPassed] = useState(value);
  if (value !== passed) {
    // The form was set back, or shows what somebody else stored.
    setPassed(value);
    setTyped(partsOf(value));
  }
  const { day, time } = typed;
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    // A day without a time means nine in the morning.
    if (changes.day !== undefined && typed.day === "" && next.time === "") next.time = morning;
    setTyped(next);
    const moment =
      next.day === ""
        ? null
        : (riyadhMoment(next.day, next.time)?.toISOString() ?? `${next.day} ${next.time}`);
    setPassed(moment);
    onChange(moment);
  };
  const moment = riyadhMoment(day, time);
  const isTimeWrong = isDay(day) && !moment;
  return (
    <>
      <DayField
        label={labels.day}
        value={day}
        help={help}
        error={isTimeWrong ? undefined : error}
        onChange={(day) => change({ day })}
      />
      <TimeInput
        label={labels.time}
        value={time}
        disabled={day === ""}
        error={isTimeWrong ? fieldMessages.time : undefined}
        help={moment && told?.(moment)}
        onChange={(event) => change({ time: event.target.value })}
      />
    </>
  );
}

/** A moment as the two fields show it, or what was typed in its place. */
function partsOf(value: string | null) {
  if (value === null) return { day: "", time: "" };
  const [day = "", ...time] = value.split(" ");
  return Number.isNaN(Date.parse(value))
    ? { day, time: time.join(" ") }
    : { day: isoDay(value), time: riyadhTime(value) };
}
