import { z } from "zod";
import {
  defineWire,
  flagField,
  longTextField,
  orderField,
  priceField,
  textField,
  textListField,
} from "../../kernel/wire.ts";
import type { Package, PackageInput, PackageRecord } from "./schema.ts";

const emptyIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);
const optionalText = z.preprocess(emptyIsNull, textField().nullable());

/** An update may leave out anything; a title that is sent must not be blank. */
export const packageBody = z
  .object({
    title: textField().min(1),
    description: z.preprocess((value) => value ?? "", longTextField),
    price: priceField,
    price_unit: optionalText,
    delivery_time: optionalText,
    features: textListField,
    category: optionalText,
    icon_html: z.preprocess(emptyIsNull, z.string().max(2000).nullable()),
    is_active: flagField,
    display_order: orderField,
  })
  .partial();

/** Only the title is required; requirement APKG-01. */
export const newPackageBody = packageBody.required({ title: true });

export const packageWire = defineWire<Package>({
  title: "title",
  description: "description",
  price: "price",
  price_unit: "priceUnit",
  delivery_time: "deliveryTime",
  features: "features",
  category: "category",
  icon_html: "iconHtml",
  is_active: "isActive",
  display_order: "displayOrder",
});

/** A package as it comes over the wire. */
export type PackageAnswer = { id: number; version: number };

export function readPackage(answer: PackageAnswer): PackageRecord {
  const fields = packageWire.fromWire(answer) as PackageInput; // the wire edge: the server sends every field
  return { ...fields, id: answer.id, version: answer.version };
}

/** What a create or an update of a website package sends. */
export function packageBodyOf(offer: PackageInput): z.input<typeof packageBody> {
  return {
    title: offer.title,
    description: offer.description,
    price: offer.price,
    delivery_time: offer.deliveryTime,
    features: offer.features,
    category: offer.category,
    is_active: offer.isActive,
    display_order: offer.displayOrder,
  };
}

/** Hosting packages also say what the price is for, and how they look. */
export function hostingBodyOf(offer: PackageInput): z.input<typeof packageBody> {
  return { ...packageBodyOf(offer), price_unit: offer.priceUnit, icon_html: offer.iconHtml };
}

/** The screen's filter under the name that the calls know. */
export function exportFilters(status: string): { [name: string]: string } {
  return { is_active: { active: "1", stopped: "0" }[status] ?? "" };
}
