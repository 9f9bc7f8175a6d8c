import type { FieldValue } from "../../content/page-content/sections/section.ts";
import { type Address, fieldAddress } from "../../kernel/resource/address.ts";
import { sendToEditor } from "./preview-dom.ts";

/** The values of records and settings that the page shows at present, drafted ones included, by the address of their field. */
export const shownRecords = new Map<string, FieldValue>();

/** The value of a record or setting that the page shows under an address; undefined for a text of the page itself. */
export function shownAt(address: Address): FieldValue | undefined {
  return shownRecords.get(fieldAddress(address));
}

/** Tells the editor the current value of a record or setting before a person edits it; does nothing for texts of the page. */
export function sendCurrentValue(address: Address) {
  const value = shownAt(address);
  if (value !== undefined) sendToEditor({ kind: "begin", address, value });
}

/** Asks the editor to open the form field of a text. */
export function openField(address: Address) {
  sendCurrentValue(address);
  sendToEditor({ kind: "chosen", address });
}
