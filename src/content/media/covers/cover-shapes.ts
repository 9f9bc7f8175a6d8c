export type Palette = { ground: string; deep: string; tone: string; light: string; spark: string };
export type Canvas = { next: () => number; palette: Palette; width: number; height: number };

/** Numbers from 0 to 1 that follow from the seed alone. */
export function random(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is enough for a drawing and keeps it small. */
export const number = (value: number) => +value.toFixed(1);

/** A diamond, the shape of the dots of Arabic letters, around its middle. */
export const rhombus = (x: number, y: number, radius: number, colour: string) =>
  `<path d="M${number(x)} ${number(y - radius)}l${number(radius)} ${number(radius)}-${number(radius)} ${number(radius)}-${number(radius)}-${number(radius)}z" fill="${colour}"/>`;

/** A triangle, the shape of a wall opening, below its tip. */
export const triangle = (x: number, y: number, side: number, colour: string) =>
  `<path d="M${number(x)} ${number(y)}l${number(side / 2)} ${number(side * 0.86)}h${number(-side)}z" fill="${colour}"/>`;
