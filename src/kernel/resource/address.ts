import type { FieldErrors } from "../errors.ts";

/**
 * The address of whatever somebody can change: whose it is, its field and, inside a list, the id of an item and its field:
 * `homepage/heroTitle`, `homepage/heroLinks/k3j4h5g6/label`. It says nothing of an item's place, because an item may move, on the
 * screen of somebody else too, while its text is typed.
 */
export type Address = string;

/** What stands at an address. `part` belongs to an item, or to a value that has parts, such as a picture's words. */
type Parts = { of: string; field: string; item?: string; part?: string };

/** Writes an address; one without `of` is that of a field among others of the same holder. */
export const printAddress = (...parts: readonly string[]): Address => parts.join("/");

/** Reads an address; what it lacks is missing or empty. */
export function parseAddress(address: Address): Parts {
  const [of = "", field = "", item, part] = address.split("/");
  return { of, field, ...(item !== undefined && { item }), ...(part !== undefined && { part }) };
}

/** The address of the field that holds whatever stands at an address. */
export function fieldAddress(address: Address): Address {
  const { of, field } = parseAddress(address);
  return printAddress(of, field);
}

/** An address among the fields of its holder: `heroLinks/k3j4h5g6/label`. The faults of a page's fields are named so. */
export const withinHolder = (address: Address): Address => address.slice(address.indexOf("/") + 1);

/** Whether an address is another one, or lies in it. */
export const isWithin = (address: Address, around: Address) =>
  address === around || address.startsWith(`${around}/`);

/** The address around another one: that of an item, of its list, of the holder; undefined for the holder's own. */
export function addressAround(address: Address): Address | undefined {
  const end = address.lastIndexOf("/");
  return end < 0 ? undefined : address.slice(0, end);
}

type Values = { readonly [field: string]: unknown };

/** The value at an address among the values of its holder; undefined when it, or its item, is not there. */
export function valueAt(values: Values, address: Address): unknown {
  const { field, item, part } = parseAddress(address);
  const value = values[field];
  if (item === undefined || !Array.isArray(value)) return value;
  const found = value.find(({ id }) => id === item);
  return part === undefined ? found : found?.[part];
}

/** The field's value with another one of the same kind at an address in it; undefined when the item is not there. */
export function withValueAt<Value>(
  values: { readonly [field: string]: Value },
  address: Address,
  changed: unknown,
): Value | undefined {
  const { field, item, part } = parseAddress(address);
  const value = values[field];
  if (item === undefined || part === undefined) return changed as Value; // of the same kind, as said
  if (!Array.isArray(value)) return undefined;
  const index = value.findIndex(({ id }) => id === item);
  return index < 0 ? undefined : (value.with(index, { ...value[index], [part]: changed }) as Value); // a list as before
}

/**
 * The faults of a field's value under their addresses among the holder's fields. A fault of an item is found by its place, as
 * checks name it: `0.href` of `heroLinks` becomes `heroLinks/k3j4h5g6/href`. An item without an id keeps its place.
 */
export function faultsAt(field: string, value: unknown, faults: FieldErrors): FieldErrors {
  const under = (path: string) => {
    const [first = "", ...rest] = path.split(".");
    const id: unknown = Array.isArray(value) ? value[Number(first)]?.id : undefined;
    return printAddress(field, typeof id === "string" ? id : first, ...rest);
  };
  const entries = Object.entries(faults);
  return Object.fromEntries(
    entries.map(([path, fault]) => [path && path !== "body" ? under(path) : field, fault]),
  );
}
