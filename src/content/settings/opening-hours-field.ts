import type { Refine, Zod } from "../../kernel/resource/field.ts";
import { choice } from "../../kernel/resource/kinds/choice.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { time } from "../../kernel/resource/kinds/time.ts";
import { timeOfDay } from "../../kernel/text/time-of-day.ts";
import { type DayHours, days, inWeekOrder, minutesOf } from "./opening-hours.ts";

/** A day that is open for longer is a slip, such as morning and evening exchanged. */
const mostHours = 16;

const unchecked = list({ day: choice(days), opens: time(), closes: time() }, { max: days.length });

/** The days on which the agency is open, each once and in the order of the week; the others are closed. Requirement ASET-01 */
export const openingHours = {
  ...unchecked,
  schema: (z: Zod, refine?: Refine) =>
    unchecked
      .schema(z, refine)
      .superRefine((hours, context) => {
        for (const [place, one] of hours.entries()) {
          const refuse = (part: keyof DayHours, message: string) =>
            context.addIssue({ code: "custom", path: [place, part], message });
          if (hours.findIndex(({ day }) => day === one.day) < place) refuse("day", "dayTwice");
          if ([one.opens, one.closes].some((typed) => timeOfDay(typed) === undefined)) continue;
          const { from, to } = minutesOf(one);
          if (to - from > mostHours * 60) refuse("closes", "hoursTooLong");
        }
      })
      .overwrite(inWeekOrder),
};
