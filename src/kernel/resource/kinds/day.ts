import { foldDigits } from "../../text/arabic.ts";
import { dayFault } from "../../text/days.ts";
import { isoDay } from "../../text/format.ts";
import type { Beginning, Field, FieldOptions, Zod } from "../field.ts";
import { trimmed } from "./link.ts";

type DayOptions = FieldOptions & {
  /** An emptied field is stored as null, or leaves the stored value `unchanged`. By default the empty text is stored. */
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
  return field as Field<DayValue<Options>, Options>; // null only if the options allow it
}

/** A day such as `2026-11-22`, in a year from 1900 to 2100: the rule for every incoming day; API-02. */
export function calendarDay(z: Zod) {
  return z.iso
    .date({ error: ({ input }) => (typeof input === "string" ? dayFault(input) : undefined) })
    .refine((day) => !dayFault(day), "dateYear");
}

/** Reads a day in any digits, or the day in Riyadh of a time; an empty text is no day. */
function dayOf(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const typed = foldDigits(value).trim();
  if (typed === "") return undefined;
  return /^\d{4}-\d\d-\d\dT/.test(typed) ? isoDay(typed) : typed;
}
