import { isAddress } from "./kinds/address.ts";
import type { Resource } from "./resource.ts";

/** The path of a record's page, decoded; null where the resource has no pages, or anonymous readers do not see the record. */
export function publicPathOf({ fields, anonymousSees }: Resource, record: object): string | null {
  const [name, field] = Object.entries(fields).find(([, field]) => isAddress(field)) ?? [];
  if (name === undefined || field === undefined) return null;
  const shown = anonymousSees === "nothing" ? [] : Object.entries(anonymousSees);
  const own = String(Reflect.get(record, name) ?? "");
  const isShown = shown.every(([field, value]) => Reflect.get(record, field) === value);
  return own !== "" && isShown ? `${String(field.options.under)}/${own}` : null;
}
