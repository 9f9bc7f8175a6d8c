import type { MetaDescriptor } from "react-router";
import {
  type AgencyWords,
  agencyWords,
  inAgencyWords,
} from "../../content/page-content/sections/agency-words.ts";
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
  const { path, search } = pages[page];
  const words = { ...search, ...saidByPage(matches), path, card: cardOf(page) };
  const later = Object.entries(numbers).filter(([, number]) => number > 1);
  const [first] = later;
  if (!first) return tagsOf(words, matches);
  const query = new URLSearchParams(later.map(([name, number]) => [name, String(number)]));
  const title = `${words.title}${seo.listJoiner}${seo.pageNumber.replace("{number}", String(first[1]))}`;
  return tagsOf({ ...words, title, path: `${path}?${query}` }, matches);
}

/** The name of a page's social card. */
export const cardOf = (page: PageKey) => (page === "homepage" ? "home" : page);

/** The meta tags of a page that is not there. */
export const missingMeta = (matches: Matches): MetaDescriptor[] =>
  tagsOf({ ...seo.notfound, card: cardOf("homepage") }, matches);

/**
 * The words of a page's head for search engines, for any agency but the demo's, because the words in the code are about websites.
 * Undefined for the demo's agency and for a page without such words; requirement SETUP-01.
 */
function saidByPage(matches: Matches): Pick<PageWords, "title" | "headline" | "description"> | undefined {
  const site = matches.map((match) => match?.loaderData).find(isSiteData);
  const loaded = matches.at(-1)?.loaderData;
  if (!site || site.settings.agencyName === demoAgencyName || !hasHero(loaded)) return undefined;
  return wordsOfHero(loaded.texts);
}

type Hero = { heroTitle: string; heroLead: string };

function hasHero(loaded: unknown): loaded is { texts: Hero } {
  const { texts }: { texts?: unknown } = typeof loaded === "object" && loaded !== null ? loaded : {};
  return typeof texts === "object" && texts !== null && "heroTitle" in texts && "heroLead" in texts;
}

/** The words of a page's head in the form for search engines and social networks. */
function wordsOfHero({ heroTitle, heroLead }: Hero) {
  const title = cut(heroTitle, 60);
  // The number of services is left out, because it changes with each service.
  return {
    title,
    headline: title,
    description: cut(
      heroLead.replace("{services}", () => seo.services),
      160,
    ),
  };
}

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
  texts: { metaTitle: string; metaDescription: string; socialImage: { image: string | null } };
};

/** The meta tags of a page that the owner made, from its editor's texts for search engines; requirement PAGES-01. */
export function ownPageMeta({ page, texts }: OwnPageWords, matches: Matches): MetaDescriptor[] {
  return tagsOf(
    {
      path: `/${encodeURIComponent(page.address)}`,
      title: cut(texts.metaTitle || page.title, 60),
      description: cut(texts.metaDescription || page.title, 160),
      headline: page.title,
      card: `page-${page.id}`,
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
  /** The Open Graph type; by default a website. */
  type?: string;
};

/** The meta tags of a page from its words. */
export function tagsOf(words: PageWords, matches: Matches): MetaDescriptor[] {
  const { path, headline, card, type = "website" } = words;
  const site = matches.map((match) => match?.loaderData).find(isSiteData);
  if (!site) return [{ title: words.title }];
  const { settings, origin } = site;
  const agency: AgencyWords = agencyWords(settings);
  const title = inAgencyWords(words.title, agency);
  const about = inAgencyWords(words.description, agency);
  const address = path === null ? undefined : origin + path;
  const image = `${origin}/social/${card}.png`;
  return [
    { title: `${title}${seo.titleSeparator}${settings.agencyName}` },
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
    { property: "og:image:alt", content: headline },
    // foreign name: of the social network's vocabulary
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
    { name: "twitter:title", content: headline },
    { name: "twitter:description", content: about },
  ];
}

/** At most `length` characters, cut between words. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")}…`;
}

function isSiteData(data: unknown): data is SiteData {
  return typeof data === "object" && data !== null && "settings" in data && "origin" in data;
}
