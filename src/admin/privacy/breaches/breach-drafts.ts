import { formatDateTime, formatNumber } from "../../../kernel/text/format.ts";
import {
  authorityDraft,
  contactWords,
  missing,
  peopleDraft,
  peopleToldWords,
  words,
} from "./breaches.text.ts";
import type { Breach } from "./breaches.ts";

/** Who writes: the agency as the settings name it, and how it is reached about personal data. */
export type Writer = { agency: string; contact: string };

type Drafted = Omit<Breach, "id" | "version" | "title">;

/** The texts for the authority and for the people concerned; what the record does not say is marked to be written. PRIV-04 */
export function draftsOf(
  breach: Drafted,
  { agency, contact }: Writer,
): { authority: string; people: string } {
  const { labels } = words;
  const said = (name: "happenedAt" | "what" | "people" | "data" | "effects" | "measures" | "advice") =>
    breach[name].trim() || missing(labels[name]);
  const { noticedAt, peopleCount, peopleToldAt } = breach;
  const told = {
    agency,
    contact: contact || missing(contactWords),
    happenedAt: said("happenedAt"),
    noticedAt: noticedAt === null ? missing(labels.noticedAt) : formatDateTime(noticedAt),
    what: said("what"),
    people: said("people"),
    peopleCount: peopleCount === null ? missing(labels.peopleCount) : formatNumber(peopleCount),
    data: said("data"),
    effects: said("effects"),
    measures: said("measures"),
    advice: said("advice"),
    peopleTold:
      peopleToldAt === null ? peopleToldWords.untold : peopleToldWords.told(formatDateTime(peopleToldAt)),
  };
  return { authority: authorityDraft(told), people: peopleDraft(told) };
}
