import { toBody } from "../../kernel/resource/wire.ts";
import { iconHint } from "./icon-hint.ts";
import { type PackageInput, packages } from "./packages.ts";
import type { PackagesKind, PackagesText } from "./packages-admin.text.ts";

/** The Arabic names of a stored hint's gradient and icon. */
export function lookInWords(iconHtml: unknown, text: PackagesText) {
  const { gradient, icon } = iconHint(typeof iconHtml === "string" ? iconHtml : null);
  return `${text.gradients[gradient]} · ${text.icons[icon]}`;
}

/** The screen's filter under the name that the export uses. */
export function exportFilters(status: string): { [name: string]: string } {
  return { is_active: { active: "1", stopped: "0" }[status] ?? "" }; // foreign name: of the wire
}

/** The body of a save. Only hosting packages have a price unit and a look. */
export function bodyOf(kind: PackagesKind, values: PackageInput) {
  const { priceUnit: _unit, iconHtml: _look, ...rest } = values;
  return toBody(packages, kind === "hosting" ? values : rest);
}
