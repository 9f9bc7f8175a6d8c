import type { ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import { drawnColours } from "../brand/drawn-colours.ts";

/** What a home screen shows as an app: its name, and the address at which it opens and within which it stays. */
type ShownApp = { name: string; description?: string; path: string };

/** A web manifest, which lets a home screen show a part of the site as an app; its colours are the ground and the dark bands. */
export function manifestOf({ name, description, path }: ShownApp, { colour, iconTag }: ColouredBrand) {
  const drawn = drawnColours(colour);
  const icon = (file: string, sizes: string, purpose = "any") => ({
    src: `/icons/${file}.png${iconTag}`,
    sizes,
    type: "image/png",
    purpose,
  });
  return {
    name,
    short_name: name,
    ...(description !== undefined && { description }),
    lang: "ar",
    dir: "rtl",
    start_url: path,
    scope: path,
    display: "standalone",
    background_color: drawn["var(--bg)"] ?? "#f8f8f5",
    theme_color: drawn["var(--band)"] ?? "#032c20",
    icons: [
      icon("icon-192", "192x192"),
      icon("icon-512", "512x512"),
      icon("maskable-512", "512x512", "maskable"),
    ],
  };
}
