import { parapet, triangle } from "../../ui/controls/shapes.ts";
import styles from "./wall.module.css";
import { WallGround } from "./wall-ground.tsx";

const lights = ["var(--s)", "var(--a)", "var(--l)"];
const nightOrder = [1, 1, 2, 1, 0, 1, 2, 1, 1, 2, 1];

/** The wall of windows. `missing`: all windows are lit and one is missing (404). `lit`: a single window is lit (500). */
export function Wall({ kind }: { kind: "missing" | "lit" }) {
  return (
    <WallGround className={styles.frame}>
      <svg viewBox="0 0 620 420" aria-hidden="true">
        {kind === "lit" && <circle cx="120" cy="70" r="46" fill="var(--orb)" />}
        <path d={`${parapet(30, 590, 84, 56, 46)}M30 84H590V420H30z`} fill="var(--wall)" />
        {windows(kind).map(({ d, fill }) =>
          fill ? (
            <path key={d} d={d} fill={fill} />
          ) : (
            <path key={d} d={d} fill="none" stroke="var(--a)" strokeWidth="2.5" strokeDasharray="5 5" />
          ),
        )}
      </svg>
    </WallGround>
  );
}

function windows(kind: "missing" | "lit") {
  const openings: { d: string; fill: string | undefined }[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 8 - (row % 2); column++) {
      const d = triangle(78 + column * 66 + (row % 2 ? 33 : 0), 112 + row * 58, 42);
      openings.push({
        d,
        fill: kind === "lit" ? darkWindow(row, column) : litWindow(row, column, openings.length),
      });
    }
  }
  return openings;
}

function darkWindow(row: number, column: number) {
  return row === 2 && column === 5 ? "var(--s)" : "var(--off)";
}

function litWindow(row: number, column: number, index: number) {
  if (row === 2 && column === 4) return undefined;
  return lights[nightOrder[(index * 7 + row * 3 + column) % 11] ?? 0];
}
