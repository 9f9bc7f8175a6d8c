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
import type { Package } from "./schema.ts";

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
