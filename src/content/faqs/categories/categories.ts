import { position } from "../../../kernel/resource/kinds/position.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../../kernel/resource/resource.ts";
import { text as words } from "./categories.text.ts";

/**
 * The categories of questions, in the order in which visitors choose among them. The id of a category is its key, which questions
 * and addresses name; the calls of `/api/faq-categories` answer key and label alone. Requirements FAQ-02, AFAQ-02.
 */
export const questionCategories = defineResource({
  name: "faq_categories",
  path: "question-categories",
  words,
  id: "text",
  fields: {
    label: text({ required: true, max: 60, isTitle: true, searched: true }),
    order: position({ column: "display_order" }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "house",
  hasFiles: false,
});

export type Category = RecordOf<typeof questionCategories>;
export type CategoryInput = InputOf<typeof questionCategories>;
export type CategoryCounts = { questions: number };
/** A category as the API answers it, with the number of its questions. */
export type CategoryRecord = AnsweredOf<typeof questionCategories> & CategoryCounts;
