import type { ReactNode } from "react";
import { parapet, rhombus, triangle } from "../../ui/controls/shapes.ts";
import { Paths, type Shape } from "./paths.tsx";

const palette = ["var(--brand)", "var(--accent-mid)", "var(--accent)"];

/** The drawing of a pillar, by its place: letter-dots around a sun, rising openings, a gate with its towers. */
export function PillarArt({ place }: { place: number }) {
  const drawings: (() => ReactNode)[] = [Society, Economy, Gate];
  const Drawing = drawings[place % drawings.length] ?? Society;
  return (
    <svg viewBox="0 0 400 210" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

function Society() {
  const shapes: Shape[] = [];
  for (let row = -3; row <= 3; row++) {
    for (let column = -5; column <= 5; column++) {
      const x = 200 + column * 38 + (row % 2 ? 19 : 0);
      const y = 112 + row * 29;
      if (y > 200 || y < 14) continue;
      const distance = Math.abs(x - 200) + Math.abs(y - 112) * 1.25;
      const radius = distance < 20 ? 22 : distance < 90 ? 15 : distance < 160 ? 10 : 6;
      const fill = palette[(Math.abs(column) + Math.abs(row)) % 3] ?? "";
      shapes.push({ d: rhombus(x, y, radius), fill: distance < 20 ? "var(--sun)" : fill });
    }
  }
  return <Paths shapes={shapes} />;
}

function Economy() {
  const towers = [1, 2, 2, 3, 4, 4, 5];
  const order = ["var(--accent)", "var(--accent-mid)", "var(--brand)"];
  const shapes = towers.flatMap((floors, tower) =>
    Array.from({ length: floors }, (_, floor): Shape => {
      const isTop = tower === towers.length - 1 && floor === floors - 1;
      const fill = order[(tower + floor) % 3] ?? "";
      return { d: triangle(362 - tower * 54, 166 - floor * 36, 36), fill: isTop ? "var(--sun)" : fill };
    }),
  );
  return (
    <>
      <Paths shapes={shapes} />
      <path d="M14 202H386" stroke="var(--accent)" strokeOpacity=".5" strokeWidth="2" />
    </>
  );
}

function Gate() {
  const lights: Shape[] = [175, 225].flatMap((x) =>
    [0, 1, 2].map((row) => ({
      d: triangle(x, 106 + row * 32, 20),
      fill: row === 1 ? "var(--sun)" : "var(--accent-mid)",
    })),
  );
  const sides: Shape[] = [28, 304].flatMap((x) => [
    ...[0, 1, 2].map((index) => ({ d: triangle(x + index * 34, 176, 26), fill: "var(--g2)" })),
    ...[0, 1].map((index) => ({ d: triangle(x + 17 + index * 34, 146, 26), fill: "var(--g2)" })),
    { d: triangle(x + 34, 116, 26), fill: "var(--accent-mid)" },
  ]);
  return (
    <>
      <path d={`${parapet(120, 280, 62, 40, 30)}M120 62H280V210H120z`} fill="var(--g1)" />
      <path d="M150 94H250V210H150z" fill="var(--g0)" />
      <path d="M200 94V210" stroke="var(--g1)" strokeWidth="4" />
      <Paths shapes={[...lights, { d: rhombus(200, 158, 15), fill: "var(--sun)" }, ...sides]} />
    </>
  );
}
