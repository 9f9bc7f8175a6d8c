import type { MetaDescriptor } from "react-router";
import {
  type AgencyWords,
  agencyWords,
  inAgencyWords,
} from "../../content/page-content/sections/agency-words.ts";
import { cut, headWords, namedTitle, ownHeadWords } from "../../content/page-content/sections/head-words.ts";
import { saidForSearch } from "../../content/page-content/sections/said-for-search.ts";
import { demoAgencyName } from "../../content/settings/settings.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import type { PageKey } from "../../content/shared/pages.ts";
import type { SiteData } from "../frame/layout.tsx";
import { seo } from "./seo.text.ts";

export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** The page number of each list on a page, by its parameter in the address; empty while a filter is set. */
type PageNumbers = { readonly [name: string]: number };

/**
 * Title, description, canonical address and social tags of a page; requirement SHELL-01. A later page of a list has a title
 * and an address of its own.
 */
export function pageMeta(page: PageKey, matches: Matches, numbers: PageNumbers = {}): MetaDescriptor[] {
  const { path } = pages[page];
  const texts = textsIn(matches.at(-1)?.loaderData);
  const isHouse = (siteIn(matches)?.settings.agencyName ?? demoAgencyName) === demoAgencyName;
  const { alt } = saidForSearch(texts);
  const words = { ...headWords(page, texts, isHouse), path, card: cardOf(page), alt };
  const later = Object.entries(numbers).filter(([, number]) => number > 1);
  const [first] = later;
  if (!first) return tagsOf(words, matches);
  const query = new URLSearchParams(later.map(([name, number]) => [name, String(number)]));
  const title = `${words.title}${seo.listJoiner}${seo.pageNumber.replace("{number}", String(first[1]))}`;
  return tagsOf({ ...words, title, path: `${path}?${query}` }, matches);
}

/** The texts that the loader of a page found; none where it failed. */
function textsIn(loaded: unknown): { readonly [field: string]: unknown } {
  const { texts }: { texts?: unknown } = typeof loaded === "object" && loaded !== null ? loaded : {};
  return typeof texts === "object" && texts !== null ? { ...texts } : {};
}

/** The name of a page's social card. */
export const cardOf = (page: PageKey) => (page === "homepage" ? "home" : page);

/** The meta tags of a page that is not there. */
export const missingMeta = (matches: Matches): MetaDescriptor[] =>
  tagsOf({ ...seo.notfound, card: cardOf("homepage") }, matches);

type ProjectWords = { id: string; title: string; summary: string; location: string; duration: string };

/** The meta tags of a project's page, from the project's own words; requirement PRJ-05. */
export function projectMeta(project: ProjectWords, matches: Matches): MetaDescriptor[] {
  const words = seo.project;
  const facts = [
    [words.inPlace, project.location],
    [words.lasting, project.duration],
  ] as const;
  const known = facts.flatMap(([words, fact]) => (fact ? words.replace("{fact}", () => fact) : []));
  const sentence = words.sentence.replace("{facts}", () => known.join(""));
  return tagsOf(
    {
      path: `/projects/${project.id}`,
      title: cut(project.title, 48),
      description: cut([project.summary, sentence, words.invitation].filter(Boolean).join(" "), 160),
      headline: project.title,
      card: `project-${project.id}`,
    },
    matches,
  );
}

type OwnPageWords = {
  page: { id: number; title: string; address: string };
  texts: object;
};

/** The meta tags of a page that the owner made, from its editor's texts for search engines; requirements PAGES-01, OWN-01. */
export function ownPageMeta({ page, texts }: OwnPageWords, matches: Matches): MetaDescriptor[] {
  const values = { ...texts };
  return tagsOf(
    {
      ...ownHeadWords(page.title, values),
      path: `/${encodeURIComponent(page.address)}`,
      card: `page-${page.id}`,
      alt: saidForSearch(values).alt,
    },
    matches,
  );
}

type PageWords = {
  path: string | null;
  title: string;
  description: string;
  headline: string;
  /** Name of the social card, `/social/<card>.png`. */
  card: string;
  /** The words of the picture on its card, if they were written; else the headline, which stands on each card. */
  alt?: string;
  /** The Open Graph type; by default a website. */
  type?: string;
};

/** The meta tags of a page from its words. */
export function tagsOf(words: PageWords, matches: Matches): MetaDescriptor[] {
  const { path, headline, card, alt, type = "website" } = words;
  const site = siteIn(matches);
  if (!site) return [{ title: words.title }];
  const { settings, origin } = site;
  const agency: AgencyWords = agencyWords(settings);
  const title = inAgencyWords(words.title, agency);
  const about = inAgencyWords(words.description, agency);
  const address = path === null ? undefined : origin + path;
  const image = `${origin}/social/${card}.png`;
  return [
    { title: namedTitle(title, settings.agencyName) },
    { name: "description", content: about },
    ...(address === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: address },
          { property: "og:url", content: address },
        ]),
    { property: "og:type", content: type },
    { property: "og:locale", content: seo.locale },
    { property: "og:site_name", content: settings.agencyName },
    { property: "og:title", content: headline },
    { property: "og:description", content: about },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt || headline },
    // foreign name: of the social network's vocabulary
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
    { name: "twitter:title", content: headline },
    { name: "twitter:description", content: about },
  ];
}

const siteIn = (matches: Matches) => matches.map((match) => match?.loaderData).find(isSiteData);

function isSiteData(data: unknown): data is SiteData {
  return typeof data === "object" && data !== null && "settings" in data && "origin" in data;
}
