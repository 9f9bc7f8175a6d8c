import type { FaqCategory } from "./faqs.ts";

/** The name of each category by its key. */
export function wordsOf(categories: readonly FaqCategory[]): Record<string, string> {
  return Object.fromEntries(categories.map(({ key, label }) => [key, label]));
}

/** The name of a category; for a missing one its key. */
export function labelOf(categories: readonly FaqCategory[], key: string): string {
  return categories.find((category) => category.key === key)?.label ?? key;
}
