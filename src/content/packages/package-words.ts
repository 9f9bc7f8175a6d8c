import type { PackagesKind } from "./client.ts";
import { iconHint } from "./icon-hint.ts";
import { type PackagesText, packagesAdminText } from "./packages-admin.text.ts";
import type { PackageInput, PackageRecord } from "./schema.ts";
import { packageWire } from "./wire.ts";

/** What the form holds of a package. */
export function inputOf({ id: _id, version: _version, ...input }: PackageRecord): PackageInput {
  return input;
}

export function labelsOf({ columns, form }: PackagesText): { [Name in keyof PackageInput]?: string } {
  return {
    title: columns.title,
    description: columns.description,
    price: columns.price,
    priceUnit: form.priceUnit,
    deliveryTime: columns.deliveryTime,
    category: columns.category,
    displayOrder: columns.order,
    features: form.features,
    isActive: form.visible,
    iconHtml: form.look,
  };
}

/** The same names, for the history, which speaks of wire names. */
export function historyLabels(kind: PackagesKind): Record<string, string> {
  const labels = Object.entries(labelsOf(packagesAdminText[kind]));
  return Object.fromEntries(labels.map(([field, label]) => [packageWire.nameOf(field) ?? field, label]));
}

export function historyWords(kind: PackagesKind, wireName: string, value: unknown): string | undefined {
  const text = packagesAdminText[kind];
  const field = packageWire.fieldOf(wireName);
  if (field === "isActive") return value ? text.active : text.stopped;
  return field === "iconHtml" ? lookInWords(value, text) : undefined;
}

export function lookInWords(iconHtml: unknown, text: PackagesText) {
  const { gradient, icon } = iconHint(typeof iconHtml === "string" ? iconHtml : null);
  return `${text.gradients[gradient]} · ${text.icons[icon]}`;
}
