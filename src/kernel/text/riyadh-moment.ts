import { dayFault } from "./days.ts";
import { timeOfDay } from "./time-of-day.ts";

/**
 * The moment of a day such as `2026-12-01` and a time as `timeOfDay` reads it, in Riyadh, which is always three hours ahead of
 * UTC. Undefined if one is invalid.
 */
export function riyadhMoment(day: string, time: string): Date | undefined {
  const read = timeOfDay(time);
  return dayFault(day) || read === undefined ? undefined : new Date(`${day}T${read}:00+03:00`);
}
