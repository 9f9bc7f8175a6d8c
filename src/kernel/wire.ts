import { z } from "zod";
import { parseNumber } from "./arabic.ts";

type Fields = { [field: string]: unknown };

/** Translates between a record and what travels over the wire; nothing else knows the wire names. */
export type Wire<T> = {
  /** The record under its wire names, with `id` and `version`. */
  toWire(record: T): Fields;
  /** The fields that a body brings, under the house's names; what it leaves out is left out. */
  fromWire(body: Fields): Partial<T>;
  /** The field behind a wire name (for `sort` and filters), or undefined. */
  fieldOf(wireName: string): string | undefined;
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
    fieldOf: (wireName) => (wireName === "id" ? "id" : names[wireName]),
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
export const orderField = z.preprocess(numeric, z.number().int().min(1).max(1_000_000).nullable());
export const priceField = z.preprocess(
  numeric,
  z
    .number()
    .min(0)
    .max(100_000_000)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, {
      params: { message: "price" },
    })
    .nullable(),
);

/** A picture of this site (`/uploads/…`) or a whole address; empty means none. Scripts in addresses are refused; SEC-09. */
export const imageField = z
  .preprocess((value) => (value === "" ? null : value), z.string().trim().max(500).nullable())
  .refine((path) => path === null || /^(\/uploads\/|https?:\/\/)[^\s<>"']*$/i.test(path), {
    params: { message: "unsafeLink" },
  });
