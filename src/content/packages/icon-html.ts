import { gradients, type HostingLook, hostingIcons } from "./packages.ts";

type Look = { [Part in keyof HostingLook]: HostingLook[Part] | null };

/**
 * The gradient and icon that `icon_html` of a call hints at: its first words that are on our lists, or null. The result holds only names
 * from these lists, so the HTML itself reaches no page; requirement SVC-07.
 */
export function lookIn(iconHtml: string | null): Look {
  const words = (iconHtml ?? "").slice(0, 2000).split(/[^A-Za-z0-9]+/);
  const named = <Name extends string>(names: readonly Name[]) =>
    words.map((word) => names.find((name) => name.toLowerCase() === word.toLowerCase())).find(Boolean) ??
    null;
  return { gradient: named(gradients), icon: named(hostingIcons) };
}

/** A look as the HTML of `icon_html`, which `lookIn` reads back; null without either part. */
export function iconHtmlOf({ gradient, icon }: Look): string | null {
  if (!gradient && !icon) return null;
  return `<span class="gradient-${gradient ?? "palm"}"><i data-icon="${icon ?? "Server"}"></i></span>`;
}
