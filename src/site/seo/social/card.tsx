import { renderToStaticMarkup } from "react-dom/server.edge";
import type { TypeName } from "../../../ui/brand/brand.ts";
import { parapet } from "../../../ui/controls/shapes.ts";
import { Logo } from "../../../ui/pictures/logo.tsx";
import { Lattice } from "../../art/lattice.tsx";
import { type Advance, placeRuns, type Run, widthOf } from "./text-runs.ts";
import { wrapLines } from "./wrap-lines.ts";

/** The contents of a card. */
export type CardWords = {
  headline: string;
  /** A line below the headline. */
  detail: string;
  agencyName: string;
  /** True while the agency keeps the drawn logo; otherwise its name is written. */
  drawnLogo: boolean;
  /** Set if the brand is not the design's: its colours by their names in the drawing, its type, and whether it has a façade. */
  look?: { colours: Readonly<Record<string, string>>; type: TypeName; isFacade: boolean };
  /** A picture of at most `pictureSize`, shown whole instead of the openings. */
  picture?: { href: string; width: number; height: number } | undefined;
};

const cardSize = { width: 1200, height: 630 } as const;
export const pictureSize = { width: 488, height: 520 } as const;
export const fonts = { arabic: "Readex Pro", latin: "Readex Lat" } as const;

// The tokens of a dark band, because the renderer supports neither custom properties nor oklch.
const colours: Record<string, string> = {
  "var(--band)": "#032c20",
  "var(--bg)": "#f8f8f5",
  "var(--on-band)": "#f2f5ed",
  "var(--on-band-2)": "#b9cdbf",
  "var(--sun)": "#f5d542",
  "var(--accent-mid)": "#bfa6e7",
  "var(--mk-a)": "#50b584",
  "var(--mk-b)": "#bfa6e7",
  "var(--mk-c)": "#f5d542",
  "oklch(32% .05 168)": "#143b2e",
  "oklch(58% .1 160)": "#3c8c66",
  currentColor: "#f2f5ed",
};

const right = 1112;
/** The width of the text and the possible sizes of a headline; beside a picture there is less room. */
const alone = { textWidth: 720, sizes: [80, 68, 56] } as const;
const besidePicture = { textWidth: 540, sizes: [64, 56, 48] } as const;
type Room = typeof alone | typeof besidePicture;

/**
 * The drawing of a social card: a wall of openings or a picture, the logo, the headline in at most three lines; requirement
 * AR-06.
 */
export function cardSvg(words: CardWords, advance: Advance): string {
  const own = words.look?.colours ?? {};
  const hasFacade = words.look?.isFacade ?? true;
  const room = words.picture === undefined ? alone : besidePicture;
  const { size, lines } = fitHeadline(words.headline, room, advance);
  const lineHeight = size * 1.42;
  const top = 352 - ((lines.length - 1) * lineHeight) / 2;
  const bottom = top + (lines.length - 1) * lineHeight;
  const [detail = ""] = wrapLines(words.detail, room.textWidth, (text) => widthOf(text, advance) * 32);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="1200" height="630" fill="var(--bg)"/>
${hasFacade ? `<path d="${parapet(0, 1200, 46, 60, 22)}" fill="var(--band)"/>` : ""}
<rect y="46" width="1200" height="584" fill="var(--band)"/>
${words.picture === undefined ? (hasFacade ? openings() : "") : placedPicture(words.picture)}
${words.drawnLogo ? placed(<Logo />, right - 216, 92, 216, 80) : textLine(words.agencyName, 52, 152, "var(--on-band)", advance)}
${lines.map((line, index) => textLine(line, size, Math.round(top + index * lineHeight), "var(--on-band)", advance)).join("\n")}
${detail && `<path d="M${right - 12} ${Math.round(bottom + 70)}l12 12-12 12-12-12z" fill="var(--sun)"/>`}
${textLine(detail, 32, Math.round(bottom + 93), "var(--on-band-2)", advance, right - 44)}
</svg>`;
  return svg.replace(
    /var\(--[\w-]+\)|oklch\([^)]*\)|currentColor/g,
    (colour) => own[colour] ?? colours[colour] ?? "#f2f5ed",
  );
}

/** The picture in the middle of its half of the band. */
function placedPicture({ href, width, height }: NonNullable<CardWords["picture"]>) {
  const place = `x="32" y="${Math.round(338 - height / 2)}" width="${width}" height="${height}"`;
  return `<clipPath id="frame"><rect ${place} rx="10"/></clipPath><image ${place} href="${href}" clip-path="url(#frame)"/>`;
}

/** A wall of openings that fades towards the words. */
function openings() {
  return `<defs><linearGradient id="fade"><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="seen"><rect x="0" y="60" width="480" height="570" fill="url(#fade)"/></mask></defs>
<g mask="url(#seen)">${placed(<Lattice />, 0, 100, 640, 530)}</g>`;
}

/** The largest size in which the headline takes two lines, otherwise three lines of the smallest size. */
function fitHeadline(headline: string, { sizes, textWidth }: Room, advance: Advance) {
  for (const size of sizes) {
    const lines = wrapLines(headline, textWidth, (text) => widthOf(text, advance) * size);
    if (lines.length <= 2) return { size, lines };
  }
  const [, , smallest] = sizes;
  const lines = wrapLines(headline, textWidth, (text) => widthOf(text, advance) * smallest);
  const kept = lines.slice(0, 3);
  if (lines.length > 3) kept[2] = `${kept[2]}\u2026`;
  return { size: smallest, lines: kept };
}

function placed(drawing: React.ReactElement, x: number, y: number, width: number, height: number) {
  return renderToStaticMarkup(drawing).replace(
    "<svg",
    `<svg x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
}

/** A line of one or both scripts that starts at `x` and runs to the left. */
function textLine(
  text: string,
  size: number,
  y: number,
  colour: string,
  advance: Advance,
  x: number = right,
) {
  const { runs } = placeRuns(text, advance);
  return runs.map((run) => textRun(run, size, round(x - run.offset * size), y, colour)).join("");
}

/**
 * A run that starts at `x` and runs to the left. The renderer ignores `direction`, so the end of the text is anchored at `x`,
 * and embedding marks order and mirror the signs of the run as in an Arabic sentence.
 */
export function textRun({ text, script }: Run, size: number, x: number, y: number, colour: string): string {
  return `<text x="${x}" y="${y}" text-anchor="end" font-family="${fonts[script]}" font-size="${size}" fill="${colour}">\u202B${escaped(text)}\u202C</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escaped(text: string) {
  // XML allows no control characters.
  const printable = [...text].filter((letter) => letter >= " " || letter === "\t").join("");
  return printable.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
