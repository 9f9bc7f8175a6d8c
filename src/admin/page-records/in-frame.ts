import { addressMark } from "../../content/page-content/preview/preview-marks.ts";
import { knowRecordFields, recordEntries } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValues, Item } from "../../content/page-content/sections/section.ts";
import { type Address, parseAddress, printAddress } from "../../kernel/resource/address.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { itemId, placed } from "../../kernel/resource/named-record.ts";
import { shownRecords } from "../preview/shown-records.ts";
import { mapRecords } from "./in-found.ts";
import { recordFields } from "./record-fields.ts";
import { heldOf, typedOf } from "./record-values.ts";

knowRecordFields(recordFields);

/**
 * A loader's data with drafted values in place of stored records and settings, and each text followed by its address. A value
 * that the page formats or compares gets no address here: what draws it names it (`named`).
 */
export function drawRecords<Found>(found: Found, drafted: FieldValues): Found {
  if (typeof found !== "object" || found === null) return found;
  const records = JSON.stringify(recordEntries(drafted));
  const before = drawn.get(found);
  if (before?.records === records) return before.result as Found; // made from this same object
  const result = mapRecords(found, {
    change(address, loaded, field) {
      const typed = drafted[address];
      const value = typed === undefined ? loaded : heldOf(field, typed, loaded);
      shownRecords.set(address, typed ?? typedOf(address, field, loaded));
      return marked(field, value, address);
    },
    whole: placed,
  });
  drawn.set(found, { records, result });
  return result;
}

/** Results by loader data. The same drafted records give the same object again, so that the page renders no block again. */
const drawn = new WeakMap<object, { records: string; result: unknown }>();

function marked(field: Field, value: unknown, address: Address): unknown {
  const { field: name } = parseAddress(address);
  if (field.kind === "texts" && !isCompared(address))
    return Array.isArray(value)
      ? value.map((text, index) =>
          text === "" ? "" : text + addressMark(printAddress(address, itemId(name, index), "text")),
        )
      : value;
  if (field.items)
    return Array.isArray(value)
      ? value.map((item, index) => markItem(item, printAddress(address, itemId(name, index))))
      : value;
  return typeof value === "string" && value !== "" && isMarked(address, field)
    ? value + addressMark(address)
    : value;
}

function markItem(item: Item, address: Address): Item {
  const parts = Object.entries(item).map(([key, text]) => [
    key,
    key !== "id" && typeof text === "string" && text !== ""
      ? text + addressMark(printAddress(address, key))
      : text,
  ]);
  return Object.fromEntries(parts);
}

/** Whether a value may carry its address: one that the page turns into a link, formats or compares may not. */
function isMarked(address: Address, { kind }: Field): boolean {
  return (kind === "text" || kind === "paragraphs" || kind === "richText") && !isCompared(address);
}

/** Texts that the page puts into addresses (titles of packages, tags), or compares with each other (features of packages). */
const isCompared = (address: Address) =>
  /^(?:(?:packages|hosting)\/\d+\/(?:title|features)|articles\/\d+\/tags)$/.test(address);
