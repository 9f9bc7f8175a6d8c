import { paragraphs } from "../../../../kernel/resource/kinds/paragraphs.ts";
import { position } from "../../../../kernel/resource/kinds/position.ts";
import { text } from "../../../../kernel/resource/kinds/text.ts";
import { defineResource } from "../../../../kernel/resource/resource.ts";
import { text as words } from "./quote-terms.text.ts";

/** Named terms of quotes: a new quote begins with the first, and keeps the words that it has. Requirement PAPER-02. */
export const quoteTerms = defineResource({
  name: "quote_terms",
  path: "quote-terms",
  words,
  fields: {
    title: text({ required: true, max: 120, isTitle: true, searched: true }),
    body: paragraphs({ required: true, searched: true }),
    displayOrder: position({ wireName: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["displayOrder"],
  onSite: false,
  area: "sales",
  holds: "house",
});
