import { z } from "zod";
import { foldDigits, parseNumber } from "./arabic.ts";
import { dayFault } from "./days.ts";
import type { FieldMessage } from "./field-messages.text.ts";
import { isoDay } from "./format.ts";
import { largestId } from "./stored.ts";

// In the browser Zod must not compile its checks: the content security policy refuses, and reports, even the try.
if (typeof document !== "undefined") z.config({ jitless: true });

type Fields = { [field: string]: unknown };

/** Translates between a record and what travels over the wire; nothing else knows the wire names. */
export type Wire<T> = {
  /** The record under its wire names, with `id` and `version`. */
  toWire(record: T): Fields;
  /** The fields that a body brings, under the house's names; what it leaves out is left out. */
  fromWire(body: Fields): Partial<T>;
  /** The field behind a wire name (for `sort` and filters), or undefined. */
  fieldOf(wireName: string): string | undefined;
  /** The wire name of a field, or undefined. */
  nameOf(field: string): string | undefined;
};

/**
 * Describes a wire format: `names` maps wire name to field; `write` overrides how a wire value is made of the field's.
 *
 *     const serviceWire = defineWire<Service>({ title: "title", is_active: "isActive" }, { is_active: (on) => (on ? 1 : 0) });
 */
export function defineWire<T extends { id: number | string; version: number }>(
  names: { readonly [wireName: string]: Extract<keyof T, string> },
  write: { readonly [wireName: string]: (value: unknown) => unknown } = {},
): Wire<T> {
  const pairs = Object.entries(names);
  return {
    toWire(record) {
      const wire: Fields = { id: record.id };
      for (const [wireName, field] of pairs) {
        const value = record[field];
        wire[wireName] = write[wireName] ? write[wireName](value) : value;
      }
      return { ...wire, version: record.version };
    },
    fromWire(body) {
      const fields: Fields = {};
      for (const [wireName, field] of pairs) if (body[wireName] !== undefined) fields[field] = body[wireName];
      return fields as Partial<T>; // the wire edge: the body was parsed by the resource's schema
    },
    nameOf: (field) => pairs.find(([, known]) => known === field)?.[0],
    fieldOf(wireName) {
      if (wireName === "id") return "id";
      // `?sort=hasOwnProperty` names nothing of ours.
      return Object.hasOwn(names, wireName) ? names[wireName] : undefined;
    },
  };
}

/** Text of one line or a few: trimmed, at most `max` characters. */
export const textField = (max = 200) => z.string().trim().max(max);
export const longTextField = textField(5000);
export const textListField = z.array(textField(500)).max(50);

/** true, false, 1 or 0. */
export const flagField = z.preprocess(
  (value) => (value === 1 ? true : value === 0 ? false : value),
  z.boolean(),
);

/** A number, or the text of one in Arabic-Indic, Persian or Latin digits; empty means null. */
const numeric = (value: unknown) => {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : (parseNumber(value) ?? value);
};
/** `message` takes the place of the usual sentences about bounds. */
export const wholeNumberField = (min: number, max: number, message?: FieldMessage) =>
  z.preprocess(numeric, z.number().int().min(min, message).max(max, message));
export const orderField = z.preprocess(numeric, z.number().int().min(1).max(1_000_000).nullable());
/** 0 to 100, whole; empty means null. */
export const percentageField = z.preprocess(
  numeric,
  z.number().int().min(0, "percentage").max(100, "percentage").nullable(),
);
/** The number of another record; empty means none. */
export const referenceField = z.preprocess(numeric, z.number().int().min(1).max(largestId).nullable());
export const priceField = z.preprocess(
  numeric,
  z
    .number()
    .min(0)
    .max(100_000_000)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, "price")
    .nullable(),
);

/** A day such as `2026-11-22`, in a year from 1900 to 2100: the one rule of all days that arrive; API-02. */
export const calendarDay = z.iso
  .date({ error: ({ input }) => (typeof input === "string" ? dayFault(input) : undefined) })
  .refine((day) => !dayFault(day), "dateYear");

/** A day, or nothing. */
export const dateField = z
  .string()
  .trim()
  .pipe(z.union([z.literal(""), calendarDay]));

/** A picture of this site (`/uploads/…`) or a whole address; empty means none. Scripts in addresses are refused; SEC-09. */
export const imageField = z
  .preprocess((value) => (value === "" ? null : value), z.string().trim().max(500).nullable())
  .refine((path) => path === null || /^(\/uploads\/|https?:\/\/)[^\s<>"']*$/i.test(path), "unsafeLink");

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""));

/** An e-mail address as `<input type="email">` takes it, or empty; API-02. */
export const emailField = z.preprocess(
  trimmed,
  z.union([z.literal(""), z.email({ pattern: z.regexes.html5Email }).max(320)]),
);

/** A whole web address, or empty; scripts in addresses are refused; API-02, SEC-09. */
export const linkField = z.preprocess(
  trimmed,
  z.union([z.literal(""), z.url({ protocol: /^https?$/, hostname: /./ }).max(500)]),
);

/** A day, or a time, of which the day in Riyadh counts. Empty says nothing: it keeps what is there. */
export const dayField = z.preprocess((value) => {
  if (typeof value !== "string") return value ?? undefined;
  const typed = foldDigits(value).trim();
  if (typed === "") return undefined;
  return /^\d{4}-\d\d-\d\dT/.test(typed) ? isoDay(typed) : typed;
}, calendarDay.optional());
