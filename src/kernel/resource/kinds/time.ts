import { timeOfDay } from "../../text/time-of-day.ts";
import { kindOf } from "../field.ts";

/** A time of the day such as `09:30`, typed in any digits and with or without the mark of the half day; API-02. */
export const time = kindOf<string>("time", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z
      .string()
      .overwrite((typed) => timeOfDay(typed) ?? typed.trim())
      .min(1)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time"),
}));
