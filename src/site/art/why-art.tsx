import { rhombus } from "../../ui/controls/shapes.ts";

const dotColours = ["var(--brand)", "var(--accent)", "var(--accent-mid)", "var(--accent-mid)"];

/** The brand's name on its lines, measured by letter-dots. */
export function MeasuredName({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 620 292" aria-hidden="true">
      <g stroke="var(--accent)" strokeOpacity=".45">
        <path d="M0 196H620" />
        <path d="M0 92H620M0 262H620" strokeDasharray="3 5" />
      </g>
      {/* Vowel marks would leave the measured lines. */}
      <text x="612" y="196" fontSize="214" fontWeight="600" fill="var(--ink)" direction="rtl">
        {name.replace(/[\u064B-\u0652]/g, "")}
      </text>
      {dotColours.map((fill, index) => {
        const d = rhombus(16, 183 - index * 26, 13);
        return <path key={d} d={d} fill={fill} />;
      })}
    </svg>
  );
}
