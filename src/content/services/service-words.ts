import type { ServiceInput, ServiceRecord } from "./schema.ts";
import { text } from "./services-admin.text.ts";
import { serviceWire } from "./wire.ts";

const { form: words } = text;

/** What the form holds of a service. */
export function inputOf({ id: _id, version: _version, ...input }: ServiceRecord): ServiceInput {
  return input;
}

export const labels = {
  title: words.title,
  shortDescription: words.shortDescription,
  description: words.description,
  icon: words.icon,
  image: words.image,
  features: words.features,
  benefits: words.benefits,
  category: text.category,
  isActive: words.visible,
  order: text.order,
};

/** The same names, for the history, which speaks of wire names. */
export const historyLabels = Object.fromEntries(
  Object.entries(labels).map(([field, label]) => [serviceWire.nameOf(field) ?? field, label]),
);

export function historyWords(wireName: string, value: unknown): string | undefined {
  const field = serviceWire.fieldOf(wireName);
  if (field === "isActive") return value ? text.active : text.inactive;
  return field && field in labels ? show(field as keyof ServiceInput, value) : undefined;
}

/** The values whose names the person knows are shown by them in the merge. */
export function show(name: keyof ServiceInput, value: unknown): string | undefined {
  if (name === "icon") return text.icons[value as ServiceInput["icon"]];
  return name === "category" ? text.categories[value as ServiceInput["category"]] : undefined;
}
