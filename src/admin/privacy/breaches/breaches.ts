import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource } from "../../../kernel/resource/resource.ts";
import { words } from "./breaches.text.ts";

const longest = { max: 4000 };

/**
 * Breaches of personal data, as article 24 of the implementing regulation asks for them: what the authority and the people are told
 * is drafted from the fields. Requirement PRIV-04.
 */
export const breaches = defineResource({
  name: "breaches",
  screen: "privacy",
  words,
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    /** When the agency learnt of it: from then on 72 hours run. */
    noticedAt: moment(),
    /** In words, because it is often not known exactly. */
    happenedAt: text(),
    what: paragraphs(longest),
    /** Whose data it is, and how many people; null if nobody knows. */
    people: text({ max: 500 }),
    peopleCount: number({ min: 0, max: 1_000_000_000, empty: "null" }),
    data: paragraphs(longest),
    effects: paragraphs(longest),
    measures: paragraphs(longest),
    /** What people should do to protect themselves. */
    advice: paragraphs(longest),
    authorityToldAt: moment(),
    peopleToldAt: moment(),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "house",
  holds: "mentions",
});

/** A breach as the API answers it. */
export type Breach = AnsweredOf<typeof breaches>;

const hoursToTell = 72;

/** When the authority must have been told, ISO in UTC; null while nobody has said when the breach was noticed. */
export function deadlineOf({ noticedAt }: Pick<Breach, "noticedAt">): string | null {
  return noticedAt === null ? null : new Date(Date.parse(noticedAt) + hoursToTell * 3600_000).toISOString();
}

export type Standing = "unknown" | "running" | "late" | "told" | "told-late";

/** How a breach stands to the 72 hours, at a time. */
export function standingOf(breach: Pick<Breach, "noticedAt" | "authorityToldAt">, now: Date): Standing {
  const deadline = deadlineOf(breach);
  const { authorityToldAt: told } = breach;
  if (deadline === null) return told === null ? "unknown" : "told";
  if (told !== null) return Date.parse(told) > Date.parse(deadline) ? "told-late" : "told";
  return now.getTime() > Date.parse(deadline) ? "late" : "running";
}
