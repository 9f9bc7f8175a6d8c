import { rhombus, triangle } from "../controls/shapes.ts";

const schemes = [
  { ground: "var(--accent-tint)", openings: "var(--accent-mid)", dot: "var(--on-accent-tint)" },
  {
    ground: "var(--brand-tint)",
    openings: "oklch(68% calc(.1 * var(--depth, 1)) calc(160 + var(--turn, 0)))",
    dot: "var(--on-brand-tint)",
  },
  { ground: "var(--cat-residential-tint)", openings: "oklch(74% .1 48)", dot: "var(--cat-residential)" },
  { ground: "var(--cat-industrial-tint)", openings: "oklch(74% .07 212)", dot: "var(--cat-industrial)" },
] as const;
const [width, cell] = [400, 50];

/** In place of a photo: the first letter on a diamond, over a pattern of triangles. The same name gives the same picture. */
export function Portrait({ name, height = 300 }: { name: string; height?: number }) {
  const random = randomOf(name);
  const scheme = schemes[Math.floor(random() * schemes.length)] ?? schemes[0];
  const [x, y] = [width / 2, height / 2];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill={scheme.ground} />
      <path d={openings(height, random)} fill={scheme.openings} opacity=".55" />
      <path d={rhombus(x, y, 82)} fill={scheme.dot} />
      <text
        x={x}
        y={y}
        dominantBaseline="central"
        textAnchor="middle"
        fontSize="56"
        fontWeight="600"
        fill={scheme.ground}
      >
        {[...name.trim()][0]}
      </text>
    </svg>
  );
}

/** The triangles, on about two fifths of the places around the diamond. */
function openings(height: number, random: () => number) {
  let path = "";
  for (let row = 0; row < height / cell; row++) {
    for (let column = 0; column < width / cell; column++) {
      const [x, y] = [column * cell + (row % 2 ? 50 : 25), row * cell + 4];
      const besideTheDot = Math.abs(x - width / 2) + Math.abs(y + 15 - height / 2) > 128;
      if (besideTheDot && random() < 0.42) path += triangle(x, y, 36);
    }
  }
  return path;
}

/** Numbers from 0 to 1 that a text decides (FNV-1a and mulberry32): the same on every server and in every browser. */
function randomOf(text: string) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
