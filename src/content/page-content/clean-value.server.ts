import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { FieldErrors } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/field-messages.text.ts";
import { fieldErrors } from "../../kernel/field-messages.ts";
import { imageField } from "../../kernel/wire.ts";
import { type ItemKey, itemKey } from "./item-keys.text.ts";
import { cleanRichText } from "./rich-text.server.ts";
import { safeHref } from "./rich-text.ts";
import type { Field, FieldValue, Item } from "./section.ts";

type Checked = { value: FieldValue; errors?: never } | { value?: never; errors: FieldErrors };

const text = z.string().max(5000);
const image = z.object({ image: imageField, alt: z.string().max(500) });
const items = z.array(z.record(z.string(), z.unknown())).max(60);

/** A value as it may be stored for its field: of the right kind, rich text sanitised; or a sentence per place. */
export function cleanFieldValue(field: Field, value: unknown): Checked {
  if (field.type === "list") return cleanItems(field, value);
  const schema = field.type === "image" ? image : field.type === "rich-text" ? z.string().max(50_000) : text;
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { errors: under(field.id, fieldErrors(parsed.error)) };
  if (typeof parsed.data !== "string") return { value: parsed.data };
  return { value: field.type === "rich-text" ? cleanRichText(parsed.data) : parsed.data };
}

function cleanItems(field: Extract<Field, { type: "list" }>, value: unknown): Checked {
  const parsed = items.safeParse(value);
  if (!parsed.success) return { errors: under(field.id, fieldErrors(parsed.error)) };
  const errors: FieldErrors = {};
  const taken = new Set<string>();
  const cleaned = parsed.data.map((given, index): Item => {
    const item: Item = { id: idOf(given.id, taken) };
    for (const [key, blank] of Object.entries(field.pattern)) {
      if (key === "id") continue;
      const { value, error } = cleanKey(itemKey(key), given[key] ?? blank);
      if (error) errors[`${field.id}.${index}.${key}`] = error;
      else item[key] = value;
    }
    return item;
  });
  return Object.keys(errors).length > 0 ? { errors } : { value: cleaned };
}

/** Ids are anchors and keys: short words, each once. */
function idOf(given: unknown, taken: Set<string>): string {
  const isFine = typeof given === "string" && /^[\w-]{1,60}$/.test(given) && !taken.has(given);
  const id = isFine ? given : randomUUID().slice(0, 8);
  taken.add(id);
  return id;
}

function cleanKey(key: ItemKey, value: unknown): { value?: unknown; error?: string } {
  if (key.kind === "number") return cleanNumber(key, value);
  if (typeof value !== "string") return { error: fieldMessages.option };
  if (value.length > (key.kind === "rich-text" ? 50_000 : 5000))
    return { error: fieldMessages.maxLength.replace("{max}", "5000") };
  if (key.kind === "rich-text") return { value: cleanRichText(value) };
  if (key.kind === "link")
    return safeHref(value) ? { value: value.trim() } : { error: fieldMessages.unsafeLink };
  if (key.choices && value !== "" && !Object.hasOwn(key.choices, value))
    return { error: fieldMessages.option };
  return { value };
}

function cleanNumber({ min = 0, max = 1_000_000 }: ItemKey, value: unknown) {
  if (value === 0) return { value }; // not written yet
  if (typeof value !== "number" || !Number.isInteger(value)) return { error: fieldMessages.integer };
  const between = fieldMessages.between.replace("{min}", String(min)).replace("{max}", String(max));
  return value < min || value > max ? { error: between } : { value };
}

function under(field: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path && path !== "body" ? `${field}.${path}` : field,
      message,
    ]),
  );
}
