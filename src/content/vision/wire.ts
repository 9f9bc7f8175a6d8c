import { z } from "zod";
import {
  defineWire,
  flagField,
  imageField,
  longTextField,
  orderField,
  percentageField,
  textField,
  textListField,
} from "../../kernel/wire.ts";
import { type VisionItem, visionCategories, visionIcons, visionTypes } from "./schema.ts";

/** The body of a create or update; every field may be left out, and no field is required (ADM-08). */
export const visionItemBody = z
  .object({
    type: z.enum(visionTypes),
    title: textField(),
    description: textField(500),
    content: longTextField,
    icon: z.enum(visionIcons),
    image: imageField,
    value: textField(),
    metric: textField(),
    percentage: percentageField,
    category: z.preprocess((key) => (key === "" ? null : key), z.enum(visionCategories).nullable()),
    initiatives: textListField,
    isActive: flagField,
    order: orderField,
  })
  .partial();

export const visionItemWire = defineWire<VisionItem>({
  type: "type",
  title: "title",
  description: "description",
  content: "content",
  icon: "icon",
  image: "image",
  value: "value",
  metric: "metric",
  percentage: "percentage",
  category: "category",
  initiatives: "initiatives",
  isActive: "isActive",
  order: "order",
});
