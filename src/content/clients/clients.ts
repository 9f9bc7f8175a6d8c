import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { phone } from "../../kernel/resource/kinds/phone.ts";
import { price } from "../../kernel/resource/kinds/price.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./clients-admin.text.ts";

/** The people and companies that the agency works for; requirements ACLI-01, PRIV-01. */
export const clients = defineResource({
  name: "clients",
  words,
  fields: {
    name: text({ required: true, isTitle: true, searched: true }),
    email: email({ required: true, searched: true }),
    phone: phone({ required: true, searched: 2 }),
    company: text({ required: true, searched: true }),
    address: text({ required: true, max: 500 }),
    status: choice(["active", "inactive"]),
    joinDate: day({ initial: "today" }),
    /** Projects, and their value in riyals, from before projects were kept here. */
    openingProjects: number({ min: 0, max: 100_000, initial: 0, emptyMeans: 0 }),
    openingValue: price({ emptyMeans: 0 }),
    /** What a registration asked for, by service key. */
    services: texts({ each: 100 }),
    /** When the person agreed to the processing, and to which edition of the sentence; null for clients entered by staff. */
    consentAt: moment({ setByServer: true, inFiles: true }),
    consentEdition: text({ empty: "null", setByServer: true, inFiles: true }),
    /** When the person agreed to news and offers; null for never. */
    marketingConsentAt: moment({ setByServer: true, inFiles: true }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: ["status"],
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
});

export type Client = RecordOf<typeof clients>;
export type ClientInput = InputOf<typeof clients>;

/** What is counted for a client: its projects and their value in riyals, with the opening figures; requirement ACLI-01. */
export type ClientFigures = { projects: number; totalValue: number };
/** A client as the calls answer it, with its figures. */
export type ClientRecord = AnsweredOf<typeof clients> & ClientFigures;

/** What the screen counts over all clients; values in riyals, `newest` the last day on which one joined, or "". */
export type ClientSummary = {
  total: number;
  active: number;
  /** Since the month began in Riyadh. */
  joined: number;
  projects: number;
  opening: number;
  value: number;
  newest: string;
};

/** A project of a client as the projects' call answers it, as far as the client's screen shows it. */
export type ClientProject = {
  id: string;
  title: string;
  status: string;
  value: string;
  valueAmount: number | null;
  image: string | null;
};

/** One thing that happened with a client. `at` is ISO in UTC; `title` may be empty; `link` leads to its screen. */
export type TimelineEntry = {
  at: string;
  kind: "request" | "message" | "sent" | "accepted" | "declined" | "mail" | "project";
  title: string;
  link: string | null;
};
