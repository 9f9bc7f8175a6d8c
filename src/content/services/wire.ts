import { z } from "zod";
import {
  defineWire,
  flagField,
  imageField,
  longTextField,
  orderField,
  textField,
  textListField,
} from "../../kernel/wire.ts";
import { type Service, serviceCategories, serviceIcons } from "./schema.ts";

/** The body of a create or update; every field may be left out, and no field is required (ADM-08). */
export const serviceBody = z
  .object({
    title: textField(),
    description: longTextField,
    short_description: textField(500),
    icon: z.enum(serviceIcons),
    image: imageField,
    features: textListField,
    benefits: textListField,
    category: z.enum(serviceCategories),
    is_active: flagField,
    display_order: orderField,
  })
  .partial();

export const serviceWire = defineWire<Service>(
  {
    title: "title",
    description: "description",
    short_description: "shortDescription",
    icon: "icon",
    image: "image",
    features: "features",
    benefits: "benefits",
    category: "category",
    is_active: "isActive",
    display_order: "order",
  },
  // Services read the flag as 1 or 0; requirement API-02.
  { is_active: (active) => (active ? 1 : 0) },
);
