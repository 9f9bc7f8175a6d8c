import { MomentField } from "../../../admin-kit/day/moment-field.tsx";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { text } from "./tasks-admin.text.ts";

type ReminderProps = {
  /** ISO in UTC; null for none. A typed text that is no time is passed on as it is, so that the schema refuses it. */
  value: string | null;
  onChange(value: string | null): void;
  error: string | undefined;
};

/** A day and a time of Riyadh, as one moment; requirement DESK-06. */
export function ReminderField(field: ReminderProps) {
  return (
    <MomentField
      {...field}
      labels={{ day: text.form.remindDay, time: text.form.remindTime }}
      told={(moment) => text.remindAt(formatDateTime(moment))}
    />
  );
}
