import { wordFor } from "../../kernel/word-for.ts";
import type { ReviewInput, ReviewRecord } from "./schema.ts";
import { text } from "./testimonials-admin.text.ts";

const { form: words } = text;

/** What the form holds of a review. */
export function inputOf({ id: _id, version: _version, ...input }: ReviewRecord): ReviewInput {
  return input;
}

/** The names of the fields, under which answers carry them as well; for the merge and the history. */
export const labels = {
  clientName: words.clientName,
  clientPosition: words.clientPosition,
  company: words.company,
  projectId: words.projectId,
  projectName: words.projectName,
  projectValue: words.projectValue,
  projectDuration: words.projectDuration,
  testimonialText: words.testimonialText,
  rating: text.rating,
  date: words.date,
  clientImage: words.clientImage,
  projectImage: words.projectImage,
  category: words.category,
  isActive: words.visibility,
  order: text.order,
};

/** What the history says in place of a stored value. */
export function historyWords(wireName: string, value: unknown): string | undefined {
  if (wireName === "isActive") return value ? text.active : text.inactive;
  return wireName === "category" ? categoryLabel(String(value)) : undefined;
}

/** The values whose names the person knows are shown by them in the merge. */
export function show(name: keyof ReviewInput, value: unknown): string | undefined {
  return name === "category" ? categoryLabel(String(value)) : undefined;
}

export function categoryLabel(category: string) {
  return wordFor(text.categories, category) ?? category;
}
