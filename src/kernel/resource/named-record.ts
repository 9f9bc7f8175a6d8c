import { ofResource } from "../db/stored.ts";
import { type Address, printAddress } from "./address.ts";

/*
 * How an editor's frame knows which field of which record an element of a page shows. A record that was read keeps the name of its
 * resource (`ofResource`), its page sends that name where drafts are shown (`withResourceNames`), the frame gives each such record its
 * address (`placed`), and whatever draws a value that is not its text as typed, such as a price or a picture, says so (`named`).
 * Visitors get nothing of it.
 */

/** The key under which the data of a page carry the name of a record's resource to the frame. */
const sentName = "ofResource";
const address = Symbol("address");

/** The name of the resource of a record that a page was given; undefined for any other object. */
export function resourceNameOf(record: object): string | undefined {
  const name: unknown = Reflect.get(record, ofResource) ?? Reflect.get(record, sentName);
  return typeof name === "string" ? name : undefined;
}

/** The data of a page with the names of the resources of all records in it, which reach the browser then. */
export function withResourceNames<Found>(found: Found): Found {
  if (Array.isArray(found)) return found.map(withResourceNames) as Found; // of the same items
  if (typeof found !== "object" || found === null) return found;
  const name = resourceNameOf(found);
  const entries = Object.entries(found).map(([key, value]) => [key, withResourceNames(value)]);
  return { ...Object.fromEntries(entries), ...(name !== undefined && { [sentName]: name }) };
}

/** A record as a frame draws it, whose fields have their addresses below this one: `packages/3`. */
export const placed = <Placed extends object>(record: Placed, at: Address): Placed => ({
  ...record,
  [address]: at,
});

/** The attribute by which a frame finds the field that an element shows. */
export type FieldName = { "data-field"?: Address };

/**
 * Says which field of a record an element shows, or which item of its list, by the place in the list; to be spread over the element
 * (or the component) that draws it. Empty for visitors.
 */
export function named(record: object, field: string, place?: number): FieldName {
  const at: unknown = Reflect.get(record, address);
  if (typeof at !== "string") return {};
  return {
    "data-field":
      place === undefined ? printAddress(at, field) : printAddress(at, field, itemId(field, place), "text"),
  };
}

/** The id that an item of a record's list gets on a page, because such items have no ids of their own. */
export const itemId = (field: string, place: number) => `${field}-${place + 1}`;
