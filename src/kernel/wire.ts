import { z } from "zod";
import { calendarDay as calendarDayOf } from "./resource/kinds/day.ts";

// In the browser Zod must not compile its checks: the content security policy refuses, and reports, even the try.
if (typeof document !== "undefined") z.config({ jitless: true });

/** Text of one line or a few: trimmed, at most `max` characters. */
export const textField = (max = 200) => z.string().trim().max(max);

/** A day such as `2026-11-22`, in a year from 1900 to 2100. */
export const calendarDay = /* @__PURE__ */ calendarDayOf(z);
