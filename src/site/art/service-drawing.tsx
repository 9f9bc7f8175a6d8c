import { serviceIcon } from "../../content/services/service-icons.tsx";
import { rhombus, triangle } from "../../ui/controls/shapes.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

/** What stands for a service without a picture: the drawing of its icon (a page, a shop, growing dots), else the icon. */
export function ServiceDrawing({ icon }: { icon: string }) {
  if (icon === "Building") return <PageDrawing />;
  if (icon === "Home") return <ShopDrawing />;
  if (icon === "Users") return <GrowthDrawing />;
  return <Icon of={serviceIcon(icon)} />;
}

function PageDrawing() {
  const openings = [
    [138, 104, "var(--sun)"],
    [118, 137, "var(--accent-mid)"],
    [158, 137, "var(--on-band)"],
    [98, 170, "var(--accent-mid)"],
    [138, 170, "var(--sun)"],
    [178, 170, "oklch(58% .1 160)"],
  ] as const;
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="240" fill="var(--accent-tint)" />
      <rect x="60" y="44" width="280" height="210" rx="12" fill="var(--surface)" />
      <path d={rhombus(318, 64, 5)} fill="var(--sun)" />
      <path d={rhombus(300, 64, 5)} fill="var(--accent-mid)" />
      <path d={rhombus(282, 64, 5)} fill="var(--brand)" />
      <path d="M223 99H313M247 121H313" stroke="var(--ink)" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M223 145H317M253 157H317"
        stroke="var(--line-strong)"
        strokeOpacity=".6"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="268" y="174" width="52" height="20" rx="5" fill="var(--brand)" />
      <rect x="80" y="88" width="116" height="166" rx="8" fill="var(--band)" />
      {openings.map(([x, y, fill]) => (
        <path key={`${x} ${y}`} d={triangle(x, y, 30)} fill={fill} />
      ))}
    </svg>
  );
}

function ShopDrawing() {
  const shelves = [
    [64, 72, "var(--accent-tint)", "var(--accent)"],
    [160, 48, "var(--band)", "var(--sun)"],
    [256, 72, "var(--cat-residential-tint)", "var(--cat-residential)"],
  ] as const;
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="240" fill="var(--brand-tint)" />
      {shelves.map(([x, y, ground, dot]) => (
        <g key={x}>
          <rect x={x} y={y} width="80" height="132" rx="10" fill="var(--surface)" />
          <rect x={x + 8} y={y + 8} width="64" height="64" rx="6" fill={ground} />
          <path d={rhombus(x + 40, y + 40, 18)} fill={dot} />
          <rect x={x + 24} y={y + 82} width="48" height="7" rx="3.5" fill="var(--ink)" />
          <rect x={x + 42} y={y + 96} width="30" height="6" rx="3" fill="var(--line-strong)" opacity=".6" />
          <rect x={x + 8} y={y + 110} width="64" height="14" rx="4" fill="var(--brand)" />
        </g>
      ))}
    </svg>
  );
}

function GrowthDrawing() {
  const columns = [1, 2, 3, 4, 6];
  const dots = columns.map((count, column) =>
    Array.from({ length: count }, (_, row) => rhombus(316 - column * 58, 206 - row * 29, 14)),
  );
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="240" fill="var(--cat-residential-tint)" />
      <path d={dots.flatMap((column) => column.slice(0, -1)).join("")} fill="var(--brand)" />
      <path
        d={dots
          .slice(0, -1)
          .flatMap((column) => column.slice(-1))
          .join("")}
        fill="var(--accent-mid)"
      />
      <path d={dots.at(-1)?.at(-1)} fill="var(--sun)" />
      <path d="M52 221H348" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}
