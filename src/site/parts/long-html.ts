import { escapeHtml } from "../../kernel/text/escape-html.ts";
import type { PictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { pictureSources } from "../../ui/pictures/picture-sources.ts";
import { shownHtml } from "./rich-text.tsx";

type LongHtmlOptions = {
  /** The library's notes on the pictures: their alternative texts. */
  notes: PictureNotes;
  /** How wide a picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The names of scrollable boxes for screen readers. */
  words: { table: string; code: string };
};

/** A heading of a long text, for its list of contents. */
export type Heading = { id: string; html: string };

/**
 * A long text as its page shows it: Latin runs isolated as in other rich text, code from left to right, pictures in their
 * smallest sufficient size, tables in a box that scrolls, and an id for each heading of the second level.
 */
export function longHtml(html: string, options: LongHtmlOptions): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  // Nothing is isolated in code, because it would add characters.
  const parts = html.split(/(<pre[\s>][\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>)/).map((part, index) => {
    if (index % 2 === 1) return codeHtml(part, options.words.code);
    return shownHtml(part)
      .replace(/<img src="([^"]*)"[^>]*>/g, (_, path: string) => pictureHtml(path, options))
      .replace(/<table>/g, `<div role="region" tabindex="0" aria-label="${options.words.table}"><table>`)
      .replace(/<\/table>/g, "</table></div>")
      .replace(/<th(?=[\s>])/g, '<th scope="col"');
  });
  const shown = parts.join("").replace(/<h2([^>]*)>([\s\S]*?)<\/h2>/g, (_, rest: string, inner: string) => {
    const id = `s${headings.length + 1}`;
    headings.push({ id, html: inner });
    return `<h2 id="${id}"${rest}>${inner}</h2>`;
  });
  return { html: shown, headings };
}

function codeHtml(part: string, label: string): string {
  return part.startsWith("<pre")
    ? part.replace(/^<pre[^>]*>/, `<pre dir="ltr" role="region" tabindex="0" aria-label="${label}">`)
    : part.replace("<code>", '<code dir="ltr">');
}

function pictureHtml(path: string, { notes, sizes }: LongHtmlOptions): string {
  const sources = pictureSources(path);
  if (!sources) return "";
  const { avif, webp, width, height } = sources;
  const alt = escapeHtml(notes[path]?.alt ?? "");
  return [
    "<picture>",
    avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}">` : "",
    `<img src="${path}" srcset="${webp}" sizes="${sizes}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`,
  ].join("");
}
