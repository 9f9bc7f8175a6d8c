import { foldDigits } from "./arabic.ts";
import { clock } from "./format.text.ts";

/**
 * The time that a typed text means, as `09:30`: in any digits, as 24 hours (`21:30`) or as it is shown, with the mark of the half
 * day. Undefined if it means none. Requirement AR-02
 */
export function timeOfDay(typed: string): string | undefined {
  const [, hours = "", minutes = "", half] = timeForm.exec(foldDigits(typed).trim()) ?? [];
  const hour = half ? hourOf(Number(hours), half) : Number(hours);
  if (hours === "" || hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

const timeForm = new RegExp(`^(\\d{1,2})[:.](\\d{2})\\s*([${clock.morning}${clock.evening}])?$`);

/** The hour of 24 of an hour of twelve; undefined for one that no clock of twelve hours shows. */
function hourOf(hour: number, half: string) {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === clock.evening ? 12 : 0);
}
