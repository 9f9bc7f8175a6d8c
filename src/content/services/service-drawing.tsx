import { rhombus } from "../../ui/controls/shapes.ts";
import styles from "./service-drawing.module.css";
import type { ServiceArt } from "./services.ts";

/**
 * The drawing of a service, 204 by 132. All drawings have a ground line, outlined shapes in a few colours, and one spark. The
 * colours follow the theme.
 */
export function ServiceDrawing({ art }: { art: ServiceArt }) {
  return (
    <svg className={styles.drawing} viewBox="20 14 204 132" aria-hidden="true">
      <path d="M20 138H220" />
      {shapes[art].map(([fill, path, isFlat]) => (
        <path key={path} className={classOf(fill, isFlat)} d={path} />
      ))}
    </svg>
  );
}

function classOf(fill: Fill, isFlat?: boolean): string | undefined {
  return [fill !== "none" && styles[fill], isFlat && styles.flat].filter(Boolean).join(" ") || undefined;
}

type Fill = "none" | "drawn" | "paper" | "tint" | "middle" | "palm" | "khuzama" | "spark";
/** A shape, outlined unless it is flat. Shapes are listed in the order of painting. */
type Shape = readonly [fill: Fill, path: string, isFlat?: true];

/** A rectangle with round corners. */
function box(x: number, y: number, width: number, height: number, radius: number) {
  const [r, w, h] = [radius, width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

const shapes: Record<ServiceArt, readonly Shape[]> = {
  design: [
    ["paper", box(64, 26, 112, 112, 4)],
    ["none", "M64 46H176"],
    ["spark", rhombus(166, 36, 4), true],
    ["khuzama", rhombus(154, 36, 4), true],
    ["palm", rhombus(142, 36, 4), true],
    ["none", "M76 124C84 84 112 62 164 60"],
    ["none", "M112 56L164 60"],
    ["none", "M76 124L84 84"],
    ["paper", box(108, 52, 8, 8, 0)],
    ["paper", box(80, 80, 8, 8, 0)],
    ["palm", rhombus(164, 60, 7)],
    ["palm", rhombus(76, 124, 7)],
    ["middle", box(120, 84, 44, 5, 2.5), true],
    ["middle", box(104, 96, 60, 5, 2.5), true],
    ["middle", box(130, 108, 34, 5, 2.5), true],
    ["khuzama", "M204 138L192 118V40H216V118z"],
    ["spark", "M192 40V30q12-8 24 0V40z"],
    ["none", "M204 40V116"],
  ],
  store: [
    ["paper", box(56, 64, 128, 74, 0)],
    ["khuzama", box(128, 88, 36, 50, 2)],
    ["none", "M146 88V138"],
    ["drawn", rhombus(140, 114, 3), true],
    ["tint", box(72, 84, 42, 32, 2)],
    ["none", "M72 104H114"],
    ["palm", box(80, 92, 10, 12, 1)],
    ["spark", box(96, 94, 10, 10, 5)],
    ["palm", "M50 40h28v22a14 14 0 0 1-28 0z"],
    ["paper", "M78 40h28v22a14 14 0 0 1-28 0z"],
    ["palm", "M106 40h28v22a14 14 0 0 1-28 0z"],
    ["paper", "M134 40h28v22a14 14 0 0 1-28 0z"],
    ["palm", "M162 40h28v22a14 14 0 0 1-28 0z"],
    ["paper", "M50 40L58 24H182L190 40z"],
    ["spark", rhombus(120, 32, 5), true],
    ["spark", "M196 108h26l-3 30h-20z"],
    ["none", "M203 108q0-12 6-12t6 12"],
  ],
  marketing: [
    ["paper", "M150 62L74 34V116L150 90z"],
    ["paper", "M74 34C64 50 64 100 74 116"],
    ["palm", "M150 60H172a10 10 0 0 1 10 10V82a10 10 0 0 1-10 10H150z"],
    ["khuzama", "M156 92L164 130H146L138 94"],
    ["none", "M108 46V104"],
    ["spark", rhombus(48, 75, 6)],
    ["khuzama", rhombus(34, 54, 5)],
    ["khuzama", rhombus(34, 96, 5)],
    ["tint", box(194, 112, 10, 26, 1)],
    ["palm", box(208, 96, 10, 42, 1)],
  ],
  dev: [
    ["paper", box(44, 26, 152, 100, 5)],
    ["none", "M44 46H196"],
    ["spark", rhombus(184, 36, 4), true],
    ["khuzama", rhombus(172, 36, 4), true],
    ["palm", rhombus(160, 36, 4), true],
    ["palm", box(128, 58, 56, 6, 3), true],
    ["middle", box(102, 72, 70, 6, 3), true],
    ["khuzama", box(118, 86, 42, 6, 3), true],
    ["middle", box(114, 100, 58, 6, 3), true],
    ["palm", box(156, 112, 28, 6, 3), true],
    ["none", "M88 60q-10 0-10 10v8q0 8-8 8 8 0 8 8v8q0 10 10 10"],
    ["tint", "M104 126H136V138H104z"],
    ["none", "M60 138H180"],
  ],
  responsive: [
    ["paper", box(30, 28, 128, 88, 5)],
    ["tint", "M82 116L76 138H112L106 116"],
    ["tint", box(42, 40, 104, 26, 2), true],
    ["middle", box(86, 76, 60, 5, 2.5), true],
    ["middle", box(62, 88, 84, 5, 2.5), true],
    ["middle", box(102, 100, 44, 5, 2.5), true],
    ["paper", box(128, 52, 56, 86, 5)],
    ["khuzama", box(136, 62, 40, 26, 2), true],
    ["middle", box(142, 96, 34, 5, 2.5), true],
    ["middle", box(150, 106, 26, 5, 2.5), true],
    ["palm", box(146, 118, 30, 8, 4), true],
    ["paper", box(178, 76, 34, 62, 6)],
    ["palm", box(184, 86, 22, 16, 2), true],
    ["middle", box(186, 108, 20, 4, 2), true],
    ["middle", box(192, 116, 14, 4, 2), true],
    ["spark", rhombus(195, 128, 4), true],
  ],
  speed: [
    ["paper", "M40 132A80 80 0 0 1 200 132z"],
    ["palm", "M40 132A80 80 0 0 1 62 77L86 99A48 48 0 0 0 72 132z"],
    ["palm", "M62 77A80 80 0 0 1 105 53.4L111 84.8A48 48 0 0 0 86 99z"],
    ["khuzama", "M105 53.4A80 80 0 0 1 158 61.5L142.8 89.7A48 48 0 0 0 111 84.8z"],
    ["tint", "M158 61.5A80 80 0 0 1 200 132H168A48 48 0 0 0 142.8 89.7z"],
    ["none", "M120 132L66 92"],
    ["drawn", "M123 127L62 89L117 136z", true],
    ["paper", "M111 132a9 9 0 1 0 18 0 9 9 0 1 0-18 0z"],
    ["spark", rhombus(54, 66, 6)],
    ["none", "M111 40h18M120 40V52"],
    ["none", "M177 75l9-9"],
  ],
  support: [
    ["paper", "M62 30H178a8 8 0 0 1 8 8V98a8 8 0 0 1-8 8H118L94 126V106H62a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z"],
    ["palm", rhombus(146, 68, 9)],
    ["khuzama", rhombus(120, 68, 9)],
    ["spark", rhombus(94, 68, 9)],
    ["none", "M170 124V116a22 22 0 0 1 44 0V124"],
    ["palm", box(164, 116, 12, 22, 5)],
    ["palm", box(208, 116, 12, 22, 5)],
    ["khuzama", "M34 52a14 14 0 1 0 14 20 12 12 0 0 1-14-20z"],
  ],
};
