import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { findPublishedById } from "../../../content/articles/store.server.ts";
import { readPictureNotes } from "../../../content/media/store.server.ts";
import { findPublicPage } from "../../../content/page-content/own-pages/store.server.ts";
import { agencyWords, inAgencyWords } from "../../../content/page-content/sections/agency-words.ts";
import { sectionOf } from "../../../content/page-content/sections/sections.ts";
import { readPageTexts, readPublished } from "../../../content/page-content/sections/store.server.ts";
import { homepage } from "../../../content/page-content/sections/texts/homepage.text.ts";
import { ownPageKey, ownPageSection } from "../../../content/page-content/sections/texts/own-page.text.ts";
import type { Project } from "../../../content/projects/projects.ts";
import { findProject } from "../../../content/projects/store.server.ts";
import { defaultSettings, houseName } from "../../../content/settings/settings.text.ts";
import { readSettings } from "../../../content/settings/store.server.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { pictureSources } from "../../../ui/pictures/picture-sources.ts";
import { articlesSeo } from "../../articles/articles.text.ts";
import { drawnColours } from "../../brand/drawn-colours.ts";
import { readBrand } from "../../brand/read-brand.server.ts";
import { seo } from "../seo.text.ts";
import type { CardWords } from "./card.tsx";

type Card = { version: number; png: Promise<{ bytes: Buffer; etag: string } | null> };

/** `/social/<page>.png`, `/social/project-<id>.png` and `/social/article-<id>.png`, drawn once per content version; requirement AR-06. */
export function socialCards(kernel: Kernel) {
  const cards = new LRUCache<string, Card>({ max: 200 });
  const app = new Hono<ApiEnv>();

  app.get("/:file{[\\w-]+\\.png}", async (c) => {
    const name = c.req.param("file").replace(/\.png$/, "");
    const version = kernel.contentVersion.current();
    const kept = cards.get(name);
    const card = kept?.version === version ? kept : { version, png: makeCard(kernel, name) };
    if (card !== kept) keep(cards, name, card);
    const png = await card.png;
    if (!png) return c.body(null, 404);
    const headers = { "cache-control": "public, max-age=3600", etag: png.etag };
    if (c.req.header("if-none-match")?.includes(png.etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(png.bytes), 200, { ...headers, "content-type": "image/png" });
  });
  return app;
}

/** What failed or names nothing is not kept: an invented address takes no place. */
function keep(cards: LRUCache<string, Card>, name: string, card: Card) {
  cards.set(name, card);
  const forget = () => {
    if (cards.get(name) === card) cards.delete(name);
  };
  card.png.then((png) => png ?? forget(), forget);
}

async function makeCard(kernel: Kernel, name: string) {
  const settings = await readSettings(kernel.reads).catch(() => defaultSettings);
  const shown = await shownOn(kernel, name, settings.agencyName);
  if (!shown) return null;
  const { cover, headline, detail } = shown;
  const agency = agencyWords(settings);
  const words = { headline: inAgencyWords(headline, agency), detail: inAgencyWords(detail, agency) };
  const brand = await readBrand(kernel);
  const drawnLogo = brand.logo === null && brand.isHouse;
  const look = {
    colours: drawnColours(brand.colour),
    type: brand.type,
    isFacade: brand.motif === "facade",
  };
  // What draws is loaded with the first card.
  const { drawCard } = await import("./draw.server.ts");
  const picture = cover ? await readCover(kernel, cover) : undefined;
  const bytes = await drawCard({ ...words, agencyName: settings.agencyName, drawnLogo, look }, picture);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

type Shown = Pick<CardWords, "headline" | "detail"> & {
  /** The address of a picture. */
  cover?: string | null;
};

async function shownOn(kernel: Kernel, name: string, agencyName: string): Promise<Shown | null> {
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
  const pages: Record<string, { headline: string; title: string }> = { ...seo.pages, articles: articlesSeo };
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page) return null;
  if (agencyName !== houseName) {
    const section = sectionOf(name === "home" ? homepage.key : name);
    const texts = section && (await readPublished(kernel.reads, section));
    const { heroTitle } = texts ?? {};
    if (typeof heroTitle === "string") return { headline: heroTitle, detail: agencyName };
  }
  // Some pages are called as their headline says: the name of the agency then stands under it.
  return { headline: page.headline, detail: page.title === page.headline ? agencyName : page.title };
}

async function shownOfOwnPage(kernel: Kernel, id: number, agencyName: string): Promise<Shown | null> {
  const page = await findPublicPage(kernel.reads, { id });
  if (!page) return null;
  const section = ownPageSection(ownPageKey(id));
  const cover = section && (await readPageTexts(kernel.reads, section)).socialImage.image;
  return { headline: page.title, detail: agencyName, cover: cover ?? null };
}

function shownOfProject({ title, client, location, image }: Project): Shown {
  return { headline: title, detail: [client, location].filter(Boolean).join(seo.listJoiner), cover: image };
}

/** The picture of a project or an article with its focal point; none for an address elsewhere, or when its file cannot be read. */
async function readCover(kernel: Kernel, path: string) {
  if (!pictureSources(path)) return undefined;
  try {
    const notes = await readPictureNotes(kernel.reads, [path]);
    const bytes = await kernel.storage.getBytes(path.replace("/uploads/", ""));
    return { bytes, focal: notes[path]?.focal ?? ([0.5, 0.5] as const) };
  } catch (cause) {
    kernel.log.warn({ err: cause, path }, "a social card is drawn without its picture");
    return undefined;
  }
}
