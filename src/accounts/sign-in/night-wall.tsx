import { useId } from "react";
import styles from "./login-screen.module.css";

const rows = Array.from({ length: 16 }, (_, row) => 12 + row * 62.64);
const columnStep = 72;

// The lit stacks, each of 1, 2 and 3 openings below each other: the row and the x position of the top opening.
const stacks = [
  { row: 1, x: 252 },
  { row: 2, x: 576 },
  { row: 7, x: 108 },
  { row: 7, x: 684 },
];

/** A façade at night: rows of triangular openings, some of them lit. Decorative. */
export function NightWall() {
  const shade = useId();
  return (
    <svg
      className={styles.wall}
      viewBox="0 0 760 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles.openings} d={openings(allPlaces())} />
      <path className={styles.first} d={openings(stacks.flatMap((stack) => level(stack, 0)))} />
      <path className={styles.second} d={openings(stacks.flatMap((stack) => level(stack, 1)))} />
      <path className={styles.third} d={openings(stacks.flatMap((stack) => level(stack, 2)))} />
      <rect y="520" width="760" height="380" fill={`url(#${shade})`} />
      <defs>
        <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
          <stop className={styles.shade} stopOpacity="0" />
          <stop className={styles.shade} offset=".5" />
        </linearGradient>
      </defs>
    </svg>
  );
}

type Place = { row: number; x: number };

/** The openings of a stack at one depth: 0 is the single one at the top, 2 the three at the bottom. */
function level({ row, x }: Place, depth: number): Place[] {
  const first = x - (depth * columnStep) / 2;
  return Array.from({ length: depth + 1 }, (_, index) => ({
    row: row + depth,
    x: first + index * columnStep,
  }));
}

function allPlaces(): Place[] {
  return rows.flatMap((_, row) =>
    Array.from({ length: 12 }, (_, column) => ({
      row,
      x: column * columnStep + (row % 2 === 0 ? 0 : columnStep / 2),
    })),
  );
}

function openings(places: Place[]) {
  return places.map(({ row, x }) => `M${x} ${rows[row]?.toFixed(1)}l21.6 37.2h-43.2z`).join("");
}
