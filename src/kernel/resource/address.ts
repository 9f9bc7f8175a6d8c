import type { FieldErrors } from "../errors.ts";

/**
 * The address of whatever somebody can change: the resource, the id of the record, its field and, inside a list, the id of an item
 * and its field: `packages/3/price`, `settings/site/phone`, `pages/homepage/heroLinks/k3j4h5g6/label`. It says nothing of an item's
 * place, because an item may move, on the screen of somebody else too, while its text is typed.
 */
export type Address = string;

/** What stands at an address. `part` belongs to an item, or to a value that has parts, such as a picture's words. */
type Parts = { resource: string; id: string; field: string; item?: string; part?: string };

/** Writes an address; one without resource and id is that of a field among others of the same record. */
export const printAddress = (...parts: readonly string[]): Address => parts.join("/");

/** Reads an address; what it lacks is missing or empty. */
export function parseAddress(address: Address): Parts {
  const [resource = "", id = "", field = "", item, part] = address.split("/");
  return { resource, id, field, ...(item !== undefined && { item }), ...(part !== undefined && { part }) };
}

/** The address of the field that holds whatever stands at an address. */
export const fieldAddress = (address: Address): Address => printAddress(...address.split("/").slice(0, 3));

/** An address among the fields of its record: `heroLinks/k3j4h5g6/label`. The faults of a body are named so. */
export const withinRecord = (address: Address): Address => printAddress(...address.split("/").slice(2));

/** Whether an address is another one, or lies in it. */
export const isWithin = (address: Address, around: Address) =>
  address === around || address.startsWith(`${around}/`);

/** The address around another one: that of an item, of its list, of the record; undefined where nothing is around it. */
export function addressAround(address: Address): Address | undefined {
  const end = address.lastIndexOf("/");
  return end < 0 ? undefined : address.slice(0, end);
}

/** The value at an address in the value of its field; undefined when its item is not there. */
export function valueAt(value: unknown, address: Address): unknown {
  const { item, part } = parseAddress(address);
  if (item === undefined || !Array.isArray(value)) return value;
  const found = value.find(({ id }) => id === item);
  return part === undefined ? found : found?.[part];
}

/** The value of a field with another one of the same kind at an address in it; undefined when the item is not there. */
export function withValueAt<Value>(
  value: Value | undefined,
  address: Address,
  changed: unknown,
): Value | undefined {
  const { item, part } = parseAddress(address);
  if (item === undefined || part === undefined) return changed as Value; // of the same kind, as said
  if (!Array.isArray(value)) return undefined;
  const index = value.findIndex(({ id }) => id === item);
  return index < 0 ? undefined : (value.with(index, { ...value[index], [part]: changed }) as Value); // a list as before
}

/**
 * The faults of a field's value under their addresses among the record's fields. A fault of an item is found by its place, as
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
