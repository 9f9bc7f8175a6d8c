import { wordFor } from "../../kernel/text/word-for.ts";
import { text } from "./testimonials-admin.text.ts";

/** What a category is called; one that the house does not know has only its key. */
export function categoryLabel(category: string) {
  return wordFor(text.values.category, category) ?? category;
}
