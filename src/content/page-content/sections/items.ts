import type { Field } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { richText } from "../../../kernel/resource/kinds/rich-text.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import type { ItemOf } from "./fields.ts";

/*
 * What the items of the pages' lists hold. What a field is called in the editor follows from its name; `item-words.text.ts`.
 */

const line = text({ max: 5000, isRaw: true });
const lines = paragraphs({ max: 5000, isRaw: true });
const href = link({ leads: "anywhere" });
// Pages show what is stored, whichever values the code knows by then: to them a choice is any text.
const icon: Field<string> = choice([
  "",
  "pen-line",
  "message-square-text",
  "ruler",
  "handshake",
  "feather",
  "shield-check",
  "leaf",
  "gauge",
  "calendar-check",
  "scale",
  "headset",
  "Target",
  "Users",
  "TrendingUp",
  "Globe",
  "Building",
  "Home",
  "Factory",
  "Award",
]);
const channel: Field<string> = choice(["", "phone", "email", "chat"]);
const tone: Field<string> = choice(["", "primary", "line"]);
const project = reference({ to: "projects", id: "text", empty: "text" });
const pillar: Field<string> = choice(["", "vibrant-society", "thriving-economy", "ambitious-nation"]);

export const point = { text: lines };
export const card = { title: line, text: lines };
export const iconCard = { ...card, icon };
export const contactCard = { ...card, label: line, channel };
export const showcase = { ...card, projectId: project, pillar };
export const milestone = { year: number({ min: 1900, max: 2200, emptyMeans: 0 }), ...card };
export const figure = { value: line, label: line };
export const plainLink = { label: line, href };
/** A link of the menu or the footer; those of one group stand under its name. */
export const groupedLink = { ...plainLink, group: line };
export const action = { ...plainLink, tone };
export const clause = { heading: line, body: richText() };

/** Testimonials that a page shows of its own accord; the records themselves live elsewhere. */
export const featuredTestimonial = {
  name: line,
  position: line,
  company: line,
  rating: number({ min: 1, max: 5, initial: 5, emptyMeans: 0 }),
  testimonial: lines,
  project: line,
  projectValue: line,
};
export type FeaturedTestimonial = ItemOf<typeof featuredTestimonial>;

/** Questions that a page shows of its own accord. */
export const featuredQuestion = { category: line, question: line, answer: lines };
export type FeaturedQuestion = ItemOf<typeof featuredQuestion>;

/** A project that a page shows large, with the words beside it; without them its summary. */
export const featuredProject = { projectId: project, text: lines };
export type FeaturedProject = ItemOf<typeof featuredProject>;

/** A testimonial in large letters: the words of it that are shown, without them all, and those of them that are underlined. */
export const featuredQuote = {
  testimonialId: reference({ to: "reviews", id: "text", empty: "text" }),
  words: lines,
  highlight: line,
};
export type FeaturedQuote = ItemOf<typeof featuredQuote>;

/** Something to be ticked in a form. */
export const choiceLabel = { label: line };
/** What was measured, on a line of ten ticks. */
export const measure = { percent: number({ min: 0, max: 100, emptyMeans: 0 }), label: line, value: line };

export const clientName = { name: line };
