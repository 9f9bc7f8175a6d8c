import { toBody } from "../../kernel/resource/wire.ts";
import { type PackageInput, packages } from "./packages.ts";
import type { PackagesKind } from "./packages-admin.text.ts";

/** The screen's filter under the name that the export uses. */
export function exportFilters(status: string): { [name: string]: string } {
  return { is_active: { active: "1", stopped: "0" }[status] ?? "" }; // foreign name: of the wire
}

/** The body of a save. Only hosting packages have a period of the price and a look. */
export function bodyOf(kind: PackagesKind, values: PackageInput) {
  const { pricePeriod: _period, priceWords: _words, gradient: _gradient, icon: _icon, ...rest } = values;
  return toBody(packages, kind === "hosting" ? values : rest);
}
