import { wordFor } from "../../kernel/text/word-for.ts";
import { text } from "./testimonials-admin.text.ts";

/** The name of a category; for an unknown one its key. */
export function categoryLabel(category: string) {
  return wordFor(text.values.category, category) ?? category;
}
