import { cluster, parapet, triangle } from "../../ui/controls/shapes.ts";
import type { Shape } from "./paths.tsx";

const [width, height] = [1440, 330];

/** Façades side by side in front of a rising sun; the front wall has the background colour of the next section. */
export function Skyline({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <circle cx="420" cy="150" r="122" fill="var(--sun)" />
      {houses().map(({ d, fill }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <path key={index} d={d} fill={fill} />
      ))}
    </svg>
  );
}

function houses(): Shape[] {
  return [
    house(-30, 300, 214, 55, 36, "var(--k1)"),
    house(640, 1000, 150, 60, 40, "var(--k1)"),
    house(1180, 1480, 170, 60, 40, "var(--k1)"),
    house(470, 600, 96, 43, 32, "var(--k3)"),
    windows(threeOverTwo(505, 120, 30, 40), 22, "var(--k0)"),
    house(1010, 1150, 80, 47, 34, "var(--k4)"),
    windows(threeOverTwo(1046, 108, 34, 42), 22, "var(--k0)"),
    house(120, 470, 232, 50, 36, "var(--k2)"),
    ...row(150, 252, 1, "var(--sun)"),
    house(580, 1060, 206, 60, 42, "var(--k0)"),
    ...lit(660, ["s", "a", "s", "3", "2", "a"]),
    ...lit(820, ["a", "s", "2", "a", "s", "3"]),
    ...lit(980, ["s", "2", "a", "s", "a", "2"]),
    house(1110, 1480, 238, 53, 36, "var(--k2)"),
    ...row(1146, 258, 2, "var(--accent-mid)"),
    { d: parapet(-20, 1460, 328, 60, 26), fill: "var(--bg)" },
  ];
}

function house(x0: number, x1: number, y: number, merlon: number, rise: number, fill: string): Shape {
  return { d: `${parapet(x0, x1, y, merlon, rise)}M${x0} ${y}H${x1}V${height}H${x0}z`, fill };
}

type Place = [x: number, y: number];

/** Three windows and, in the gaps below, two. */
function threeOverTwo(x: number, y: number, step: number, drop: number): Place[] {
  return [0, 1, 2, 0.5, 1.5].map((index) => [x + index * step, index % 1 === 0 ? y : y + drop]);
}

function windows(places: Place[], side: number, fill: string): Shape {
  return { d: places.map(([x, y]) => triangle(x, y, side)).join(""), fill };
}

/** Seven windows in a row; each third is lit. */
function row(x: number, y: number, first: number, light: string): Shape[] {
  const places = Array.from({ length: 7 }, (_, index): Place => [x + index * 48, y]);
  const third = (_: Place, index: number) => index % 3 === first;
  const others = (_: Place, index: number) => index % 3 !== first;
  return [windows(places.filter(others), 26, "var(--k1)"), windows(places.filter(third), 26, light)];
}

const lights: Record<string, string> = {
  s: "var(--sun)",
  a: "var(--accent-mid)",
  "2": "var(--k2)",
  "3": "var(--k3)",
};

/** A 1-2-3 group of windows, each in its own light. */
function lit(x: number, colours: string[]): Shape[] {
  const places = cluster(x, 222, 26);
  return Object.entries(lights).flatMap(([name, fill]) => {
    const chosen = places.filter((_, index) => colours[index] === name);
    return chosen.length > 0 ? [windows(chosen, 26, fill)] : [];
  });
}
