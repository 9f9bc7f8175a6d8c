import { choice, openChoice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { gallery } from "../../kernel/resource/kinds/gallery.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { percentage } from "../../kernel/resource/kinds/percentage.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { price } from "../../kernel/resource/kinds/price.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import {
  type AnsweredOf,
  blankOf,
  defineResource,
  type InputOf,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { projectCategories, projectStatuses } from "./project-choices.ts";
import { text as words } from "./projects-admin.text.ts";

/** The field kinds of the case study: a sentence, and the lines under it. */
const sentence = () => text({ max: 300 });
const lines = () => paragraphs({ max: 2000 });

/** Projects of the agency; requirements APRJ-02, APRJ-03, PRJ-02. */
export const projects = defineResource({
  name: "projects",
  id: "text",
  words,
  fields: {
    title: text({ isTitle: true, searched: true }),
    /** A sentence for cards, which show the description when it is empty. */
    summary: text({ max: 500 }),
    /** Paragraphs, separated by empty lines. */
    description: paragraphs(),
    category: choice(projectCategories),
    // Callers send this state in two spellings; only one is stored. Requirement PRJ-02.
    status: openChoice(projectStatuses, { spellings: { inprogress: "in-progress" } }),
    completion: percentage({ emptyMeans: 0 }),
    /** The value as people write it, for example with its currency. */
    value: text({ max: 100 }),
    /** The value in riyals, from which a client's total is counted. Confidential, so only staff read it. */
    valueAmount: price({ readBy: "staff" }),
    duration: text({ max: 100 }),
    location: text(),
    client: text(),
    /** The linked client. Confidential, so only staff read it. */
    clientId: reference({ to: "clients", readBy: "staff", inFiles: false }),
    /** Null for the drawn cover. */
    image: picture({ ratio: 16 / 10 }),
    imageAlt: text({ max: 300, inFiles: false }),
    gallery: gallery({ ratio: 3 / 2 }),
    startDate: day(),
    endDate: day({ notBefore: "startDate" }),
    order: position({ column: "display_order" }),
    /** False hides the project from the site, for example while it is confidential or only planned; requirement SITE-05. */
    isActive: flag(),
    // The case study, requirement SITE-01; the page leaves out empty fields.
    challenge: sentence(),
    challengeText: lines(),
    decision: sentence(),
    decisionText: lines(),
    result: sentence(),
    resultText: lines(),
    /** Results in figures: `value` is a number with its unit, or a word; `label` says what it measures. */
    figures: list({ value: text({ max: 40 }), label: text({ max: 120 }) }, { max: 4, inFiles: false }),
    /** A picture with an enlarged detail: its position from the physical top left and its zoom, all in percent. */
    detailImage: picture({ ratio: 16 / 9 }),
    detailX: percentage({ emptyMeans: 50, inFiles: false }),
    detailY: percentage({ emptyMeans: 50, inFiles: false }),
    detailZoom: number({ min: 100, max: 400, initial: 150, inFiles: false }),
    detailCaption: text({ max: 300, inFiles: false }),
  },
  wireNames: "camelCase",
  anonymousSees: { isActive: true },
  filters: ["category", "status", "clientId", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "projects",
  holds: "mentions",
  drafts: { under: "/projects" },
});

export type Project = RecordOf<typeof projects>;
/** What the form of a new project begins with: hidden, since its words are written over days; a call without the flag shows it. APRJ-02 */
export const beginProject = (count: number): InputOf<typeof projects> => ({
  ...blankOf(projects, { count }),
  isActive: false,
});

export type ProjectInput = InputOf<typeof projects>;
/** A project as the API answers it. */
export type ProjectRecord = AnsweredOf<typeof projects>;

const onCard = [
  "title",
  "summary",
  "description",
  "category",
  "status",
  "completion",
  "value",
  "duration",
  "location",
  "client",
  "image",
  "startDate",
  "endDate",
] as const;

/** What the card of a project and the link to it show; they leave out the case study and the gallery. */
export const shownOnCard = shownFields(projects, onCard);
export type ProjectOnCard = Pick<Project, (typeof shownOnCard)[number]>;

/** What the public pages show of a project; nothing else reaches them. */
export const shownOfProject = shownFields(projects, [
  ...onCard,
  "imageAlt",
  "gallery",
  "challenge",
  "challengeText",
  "decision",
  "decisionText",
  "result",
  "resultText",
  "figures",
  "detailImage",
  "detailX",
  "detailY",
  "detailZoom",
  "detailCaption",
]);
export type ShownProject = Pick<Project, (typeof shownOfProject)[number]>;

/** The fields of a client, as the clients' call answers it, that the form of a project needs. */
export type ClientChoice = { id: number; name: string; company: string };
