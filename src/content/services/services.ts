import { choice } from "../../kernel/resource/kinds/choice.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./services-admin.text.ts";

export const serviceIcons = [
  "Building",
  "Home",
  "Factory",
  "Wrench",
  "Users",
  "Shield",
  "Scale",
  "FileText",
  "Stethoscope",
  "Smile",
  "Baby",
  "HeartPulse",
  "FlaskConical",
  "Camera",
  "Clapperboard",
  "Mic",
  "BookOpen",
  "GraduationCap",
  "Presentation",
  "Globe",
  "HandHeart",
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

export const serviceArts = ["design", "store", "marketing", "dev", "responsive", "speed", "support"] as const;
export type ServiceArt = (typeof serviceArts)[number];

/** What the days mean: until the delivery, until the work begins, or no days because it begins at once. */
export const deliveryKinds = ["delivery", "start", "now"] as const;
const mostDays = 3650;
const factWords = text({ max: 500 });

/** Services of the agency; requirements API-02, ASVC-01, ASVC-02. */
export const services = defineResource({
  name: "services",
  words,
  fields: {
    title: text({ isTitle: true, searched: true }),
    description: paragraphs(),
    shortDescription: text({ max: 500 }),
    icon: choice(serviceIcons),
    /** The drawing that is shown without a picture; null shows the icon instead. */
    art: choice(serviceArts, { empty: "null" }),
    image: picture({ ratio: 16 / 9 }),
    /** Those that no other field says; calls also answer them as `features`, with the facts before them. */
    features: texts({ initial: [""], wireName: "other_features" }),
    benefits: texts({ initial: [""] }),
    category: choice(["construction", "maintenance", "consulting"]),
    isActive: flag({ wire: "number" }),
    order: position({ wireName: "display_order", column: "display_order" }),
    deliveryKind: choice(deliveryKinds, { empty: "null" }),
    /** The first day on which it may be there; null where only the last one is told. */
    deliveryFrom: number({ min: 1, max: mostDays, empty: "null" }),
    deliveryTo: number({ min: 1, max: mostDays, empty: "null" }),
    /** What visitors read in place of the days; empty where these speak for themselves. */
    deliveryWords: factWords,
    freeRevisions: number({ min: 1, max: 1000, empty: "null" }),
    /** What visitors read in place of the number. */
    revisionsWords: factWords,
    /** The lines of `features` as a call said them, where the facts would be put otherwise; empty elsewhere. */
    saidFeatures: texts({ setByServer: true, readBy: "nobody", each: 500, most: 60 }),
  },
  wireNames: "snakeCase",
  anonymousSees: { isActive: true },
  filters: ["category", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "mentions",
});

export type Service = RecordOf<typeof services>;
/** A service as the API answers it. */
export type ServiceRecord = AnsweredOf<typeof services>;

/** The fields that say when a service is delivered, and how many revisions are free. */
export const factFields = [
  "deliveryKind",
  "deliveryFrom",
  "deliveryTo",
  "deliveryWords",
  "freeRevisions",
  "revisionsWords",
] as const;
export type ServiceFacts = Pick<Service, (typeof factFields)[number]>;

/** What the public pages show of a service; nothing else reaches them. */
export const shownOfService = shownFields(services, [
  "title",
  "shortDescription",
  "description",
  "icon",
  "art",
  "image",
  "features",
  "benefits",
  ...factFields,
]);
export type ShownService = Pick<Service, (typeof shownOfService)[number]>;
