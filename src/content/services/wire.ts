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
import {
  type Service,
  type ServiceInput,
  type ServiceRecord,
  serviceCategories,
  serviceIcons,
} from "./schema.ts";

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

/** A service as it comes over the wire. */
export type ServiceAnswer = { id: number; version: number; is_active: 0 | 1 };

export function readService(answer: ServiceAnswer): ServiceRecord {
  const fields = serviceWire.fromWire(answer) as ServiceInput; // the wire edge: the server sends every field
  return { ...fields, isActive: answer.is_active === 1, id: answer.id, version: answer.version };
}

/** What a create or an update sends; the flag is written as a boolean, API-02. */
export function serviceBodyOf(service: ServiceInput): z.input<typeof serviceBody> {
  return {
    title: service.title,
    description: service.description,
    short_description: service.shortDescription,
    icon: service.icon,
    image: service.image,
    features: service.features,
    benefits: service.benefits,
    category: service.category,
    is_active: service.isActive,
    display_order: service.order,
  };
}
