import type { Stored } from "../../kernel/stored.ts";

export const visionTypes = ["pillar", "contribution", "sustainability", "project", "text"] as const;
export type VisionType = (typeof visionTypes)[number];
export const visionIcons = ["Target", "Users", "TrendingUp", "Globe", "Building", "Award"] as const;
export type VisionIcon = (typeof visionIcons)[number];
export const visionCategories = ["vibrant-society", "thriving-economy", "ambitious-nation"] as const;
export type VisionCategory = (typeof visionCategories)[number];

/** One item of the Vision 2030 page; which fields count depends on its type. Requirement AVIS-01. */
export type VisionItemInput = {
  type: VisionType;
  title: string;
  description: string;
  content: string;
  icon: VisionIcon;
  /** Path of an uploaded picture. */
  image: string | null;
  /** Of contributions and sustainability items: the figure in words, what it measures, and per cent. */
  value: string;
  metric: string;
  percentage: number | null;
  /** Of pillars. */
  category: VisionCategory | null;
  initiatives: string[];
  isActive: boolean;
  order: number | null;
};
export type VisionItem = VisionItemInput & Stored;
/** An item as the calls answer it: without the times of its row. */
export type VisionRecord = VisionItemInput & Pick<VisionItem, "id" | "version">;

/** What the public pages show of an item; nothing else reaches them. */
export const shownOfVisionItem = [
  "id",
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
] as const satisfies readonly (keyof VisionItem)[];
export type ShownVisionItem = Pick<VisionItem, (typeof shownOfVisionItem)[number]>;

/** Contributions and sustainability items carry a figure; requirement AVIS-01. */
export function hasFigure({ type }: Pick<VisionItemInput, "type">) {
  return type === "contribution" || type === "sustainability";
}

/** A new item before anything is typed; requirement ADM-05. */
export function blankVisionItem(count: number): VisionItemInput {
  return {
    type: "pillar",
    title: "",
    description: "",
    content: "",
    icon: "Target",
    image: null,
    value: "",
    metric: "",
    percentage: null,
    category: null,
    initiatives: [],
    isActive: true,
    order: count + 1,
  };
}
