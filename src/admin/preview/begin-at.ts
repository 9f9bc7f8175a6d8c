import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import { isRecordField } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValue } from "../../content/page-content/sections/section.ts";
import { tell } from "./preview-dom.ts";

/** What stands of records and settings on the page by now, by field, as it is typed. */
export const shownRecords = new Map<string, FieldValue>();

/** The value of a record or setting that the page shows under an address; undefined for a text of the page itself. */
export function shownAt(address: FieldAddress): FieldValue | undefined {
  const [, field = ""] = address.split("/");
  return isRecordField(field) ? shownRecords.get(field) : undefined;
}

/** Of a text of a record the editor learns what stands there before it is edited. */
export function beginAt(address: FieldAddress) {
  const value = shownAt(address);
  if (value !== undefined) tell({ kind: "begin", address, value });
}

/** Asks for the field of a text. */
export function openField(address: FieldAddress) {
  beginAt(address);
  tell({ kind: "chosen", address });
}
