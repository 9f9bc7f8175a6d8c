import type { ReactNode } from "react";
import { cluster, rhombus, triangle } from "../../ui/controls/shapes.ts";

/** The drawing of a responsible practice, by its place: a palm, a full gauge, shorter lines, the openings. */
export function PracticeArt({ place, score }: { place: number; score: string }) {
  const drawings: ReactNode[] = [
    <Palm key="palm" />,
    <Gauge key="gauge" score={score} />,
    <Lines key="lines" />,
    <Openings key="openings" />,
  ];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {drawings[place % drawings.length]}
    </svg>
  );
}

function Palm() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((leaf) => {
        const [across, up] = [28 - leaf * 3, 22 - leaf * 2];
        const y = 104 - leaf * 17;
        const bend = `${22 + leaf * 2} -${4 + leaf}`;
        return (
          <g key={leaf}>
            <path
              d={`M60 ${y}q${bend} ${across} -${up} q-${20 - leaf} 2 -${across} ${up}z`}
              fill={leaf === 4 ? "var(--sun)" : "var(--brand)"}
            />
            <path
              d={`M60 ${y}q-${bend} -${across} -${up} q${20 - leaf} 2 ${across} ${up}z`}
              fill="var(--accent-mid)"
            />
          </g>
        );
      })}
      <path d="M60 112V34" stroke="var(--brand)" strokeWidth="3" />
    </>
  );
}

function Gauge({ score }: { score: string }) {
  return (
    <>
      <circle cx="60" cy="60" r="40" fill="none" stroke="var(--line)" strokeWidth="9" />
      <circle
        cx="60"
        cy="60"
        r="40"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="9"
        strokeDasharray="246 252"
        transform="rotate(-90 60 60)"
      />
      <path d={rhombus(60, 20, 8)} fill="var(--sun)" />
      <text x="60" y="70" textAnchor="middle" fontSize="28" fontWeight="560" fill="var(--ink)">
        {score}
      </text>
    </>
  );
}

const lines = [
  [76, "var(--line-strong)"],
  [60, "var(--accent-mid)"],
  [40, "var(--accent)"],
  [22, "var(--brand)"],
] as const;

function Lines() {
  return lines.map(([width, fill], index) => (
    <rect key={fill} x={98 - width} y={22 + index * 22} width={width} height="14" rx="7" fill={fill} />
  ));
}

const order = [
  "var(--sun)",
  "var(--accent-mid)",
  "var(--accent-mid)",
  "var(--brand)",
  "var(--brand)",
  "var(--brand)",
];

function Openings() {
  return cluster(60, 18, 29.3).map(([x, y], index) => (
    <path key={`${x} ${y}`} d={triangle(x, y, 29)} fill={order[index]} />
  ));
}
