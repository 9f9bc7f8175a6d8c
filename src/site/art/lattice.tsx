import { triangle } from "../../ui/controls/shapes.ts";
import { Paths, type Shape } from "./paths.tsx";

const [width, height, cell] = [640, 330, 62];
const rowHeight = cell * 0.87;
const clusters: [column: number, row: number][] = [
  [2.5, 1],
  [6, 2],
  [9.5, 1],
];
/** The colours of a dark opening, and of the first, second and third row of a lit group. */
const latticeColours = ["oklch(32% .05 168)", "var(--sun)", "var(--accent-mid)", "oklch(58% .1 160)"];

/** A wall of openings, a few 1-2-3 groups of them lit: the background of a call band. */
export function Lattice() {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <Paths shapes={lattice()} fills={latticeColours} />
    </svg>
  );
}

/** The shapes of all openings. */
function lattice(): Shape[] {
  const lit = new Map<string, number>();
  for (const [column, row] of clusters) {
    for (let below = 0; below < 3; below++) {
      for (let index = 0; index <= below; index++) {
        lit.set(`${column * 2 - below + index * 2},${row + below}`, below + 1);
      }
    }
  }
  const openings: Shape[] = [];
  for (let row = 0; row * rowHeight < height + cell; row++) {
    for (let half = row % 2; (half * cell) / 2 < width + cell; half += 2) {
      const d = triangle((half * cell) / 2, row * rowHeight + 12, cell * 0.6);
      openings.push({ d, fill: latticeColours[lit.get(`${half},${row}`) ?? 0] ?? "" });
    }
  }
  return openings;
}
