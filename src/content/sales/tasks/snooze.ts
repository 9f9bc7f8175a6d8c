import { isoDayAfter, riyadhClock } from "../../../kernel/text/format.ts";
import { riyadhMoment } from "../../../kernel/text/riyadh-moment.ts";

export const snoozes = ["hour", "tomorrow", "week"] as const;
export type Snooze = (typeof snoozes)[number];

const morning = "09:00";
const hour = 60 * 60_000; // ms

/** When a reminder that is put off rings again: in an hour, tomorrow at nine, or on Sunday at nine, by the clock of Riyadh; DESK-06. */
export function snoozedUntil(snooze: Snooze, now: Date): Date {
  if (snooze === "hour") return new Date(now.getTime() + hour);
  const days = snooze === "tomorrow" ? 1 : 7 - riyadhClock(now).weekday;
  // A real day and a time always give a moment: the value behind `??` only satisfies the type.
  return riyadhMoment(isoDayAfter(now, days), morning) ?? new Date(now.getTime() + 24 * hour);
}

/** Nine in the morning of a day in Riyadh, when the reminders of made tasks ring; null for what is no day. */
export const nineOn = (day: string): string | null => riyadhMoment(day, morning)?.toISOString() ?? null;
