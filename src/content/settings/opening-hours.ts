import { weekdays } from "../../kernel/text/format.text.ts";

/** Sunday first, as in `weekdays`, which has their names. */
export const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Day = (typeof days)[number];

export const nameOf = (day: Day) => weekdays[days.indexOf(day)] ?? day;

/** When a day is open, as `09:00`. One that closes at the hour of its opening or before it closes on the next day. */
export type DayHours = { day: Day; opens: string; closes: string };

/** The hours in the order of the week. */
export const inWeekOrder = (hours: readonly DayHours[]) =>
  hours.toSorted((one, other) => days.indexOf(one.day) - days.indexOf(other.day));

/** From when to when a day is open, in minutes from its beginning: 1500 is one o'clock on the next day. */
export function minutesOf({ opens, closes }: Omit<DayHours, "day">) {
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  return { from, to: to > from ? to : to + 24 * 60 };
}

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
