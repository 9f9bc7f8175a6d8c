import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { readPictureNotes } from "../../../content/media/store.server.ts";
import { agencyWords, inAgencyWords } from "../../../content/page-content/sections/agency-words.ts";
import { settingsOrDefaults } from "../../../content/settings/store.server.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../../kernel/resource/upload-key.ts";
import { pictureSources } from "../../../ui/pictures/picture-sources.ts";
import { drawings } from "../../brand/drawings/draw.server.ts";
import { drawnColours } from "../../brand/drawn-colours.ts";
import { readBrand } from "../../brand/read-brand.server.ts";
import { shownOn } from "./shown-on-card.server.ts";

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

/** Keeps a card, unless it failed or its name is unknown, so that invented addresses take no space. */
function keep(cards: LRUCache<string, Card>, name: string, card: Card) {
  cards.set(name, card);
  const forget = () => {
    if (cards.get(name) === card) cards.delete(name);
  };
  card.png.then((png) => png ?? forget(), forget);
}

async function makeCard(kernel: Kernel, name: string) {
  const settings = await settingsOrDefaults(kernel.reads);
  const shown = await shownOn(kernel, name, settings.agencyName);
  if (!shown) return null;
  const { cover, headline, detail } = shown;
  const agency = agencyWords(settings);
  const brand = await readBrand(kernel);
  const drawnLogo = brand.logo === null && brand.isHouse;
  // Without the drawn logo the agency's name stands above the headline already.
  const isNamed = !drawnLogo && detail === settings.agencyName;
  const words = {
    headline: inAgencyWords(headline, agency),
    detail: isNamed ? settings.tagline : inAgencyWords(detail, agency),
  };
  const look = {
    colours: drawnColours(brand.colour),
    type: brand.type,
    isFacade: brand.motif === "facade",
  };
  const picture = cover ? await readCover(kernel, cover) : undefined;
  const bytes = await drawings.drawCard(
    { ...words, agencyName: settings.agencyName, drawnLogo, look },
    picture,
  );
  const hash = digestOf(bytes, "base64url").slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/** The cover of a project or article with its focal point; none for another site's picture, or if its file cannot be read. */
async function readCover(kernel: Kernel, path: string) {
  const key = uploadKey(path);
  if (key === undefined || !pictureSources(path)) return undefined;
  try {
    const notes = await readPictureNotes(kernel.reads, [path]);
    const bytes = await kernel.storage.getBytes(key);
    return { bytes, focal: notes[path]?.focal ?? ([0.5, 0.5] as const) };
  } catch (cause) {
    kernel.log.warn({ err: cause, path }, "a social card is drawn without its picture");
    return undefined;
  }
}
