/*
 * How much of a page's words others show. Google names no limit and cuts titles by the room they have
 * (https://developers.google.com/search/docs/appearance/title-link). On a desktop that was measured as about 580 pixels in Arial of 20
 * pixels, and for descriptions as 155 to 160 characters (https://ultimatedesigntools.com/blog/serp-preview-guide/, and before it
 * https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/). X shows 70 characters of a shared title
 * (https://developer.x.com/cards/markup). So these warn, and refuse nothing.
 */
export const searchLimits = { titleWidth: 580, description: 160, sharedTitle: 70 } as const;

let drawing: CanvasRenderingContext2D | null | undefined;

/** How wide a title is in the results of a search, in pixels, as this browser draws it. */
export function titleWidth(title: string): number {
  drawing ??= document.createElement("canvas").getContext("2d");
  if (!drawing) return 0;
  drawing.font = "20px Arial, sans-serif";
  return Math.round(drawing.measureText(title).width);
}

const segmenter = new Intl.Segmenter("ar");

/** The letters of a text as people count them: one with its marks is one. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A text as it is shown where it must fit: whole, or cut between words, or inside a word that is too long by itself. */
export function shownOf(text: string, fits: (text: string) => boolean): { shown: string; isCut: boolean } {
  if (fits(text)) return { shown: text, isCut: false };
  const words = longest(text.split(/(?<=\s)/), fits);
  return { shown: words || longest(lettersOf(text), fits), isCut: true };
}

/** The most of these parts, from the first one, that fit with an ellipsis behind them; nothing if not even the first does. */
function longest(parts: readonly string[], fits: (text: string) => boolean): string {
  const cutAt = (count: number) => `${parts.slice(0, count).join("").trimEnd()}…`;
  let [fitting, most] = [0, parts.length - 1];
  while (fitting < most) {
    const middle = Math.ceil((fitting + most) / 2);
    if (fits(cutAt(middle))) fitting = middle;
    else most = middle - 1;
  }
  return fitting === 0 ? "" : cutAt(fitting);
}
