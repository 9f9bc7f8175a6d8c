import { pageAt } from "../../content/page-content/sections/page-address.ts";
import type { Address } from "../../kernel/resource/address.ts";

/**
 * What the editor holds of the page that an address belongs to, by pages; undefined for a page that is not edited here. Fields of
 * records and settings are held with the page that is edited.
 */
export function draftsAt<Held>(pages: { [page: string]: Held }, address: Address): Held | undefined {
  return pages[pageAt(address) ?? Object.keys(pages)[0] ?? ""];
}
