import { foldDigits } from "../../text/arabic.ts";
import { type FieldOptions, kindOf } from "../field.ts";

type ColourOptions = FieldOptions & {
  /** `#rrggbb`; by default black. */
  initial?: string;
};

/** One colour, stored as `#rrggbb`; typed with or without `#`, in three or six characters, in any digits; BRAND-01. */
export const colour = kindOf<string, ColourOptions>("colour", ({ initial = "#000000" }) => ({
  stored: "text",
  initial: () => initial,
  schema: (z) =>
    z
      .string()
      .max(40)
      .transform((typed) => colourOf(typed) ?? typed)
      .refine((typed) => colourOf(typed) === typed, "colour"),
}));

/** `#rrggbb` of a typed colour; undefined for a text that is not a colour. */
export function colourOf(typed: string): string | undefined {
  const signs = foldDigits(typed.normalize("NFKC")).trim().replace(/^#/, "").toLowerCase();
  if (/^[\da-f]{6}$/.test(signs)) return `#${signs}`;
  if (/^[\da-f]{3}$/.test(signs)) return `#${[...signs].map((sign) => sign + sign).join("")}`;
  return undefined;
}
