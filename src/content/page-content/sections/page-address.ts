import {
  type Address,
  fieldAddress,
  parseAddress,
  printAddress,
  withinRecord,
} from "../../../kernel/resource/address.ts";
import { isRecordField, recordField } from "./record-fields.ts";

/*
 * A page and the records that it shows are edited together, so the draft of a page holds fields of both: its own by their names
 * (`heroTitle`), those of records and settings by their addresses (`packages/3/price`).
 */

const pages = "pages";

/** The address of a field in the draft of a page, or of something in it: of the page's own, or of a record's. */
export const addressOnPage = (page: string, field: string, ...within: readonly string[]): Address =>
  isRecordField(field) ? printAddress(field, ...within) : printAddress(pages, page, field, ...within);

/** The key of the page that an address belongs to; undefined for one of a record or setting. */
export function pageAt(address: Address): string | undefined {
  const { resource, id } = parseAddress(address);
  return resource === pages ? id : undefined;
}

/** The name that the field of an address has in the draft of a page. */
export function fieldOnPage(address: Address): string {
  const { resource, id, field } = parseAddress(address);
  return resource === pages ? field : printAddress(resource, id, field);
}

/** An address as the faults of a page's draft name it. */
export const pathOnPage = (address: Address): string =>
  pageAt(address) === undefined ? address : withinRecord(address);

/** The address that a fault of a page's draft is about, by its name there. */
export const addressOfFault = (page: string, path: string): Address =>
  recordField(fieldAddress(path)) ? path : printAddress(pages, page, path);
