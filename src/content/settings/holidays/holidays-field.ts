import type { Refine, ValueOf, Zod } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { list } from "../../../kernel/resource/kinds/list.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { daysBetween, endsBeforeStart } from "../../../kernel/text/days.ts";

/** How a holiday comes again: not at all, or each year of a calendar. */
export const repetitions = ["once", "gregorian", "hijri"] as const;
/** A longer one is a slip, such as a wrong year. */
const mostDays = 90;
export const mostHolidays = 30;

const unchecked = list(
  {
    key: text(),
    name: text({ required: true, max: 60 }),
    from: day({ required: true }),
    until: day(),
    repeats: choice(repetitions),
  },
  { max: mostHolidays },
);
export type Holiday = ValueOf<typeof unchecked>[number];

/** Compares two closures by the days with which they begin. */
export const byFirstDay = (one: { from: string }, other: { from: string }): number =>
  one.from < other.from ? -1 : one.from > other.from ? 1 : 0;

/** The days on which the agency is closed beside its week, in the order of their dates; requirement OWN-02. */
export const holidays = {
  ...unchecked,
  schema: (z: Zod, refine?: Refine) =>
    unchecked
      .schema(z, refine)
      .superRefine((typed, context) => {
        for (const [place, { from, until }] of typed.entries()) {
          const refuse = (message: string) =>
            context.addIssue({ code: "custom", path: [place, "until"], message });
          if (endsBeforeStart(from, until)) refuse("endBeforeStart");
          else if (daysBetween(from, until) >= mostDays) refuse("holidayTooLong");
        }
      })
      .overwrite((typed) => typed.toSorted(byFirstDay)),
};
