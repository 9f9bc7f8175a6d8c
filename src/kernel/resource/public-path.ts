import { isAddress } from "./kinds/address.ts";
import type { Resource } from "./resource.ts";

/** The path of a record's page, decoded; null if the resource has no pages, or anonymous readers do not see the record. */
export function publicPathOf(resource: Resource, record: object): string | null {
  const [name, field] = Object.entries(resource.fields).find(([, field]) => isAddress(field)) ?? [];
  if (name === undefined || field === undefined) return null;
  const own = String(Reflect.get(record, name) ?? "");
  return own !== "" && isShown(resource, record) ? `${String(field.options.under)}/${own}` : null;
}

/** Whether the site shows the record, provided that the site shows its resource at all. */
export function isShown({ anonymousSees }: Resource, record: object): boolean {
  return (
    anonymousSees === "nothing" ||
    Object.entries(anonymousSees).every(([name, value]) => Reflect.get(record, name) === value)
  );
}
