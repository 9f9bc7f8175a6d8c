import type { BlockName } from "../../sections/blocks/blocks.text.ts";
import styles from "./add-block-dialog.module.css";

/** Pale for texts, middle for pictures and boxes, strong for headings and buttons, band for a coloured background. */
type Tone = "pale" | "middle" | "strong" | "band";
type Shape = readonly [x: number, y: number, width: number, height: number, tone: Tone];

// Drawn for a page that is read from the right, 120 by 72.
const heading: Shape = [66, 8, 46, 6, "strong"];
const row = (y: number, tone: Tone = "pale"): Shape => [8, y, 104, 4, tone];
const columns = (y: number, height: number, tone: Tone): Shape[] => [
  [80, y, 32, height, tone],
  [44, y, 32, height, tone],
  [8, y, 32, height, tone],
];

const shapes: Record<BlockName, readonly Shape[]> = {
  hero: [
    [60, 14, 52, 9, "strong"],
    [68, 30, 44, 4, "pale"],
    [76, 38, 36, 4, "pale"],
    [88, 50, 24, 9, "strong"],
    [8, 10, 44, 52, "middle"],
  ],
  words: [
    [66, 12, 46, 6, "strong"],
    ...[26, 34, 42, 50].map((y): Shape => [62, y, 50, 4, "pale"]),
    [8, 12, 46, 48, "middle"],
  ],
  features: [heading, ...columns(24, 8, "middle"), ...columns(38, 4, "strong"), ...columns(48, 4, "pale")],
  services: [heading, ...columns(24, 40, "middle")],
  packages: [heading, ...columns(22, 12, "strong"), ...columns(36, 28, "middle")],
  projects: [heading, ...columns(22, 28, "middle"), ...columns(54, 4, "strong"), ...columns(61, 4, "pale")],
  quote: [
    [16, 14, 96, 7, "strong"],
    [32, 26, 80, 7, "strong"],
    [96, 46, 16, 16, "middle"],
    [60, 52, 30, 4, "pale"],
  ],
  questions: [heading, row(24, "middle"), row(36, "middle"), row(48, "middle"), row(60, "middle")],
  people: [heading, ...columns(24, 18, "middle"), ...columns(46, 4, "strong"), ...columns(54, 4, "pale")],
  figures: [[0, 14, 120, 44, "band"], ...columns(24, 12, "strong"), ...columns(42, 4, "pale")],
  steps: [
    heading,
    ...[84, 58, 32, 6].map((x): Shape => [x, 26, 12, 12, "middle"]),
    ...[84, 58, 32, 6].map((x): Shape => [x, 44, 22, 4, "pale"]),
  ],
  gallery: [heading, ...columns(22, 20, "middle"), ...columns(46, 20, "middle")],
  table: [heading, row(22, "strong"), row(32), row(40), row(48), row(56)],
  form: [
    [70, 14, 42, 6, "strong"],
    [78, 26, 34, 4, "pale"],
    ...[10, 24, 38].map((y): Shape => [8, y, 52, 9, "middle"]),
    [36, 54, 24, 9, "strong"],
  ],
  video: [heading, [8, 20, 104, 46, "middle"], [52, 36, 16, 14, "strong"]],
  contact: [heading, ...columns(26, 22, "middle"), row(56)],
  call: [
    [0, 16, 120, 40, "band"],
    [60, 28, 52, 8, "strong"],
    [76, 42, 36, 4, "pale"],
    [8, 30, 28, 10, "middle"],
  ],
};

/** What a block looks like, drawn small; its name stands under it. */
export function BlockThumbnail({ of }: { of: BlockName }) {
  return (
    <svg viewBox="0 0 120 72" className={styles.thumbnail} aria-hidden="true">
      {shapes[of].map(([x, y, width, height, tone]) => (
        <rect key={`${x} ${y} ${tone}`} {...{ x, y, width, height }} rx="2" className={styles[tone]} />
      ))}
    </svg>
  );
}
