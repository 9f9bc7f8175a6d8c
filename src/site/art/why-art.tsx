import { rhombus } from "../../ui/controls/shapes.ts";

const dotColours = ["var(--brand)", "var(--accent)", "var(--accent-mid)", "var(--accent-mid)"];

/** Divided by the number of letters this gives the font size: a letter is about half as wide as it is high. */
const widest = 1060;

/** The brand's name on its lines, measured by letter-dots. */
export function MeasuredName({ name }: { name: string }) {
  // Vowel marks would exceed the measured lines.
  const letters = name.replace(/[\u064B-\u0652]/g, "");
  const size = Math.min(214, widest / letters.length);
  return (
    <svg viewBox="0 0 620 292" aria-hidden="true">
      <g stroke="var(--accent)" strokeOpacity=".45">
        <path d="M0 196H620" />
        <path d="M0 92H620M0 262H620" strokeDasharray="3 5" />
      </g>
      <text x="612" y="196" fontSize={size} fontWeight="600" fill="var(--ink)" direction="rtl">
        {letters}
      </text>
      {dotColours.map((fill, index) => {
        const d = rhombus(16, 183 - index * 26, 13);
        return <path key={d} d={d} fill={fill} />;
      })}
    </svg>
  );
}
