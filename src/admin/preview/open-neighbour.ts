import { fieldAddressOf } from "../../content/page-content/preview/preview-marks.ts";
import type { Beside } from "../../content/page-content/preview/preview-messages.ts";
import { elementOf, fieldsOfPage } from "./page-text-place.ts";
import { show } from "./preview-dom.ts";
import { openField } from "./shown-records.ts";

/** Opens the field that comes before or after `address` on the page, or `otherwise` when the page does not show `address`. */
export function openNeighbour({ address, by, otherwise }: Beside) {
  const [section = ""] = address.split("/");
  const firsts = new Map<string, string>();
  for (const one of fieldsOfPage())
    if (one.startsWith(`${section}/`) && !firsts.has(fieldAddressOf(one)) && elementOf(one))
      firsts.set(fieldAddressOf(one), one);
  const fields = [...firsts.keys()];
  const at = fields.indexOf(fieldAddressOf(address));
  const next = at < 0 ? otherwise : firsts.get(fields[at + by] ?? "");
  if (!next) return;
  openField(next);
  show(next);
}
