import { z } from "zod";
import type { FieldMessage } from "./field-messages.text.ts";
import type { Field } from "./resource/field.ts";
import { calendarDay as calendarDayOf } from "./resource/kinds/day.ts";
import { number } from "./resource/kinds/number.ts";

// In the browser Zod must not compile its checks: the content security policy refuses, and reports, even the try.
if (typeof document !== "undefined") z.config({ jitless: true });

/** Text of one line or a few: trimmed, at most `max` characters. */
export const textField = (max = 200) => z.string().trim().max(max);
export const longTextField = textField(5000);

// What the calls that are no resource's take: the same kinds. Marked as pure, so that a browser that needs none of them
// loads no rules.
const schemaOf = <Value>(field: Field<Value>) => field.schema(z);

/** A whole number, or the text of one in any digits. `message` takes the place of the usual sentences about bounds. */
export const wholeNumberField = (min: number, max: number, message?: FieldMessage) =>
  schemaOf(number({ min, max, ...(message && { message }) }));
/** A day such as `2026-11-22`, in a year from 1900 to 2100. */
export const calendarDay = /* @__PURE__ */ calendarDayOf(z);
