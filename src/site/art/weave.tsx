import { rhombus, triangle } from "../../ui/controls/shapes.ts";
import type { Shape } from "./paths.tsx";

const [width, height] = [560, 440];
const palm = "oklch(58% .1 160)";
const colours = ["var(--accent-mid)", palm, "var(--on-band)", "var(--sun)"];

/** A woven panel in the manner of Sadu: rows of openings and letter-dots, always the same. */
export function Weave() {
  return (
    <div className="weave">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {weave("sadu-7").map(({ d, fill }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          <path key={index} d={d} fill={fill} />
        ))}
      </svg>
    </div>
  );
}

function weave(seed: string): Shape[] {
  const random = seededRandom(seed);
  const threads: Shape[] = [];
  const unit = width / 14;
  let y = 6;
  while (y < height - 20) {
    const pattern = Math.floor(random() * 4);
    const main = colours[Math.floor(random() * 3)] ?? palm;
    const second = colours[Math.floor(random() * 4)] ?? palm;
    const row = rows[pattern] ?? rows[0];
    if (!row) break;
    threads.push(...row(y, unit, main, second));
    y += (rowHeights[pattern]?.(unit) ?? unit) + 7;
  }
  return threads;
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
const rowHeights: ((unit: number) => number)[] = [
  (unit) => unit * 0.9,
  (unit) => unit * 1.7,
  () => 6,
  (unit) => unit * 0.95,
];

const rows: ((y: number, unit: number, main: string, second: string) => Shape[])[] = [
  (y, unit, main, second) =>
    twoOf(
      (index) => triangle(unit * (index + 0.5), y, unit * 0.92),
      (index) => index % 4 === 1,
      main,
      second,
    ),
  (y, unit, main, second) => {
    const dots = (offset: number, radius: number) =>
      places(7)
        .map((index) => rhombus(unit * (2 * index + offset), y + unit * 0.8, unit * radius))
        .join("");
    return [
      { d: dots(1, 0.72), fill: main },
      { d: dots(1, 0.26), fill: "var(--band)" },
      { d: dots(0, 0.2), fill: second },
    ];
  },
  (y, _unit, main) => [{ d: `M0 ${(y + 1).toFixed(1)}H${width}v4H0z`, fill: main }],
  (y, unit, main, second) => {
    const tooth = (index: number) =>
      `M${(unit * index).toFixed(1)} ${y.toFixed(1)}h${unit.toFixed(1)}l${(-unit / 2).toFixed(1)} ${(unit * 0.8).toFixed(1)}z`;
    return twoOf(tooth, (index) => index % 3 === 0, main, second);
  },
];

/** A row of fourteen shapes in two colours. */
function twoOf(
  shape: (index: number) => string,
  isSecond: (index: number) => boolean,
  main: string,
  second: string,
) {
  const pathOf = (wanted: boolean) =>
    places(14)
      .filter((index) => isSecond(index) === wanted)
      .map(shape)
      .join("");
  return [
    { d: pathOf(false), fill: main },
    { d: pathOf(true), fill: second },
  ];
}

/** Mulberry32 over an FNV hash: the same seed gives the same weave on every render. */
function seededRandom(seed: string) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
