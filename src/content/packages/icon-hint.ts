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
 * The gradient and icon that `icon_html` hints at: its first words that are on the lists. Only a name from our own lists
 * ever comes out, so the HTML itself reaches no page; requirement SVC-07.
 */
export function iconHint(iconHtml: string | null): IconHint {
  const words = (iconHtml ?? "").slice(0, 2000).split(/[^A-Za-z0-9]+/);
  const named = <Name extends string>(names: readonly Name[]) =>
    words.map((word) => names.find((name) => name.toLowerCase() === word.toLowerCase())).find(Boolean);
  return { gradient: named(gradients) ?? "palm", icon: named(hintIcons) ?? "Server" };
}

/** The hint in the form in which `icon_html` is written; `iconHint` reads it back. */
export function iconHtmlOf({ gradient, icon }: IconHint): string {
  return `<span class="gradient-${gradient}"><i data-icon="${icon}"></i></span>`;
}
