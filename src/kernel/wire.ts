import { z } from "zod";
import type { FieldMessage } from "./field-messages.text.ts";
import { calendarDay as calendarDayOf, day } from "./resource/kinds/day.ts";
import { email } from "./resource/kinds/email.ts";
import { flag } from "./resource/kinds/flag.ts";
import { number } from "./resource/kinds/number.ts";
import { pictureSchema } from "./resource/kinds/picture.ts";
import { reference } from "./resource/kinds/reference.ts";

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

// What the calls that are no resource's take: the same kinds.

/** true, false, 1 or 0. */
export const flagField = flag().schema(z);
/** A whole number, or the text of one in any digits. `message` takes the place of the usual sentences about bounds. */
export const wholeNumberField = (min: number, max: number, message?: FieldMessage) =>
  number({ min, max, initial: min, ...(message && { message }) }).schema(z);
/** The number of another record; empty means none. */
export const referenceField = reference({ to: "" }).schema(z);
/** A day such as `2026-11-22`, in a year from 1900 to 2100. */
export const calendarDay = calendarDayOf(z);
/** A day, or nothing. */
export const dateField = day().schema(z);
/** A picture of this site or a whole address; empty means none. */
export const imageField = pictureSchema(z);
/** An e-mail address as `<input type="email">` takes it, or empty; API-02. */
export const emailField = email().schema(z);
