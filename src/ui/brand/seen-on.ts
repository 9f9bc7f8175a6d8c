/** On which grounds a logo stands out; `unknown` until it is measured, or for another site's picture. */
export const seenOnValues = ["unknown", "both", "light", "dark", "neither"] as const;
export type SeenOn = (typeof seenOnValues)[number];

export type Ground = "light" | "dark";

/** What stands for the agency on a ground: a logo, perhaps on a plate of the other kind, or null for its name in letters. */
export type ShownLogo = { path: string; onPlate: boolean } | null;

type Logos = {
  logo: string | null;
  logoDark: string | null;
  seen: { readonly [path: string]: SeenOn };
};

/**
 * The logo for a ground: that which was given for it where it stands out there, else the other, else on a plate; so contrast
 * cannot fail. A logo that stands out nowhere is replaced by the name. Requirement BRAND-01.
 */
export function logoOn(ground: Ground, { logo, logoDark, seen }: Logos): ShownLogo {
  const given = ground === "dark" ? [logoDark, logo] : [logo, logoDark];
  const usable = given.flatMap((path) => (path && seen[path] !== "neither" ? [path] : []));
  const standsOut = usable.find((path) => ["both", "unknown", ground].includes(seen[path] ?? "unknown"));
  if (standsOut) return { path: standsOut, onPlate: false };
  return usable[0] ? { path: usable[0], onPlate: true } : null;
}

/** Which of the grounds a logo would hardly be seen on; `both` when it is seen nowhere. */
export function faintOn(seen: SeenOn, grounds: readonly Ground[]): Ground | "both" | undefined {
  if (seen === "unknown" || seen === "both") return undefined;
  return seen === "neither" ? "both" : grounds.find((ground) => ground !== seen);
}
