import { flag } from "../../kernel/resource/kinds/flag.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./faqs-admin.text.ts";

/** A category as the API answers it; requirement FAQ-02. */
export type FaqCategory = { key: string; label: string };

const defaultCategory = "general";

/** Questions with their answers; requirements API-01, AFAQ-01. */
export const faqs = defineResource({
  name: "faqs",
  screen: "faq",
  words,
  fields: {
    question: text({ max: 500, isTitle: true, searched: true }),
    /** Empty until the question is answered. */
    answer: paragraphs({ searched: true }),
    /** The key of a category. */
    category: text({ max: 60, emptyMeans: defaultCategory }),
    isActive: flag(),
    order: position({ column: "display_order" }),
  },
  wireNames: "camelCase",
  anonymousSees: { isActive: true },
  filters: ["category", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "mentions",
});

export type Faq = RecordOf<typeof faqs>;
export type FaqInput = InputOf<typeof faqs>;
/** A question as the API answers it. */
export type FaqRecord = AnsweredOf<typeof faqs>;
