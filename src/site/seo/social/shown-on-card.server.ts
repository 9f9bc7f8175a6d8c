import { findPublishedById } from "../../../content/articles/store.server.ts";
import { findPublicPage } from "../../../content/page-content/own-pages/store.server.ts";
import { saidForSearch } from "../../../content/page-content/sections/said-for-search.ts";
import { sectionOf } from "../../../content/page-content/sections/sections.ts";
import { readPublished } from "../../../content/page-content/sections/store.server.ts";
import { ownPageKey, ownPageSection } from "../../../content/page-content/sections/texts/own-page.text.ts";
import type { Project } from "../../../content/projects/projects.ts";
import { findProject } from "../../../content/projects/store.server.ts";
import { demoAgencyName } from "../../../content/settings/settings.text.ts";
import { pageList } from "../../../content/shared/pages.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { cardOf } from "../page-meta.ts";
import { seo } from "../seo.text.ts";
import type { CardWords } from "./card.tsx";

type Shown = Pick<CardWords, "headline" | "detail"> & {
  /** The address of a picture. */
  cover?: string | null;
};

/** The contents of the card of a page, a project or an article; null for an unknown name. */
export async function shownOn(kernel: Kernel, name: string, agencyName: string): Promise<Shown | null> {
  const id = /^project-(.+)$/.exec(name)?.[1];
  if (id !== undefined) {
    const project = await findProject(kernel.reads, id);
    return project ? shownOfProject(project) : null;
  }
  const articleId = /^article-(\d{1,9})$/.exec(name)?.[1];
  if (articleId !== undefined) {
    const article = await findPublishedById(kernel.reads, Number(articleId));
    return article ? { headline: article.title, detail: agencyName, cover: article.cover } : null;
  }
  const [, own] = /^page-(\d{1,9})$/.exec(name) ?? [];
  if (own !== undefined) return shownOfOwnPage(kernel, Number(own), agencyName);
  const page = pageList.find(({ key }) => cardOf(key) === name);
  const section = page && sectionOf(page.key);
  if (!section) return null;
  const texts = await readPublished(kernel.reads, section);
  const said = saidForSearch(texts);
  if (said.title) return { headline: said.title, detail: agencyName, cover: said.picture };
  const { heroTitle } = texts;
  if (agencyName !== demoAgencyName && typeof heroTitle === "string")
    return { headline: heroTitle, detail: agencyName, cover: said.picture };
  // If a page's title equals its headline, the card shows the name of the agency below it.
  const { headline, title } = page.search;
  return { headline, detail: title === headline ? agencyName : title, cover: said.picture };
}

async function shownOfOwnPage(kernel: Kernel, id: number, agencyName: string): Promise<Shown | null> {
  const page = await findPublicPage(kernel.reads, { id });
  if (!page) return null;
  const section = ownPageSection(ownPageKey(id));
  const said = saidForSearch(section ? await readPublished(kernel.reads, section) : {});
  return { headline: said.title || page.title, detail: agencyName, cover: said.picture };
}

function shownOfProject({ title, client, location, image }: Project): Shown {
  return { headline: title, detail: [client, location].filter(Boolean).join(seo.listJoiner), cover: image };
}
