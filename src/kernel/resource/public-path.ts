import { isAddress } from "./kinds/address.ts";
import type { Resource } from "./resource.ts";

/** The path of a record's page, decoded; null if the resource has no pages, or anonymous readers do not see the record. */
export function publicPathOf(resource: Resource, record: object): string | null {
  return isShown(resource, record) ? pagePathOf(resource, record) : null;
}

/** The path of a record's page, decoded, whether visitors see it or not; null if it has none. */
export function pagePathOf(
  { fields, drafts }: Pick<Resource, "fields" | "drafts">,
  record: object,
): string | null {
  if (drafts?.under !== undefined) return `${drafts.under}/${Reflect.get(record, "id")}`;
  const [name, field] = Object.entries(fields).find(([, field]) => isAddress(field)) ?? [];
  const own = name === undefined ? "" : String(Reflect.get(record, name) ?? "");
  return field && own !== "" ? `${String(field.options.under)}/${own}` : null;
}

/** Whether the site shows the record, provided that the site shows its resource at all. */
export const isShown = ({ anonymousSees }: Resource, record: object): boolean =>
  anonymousSees === "nothing" || hasValues(record, anonymousSees);

/** Whether a record has all these values. */
export const hasValues = (record: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(record, name) === value);
