import { type Address, printAddress } from "../../kernel/resource/address.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { resourceNameOf } from "../../kernel/resource/named-record.ts";
import { type OnPages, recordAt, resourceNamed } from "./record-places.ts";

type Plain = Record<string, unknown>;

/** What happens to the records and settings of a loader's data. */
type Mapping = {
  /** The new value of a field, or the same value to leave it unchanged. */
  change(address: Address, value: unknown, field: Field): unknown;
  /** The whole record, whose address is `at`, after its fields were changed. */
  whole?(record: Plain, at: Address): Plain;
};

/** A loader's data with its records and settings changed; the same object when nothing changes. */
export function mapRecords<Found>(found: Found, mapping: Mapping): Found {
  return within(found, mapping) as Found; // a mapping keeps the shape
}

/** Keys of a loader's data that hold no records: the texts of the page, and data that are not texts. */
const passed = new Set(["texts", "pictures", "answer"]);

function within(found: unknown, mapping: Mapping): unknown {
  if (Array.isArray(found)) {
    const list = found.map((one) => within(one, mapping));
    return list.some((one, index) => one !== found[index]) ? list : found;
  }
  if (!isPlain(found)) return found;
  const resource = resourceNamed(resourceNameOf(found));
  let changed = resource ? recordIn(found, resource, mapping) : found;
  for (const [key, value] of Object.entries(changed)) {
    const now = passed.has(key) ? value : within(value, mapping);
    if (now !== value) changed = { ...changed, [key]: now };
  }
  return changed;
}

function recordIn(found: Plain, resource: OnPages, { change, whole }: Mapping): Plain {
  const at = recordAt(resource, found.id);
  let changed = found;
  for (const name of resource.edited) {
    const field = resource.fields[name];
    if (!field || !Object.hasOwn(found, name)) continue;
    const value = change(printAddress(at, name), found[name], field);
    if (value !== found[name]) changed = { ...changed, [name]: value };
  }
  return whole ? whole(changed, at) : changed;
}

const isPlain = (found: unknown): found is Plain =>
  typeof found === "object" &&
  found !== null &&
  !Array.isArray(found) &&
  Object.getPrototypeOf(found) === Object.prototype;
