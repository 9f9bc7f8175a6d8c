import type { Settings } from "./schema.ts";
import { text } from "./settings-admin.text.ts";

/** The names of the settings, for the merge and the history. */
export const labels: { [Name in keyof Settings]: string } = text.fields;

/** A setting in words where its value says little by itself. */
export function settingWords(name: string, value: unknown): string | undefined {
  if (name === "defaultTheme") return value === "dark" ? text.themes.dark : text.themes.light;
  if (name !== "socials" || !Array.isArray(value)) return undefined;
  const socials: Settings["socials"] = value;
  return socials.length === 0
    ? text.noSocials
    : socials.map(({ label, url }) => `${label}: ${url}`).join("\n");
}
