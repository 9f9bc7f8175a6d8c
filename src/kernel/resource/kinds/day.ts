import { foldDigits } from "../../text/arabic.ts";
import { dayFault } from "../../text/days.ts";
import { isoDay } from "../../text/format.ts";
import type { Beginning, Field, FieldOptions, Zod } from "../field.ts";
import { trimmed } from "./link.ts";

type DayOptions = FieldOptions & {
  /** An emptied field is stored as null; or it says nothing, and what is there stays. Without it the empty text is stored. */
  empty?: "null" | "unchanged";
  initial?: "today";
  /** The field of the same record that this day must not lie before. */
  notBefore?: string;
};
type DayValue<Options> = Options extends { empty: "null" } ? string | null : string;

/** A day such as `2026-11-22`. */
export function day<const Options extends DayOptions>(
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<DayValue<Options>, Options> {
  const { empty, initial, notBefore } = options;
  const field = {
    kind: "day",
    options,
    stored: "text" as const,
    initial: ({ today }: Beginning) => (initial === "today" ? today : empty === "null" ? null : ""),
    schema: (z: Zod) => {
      const day = calendarDay(z);
      if (options.required) return day;
      if (empty === "null") return z.preprocess((typed) => trimmed(typed) || null, day.nullable());
      if (empty === "unchanged") return z.preprocess(dayOf, day.optional());
      return z
        .string()
        .trim()
        .pipe(z.union([z.literal(""), day]));
    },
    ...(notBefore !== undefined && { notBefore }),
  };
  return field as Field<DayValue<Options>, Options>; // null only where the options say so
}

/** A day such as `2026-11-22`, in a year from 1900 to 2100: the one rule of all days that arrive; API-02. */
export function calendarDay(z: Zod) {
  return z.iso
    .date({ error: ({ input }) => (typeof input === "string" ? dayFault(input) : undefined) })
    .refine((day) => !dayFault(day), "dateYear");
}

/** A day in any digits, or a time, of which the day in Riyadh counts; an empty text says nothing. */
function dayOf(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const typed = foldDigits(value).trim();
  if (typed === "") return undefined;
  return /^\d{4}-\d\d-\d\dT/.test(typed) ? isoDay(typed) : typed;
}
