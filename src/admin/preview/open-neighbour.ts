import type { Beside } from "../../content/page-content/preview/preview-messages.ts";
import { pageAt } from "../../content/page-content/sections/page-address.ts";
import { fieldAddress } from "../../kernel/resource/address.ts";
import { elementOf, fieldsOfPage } from "./page-text-place.ts";
import { show } from "./preview-dom.ts";
import { openField } from "./shown-records.ts";

/** Opens the field that comes before or after `address` on the page, or `otherwise` when the page does not show `address`. */
export function openNeighbour({ page, address, by, otherwise }: Beside) {
  const firsts = new Map<string, string>();
  for (const one of fieldsOfPage())
    if ((pageAt(one) ?? page) === page && !firsts.has(fieldAddress(one)) && elementOf(one))
      firsts.set(fieldAddress(one), one);
  const fields = [...firsts.keys()];
  const at = fields.indexOf(fieldAddress(address));
  const next = at < 0 ? otherwise : firsts.get(fields[at + by] ?? "");
  if (!next) return;
  openField(next);
  show(next);
}
