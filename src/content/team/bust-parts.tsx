import type { Portrait } from "./members.ts";

/** Shades the left side of a face, since the light comes from the upper right. */
export function FaceShade({ id, face: outline }: { id: Portrait; face: string }) {
  return (
    <>
      <clipPath id={`bust-face-${id}`}>
        <path d={outline} />
      </clipPath>
      <path
        clipPath={`url(#bust-face-${id})`}
        d="M60 50H112C100 84 102 120 108 140C112 158 122 168 134 182L60 190z"
        fill="black"
        fillOpacity="0.13"
      />
    </>
  );
}

/** Brows, eyes and nose. */
export function Features() {
  return (
    <>
      <g fill="none" stroke="var(--hair)" strokeWidth="4" strokeLinecap="round">
        <path d="M97 107q9-6 17-1.5M127 105.5q9-4.5 17 1.5" />
      </g>
      <g fill="var(--hair)">
        <ellipse cx="106" cy="119" rx="3.1" ry="3.5" />
        <ellipse cx="135" cy="119" rx="3.1" ry="3.5" />
      </g>
      <g fill="none" stroke="black" strokeOpacity="0.26" strokeWidth="3" strokeLinecap="round">
        <path d="M119 117l-5 20q3 3 8 2" strokeLinejoin="round" />
      </g>
    </>
  );
}

export function Smile() {
  return (
    <path
      d="M109 156q11 7 22 0"
      fill="none"
      stroke="oklch(43% 0.09 27)"
      strokeOpacity="0.85"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  );
}

export function Glasses() {
  return (
    <g fill="none" stroke="var(--hair)" strokeWidth="3">
      <rect x="91" y="108" width="26" height="22" rx="8" />
      <rect x="125" y="108" width="26" height="22" rx="8" />
      <path d="M117 116q4-3 8 0" />
    </g>
  );
}

/** The double black cord that holds a headcloth. */
export function Igal() {
  return (
    <path
      d="M64 82C76 60 164 60 176 82M64 70C78 48 162 48 176 70"
      fill="none"
      stroke="var(--hair)"
      strokeWidth="8"
      strokeLinecap="round"
    />
  );
}

/** Darkens a part of a surface. */
export function Shade({ by, d }: { by: number; d: string }) {
  return <path d={d} fill="black" fillOpacity={by} />;
}
