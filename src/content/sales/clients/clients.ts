import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { email } from "../../../kernel/resource/kinds/email.ts";
import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { phone } from "../../../kernel/resource/kinds/phone.ts";
import { price } from "../../../kernel/resource/kinds/price.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { texts } from "../../../kernel/resource/kinds/texts.ts";
import { vatNumber } from "../../../kernel/resource/kinds/vat-number.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../../kernel/resource/resource.ts";
import { ownValues } from "../own-fields/own-values.ts";
import { tagKeysField, tagsField } from "../tags/tags.ts";
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
    /** Empty for a client that is not registered for value added tax; printed on quotes. PAPER-02 */
    vatNumber: vatNumber(),
    status: choice(["active", "inactive"]),
    joinDate: day({ initial: "today" }),
    /** The number and the value (in riyals) of projects from before projects were kept in this system. */
    openingProjects: number({ min: 0, max: 100_000, initial: 0, emptyMeans: 0 }),
    openingValue: price({ emptyMeans: 0 }),
    /** The keys of the services that a registration asked for. */
    services: texts({ each: 100 }),
    /** What the agency's own fields say; DESK-09. */
    ownValues: ownValues(),
    tags: tagsField(),
    tagKeys: tagKeysField(),
    /** When the person consented to the processing, and the edition of the sentences; null for clients entered by staff. */
    consentAt: moment({ setByServer: true, inFiles: true }),
    consentEdition: text({ empty: "null", setByServer: true, inFiles: true }),
    /** When the person consented to news and offers; null for never. */
    marketingConsentAt: moment({ setByServer: true, inFiles: true }),
    /** The proof of that consent: its form, the edition of the notice beside it, and the words of the box that was ticked. PRIV-01 */
    marketingConsentForm: choice(["registration"], { empty: "null", setByServer: true, inFiles: true }),
    marketingConsentEdition: text({ empty: "null", setByServer: true, inFiles: true }),
    marketingConsentWords: text({ empty: "null", setByServer: true }),
    /** When the consent ended: by the person's link, or by staff, whose name is kept. Null while it stands. */
    marketingEndedAt: moment({ setByServer: true, inFiles: true }),
    marketingEndedWay: choice(["link", "staff"], { empty: "null", setByServer: true, inFiles: true }),
    marketingEndedBy: text({ empty: "null", setByServer: true }),
    /** Whether news and offers may be sent now; follows from the moments. */
    agreesToNews: flag({ initial: false, setByServer: true }),
    /** When a registration came in which a field was filled that people do not see; it then lies in the trash. SEC-07 */
    suspectedAt: moment({ setByServer: true, readBy: "nobody" }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: ["status", "agreesToNews", "tagKeys"],
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
});

export type Client = RecordOf<typeof clients>;
export type ClientInput = InputOf<typeof clients>;

/** The number of a client's projects and their value in riyals, opening figures included; requirement ACLI-01. */
export type ClientFigures = { projects: number; totalValue: number };
/** A client as the API answers it, with its figures. */
export type ClientRecord = AnsweredOf<typeof clients> & ClientFigures;

/** The figures over all clients. `value` is in riyals; `newest` is the last day on which a client joined, or "". */
export type ClientSummary = {
  total: number;
  active: number;
  /** How many joined in the current month in Riyadh. */
  joined: number;
  projects: number;
  opening: number;
  value: number;
  newest: string;
};

/** The fields of a client's project, as the projects' call answers it, that the client's screen shows. */
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
