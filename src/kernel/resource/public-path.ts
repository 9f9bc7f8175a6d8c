import { isAddress } from "./kinds/address.ts";
import { fieldWhere, type Resource } from "./resource.ts";

/** The path of a record's page, decoded; null if the resource has no pages, or anonymous readers do not see the record. */
export function publicPathOf(resource: Resource, record: object): string | null {
  return isShown(resource, record) ? pagePathOf(resource, record) : null;
}

/** The path of a record's page, decoded, whether visitors see it or not; null if it has none. */
export function pagePathOf(resource: WithPages, record: object): string | null {
  const under = pagesUnder(resource);
  const own = String(Reflect.get(record, fieldWhere(resource, isAddress) ?? "id") ?? "");
  return under !== null && own !== "" ? `${under}/${own}` : null;
}

/** The path below which the pages of a resource's records lie, under their addresses or else their ids; null if they have none. */
export function pagesUnder({ fields, drafts }: WithPages): string | null {
  const address = Object.values(fields).find(isAddress);
  return drafts?.under ?? (address ? String(address.options.under) : null);
}

type WithPages = Pick<Resource, "fields" | "drafts">;

/** Whether the site shows the record, provided that the site shows its resource at all. */
export const isShown = ({ anonymousSees }: Resource, record: object): boolean =>
  anonymousSees === "nothing" || hasValues(record, anonymousSees);

/** Whether a record has all these values. */
export const hasValues = (record: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(record, name) === value);
