import { openChoice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./testimonials-admin.text.ts";

/** The tabs of the testimonials page besides «all»; reviews of other categories are shown under «all» only; TEST-02. */
export const reviewTabs = ["commercial", "residential", "industrial"] as const;

/**
 * Reviews by clients. The original site stores reviews in the shape of team members, so a body may also use those field
 * names, which take precedence; requirement ATEST-02.
 */
export const reviews = defineResource({
  name: "reviews",
  screen: "testimonials",
  words,
  fields: {
    clientName: text({ aliases: ["name"], isTitle: true, searched: true }),
    clientPosition: text({ aliases: ["position"] }),
    company: text({ aliases: ["department"], searched: 3 }),
    projectName: text({ aliases: ["specialty"], searched: 2 }),
    /** Free text, such as an amount with its currency; the duration is free text too. */
    projectValue: text({ aliases: ["experience"] }),
    projectDuration: text(),
    testimonialText: paragraphs({ aliases: ["bio"] }),
    rating: number({ min: 1, max: 5, initial: 5, message: "rating" }),
    date: day({ aliases: ["joinDate"], column: "review_date", initial: "today", empty: "unchanged" }),
    clientImage: picture({ aliases: ["image"], ratio: 1 }),
    projectImage: picture({ ratio: 16 / 10 }),
    category: openChoice([...reviewTabs, "general", "other"], { emptyMeans: "general" }),
    /** The project whose page shows the review; requirement PRJ-05. */
    projectId: reference({ to: "projects", id: "text" }),
    achievements: texts(),
    skills: texts(),
    isActive: flag(),
    // Unlike in other resources, 0 is allowed; requirement ADM-08.
    order: position({ aliases: ["ordering"], column: "display_order", min: 0 }),
  },
  wireNames: "camelCase",
  anonymousSees: { isActive: true },
  filters: ["category", "rating", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  // Not treated as a person's data, since reviews are published under the writers' names.
  holds: "mentions",
});

export type Review = RecordOf<typeof reviews>;
export type ReviewInput = InputOf<typeof reviews>;
/** A review as the API answers it. */
export type ReviewRecord = AnsweredOf<typeof reviews>;

/** What the public pages show of a review; nothing else reaches them. */
export const shownOfReview = shownFields(reviews, [
  "clientName",
  "clientPosition",
  "company",
  "projectName",
  "projectValue",
  "projectDuration",
  "testimonialText",
  "rating",
  "date",
  "clientImage",
  "category",
]);
export type ShownReview = Pick<Review, (typeof shownOfReview)[number]>;

/** The number of reviews and the mean of their stars, which is 0 without reviews. */
export type ReviewSummary = { total: number; mean: number };
