import { rhombus } from "../../ui/controls/shapes.ts";

/** How an icon fills its square: on a ground with round corners, to the edge for launchers that cut it, or without a ground. */
export type IconForm = "rounded" | "full" | "bare";

/** An icon of 512 by 512 around a drawing in its middle. */
export function iconSvg(inside: string, { form, ground }: { form: IconForm; ground: string }): string {
  const corner = form === "full" ? 0 : 112;
  const behind = form === "bare" ? "" : `<rect width="512" height="512" rx="${corner}" fill="${ground}"/>`;
  // An icon that may be cut to a circle needs space around its drawing.
  const scale = form === "full" ? 0.78 : 1;
  const move = 256 * (1 - scale);
  return svg(`${behind}<g transform="translate(${move} ${move}) scale(${scale})">${inside}</g>`);
}

export const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${inside}</svg>`;

/** The six dots of the mark, those of its lowest row first. */
export function dots(colours: readonly [string, string, string]): string {
  const rows = [3, 2, 1].map((count, row) => {
    const y = 378 - row * 122;
    const places = Array.from({ length: count }, (_, at) =>
      rhombus(256 + (at - (count - 1) / 2) * 122, y, 56),
    );
    return `<path d="${places.join("")}" fill="${colours[row]}"/>`;
  });
  return rows.join("");
}

type Box = { x: number; y: number; width: number; height: number };

/** Scales and moves a measured drawing so that its ink is in the middle. */
export function centred(drawing: string, { x, y, width, height }: Box): string {
  const scale = 270 / Math.max(width, height, 1);
  const move = (from: number, size: number) => Math.round(256 - (from + size / 2) * scale);
  return `<g transform="translate(${move(x, width)} ${move(y, height)}) scale(${scale.toFixed(3)})">${drawing}</g>`;
}
