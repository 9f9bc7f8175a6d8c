import { choice } from "../../kernel/resource/kinds/choice.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { percentage } from "../../kernel/resource/kinds/percentage.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./vision-admin.text.ts";

export const visionTypes = ["pillar", "contribution", "sustainability", "project", "text"] as const;
export type VisionType = (typeof visionTypes)[number];
export const visionIcons = ["Target", "Users", "TrendingUp", "Globe", "Building", "Award"] as const;
export type VisionIcon = (typeof visionIcons)[number];

/** The items of the Vision 2030 page; which fields are used depends on the type. Requirement AVIS-01. */
export const visionItems = defineResource({
  name: "vision_items",
  path: "vision-items",
  screen: "vision2030",
  words,
  fields: {
    type: choice(visionTypes),
    title: text({ isTitle: true, searched: true }),
    description: paragraphs({ max: 500, searched: true }),
    content: paragraphs(),
    icon: choice(visionIcons),
    image: picture({ ratio: 16 / 10 }),
    /** For contributions and sustainability items: the figure as text, what it measures, and a percentage. */
    value: text(),
    metric: text(),
    percentage: percentage(),
    /** For pillars. */
    category: choice(["vibrant-society", "thriving-economy", "ambitious-nation"], { empty: "null" }),
    initiatives: texts(),
    isActive: flag(),
    order: position({ column: "display_order" }),
  },
  wireNames: "camelCase",
  anonymousSees: { isActive: true },
  filters: ["type", "category", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "mentions",
});

export type VisionItem = RecordOf<typeof visionItems>;
export type VisionItemInput = InputOf<typeof visionItems>;
/** An item as the API answers it. */
export type VisionRecord = AnsweredOf<typeof visionItems>;

/** What the public pages show of an item; nothing else reaches them. */
export const shownOfVisionItem = shownFields(visionItems, [
  "type",
  "title",
  "description",
  "content",
  "icon",
  "image",
  "value",
  "metric",
  "percentage",
  "category",
  "initiatives",
]);
export type ShownVisionItem = Pick<VisionItem, (typeof shownOfVisionItem)[number]>;

/** Whether items of a type have a figure: contributions and sustainability items do; requirement AVIS-01. */
export function hasFigure({ type }: Pick<VisionItemInput, "type">) {
  return type === "contribution" || type === "sustainability";
}
