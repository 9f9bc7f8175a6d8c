import { formatTime } from "../../kernel/text/format.ts";

/** An hour of the day in words. */
export const hourSaid = (hour: number): string =>
  formatTime(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+03:00`);

/** The whole hours of a day, for a select. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourSaid(hour),
}));
