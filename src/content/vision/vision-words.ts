import type { VisionItemInput, VisionRecord } from "./schema.ts";
import { text } from "./vision-admin.text.ts";

const { form: words } = text;

/** What the form holds of an item. */
export function inputOf({ id: _id, version: _version, ...input }: VisionRecord): VisionItemInput {
  return input;
}

/** Names of the fields in the merge and the history; the wire has the same names. */
export const visionLabels = {
  type: text.type,
  title: words.title,
  description: words.description,
  content: words.content,
  icon: words.icon,
  image: words.image,
  value: words.value,
  metric: words.metric,
  percentage: words.percentage,
  category: words.category,
  initiatives: words.initiatives,
  isActive: words.visible,
  order: text.order,
};

const named: Record<string, Record<string, string>> = {
  type: text.types,
  icon: text.icons,
  category: text.categories,
};

/** A value in the words that the person knows, where it has some. */
export function visionWords(name: string, value: unknown): string | undefined {
  return named[name]?.[String(value)];
}
