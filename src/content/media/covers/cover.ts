import { grounds } from "./cover-grounds.ts";
import { type Canvas, number, type Palette, random, rhombus, triangle } from "./cover-shapes.ts";

/** The palettes of the design's own colour. */
const standardPalettes: readonly Palette[] = [
  { ground: "#e9e4f6", deep: "#3d2f6b", tone: "#a58bd6", light: "#fbfbf7", spark: "#f0d33c" },
  { ground: "#0f3326", deep: "#081d16", tone: "#2f8f68", light: "#e8f3ec", spark: "#f0d33c" },
  { ground: "#f0d33c", deep: "#2b2708", tone: "#0f5a3f", light: "#fffdf0", spark: "#8d6fc7" },
  { ground: "#dfeee5", deep: "#0f4a36", tone: "#4fae86", light: "#fcfdfa", spark: "#a58bd6" },
  { ground: "#f3e2d8", deep: "#5b2a17", tone: "#c9764f", light: "#fffaf5", spark: "#0f5a3f" },
  { ground: "#16302e", deep: "#0b1c1b", tone: "#5fa7b0", light: "#e6f2f2", spark: "#f2b98f" },
  { ground: "#2d2350", deep: "#1a1433", tone: "#a58bd6", light: "#f2eefb", spark: "#f0d33c" },
  { ground: "#e2ebef", deep: "#1f3d49", tone: "#6b9fb2", light: "#fbfdfe", spark: "#c9764f" },
];

const width = 1200;
const height = 800;

/**
 * Draws a picture for a record that has none: a Najdi ground behind a right-to-left page. An SVG of 1200 by 800; the
 * same seed draws the same picture in the same palettes. Variants of a seed, from 1, keep its colours and change all else: for galleries.
 */
export function cover(seed: string, variant = 0, palettes: readonly Palette[] = standardPalettes): string {
  const next = random(`${seed}#${seed}`);
  for (let i = 0; i < 5; i++) next();
  const palette = pick(palettes, next);
  const ground = turn(grounds, pick(grounds, next), variant);
  const layout = turn(layouts, pick(layouts, next), variant);
  for (let i = 0; i < variant; i++) next();
  const withPhone = next() < 0.45;
  const frame = pageFrame(withPhone);
  const canvas: Canvas = { next, palette, width, height };
  // The page is drawn before its ground, as its random choices come first.
  const page = toolbar(canvas, frame) + layout(canvas, frame) + (withPhone ? phone(canvas, frame) : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/><g>${ground(canvas)}</g>${page}</svg>`
  );
}

const layouts = [hero, split, grid];

/** The choice that follows `places` after another in the list, which begins again at its end. */
function turn<T>(choices: readonly T[], choice: T, places: number): T {
  return choices[(choices.indexOf(choice) + places) % choices.length] ?? choice;
}

type Frame = { x: number; y: number; width: number; height: number; end: number; inner: number };
const padding = 28;

function pageFrame(withPhone: boolean): Frame {
  const frame = { width: width * 0.6, height: height * 0.66, x: width * (withPhone ? 0.3 : 0.2) };
  const y = height * 0.17 + frame.height * 0.06;
  return { ...frame, y, end: frame.x + frame.width - padding, inner: frame.width - 2 * padding };
}

function toolbar({ palette }: Canvas, { x, y, width, height, end }: Frame) {
  const dots = [palette.spark, palette.tone, palette.deep].map((colour, i) =>
    rhombus(end - 6 - i * 24, y + 26, 7, colour),
  );
  const sheet = `<rect x="${x}" y="${number(y)}" width="${width}" height="${number(height)}" rx="18" fill="${palette.light}"/>`;
  return sheet + dots.join("") + bar(x + padding + 150, y + 19, 150, 14, palette.deep, 0.12);
}

/** A dark banner with a button and tiles, over three cards. */
function hero({ next, palette }: Canvas, { x, y, height, end, inner }: Frame) {
  const top = y + 62;
  let drawing =
    box(x + padding, top, inner, height * 0.42, palette.deep) +
    bar(end - 32, top + 48, inner * 0.42, 26, palette.light) +
    bar(end - 32, top + 92, inner * 0.32, 12, palette.light, 0.55) +
    bar(end - 32, top + 116, inner * 0.26, 12, palette.light, 0.55) +
    bar(end - 32, top + 154, 120, 36, palette.spark);
  for (let i = 0; i < 9; i++) {
    const colour = pick([palette.tone, palette.spark, palette.light], next);
    drawing += rhombus(x + padding + 70 + (i % 3) * 62, top + 52 + Math.floor(i / 3) * 62, 24, colour);
  }
  const card = (inner - 40) / 3;
  for (let i = 0; i < 3; i++) {
    const start = end - i * (card + 20);
    drawing += box(start - card, top + height * 0.42 + 22, card, height * 0.3, palette.tone, 0.16);
    drawing += triangle(start - 34, top + height * 0.42 + 46, 34, palette.tone);
    drawing += bar(start - 18, top + height * 0.42 + 100, card * 0.6, 12, palette.deep, 0.7);
  }
  return drawing;
}

/** Text on one side, a panel of stacked openings on the other. */
function split({ next, palette }: Canvas, { x, y, height, end, inner }: Frame) {
  const top = y + 62;
  const panel = inner * 0.46;
  let drawing =
    bar(end, top + 34, panel * 0.95, 30, palette.deep) +
    bar(end, top + 78, panel * 0.7, 30, palette.deep) +
    [0.85, 0.75, 0.5]
      .map((part, i) => bar(end, top + 130 + i * 24, panel * part, 11, palette.deep, 0.35))
      .join("") +
    bar(end, top + 216, 130, 40, palette.tone) +
    box(x + padding, top, panel, height - 62 - padding, palette.tone);
  let count = 0;
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column <= row; column++) {
      const colour = [palette.light, palette.spark, palette.deep][(count++ * 7 + Math.floor(next() * 3)) % 3];
      drawing += triangle(
        x + padding + panel / 2 + (column - row / 2) * 52,
        top + 60 + row * 48,
        44,
        colour ?? palette.light,
      );
    }
  }
  return drawing;
}

/** Six cards of a shop or a gallery. */
function grid({ palette }: Canvas, { y, height, end, inner }: Frame) {
  const top = y + 62;
  const card = { width: (inner - 40) / 3, height: (height - 62 - padding - 20) / 2 };
  let drawing = "";
  for (let i = 0; i < 6; i++) {
    const x = end - (i % 3) * (card.width + 20) - card.width;
    const cardTop = top + Math.floor(i / 3) * (card.height + 20);
    const middle = x + card.width / 2;
    drawing += box(x, cardTop, card.width, card.height, palette.tone, 0.16);
    drawing +=
      i % 2 === 1
        ? rhombus(
            middle,
            cardTop + card.height * 0.4,
            card.height * 0.24,
            i === 3 ? palette.spark : palette.tone,
          )
        : triangle(
            middle,
            cardTop + card.height * 0.18,
            card.height * 0.46,
            i === 4 ? palette.spark : palette.deep,
          );
    drawing += bar(
      x + card.width - 16,
      cardTop + card.height - 40,
      card.width * 0.55,
      11,
      palette.deep,
      0.75,
    );
    drawing += bar(x + card.width - 16, cardTop + card.height - 22, card.width * 0.35, 8, palette.deep, 0.35);
  }
  return drawing;
}

function phone({ palette, width }: Canvas, frame: Frame) {
  const w = width * 0.165;
  const h = w * 2.02;
  const x = width * 0.17;
  const y = frame.y + frame.height - h + 54;
  const lines = [0.5, 0.55, 0.68, 0.73, 0.86].map((part, i) =>
    bar(x + w - 16, y + h * part, w * (i % 2 ? 0.5 : 0.72), 10, palette.deep, i % 2 ? 0.35 : 0.75),
  );
  return (
    box(x - 8, y - 8, w + 16, h + 16, palette.deep, 1, 34) +
    box(x, y, w, h, palette.light, 1, 26) +
    rhombus(x + w - 26, y + 32, 8, palette.spark) +
    box(x + 16, y + 58, w - 32, h * 0.3, palette.tone, 1, 10) +
    triangle(x + w / 2, y + 58 + h * 0.07, h * 0.16, palette.spark) +
    lines.join("")
  );
}

/** A line of text or a button that ends at `end`, as right-to-left text does. */
function bar(end: number, y: number, width: number, height: number, colour: string, opacity = 1) {
  return box(end - width, y, width, height, colour, opacity, Math.min(8, height / 2));
}

function box(x: number, y: number, width: number, height: number, colour: string, opacity = 1, radius = 12) {
  const place = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
  return `<rect ${place} rx="${radius}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

function pick<T>(choices: readonly T[], next: () => number): T {
  const choice = choices[Math.floor(next() * choices.length)];
  if (choice === undefined) throw new Error("nothing to choose from");
  return choice;
}
