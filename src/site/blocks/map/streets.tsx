/* A quarter of the house's lattice, seen from above: streets between letter-dots, a garden, and a dot where the house is. */

const [width, height, step] = [640, 400, 80];
const [centreX, centreY] = [320, 200];

/** A letter-dot as a path: a square that stands on its corner. */
const dot = (x: number, y: number, half: number) =>
  `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;

const columns = Array.from({ length: width / step + 1 }, (_, index) => index * step);
const rows = Array.from({ length: height / step + 1 }, (_, index) => index * step);
const between = step / 2;
/** The blocks of houses: each leaves half a street on all sides. */
const houses = [
  ...rows.flatMap((y) => columns.map((x) => dot(x, y, between - 6))),
  ...rows.flatMap((y) => columns.map((x) => dot(x + between, y + between, between - 6))),
].join("");
const gardens = [dot(160, 80, 34), dot(200, 120, 34), dot(480, 320, 34)].join("");
const squares = [dot(440, 120, 34), dot(120, 280, 34)].join("");

/** The streets around a place, in the colours of the theme. */
export function Streets({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--surface)" />
      <path d={houses} fill="var(--sunken)" />
      <path d={gardens} fill="var(--brand-tint)" />
      <path d={squares} fill="var(--accent-tint)" />
      <path
        d={`M0 ${height - 20}L${height - 20} 0M${width} 20L${width - height + 20} ${height}`}
        stroke="var(--line)"
        strokeWidth="20"
      />
      <path d={dot(centreX, centreY, 74)} fill="var(--brand)" fillOpacity=".12" />
      <path d={dot(centreX, centreY, 44)} fill="var(--brand)" />
      <path d={dot(centreX, centreY, 14)} fill="var(--sun)" />
    </svg>
  );
}
