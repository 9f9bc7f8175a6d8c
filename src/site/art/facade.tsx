import { cluster, parapet, rhombus, triangle } from "../../ui/controls/shapes.ts";
import styles from "./facade.module.css";

/** The hero drawing: a Najdi façade that is also a web page (parapet, toolbar, text lines, a button, a door). */
export function Facade({ label }: { label: string }) {
  return (
    <svg viewBox="20 60 560 628" preserveAspectRatio="xMidYMax meet" role="img" aria-label={label}>
      {/* The ground extends to both sides, however wide the panel is. */}
      <path d="M-900 668H1500V720H-900z" fill="var(--wall2)" />
      <circle className={styles.sunrise} cx="168" cy="160" r="74" fill="var(--orb)" />
      <path d={`${parapet(384, 560, 138, 44, 32)}M384 138H560V680H384z`} fill="var(--l)" />
      <path d={[428, 472, 516].map((x) => triangle(x, 152, 20)).join("")} fill="var(--wall)" />
      <path d={`${parapet(56, 544, 250, 61, 52)}M56 250H544L562 690H38z`} fill="var(--wall)" />
      <path d={rhombus(512, 284, 8)} fill="var(--s)" />
      <path d={rhombus(488, 284, 8)} fill="var(--a)" />
      <path d={rhombus(464, 284, 8)} fill="var(--l)" />
      <rect x="86" y="275" width="190" height="18" rx="9" fill="var(--off)" />
      <path d="M53 310H547" stroke="var(--off)" strokeWidth="2" />
      <Windows x={456} colours="ssasoa" />
      <Windows x={300} colours="aosgas" />
      <Windows x={144} colours="oaasgo" />
      <WovenBand />
      <Inscription />
      <Door />
      <path
        d="M402 630l6 33 8-11 13.5-1.5z"
        fill="#fff"
        stroke="#10201a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const colourOf: Record<string, string> = { a: "var(--a)", s: "var(--s)", g: "var(--g)", o: "var(--off)" };

/** Six openings that light up one after the other. */
function Windows({ x, colours }: { x: number; colours: string }) {
  return (
    <g className={styles.windows}>
      {cluster(x, 334, 30).map(([cx, cy], index) => (
        <path key={`${cx} ${cy}`} d={triangle(cx, cy, 30)} fill={colourOf[colours[index] ?? ""]} />
      ))}
    </g>
  );
}

function WovenBand() {
  const [unit, top] = [14, 442];
  const middle = top + unit * 1.7;
  const teeth = Array.from({ length: 19 }, (_, index) => 34 + 28 * (index + 0.5));
  const up = teeth.map((x) => `M${x - 14} ${top + 21}l14-15.4 14 15.4z`);
  const down = teeth.map((x) => `M${x - 14} ${top + 26.6}l14 15.4 14-15.4z`);
  const dots = teeth.map((x) => rhombus(x - 14, middle - 13.3, 3.4) + rhombus(x - 14, middle + 13.3, 3.4));
  return (
    <g clipPath="url(#wall)">
      <clipPath id="wall">
        <path d="M56 250H544L562 690H38z" />
      </clipPath>
      <path d={up.join("")} fill="var(--a)" />
      <path d={down.join("")} fill="var(--l)" />
      <path d={dots.join("")} fill="var(--s)" />
      <path d={`M34 ${top}H566M34 ${top + unit * 3.4}H566`} stroke="var(--off)" strokeWidth="2" />
    </g>
  );
}

function Inscription() {
  return (
    <>
      <path
        d="M320.5 524.5H499.5M366.5 551.5H499.5"
        stroke="var(--g)"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path d="M306 578H504M336 594H504" stroke="var(--off2)" strokeWidth="8" strokeLinecap="round" />
      <rect x="392" y="612" width="116" height="36" rx="8" fill="var(--s)" />
    </>
  );
}

function Door() {
  const leaves = [133.5, 200.5];
  const spokes = (x: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return `M${x} 552l${(19 * Math.cos(angle)).toFixed(1)} ${(19 * Math.sin(angle)).toFixed(1)}`;
    }).join("");
  const openings = (x: number, columns: number[]) =>
    [588, 614].flatMap((y) => columns.map((column) => triangle(x + column * 19, y, 15))).join("");
  return (
    <>
      <rect x="92" y="512" width="150" height="156" fill="var(--l)" />
      <rect x="100" y="520" width="134" height="148" fill="var(--wall2)" />
      <path d="M167 520V668" stroke="var(--l)" strokeWidth="4" />
      {leaves.map((x) => (
        <g key={x}>
          <circle cx={x} cy="552" r="21" fill="none" stroke="var(--a)" strokeWidth="3" />
          <path d={spokes(x)} stroke="var(--a)" strokeWidth="2" />
          <path d={rhombus(x, 552, 7) + openings(x, [0])} fill="var(--s)" />
          <path d={openings(x, [-1, 1])} fill="var(--a)" />
          <path d={rhombus(x, 652, 7)} fill="var(--g)" />
        </g>
      ))}
    </>
  );
}
