export const gradients = ["palm", "khuzama", "arfaj"] as const;
export const hintIcons = [
  "Building",
  "Home",
  "Factory",
  "Wrench",
  "Users",
  "Shield",
  "Cloud",
  "Server",
  "HardDrive",
] as const;

export type IconHint = { gradient: (typeof gradients)[number]; icon: (typeof hintIcons)[number] };

/**
 * The gradient and icon of `icon_html`: its first words that are on our lists. The result holds only names from these lists,
 * so the HTML itself reaches no page; requirement SVC-07.
 */
export function iconHint(iconHtml: string | null): IconHint {
  const words = (iconHtml ?? "").slice(0, 2000).split(/[^A-Za-z0-9]+/);
  const named = <Name extends string>(names: readonly Name[]) =>
    words.map((word) => names.find((name) => name.toLowerCase() === word.toLowerCase())).find(Boolean);
  return { gradient: named(gradients) ?? "palm", icon: named(hintIcons) ?? "Server" };
}

/** Writes a hint as the HTML of `icon_html`; `iconHint` reads it back. */
export function iconHtmlOf({ gradient, icon }: IconHint): string {
  return `<span class="gradient-${gradient}"><i data-icon="${icon}"></i></span>`;
}
