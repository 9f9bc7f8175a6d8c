import type { Field, Zod } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { richText } from "../../../kernel/resource/kinds/rich-text.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { choicesIn, formFieldKinds, mostFormChoices } from "../../shared/form-fields.ts";
import type { ItemOf } from "./fields.ts";

/*
 * The fields of the items in the pages' lists. The label of a field follows from its name; `item-words.text.ts`.
 */

const line = text({ max: 5000, isRaw: true });
const lines = paragraphs({ max: 5000, isRaw: true });
const href = link({ leads: "anywhere" });
// A stored choice may be older than its list, so its type is any text, which pages must accept.
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
  "badge-check",
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
/** A measured figure, drawn on a line of ten ticks; `measure` says what is measured, and nothing is drawn without it. */
const measured = { percent: number({ min: 0, max: 100, emptyMeans: 0 }), measure: line, reading: line };
/** An item without a measured figure. */
export const unmeasured = { percent: 0, measure: "", reading: "" };
export const measuredCard = { ...card, ...measured };
export const measuredIconCard = { ...iconCard, ...measured };
export const contactCard = { ...card, label: line, channel };
export const showcase = { ...card, projectId: project, pillar };
export const milestone = { year: number({ min: 1900, max: 2200, emptyMeans: 0 }), ...card };
export const figure = { value: line, label: line };
export const plainLink = { label: line, href };
/** A link of the menu or the footer; those of one group stand under its name. */
export const groupedLink = { ...plainLink, group: line };
export const action = { ...plainLink, tone };
export const clause = { heading: line, body: richText() };

/** A testimonial that is written on a page itself, apart from the records of testimonials. */
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

/** A question that is written on a page itself, apart from the records of questions. */
export const featuredQuestion = { category: line, question: line, answer: lines };
export type FeaturedQuestion = ItemOf<typeof featuredQuestion>;

/** A project that a page shows large, with `text` beside it; the summary of the project where that is empty. */
export const featuredProject = { projectId: project, text: lines };
export type FeaturedProject = ItemOf<typeof featuredProject>;

/** A testimonial in large letters: `words` is the part that is shown (all, if empty), `highlight` what is underlined in it. */
export const featuredQuote = {
  testimonialId: reference({ to: "reviews", id: "text", empty: "text" }),
  words: lines,
  highlight: line,
};
export type FeaturedQuote = ItemOf<typeof featuredQuote>;

const fieldKind: Field<string> = choice(formFieldKinds);
const need: Field<string> = choice(["optional", "required"]);
const hasFewChoices = (written: string) => choicesIn(written).length <= mostFormChoices;
const choices = paragraphs({ max: 3000, isRaw: true });
/**
 * A field of a form of one's own; `choices` are those of a choice, one a line. A field without a label, and a choice without choices, is
 * not shown. Requirement OWN-03.
 */
export const formField = {
  fieldLabel: text({ max: 150, isRaw: true }),
  fieldKind,
  need,
  fieldHint: text({ max: 200, isRaw: true }),
  choices: { ...choices, schema: (z: Zod) => choices.schema(z).refine(hasFewChoices, "mostChoices") },
};

/** An option to choose in a form. */
export const choiceLabel = { label: line };
export const clientName = { name: line };
