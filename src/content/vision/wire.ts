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
import {
  hasFigure,
  type VisionItem,
  type VisionItemInput,
  type VisionRecord,
  visionCategories,
  visionIcons,
  visionTypes,
} from "./schema.ts";

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

/** An item as it comes over the wire. */
export type VisionAnswer = { id: number; version: number };

export function readVisionItem(answer: VisionAnswer): VisionRecord {
  const fields = visionItemWire.fromWire(answer) as VisionItemInput; // the wire edge: the server sends every field
  return { ...fields, id: answer.id, version: answer.version };
}

/** What a create or an update sends: what belongs to another type than the item's is emptied; AVIS-01. */
export function visionBodyOf(item: VisionItemInput): z.input<typeof visionItemBody> {
  const isPillar = item.type === "pillar";
  return {
    type: item.type,
    title: item.title,
    description: item.description,
    content: item.content,
    icon: item.icon,
    image: item.image,
    value: hasFigure(item) ? item.value : "",
    metric: hasFigure(item) ? item.metric : "",
    percentage: hasFigure(item) ? item.percentage : null,
    category: isPillar ? item.category : null,
    initiatives: isPillar ? item.initiatives : [],
    isActive: item.isActive,
    order: item.order,
  };
}
