import { pages } from "../../shared/pages.text.ts";
import type { PageKey } from "../../shared/pages.ts";
import type { AgencyWords } from "./agency-words.ts";
import { headText } from "./head-words.text.ts";
import { saidForSearch } from "./said-for-search.ts";

/*
 * The words of a page's head, for the page itself and for the preview in its editor. Requirements SHELL-01, SETUP-01, OWN-01.
 */

/** The title and description for search engines, and the title where its address is shared. */
export type HeadWords = { title: string; description: string; headline: string };

/** What the words of a head depend on besides the page: the words of the agency, and whether it is the demo's. */
export type HeadAgency = { words: AgencyWords; isHouse: boolean };

type Values = { readonly [field: string]: unknown };

/**
 * The words of a page of the site: those that an editor wrote, whole; else the words in the code, which are about websites, for the
 * demo's agency, and for any other those of the page's own opening.
 */
export function headWords(key: PageKey, values: Values, isHouse: boolean): HeadWords {
  return written(values, (!isHouse && wordsOfOpening(values)) || pages[key].search);
}

/** The words of a page that the agency added: those that an editor wrote, whole; else its title. */
export function ownHeadWords(title: string, values: Values): HeadWords {
  return written(values, { title: cut(title, 60), description: cut(title, 160), headline: title });
}

function written(values: Values, usual: HeadWords): HeadWords {
  const { title, description } = saidForSearch(values);
  return {
    title: title || usual.title,
    description: description || usual.description,
    headline: title || usual.headline,
  };
}

function wordsOfOpening({ heroTitle, heroLead }: Values): HeadWords | undefined {
  if (typeof heroTitle !== "string" || typeof heroLead !== "string") return undefined;
  const title = cut(heroTitle, 60);
  const lead = heroLead.replace("{services}", () => headText.services);
  return { title, headline: title, description: cut(lead, 160) };
}

/** A title with the name of the agency behind it, as it stands in the head of a page. */
export const namedTitle = (title: string, agency: string) => `${title}${headText.titleSeparator}${agency}`;

/** At most `length` characters, cut between words. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")}…`;
}
