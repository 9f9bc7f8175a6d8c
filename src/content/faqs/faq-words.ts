import { text } from "./faqs-admin.text.ts";
import type { FaqCategory, FaqInput, FaqRecord } from "./schema.ts";

const { form: words } = text;

/** What the form holds of a question. */
export function inputOf({ id: _id, version: _version, ...input }: FaqRecord): FaqInput {
  return input;
}

/** Names of the fields in the merge and the history; the wire has the same names. */
export const faqLabels = {
  question: words.question,
  answer: words.answer,
  category: text.category,
  isActive: words.visible,
  order: words.order,
};

/** A value in the words that the person knows, where it has some. */
export function faqWords(name: string, value: unknown, categories: readonly FaqCategory[]) {
  return name === "category" ? labelOf(categories, String(value)) : undefined;
}

/** The name of a category; one that is gone has only its key. */
export function labelOf(categories: readonly FaqCategory[], key: string): string {
  return categories.find((category) => category.key === key)?.label ?? key;
}
