import type { MetaDescriptor } from "react-router";
import type { SiteData } from "./layout.tsx";
import { seo } from "./seo.text.ts";

export type SeoPage = keyof typeof seo.pages;
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and social tags of a page; requirement SHELL-01. */
export function pageMeta(page: SeoPage, matches: Matches): MetaDescriptor[] {
  const site = matches.map((match) => match?.loaderData).find(isSiteData);
  if (!site) return [{ title: seo.pages[page].title }];
  const { settings, origin } = site;
  const { path, title, description, headline } = seo.pages[page];
  const about = description.replaceAll("{agency}", settings.agencyName);
  const address = path === null ? undefined : origin + path;
  return [
    { title: `${title}${seo.titleSeparator}${settings.agencyName}` },
    { name: "description", content: about },
    ...(address === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: address },
          { property: "og:url", content: address },
        ]),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: seo.locale },
    { property: "og:site_name", content: settings.agencyName },
    { property: "og:title", content: headline },
    { property: "og:description", content: about },
    { property: "og:image", content: new URL(settings.logo, origin).href },
    { property: "og:image:alt", content: settings.agencyName },
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: headline },
    { name: "twitter:description", content: about },
  ];
}

function isSiteData(data: unknown): data is SiteData {
  return typeof data === "object" && data !== null && "settings" in data && "origin" in data;
}
