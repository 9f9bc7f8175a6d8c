import { foldDigits } from "./arabic.ts";
import { dayFault } from "./days.ts";
import { clock } from "./format.text.ts";
import { isoDay } from "./format.ts";

/**
 * The moment of a day such as `2026-12-01` and a time in any digits, in Riyadh, which is always three hours ahead of UTC. The
 * time is typed as 24 hours (`21:30`) or as it is shown, with the mark of the half day. Undefined if one is invalid.
 */
export function riyadhMoment(day: string, time: string): Date | undefined {
  if (dayFault(day)) return undefined;
  const [, hour = "", minute = "", half] = timeForm.exec(foldDigits(time).trim()) ?? [];
  const moment = new Date(
    `${day}T${half ? hourOf(Number(hour), half) : hour.padStart(2, "0")}:${minute}:00+03:00`,
  );
  // 24:00 would roll over into the next day.
  const isReal = !Number.isNaN(moment.getTime()) && isoDay(moment) === day;
  return isReal ? moment : undefined;
}

const timeForm = new RegExp(`^(\\d{1,2})[:.](\\d{2})\\s*([${clock.morning}${clock.evening}])?$`);

/** The hour of 24 of an hour of twelve; one that no clock of twelve hours shows stays invalid. */
function hourOf(hour: number, half: string) {
  if (hour < 1 || hour > 12) return "";
  return String((hour % 12) + (half === clock.evening ? 12 : 0)).padStart(2, "0");
}
