import type { MailColours } from "../../kernel/background/mail-look.ts";
import type { Colours } from "../../ui/palette/palette.ts";

/** The colours of mails, each pair of which stands in the contrast table of the palette. */
export function mailColours(colours: Colours): MailColours {
  const of = (token: string) => colours.get(token) ?? "#000000";
  return {
    ground: of("sunken"),
    sheet: of("surface"),
    line: of("line"),
    ink: of("ink"),
    text: of("ink"),
    soft: of("muted"),
    brand: of("brand"),
    onBrand: of("on-brand"),
    quote: of("accent-tint"),
    edge: of("accent-mid"),
  };
}
