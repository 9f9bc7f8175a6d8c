import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { position } from "../../../kernel/resource/kinds/position.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource } from "../../../kernel/resource/resource.ts";
import { text as words } from "./saved-views.text.ts";

/** The lists that views are kept of, by the keys of their screens. */
const listsWithViews = ["quote-requests", "messages", "quotes", "clients", "tasks"] as const;
export type ListWithViews = (typeof listsWithViews)[number];

/** Search, filters and order of a list, kept under a name for everybody in sales. Requirement DESK-09. */
export const savedViews = defineResource({
  name: "saved_views",
  path: "saved-views",
  screen: "quote-requests",
  words,
  fields: {
    title: text({ required: true, max: 60, isTitle: true }),
    list: choice(listsWithViews),
    /** What the address of the list has behind its question mark, such as `assignee=me&sort=-id`. */
    query: text({ required: true, max: 1000 }),
    displayOrder: position({ wireName: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: ["list"],
  sortedBy: ["displayOrder"],
  onSite: false,
  area: "sales",
  // A search is often for a person.
  holds: "mentions",
  hasFiles: false,
});

/** A view as the API answers it. */
export type SavedView = AnsweredOf<typeof savedViews>;
